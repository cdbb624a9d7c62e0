import type { TableCard } from '../../rules/terms/card-language.ts';

export const hotPotato: TableCard = {
  id: 'hot-potato',
  kind: 'campaign',
  name: 'Hot Potato',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion', 'shades'],
  at: ['action-gap'],
  target: { side: 'friendly', if: [{ who: 'each', holdsStone: true }] },
  do: [
    {
      do: 'pick',
      which: { side: 'friendly', but: 'target', within: { in: 4, of: 'target' } },
      as: 'catcher',
      then: [{ do: 'take-stone', from: 'target', to: { picked: 'catcher' }, n: 'all' }],
    },
  ],
};
