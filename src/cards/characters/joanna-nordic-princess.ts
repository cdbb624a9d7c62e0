import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { protect } from '../library/protection.ts';
import { roundabout } from '../library/signatures.ts';

/** @rule CHR-6 */
export const joannaNordicPrincess: Character = {
  id: 'joanna-nordic-princess',
  name: 'Joanna, Nordic Princess',
  version: 4,
  factions: ['commonwealth'],
  keywords: ['gnome', 'noble', 'norse'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4],
  melee: 5,
  meleeRange: 2,
  arcane: 3,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'glaive',
      name: 'Glaive',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing', 'piercing'], by: 1, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'alskling',
      name: 'Älskling',
      rules: [
        {
          always: [
            {
              mod: 'suffered',
              by: { mul: [-1, { count: { side: 'friendly', other: true, is: ['gnome', 'animal'], within: { in: 4 } }, max: 2 }] },
            },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'pixie-elf-elixir',
      name: 'Pixie-Elf Elixir',
      cost: 2,
      limit: { per: 'turn' },
      outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'gain', to: 'self', energy: { x: 1, plus: 1 } }] }, selfWounds(3)],
    },
    {
      kind: 'arcane',
      id: 'revenge-of-the-forest-friends',
      name: 'Revenge of the Forest Friends',
      cost: 2,
      range: 18,
      mods: [{ mod: 'ignore', what: ['cover'] }],
      target: {
        which: {
          if: [
            {
              any: [
                { who: 'each', nearTerrain: 'tree', in: 3 },
                { who: 'each', nearTerrain: 'woods', in: 3 },
              ],
            },
          ],
        },
      },
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'magical' }] },
        { on: 'catastrophe', do: [protect('target')] },
      ],
    },
  ],
  signature: {
    id: 'valkyrie-cyclone',
    name: 'Valkyrie Cyclone',
    upgrades: 'sweeping-cut',
    types: ['slicing'],
    deal: deal(null, 2, 1, 1, 2, null),
    end: [roundabout],
  },
};
