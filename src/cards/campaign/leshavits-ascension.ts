import type { TableCard } from '../../rules/terms/card-language.ts';

export const leshavitsAscension: TableCard = {
  id: 'leshavits-ascension',
  kind: 'campaign',
  name: "Leshavit's Ascension",
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult'],
  at: ['action-gap'],
  rules: [
    {
      when: { on: 'slain', who: {} },
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', is: ['spirit', 'cultist'] },
          as: 'risen',
          then: [{ do: 'gain', to: { picked: 'risen' }, energy: 1 }],
        },
      ],
    },
  ],
};
