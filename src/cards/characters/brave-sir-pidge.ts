import type { Character } from '../../rules/terms/card-language.ts';
import { plateArmour } from '../library/armour.ts';
import { summonersDelight, thrall } from '../library/psychopomps.ts';
import { weakling } from '../library/weakling.ts';

export const braveSirPidge: Character = {
  id: 'brave-sir-pidge',
  name: 'Brave Sir Pidge',
  version: 1,
  factions: ['shades'],
  keywords: ['psychopomp', 'animal', 'soldier'],
  base: 30,
  health: 1,
  blueDots: [],
  melee: 2,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [
    thrall,
    summonersDelight,
    weakling,
    plateArmour,
    {
      kind: 'active',
      id: 'a-noble-challenge',
      name: 'A Noble Challenge',
      cost: 1,
      range: 1,
      limit: { per: 'turn' },
      target: { which: { side: 'enemy' } },
      do: [
        { do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'melee', by: 3 }], until: 'action' },
        {
          do: 'if',
          cond: [{ who: 'target', is: ['noble'] }],
          then: [{ do: 'apply', to: 'self', mods: [{ mod: 'suffered', by: 'null' }], until: 'action' }],
        },
        { do: 'act', who: 'self', actions: ['melee'], at: 'target' },
      ],
    },
  ],
  signature: null,
  unselectable: true,
};
