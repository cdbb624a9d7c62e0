import type { Character, Which } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { trickster } from '../library/trickster.ts';

const bystander: Which = {
  other: true,
  within: { in: 4 },
  if: [{ who: 'each', fighting: false }, { shareKeyword: ['self', 'each'] }],
};

export const dranyer: Character = {
  id: 'dranyer',
  name: 'Dranyer',
  version: 1,
  factions: ['leshavult'],
  keywords: ['spirit'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    trickster,
    {
      kind: 'passive',
      id: 'shifter',
      name: 'Shifter',
      rules: [{ always: [{ mod: 'move-freely', over: ['water', 'woods'], during: ['jog'] }] }],
    },
    {
      kind: 'arcane',
      id: 'mimic',
      name: 'Mimic',
      cost: 0,
      limit: { per: 'turn' },
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            {
              do: 'pick',
              which: { other: true, within: { in: 8 } },
              as: 'model',
              then: [{ do: 'learn-keyword', of: { picked: 'model' }, to: 'self', until: 'turn' }],
            },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'pick',
              which: { within: { in: 4 }, if: [{ shareKeyword: ['self', 'each'] }] },
              as: 'kin',
              then: [{ do: 'gain', to: { picked: 'kin' }, energy: 1 }],
            },
          ],
        },
        selfWounds(2),
      ],
    },
    {
      kind: 'arcane',
      id: 'cunning',
      name: 'Cunning',
      cost: 3,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            { do: 'heal', to: 'target', by: { x: 1, plus: 1 } },
            {
              do: 'if',
              cond: [{ shareKeyword: ['self', 'target'] }],
              then: [{ do: 'move', who: 'target', in: { x: 1, plus: -1 } }],
            },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: 'X', type: 'magical' },
            { do: 'if', cond: [{ shareKeyword: ['self', 'target'] }], then: [{ do: 'move', who: 'target', in: 'X' }] },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'duplicity',
    name: 'Duplicity',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: 'null' }], if: [{ exists: bystander }] }],
    end: [{ do: 'pick', which: bystander, as: 'other', then: [{ do: 'swap', a: 'self', b: { picked: 'other' } }] }],
  },
};
