import type { Character } from '../../rules/terms/card-language.ts';
import { eternalChill } from '../library/eternal-chill.ts';
import { circled, deal } from '../library/deal.ts';

export const angerboda: Character = {
  id: 'angerboda',
  name: 'Angerboda',
  version: 1,
  factions: ['commonwealth', 'shades'],
  keywords: ['risen', 'soldier', 'giant', 'norse'],
  base: 40,
  health: 12,
  blueDots: [1, 7],
  melee: 3,
  meleeRange: 2,
  arcane: 4,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'frostbite',
      name: 'Frostbite',
      rules: [
        { always: [{ mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' }] },
        { always: [{ mod: 'unreducible', scope: 'melee' }], if: [{ slainThisTurn: { side: 'friendly' } }] },
      ],
    },
    {
      kind: 'passive',
      id: 'ice-shard-armour',
      name: 'Ice Shard Armour',
      rules: [{ always: [{ mod: 'suffered', types: ['piercing', 'slicing'], by: -1 }] }],
    },
    {
      kind: 'active',
      id: 'ice-in-the-veins',
      name: 'Ice in the Veins',
      cost: 1,
      limit: { per: 'turn' },
      do: [{ do: 'flip', only: ['blue'], then: [{ do: 'heal', to: 'self', by: { x: 1, plus: 1 } }] }],
    },
    eternalChill,
  ],
  signature: {
    id: 'cleave',
    name: 'Cleave',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(null, 2, circled(0), 0, 2, null),
    begin: [
      { do: 'apply', to: 'enemy', mods: [{ mod: 'past-saving' }], until: 'action' },
      { do: 'apply', to: 'enemy', mods: [{ mod: 'unhealed', once: 'wounded' }], until: 'action' },
    ],
  },
};
