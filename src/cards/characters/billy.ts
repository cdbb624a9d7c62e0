import type { Character } from '../../rules/terms/card-language.ts';
import { quiltedArmour } from '../library/armour.ts';
import { deal } from '../library/deal.ts';
import { ram } from '../library/ram.ts';

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
    ram({ x: 1, plus: 1 }),
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
