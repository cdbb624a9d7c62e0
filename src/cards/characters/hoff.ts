import type { Character } from '../../rules/terms/card-language.ts';
import { charge } from '../library/charges.ts';
import { deal } from '../library/deal.ts';
import { closeBy } from '../library/signatures.ts';

export const hoff: Character = {
  id: 'hoff',
  name: 'Hoff',
  version: 2,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['faun', 'soldier'],
  base: 30,
  health: 9,
  blueDots: [1, 3, 6],
  melee: 4,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'felling-axe',
      name: 'Felling Axe',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'guerilla-tactician',
      name: 'Guerilla Tactician',
      rules: [
        {
          always: [
            { mod: 'stat', stat: 'melee', by: 1 },
            { mod: 'reaction-step', in: 2, onlyIf: 'engaged', oncePerTurn: true },
          ],
          to: { side: 'friendly', other: true, is: ['faun'], within: { in: 6 } },
        },
      ],
    },
    charge({ id: 'furious-charge', name: 'Furious Charge', cost: 1, range: 4, run: 3, harder: 1 }),
    {
      kind: 'arcane',
      id: 'hunting-horn',
      name: 'Hunting Horn',
      cost: 1,
      range: 8,
      limit: { per: 'turn' },
      usableIf: [{ not: { who: 'self', engaged: true } }],
      target: { which: { side: 'friendly', other: true, is: ['faun'] } },
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'move', who: 'target', in: { x: 1, plus: 1 } }] },
        { on: 'catastrophe', do: [{ do: 'move', who: 'target', in: 3, by: 'resisting' }] },
      ],
    },
  ],
  signature: {
    id: 'head-butt',
    name: 'Head Butt',
    upgrades: 'falling-swing',
    types: ['impact'],
    deal: deal(0, 1, 1, 1, 1, 1),
    mods: [closeBy],
    end: [{ do: 'move', who: 'enemy', in: 1, way: { away: 'self' } }],
  },
};
