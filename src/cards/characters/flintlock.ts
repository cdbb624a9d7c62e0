import type { Arcane, Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { reload } from '../library/firearms.ts';

const shootMusket: Arcane = {
  kind: 'arcane',
  id: 'shoot-musket',
  name: 'Shoot Musket',
  cost: 1,
  range: 12,
  limit: { per: 'game', reloadable: true },
  target: {},
  outcomes: [
    { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 2 }, type: 'impact' }] },
    {
      on: 'catastrophe',
      do: [
        { do: 'wound', to: 'self', by: 2 },
        { do: 'spend', ability: 'reload-shoot-musket', until: 'game' },
      ],
    },
  ],
};

export const flintlock: Character = {
  id: 'flintlock',
  name: 'Flintlock',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['human', 'soldier'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'dagger',
      name: 'Dagger',
      rules: [{ always: [{ mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' }] }],
    },
    reload(shootMusket),
    {
      kind: 'active',
      id: 'take-aim',
      name: 'Take Aim',
      cost: 1,
      limit: { per: 'turn' },
      do: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'arcane', by: 1 }], until: 'turn' }],
    },
    {
      kind: 'active',
      id: 'look-out',
      name: '“Look out!”',
      cost: 1,
      range: 6,
      target: { which: { side: 'friendly' } },
      do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'evade', by: -1 }], until: 'turn' }],
    },
    shootMusket,
  ],
  signature: {
    id: 'tactical-retreat',
    name: 'Tactical Retreat',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
    end: [{ do: 'move', who: 'self', in: 2, may: true }],
  },
};
