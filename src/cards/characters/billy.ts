import type { Character } from '../../rules/terms/card-language.ts';
import { quiltedArmour } from '../library/armour.ts';
import { deal } from '../library/deal.ts';

export const billy: Character = {
  id: 'billy',
  name: 'Billy',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['gnome', 'militia', 'animal'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 4],
  melee: 4,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'arming-sword',
      name: 'Arming Sword',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing'], by: 1, scope: 'melee' }] }],
    },
    quiltedArmour,
    {
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
                { do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'impact' },
                { do: 'move', who: 'target', in: 'X', way: { away: 'self' } },
              ],
              catastrophe: [{ do: 'move', who: 'target', in: 3, may: true, by: 'owner' }],
            },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'high-ho-silver',
      name: 'High-ho Silver',
      cost: 2,
      outcomes: [
        { on: { colour: ['green', 'pink'], value: 'X' }, do: [{ do: 'move', who: 'self', in: { x: 2 } }] },
        { on: 'catastrophe', do: [{ do: 'apply', to: 'self', mods: [{ mod: 'forbid', actions: ['move'] }], until: 'turn' }] },
      ],
    },
  ],
  signature: {
    id: 'wild-swing',
    name: 'Wild Swing',
    upgrades: 'falling-swing',
    types: ['slicing'],
    deal: deal(null, 2, 2, 3, 3, 2),
    end: [{ do: 'move', who: 'enemy', in: 1, way: { away: 'self' } }],
  },
};
