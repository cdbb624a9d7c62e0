import type { Active, Character } from '../../rules/terms/card-language.ts';
import { NON_MAGICAL } from '../library/armour.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { reanimate } from '../library/reanimate.ts';

/** A Step that places the model instead of moving it. */
const blink: Active = {
  kind: 'active',
  id: 'blink',
  name: 'Blink',
  prints: 'passive',
  as: 'step',
  cost: 1,
  limit: { per: 'turn' },
  do: [{ do: 'place', who: 'self', within: { in: 1, of: 'self' } }],
};

/** @rule CHR-4 */
export const marley: Character = {
  id: 'marley',
  name: 'Marley',
  version: 2,
  factions: ['shades'],
  keywords: ['spirit'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4, 6],
  melee: 2,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'resonance',
      name: 'Resonance',
      rules: [{ always: [{ mod: 'stat', stat: 'resist-cards', by: 2 }], to: { side: 'friendly', is: ['spirit'], within: { in: 8 } } }],
    },
    {
      kind: 'passive',
      id: 'slip-through-the-deadlands',
      name: 'Slip through the Deadlands',
      limit: { per: 'turn' },
      rules: [{ always: [{ mod: 'lends-ability', ability: blink, is: ['spirit'], in: 8 }] }],
    },
    {
      kind: 'passive',
      id: 'incorporeal-form',
      name: 'Incorporeal Form',
      rules: [
        {
          when: { on: 'activates' },
          may: true,
          do: [
            { do: 'lose', to: 'self', energy: 1 },
            {
              do: 'apply',
              to: 'self',
              mods: [
                { mod: 'forbid', actions: ['harvest'] },
                { mod: 'dealt', types: NON_MAGICAL, by: 'null' },
                { mod: 'suffered', types: NON_MAGICAL, by: 'null' },
                { mod: 'move-freely', over: ['any', 'models'], during: ['jog'] },
              ],
              until: 'turn',
            },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'horror',
      name: 'Horror',
      cost: 3,
      range: 8,
      mods: [{ mod: 'stat', stat: 'arcane', by: 2 }],
      modsIf: [{ slainThisTurn: { side: 'friendly' } }],
      target: {},
      outcomes: [
        {
          on: { colour: 'any', value: 2 },
          do: [
            {
              do: 'give',
              to: 'target',
              ability: {
                kind: 'passive',
                id: 'horrified',
                name: 'Horrified',
                rules: [{ when: { on: 'discard', at: 'start' }, do: [{ do: 'wound', to: 'self', by: 2 }] }],
              },
              until: 'slain',
            },
          ],
        },
        selfWounds(2),
      ],
    },
    reanimate,
  ],
  signature: {
    id: 'boooo',
    name: 'Boooo!',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [
      { do: 'drop-stone', from: 'enemy' },
      { do: 'move', who: 'enemy', in: 2, way: { away: 'self' } },
    ],
  },
};
