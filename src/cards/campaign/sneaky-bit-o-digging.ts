import type { TableCard } from '../../rules/terms/card-language.ts';

export const sneakyBitODigging: TableCard = {
  id: 'sneaky-bit-o-digging',
  kind: 'campaign',
  name: "Sneaky Bit o' Digging",
  version: 2,
  clause: 'CMP-3',
  factions: ['shades'],
  at: ['deployed'],
  do: [
    {
      do: 'pick-stone',
      then: [
        { do: 'flip', then: [{ do: 'depth', by: { x: -1 }, min: 1 }], catastrophe: [] },
        {
          do: 'if',
          cond: [{ exists: { side: 'friendly', is: ['rogue'] } }],
          then: [
            {
              do: 'pick-stone',
              other: true,
              may: true,
              then: [{ do: 'flip', then: [{ do: 'depth', by: { x: -1 }, min: 1 }], catastrophe: [] }],
            },
          ],
        },
      ],
    },
  ],
};
