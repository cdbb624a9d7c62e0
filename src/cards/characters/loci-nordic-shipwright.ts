import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { trickster } from '../library/trickster.ts';
import { verdantGrowth } from '../library/verdant-growth.ts';
import { deal } from '../library/deal.ts';

export const lociNordicShipwright: Character = {
  id: 'loci-nordic-shipwright',
  name: 'Loci, Nordic Shipwright',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['gnome', 'rogue', 'norse'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 3],
  melee: 4,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'hammer',
      name: 'Hammer',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['piercing', 'slicing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'favour-of-the-old-gods',
      name: 'Favour of the Old Gods',
      limit: { per: 'turn' },
      rules: [{ when: { on: 'would-suffer' }, may: true, do: [{ do: 'flip', then: [{ do: 'lessen', by: 'X' }], catastrophe: [] }] }],
    },
    trickster,
    verdantGrowth,
    {
      kind: 'arcane',
      id: 'one-with-the-wind',
      name: 'One with the Wind',
      cost: 2,
      range: 8,
      target: {},
      outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'move', who: 'target', in: { x: 1, plus: 1 } }] }, selfWounds(2)],
    },
  ],
  signature: {
    id: 'strong-arm',
    name: 'Strong Arm',
    upgrades: 'falling-swing',
    types: ['impact'],
    deal: deal(0, 1, 1, 3, 3, 2),
    mods: [{ mods: [{ mod: 'unreducible' }] }],
    end: [{ do: 'move', who: 'enemy', in: 1, may: true }],
  },
};
