import type { Arcane, Character, Mod } from '../../rules/terms/card-language.ts';
import { reload } from '../library/firearms.ts';
import { tacticalRetreat } from '../library/signatures.ts';
import { slow } from '../library/slow.ts';

const shootCrossbow: Arcane = {
  kind: 'arcane',
  id: 'shoot-crossbow',
  name: 'Shoot Crossbow',
  cost: 1,
  range: 14,
  limit: { per: 'game', reloadable: true },
  target: {},
  outcomes: [
    {
      on: { colour: ['green'], value: 'X' },
      do: [
        { do: 'damage', to: 'target', by: { x: 2 }, type: 'piercing' },
        { do: 'move', who: 'target', in: 1, way: { away: 'self' } },
      ],
    },
    { on: 'catastrophe', do: [{ do: 'spend', ability: 'reload-shoot-crossbow', until: 'game' }] },
  ],
};

const inArms: Mod[] = [
  { mod: 'stat', stat: 'melee', by: 2 },
  { mod: 'stat', stat: 'arcane', by: 1 },
];

export const quarrel: Character = {
  id: 'quarrel',
  name: 'Quarrel',
  version: 3,
  factions: ['commonwealth'],
  keywords: ['gnome', 'soldier', 'militia'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 3],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    slow,
    {
      kind: 'passive',
      id: 'dirk',
      name: 'Dirk',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing'], by: 1, scope: 'melee' }] }],
    },
    reload(shootCrossbow),
    {
      kind: 'active',
      id: 'brothers-in-arms',
      name: 'Brothers in Arms',
      cost: 1,
      range: 4,
      target: { which: { side: 'friendly', other: true, is: ['militia'] }, oncePerTurn: true },
      do: [
        { do: 'apply', to: 'target', mods: inArms, until: 'turn' },
        { do: 'may-pay', who: 'target', energy: 1, then: [{ do: 'apply', to: 'self', mods: inArms, until: 'turn' }] },
      ],
    },
    shootCrossbow,
  ],
  signature: tacticalRetreat,
};
