import type { Active, Character, Passive } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { summonersDelight, thrall } from './psychopomps.ts';
import { feeble } from './weakling.ts';

/** Off to its Nanny as soon as somebody means it harm. @rule REA-15 */
const iWantMyNanny = (id: string, name: string): Passive => ({
  kind: 'passive',
  id,
  name,
  limit: { per: 'turn' },
  rules: [
    {
      when: { on: 'targeted', by: 'enemy' },
      if: [{ exists: { side: 'friendly', named: ['nanny'] } }],
      may: true,
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', named: ['nanny'] },
          as: 'nanny',
          then: [{ do: 'move', who: 'self', in: 2, way: { towards: { picked: 'nanny' } } }],
        },
      ],
    },
  ],
});

/** One of the Nursery: they differ in how they hurt. */
export const babeling = (id: CharacterId, name: string, hurts: Active, cry = 'I Want My Nanny!!'): Character => ({
  id,
  name,
  version: 1,
  factions: ['shades'],
  keywords: ['psychopomp', 'babeling'],
  base: 30,
  health: 2,
  blueDots: [],
  melee: 1,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [thrall, summonersDelight, feeble, iWantMyNanny('i-want-my-nanny', cry), hurts],
  signature: null,
  unselectable: true,
});
