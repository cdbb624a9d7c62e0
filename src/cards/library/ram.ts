import type { Active, Value } from '../../rules/terms/card-language.ts';

/** Moves directly towards an enemy; in contact, a flipped card damages the enemy and moves it away. @rule ABL-14 */
export const ram = (damage: Value): Active => ({
  kind: 'active',
  id: 'ramming-speed',
  name: 'Ramming Speed',
  cost: 3,
  range: 6,
  target: { which: { side: 'enemy' } },
  do: [
    { do: 'move', who: 'self', in: 6, way: { towards: 'target' } },
    {
      do: 'if',
      cond: [{ contact: ['self', 'target'] }],
      then: [
        {
          do: 'flip',
          then: [
            { do: 'damage', to: 'target', by: damage, type: 'impact' },
            { do: 'move', who: 'target', in: 'X', way: { away: 'self' } },
          ],
          catastrophe: [{ do: 'move', who: 'target', in: 3, may: true, by: 'owner' }],
        },
      ],
    },
  ],
});
