import type { Character } from '../../rules/terms/card-language.ts';
import { summonersDelight, thrall } from '../library/psychopomps.ts';
import { feeble } from '../library/weakling.ts';

export const flayBearerOfKnowledge: Character = {
  id: 'flay-bearer-of-knowledge',
  name: 'Flay, Bearer of Knowledge',
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
      id: 'forbidden-tome',
      name: 'Forbidden Tome',
      rules: [{ always: [{ mod: 'stat', stat: 'arcane', by: 1 }], to: { only: 'summoner', within: { in: 2 } } }],
    },
    {
      kind: 'arcane',
      id: 'share-the-knowledge',
      name: 'Share the Knowledge',
      cost: 2,
      range: 2,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        {
          on: { colour: ['blue'], value: 'X' },
          do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: 1 }], until: 'turn' }],
        },
        { on: 'catastrophe', do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: -2 }], until: 'turn' }] },
      ],
    },
  ],
  signature: null,
  unselectable: true,
};
