import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { blunderbuss, reload } from '../library/firearms.ts';

export const matilda: Character = {
  id: 'matilda',
  name: 'Matilda',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human', 'animal', 'mercenary'],
  base: 40,
  health: 9,
  blueDots: [1, 3, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'bingy',
      name: 'Bingy',
      limit: { per: 'turn' },
      rules: [{ always: [{ mod: 'reaction-step', cost: 0, onlyIf: 'engaged' }] }],
    },
    {
      kind: 'active',
      id: 'boingy',
      name: 'Boingy',
      cost: 2,
      limit: { per: 'turn' },
      do: [
        { do: 'place', who: 'self', within: { in: 2, of: 'self', los: true } },
        { do: 'apply', to: 'self', mods: [{ mod: 'forbid', actions: ['harvest'] }], until: 'turn' },
      ],
    },
    {
      kind: 'active',
      id: 'astrazan-tactics',
      name: 'Astrazan Tactics',
      cost: 1,
      limit: { per: 'turn' },
      do: [
        { do: 'apply', to: 'self', mods: [{ mod: 'dealt', by: 2 }], until: 'action' },
        { do: 'act', who: 'self', actions: ['melee', { ability: 'blunderbuss' }], at: 'enemy', bind: 'struck' },
        { do: 'if', cond: [{ did: 'struck' }], then: [{ do: 'place', who: 'self', within: { in: 1, of: 'self', los: true } }] },
      ],
    },
    reload(blunderbuss),
    blunderbuss,
  ],
  signature: {
    id: 'leaped-and-loaded',
    name: 'Leaped & Loaded',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [
      { do: 'place', who: 'self', within: { in: 1, of: 'self', los: true } },
      { do: 'reload', ability: 'blunderbuss', may: true },
    ],
  },
};
