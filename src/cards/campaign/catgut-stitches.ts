import type { TableCard } from '../../rules/terms/card-language.ts';

export const catgutStitches: TableCard = {
  id: 'catgut-stitches',
  kind: 'campaign',
  name: 'Catgut Stitches',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['action-gap'],
  target: { side: 'friendly', is: ['wizard', 'cleric'] },
  if: [{ exists: { side: 'friendly', slain: true, if: [{ who: 'each', returns: 'by-card' }] } }],
  do: [
    {
      do: 'pick',
      which: { side: 'friendly', slain: true, if: [{ who: 'each', returns: 'by-card' }] },
      as: 'stitched',
      then: [{ do: 'return', who: { picked: 'stitched' }, contact: 'target' }],
    },
  ],
};
