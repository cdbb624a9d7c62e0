import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { theFaculty } from '../library/the-faculty.ts';

/** Her cockatrice needs an enemy without energy; the energy is judged when the target is named. @rule ABL-19 */
export const oldPolly: Character = {
  id: 'old-polly',
  name: 'Old Polly',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['gnome', 'rogue'],
  base: 30,
  health: 8,
  blueDots: [1, 2],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    theFaculty,
    {
      kind: 'passive',
      id: 'prognostication',
      name: 'Prognostication',
      rules: [{ always: [{ mod: 'reveal', what: 'enemy-hand' }], to: { side: 'friendly', is: ['rogue'], within: { in: 4 } } }],
    },
    {
      kind: 'passive',
      id: 'wily-old-weasel',
      name: 'Wily Old Weasel',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'uses-arcane', who: { side: 'friendly', is: ['rogue'], within: { in: 6 } } },
          may: true,
          do: [{ do: 'refund', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'cockatrice-companion',
      name: 'Cockatrice Companion',
      rules: [
        {
          when: { on: 'declares', with: ['melee', { ability: 'petrifying-gaze' }], anew: true },
          if: [
            { who: 'target', side: 'enemy' },
            { compare: { of: 'target', the: 'energy' }, op: '=', to: 0 },
          ],
          do: [{ do: 'apply', to: 'self', mods: [{ mod: 'dealt', by: 1 }], until: 'action', against: 'target' }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'petrifying-gaze',
      name: 'Petrifying Gaze',
      cost: 2,
      range: 4,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: 'X', type: 'magical' },
            { do: 'lose', to: 'target', energy: 'X' },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'cockatrice-stare',
    name: 'Cockatrice Stare',
    upgrades: 'thrust',
    types: ['magical'],
    deal: deal(0, 2, 3, null, 3, 0),
    mods: [{ mods: [{ mod: 'ignore', what: ['melee-range'] }] }],
    end: [{ do: 'if', cond: [{ did: 'caused-wounds' }], then: [{ do: 'lose', to: 'enemy', energy: 1 }] }],
  },
};
