import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';

/** @rule CHR-58 CHR-60 CHR-61 */
export const streatham: Character = {
  id: 'streatham',
  name: 'Streatham',
  version: 1,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['human', 'cultist', 'rogue'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'partner-in-crime',
      name: 'Partner in Crime',
      rules: [{ when: { on: 'enters', deployed: true }, may: true, do: [{ do: 'summon', what: 'pickles', contact: 'self' }] }],
    },
    {
      kind: 'passive',
      id: 'lesh-miserables',
      name: 'Lesh Misérables',
      rules: [
        {
          when: { on: 'gains-stone', who: { side: 'friendly', is: ['rogue'] }, by: 'harvest' },
          if: [{ firstThisTurn: true, of: 'subject' }],
          may: true,
          do: [{ do: 'heal', to: 'subject', by: 1 }],
        },
        {
          when: { on: 'gains-stone', who: { side: 'friendly', is: ['rogue'] }, by: 'otherwise' },
          if: [{ firstThisTurn: true, of: 'subject' }],
          may: true,
          do: [{ do: 'heal', to: 'subject', by: 2 }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'purrloin',
      name: 'Purrloin',
      cost: 1,
      range: 2,
      limit: { per: 'turn' },
      target: {
        which: {
          side: 'friendly',
          other: true,
          if: [
            { who: 'each', holdsStone: true },
            {
              any: [
                { who: 'each', thrall: true },
                { who: 'each', is: ['rogue'] },
              ],
            },
          ],
        },
      },
      do: [{ do: 'take-stone', from: 'target', to: 'self' }],
    },
    {
      kind: 'active',
      id: 'fiddler-on-the-roof',
      name: 'Fiddler on the Roof',
      cost: 4,
      pulse: 8,
      do: [
        {
          do: 'pulse',
          in: 8,
          which: { side: 'friendly' },
          effects: [{ do: 'move', who: 'each', in: { add: [1, { count: { only: 'each', is: ['rogue'] } }] } }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'soothing-melody',
      name: 'Soothing Melody',
      cost: 2,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'heal', to: 'target', by: { x: 1, plus: 1 } },
            {
              do: 'if',
              cond: [{ who: 'target', side: 'friendly', is: ['rogue'] }],
              then: [{ do: 'may-pay', who: 'self', energy: 1, then: [{ do: 'move', who: 'target', in: 'X' }] }],
            },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'wound', to: 'target', by: 2 }] },
      ],
    },
  ],
  signature: {
    id: 'purrfect-defence',
    name: 'Purrfect Defence',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
    end: [
      {
        do: 'if',
        cond: [{ exists: { side: 'friendly', named: ['pickles'], if: [{ engages: ['each', 'enemy'] }] } }],
        then: [{ do: 'wound', to: 'enemy', by: 2 }],
      },
    ],
  },
};
