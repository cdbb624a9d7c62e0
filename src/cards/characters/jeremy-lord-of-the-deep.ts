import type { Character } from '../../rules/terms/card-language.ts';
import { summonersDelight, thrall } from '../library/psychopomps.ts';
import { feeble } from '../library/weakling.ts';

export const jeremyLordOfTheDeep: Character = {
  id: 'jeremy-lord-of-the-deep',
  name: 'Jeremy, Lord of the Deep',
  version: 1,
  factions: ['shades'],
  keywords: ['psychopomp', 'animal', 'aquatic'],
  base: 30,
  health: 2,
  blueDots: [],
  melee: 1,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [
    thrall,
    summonersDelight,
    feeble,
    {
      kind: 'passive',
      id: 'waterfoot',
      name: 'Waterfoot',
      rules: [{ always: [{ mod: 'move-freely', over: ['water'], during: ['jog'] }] }],
    },
    {
      kind: 'active',
      id: 'behold-my-splashy-fury',
      name: 'Behold my Splashy Fury!',
      cost: 1,
      range: 2,
      limit: { per: 'turn' },
      usableIf: [{ who: 'self', inTerrain: 'water' }],
      target: {},
      do: [{ do: 'damage', to: 'target', by: 2, type: 'magical' }],
    },
  ],
  signature: null,
  unselectable: true,
};
