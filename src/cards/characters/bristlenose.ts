import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { insatiableHunger } from '../library/signatures.ts';

export const bristlenose: Character = {
  id: 'bristlenose',
  name: 'Bristlenose',
  version: 3,
  factions: ['dominion'],
  keywords: ['troll'],
  base: 40,
  health: 12,
  blueDots: [1, 6],
  melee: 3,
  meleeRange: 2,
  arcane: 3,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'amphibious',
      name: 'Amphibious',
      rules: [
        { always: [{ mod: 'move-freely', over: ['water'], during: ['jog'] }] },
        {
          when: { on: 'replenish', at: 'during' },
          if: [{ who: 'self', inTerrain: 'water' }],
          do: [{ do: 'gain', to: 'self', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'razor-claws',
      name: 'Razor Claws',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['impact', 'piercing'], by: 1, scope: 'melee' },
            { mod: 'dealt', types: ['slicing'], by: 3, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'scaly-skin',
      name: 'Scaly Skin',
      rules: [{ always: [{ mod: 'suffered', types: ['slicing', 'piercing', 'magical'], by: -1 }] }],
    },
    {
      kind: 'arcane',
      id: 'vomit',
      name: 'Vomit',
      cost: 2,
      range: 4,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' }] },
        selfWounds(3),
      ],
    },
  ],
  signature: insatiableHunger,
};
