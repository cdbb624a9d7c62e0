import type { Character } from '../../rules/terms/card-language.ts';
import { summonersDelight, thrall } from '../library/psychopomps.ts';
import { feeble } from '../library/weakling.ts';

export const lampyDarkson: Character = {
  id: 'lampy-darkson',
  name: 'Lampy Darkson',
  version: 1,
  factions: ['shades'],
  keywords: ['psychopomp', 'familiar'],
  base: 30,
  health: 2,
  blueDots: [],
  melee: 1,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    thrall,
    summonersDelight,
    feeble,
    {
      kind: 'passive',
      id: 'lampys-light',
      name: "Lampy's Light",
      rules: [
        {
          always: [{ mod: 'stat', stat: 'evade', by: 1 }],
          to: { side: 'enemy', within: { in: { add: [3, { of: 'self', the: 'aura' }] } } },
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'a-little-more-oil',
      name: 'A Little More Oil...',
      cost: 1,
      limit: { per: 'turn' },
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'aura', by: 'X' }], until: 'turn' }],
        },
        { on: 'catastrophe', do: [{ do: 'apply', to: 'self', mods: [{ mod: 'without', ability: 'lampys-light' }], until: 'turn' }] },
      ],
    },
  ],
  signature: null,
  unselectable: true,
};
