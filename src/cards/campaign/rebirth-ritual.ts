import type { TableCard } from '../../rules/terms/card-language.ts';

export const rebirthRitual: TableCard = {
  id: 'rebirth-ritual',
  kind: 'campaign',
  name: 'Rebirth Ritual',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult'],
  at: ['slain'],
  target: { side: 'friendly' },
  if: [{ who: 'subject', returns: 'by-card' }],
  do: [
    { do: 'drop-stone', from: 'subject', n: 'all' },
    { do: 'return', who: 'subject', contact: 'target', boxes: 0 },
    {
      do: 'if',
      cond: [{ who: 'subject', slain: false }],
      then: [
        {
          do: 'choose-x',
          to: { of: 'subject', the: 'health' },
          then: [
            { do: 'wound', to: 'target', by: 'X' },
            { do: 'heal', to: 'subject', by: 'X' },
          ],
        },
      ],
    },
  ],
};
