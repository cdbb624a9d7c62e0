import type { Character } from '../../rules/terms/card-language.ts';
import { summonersDelight, thrall } from '../library/psychopomps.ts';
import { feeble } from '../library/weakling.ts';

export const teacakeOfTorment: Character = {
  id: 'teacake-of-torment',
  name: 'Teacake of Torment',
  version: 1,
  factions: ['shades'],
  keywords: ['psychopomp', 'food'],
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
      kind: 'active',
      id: 'eat-me',
      name: 'Eat Me!',
      cost: 1,
      range: 2,
      target: { which: { side: 'friendly' } },
      do: [
        { do: 'heal', to: 'target', by: 2 },
        { do: 'wound', to: 'self', by: 1 },
      ],
    },
    {
      kind: 'active',
      id: 'leave-to-rise-until-doubled-in-size',
      name: 'Leave to Rise until Doubled in Size',
      cost: 1,
      do: [
        { do: 'heal', to: 'self', by: 1 },
        { do: 'apply', to: 'self', mods: [{ mod: 'forbid', actions: ['any'] }], until: 'turn' },
      ],
    },
  ],
  signature: null,
  unselectable: true,
};
