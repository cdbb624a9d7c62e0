import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { comesWith } from '../library/psychopomps.ts';

/** @rule CHR-74 */
export const roary: Character = {
  id: 'roary',
  name: 'Roary',
  version: 1,
  factions: ['shades'],
  keywords: ['spirit'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 0,
  evade: 0,
  abilities: [
    comesWith('summon-the-choir', 'Summon the Choir', 'terrible-musician'),
    {
      kind: 'active',
      id: 'conductor',
      name: 'Conductor',
      cost: 1,
      range: 6,
      target: { which: { side: 'friendly', is: ['psychopomp'] } },
      do: [
        {
          do: 'apply',
          to: 'target',
          mods: [
            { mod: 'stat', stat: 'melee', by: { mul: [1, { count: { side: 'friendly', is: ['psychopomp'] } }] } },
            { mod: 'stat', stat: 'arcane', by: { mul: [1, { count: { side: 'friendly', is: ['psychopomp'] } }] } },
          ],
          until: 'action',
        },
        { do: 'act', who: 'target', not: ['jog'], own: true },
      ],
    },
    {
      kind: 'active',
      id: 'summon-an-encore',
      name: 'Summon an Encore!',
      cost: 1,
      limit: { per: 'turn' },
      usableIf: [{ slainThisTurn: { side: 'friendly', is: ['psychopomp'], if: [{ who: 'each', slain: true }] } }],
      do: [{ do: 'summon', what: { fallen: { side: 'friendly', is: ['psychopomp'] } }, contact: 'self', unique: true }],
    },
    {
      kind: 'active',
      id: 'psychopomp-parade',
      name: 'Psychopomp Parade',
      cost: 1,
      pulse: 6,
      limit: { per: 'turn' },
      do: [
        {
          do: 'flip',
          then: [{ do: 'pulse', in: 6, which: { side: 'friendly', is: ['psychopomp'] }, effects: [{ do: 'move', who: 'each', in: 'X' }] }],
          catastrophe: [{ do: 'move', who: 'self', in: 2, by: 'resisting', may: true }],
        },
      ],
    },
  ],
  signature: {
    id: 'deafening-blare',
    name: 'Deafening Blare',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [{ do: 'move', who: 'enemy', in: 2, way: { away: 'self' } }],
    worksOutOfRange: true,
  },
};
