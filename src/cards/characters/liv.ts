import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { protect } from '../library/protection.ts';

/** @rule CHR-12 CHR-39 CHR-40 CHR-41 */
export const liv: Character = {
  id: 'liv',
  name: 'Liv',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['gnome', 'norse', 'cleric'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 3],
  melee: 2,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'reading-the-runes',
      name: 'Reading the Runes',
      rules: [
        {
          when: { on: 'activates' },
          may: true,
          do: [
            {
              do: 'guess',
              outcomes: [
                {
                  on: { colour: ['green'], value: 'X' },
                  do: [
                    {
                      do: 'pick',
                      which: { side: 'friendly', is: ['norse'], within: { in: 8 } },
                      as: 'kin',
                      then: [protect({ picked: 'kin' })],
                    },
                  ],
                },
                {
                  on: { colour: ['blue'], value: 'X' },
                  do: [
                    {
                      do: 'pick',
                      which: { within: { in: 8 } },
                      as: 'model',
                      then: [{ do: 'heal', to: { picked: 'model' }, by: { x: 1, plus: 1 } }],
                    },
                  ],
                },
                {
                  on: { colour: ['pink'], value: 'X' },
                  do: [
                    {
                      do: 'pick',
                      which: { within: { in: 8 } },
                      as: 'model',
                      then: [{ do: 'damage', to: { picked: 'model' }, by: 'X', type: 'magical' }],
                    },
                  ],
                },
              ],
              catastrophe: [
                { do: 'for-each', which: { within: { in: 2 } }, effects: [{ do: 'damage', to: 'each', by: 2, type: 'magical' }] },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'manipulate-the-runes',
      name: 'Manipulate the Runes',
      limit: { per: 'turn' },
      rules: [{ when: { on: 'arcane-over' }, may: true, do: [{ do: 'stow' }] }],
    },
    {
      kind: 'arcane',
      id: 'runes-of-power',
      name: 'Runes of Power',
      cost: 1,
      range: 8,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: 'X' }] },
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: -1 }, type: 'magical' }] },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'rune-shield',
    name: 'Rune Shield',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -2 }] }],
  },
};
