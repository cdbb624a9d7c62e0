import type { TableCard } from '../../rules/terms/card-language.ts';

export const strategicManoeuvre: TableCard = {
  id: 'strategic-manoeuvre',
  kind: 'campaign',
  name: 'Strategic Manoeuvre',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'shades'],
  at: ['replenish-start'],
  do: [
    {
      do: 'for-each',
      which: { side: 'friendly', if: [{ who: 'each', engaged: true }] },
      effects: [{ do: 'move', who: 'each', in: 2, may: true }],
    },
  ],
};
