import type { Upgrade } from '../../rules/terms/card-language.ts';

export const revivalElixir: Upgrade = {
  id: 'revival-elixir',
  name: 'Revival Elixir',
  version: 1,
  factions: ['commonwealth', 'leshavult'],
  allowed: ['cleric'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'revival-elixir',
      name: 'Revival Elixir',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'would-be-slain', who: { side: 'friendly', within: { in: 4 } } },
          may: true,
          do: [{ do: 'choose-x', to: { of: 'self', the: 'energy' }, pays: true, then: [{ do: 'remain', who: 'subject', boxes: 'X' }] }],
        },
      ],
    },
  ],
};
