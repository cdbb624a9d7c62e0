import type { TableCard } from '../../rules/terms/card-language.ts';

export const sleightOfHand: TableCard = {
  id: 'sleight-of-hand',
  kind: 'campaign',
  name: 'Sleight of Hand',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion'],
  at: ['action-gap'],
  target: { side: 'friendly', is: ['rogue'] },
  do: [
    {
      do: 'pick',
      which: { but: 'target', within: { in: 2, of: 'target' }, if: [{ who: 'each', holdsStone: true }] },
      as: 'robbed',
      then: [{ do: 'take-stone', from: { picked: 'robbed' }, to: 'target' }],
    },
  ],
};
