import type { Arcane, Character } from '../../rules/terms/card-language.ts';
import { dagger } from '../library/daggers.ts';
import { reload } from '../library/firearms.ts';
import { lookOut } from '../library/look-out.ts';
import { tacticalRetreat } from '../library/signatures.ts';

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
    dagger,
    reload(shootMusket),
    {
      kind: 'active',
      id: 'take-aim',
      name: 'Take Aim',
      cost: 1,
      limit: { per: 'turn' },
      do: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'arcane', by: 1 }], until: 'turn' }],
    },
    lookOut,
    shootMusket,
  ],
  signature: tacticalRetreat,
};
