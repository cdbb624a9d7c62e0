import type { Character } from '../../rules/terms/card-language.ts';
import { dagger } from '../library/daggers.ts';
import { deal } from '../library/deal.ts';
import { bow } from '../library/shots.ts';
import { sureFooted } from '../library/sure-footed.ts';
import { swift } from '../library/swift.ts';

export const jayda: Character = {
  id: 'jayda',
  name: 'Jayda',
  version: 1,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['faun', 'soldier'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 4, 6],
  melee: 4,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [dagger, swift, sureFooted, bow('shoot-bow', 'Shoot Bow', 10, { x: 1, plus: 1 })],
  signature: {
    id: 'mercy-kill',
    name: 'Mercy Kill',
    upgrades: 'falling-swing',
    types: ['piercing'],
    deal: deal(null, 0, 0, 3, 3, 2),
    mods: [{ mods: [{ mod: 'dealt', by: 2 }], if: [{ compare: { of: 'enemy', the: 'remaining' }, op: '<=', to: 4 }] }],
    end: [{ do: 'if', cond: [{ who: 'enemy', slain: true }], then: [{ do: 'gain', to: 'self', energy: 1 }] }],
  },
};
