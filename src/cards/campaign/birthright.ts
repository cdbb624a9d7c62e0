import type { TableCard } from '../../rules/terms/card-language.ts';

export const birthright: TableCard = {
  id: 'birthright',
  kind: 'campaign',
  name: 'Birthright',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['action-gap'],
  rules: [
    {
      when: { on: 'would-suffer', who: { side: 'friendly', is: ['noble'] } },
      may: true,
      limit: { per: 'turn', first: true },
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', isNot: ['noble'], within: { in: 4, of: 'subject' } },
          as: 'taker',
          then: [{ do: 'redirect', to: { picked: 'taker' } }],
        },
      ],
    },
  ],
};
