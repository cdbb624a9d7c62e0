import type { Character, Eff, Who } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';

/** Lowers Arcane by 2 until the end of the turn. */
const tipsy = (to: Who): Eff => ({ do: 'apply', to, mods: [{ mod: 'stat', stat: 'arcane', by: -2 }], until: 'turn' });

export const powderMonkey: Character = {
  id: 'powder-monkey',
  name: 'Powder Monkey',
  version: 1,
  factions: ['dominion'],
  keywords: ['animal', 'pirate'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5, 7],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'pirate-mascot',
      name: 'Pirate Mascot',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'attacks', who: { side: 'friendly', other: true, is: ['pirate'], within: { in: 8 } } },
          may: true,
          do: [{ do: 'apply', to: 'subject', mods: [{ mod: 'stat', stat: 'melee', by: 2 }], until: 'action' }],
        },
        {
          when: {
            on: 'uses-arcane',
            who: { side: 'enemy' },
            at: { side: 'friendly', other: true, is: ['pirate'], within: { in: 8 } },
          },
          may: true,
          do: [{ do: 'apply', to: 'subject', mods: [{ mod: 'stat', stat: 'evade', by: -1 }], until: 'action' }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'agility',
      name: 'Agility',
      rules: [
        {
          always: [
            { mod: 'move-freely', over: ['obstacle', 'woods'], during: ['jog'] },
            { mod: 'cost', of: ['traverse'], by: -1 },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'swig-o-rum',
      name: "Swig o' Rum",
      cost: 2,
      range: 2,
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: { x: 1, plus: 1 } }, tipsy('target')] },
        { on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: 2 }, tipsy('self')] },
      ],
    },
    {
      kind: 'arcane',
      id: 'black-powder-bomb',
      name: 'Black Powder Bomb',
      cost: 3,
      range: 4,
      mods: [{ mod: 'ignore', what: ['evade'] }],
      target: {},
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' },
            {
              do: 'for-each',
              which: { but: 'target', within: { in: 2, of: 'target' } },
              effects: [{ do: 'damage', to: 'each', by: 'X', type: 'magical' }],
            },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'pulse', in: 2, effects: [{ do: 'wound', to: 'each', by: 2 }] }] },
      ],
    },
  ],
  signature: {
    id: 'drunken-monkey-stance',
    name: 'Drunken Monkey Stance',
    upgrades: 'low-guard',
    types: ['piercing'],
    deal: deal(null, 1, 2, null, 2, null),
    end: [{ do: 'move', who: 'self', in: 1 }],
  },
};
