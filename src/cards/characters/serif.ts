import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { slow } from '../library/slow.ts';

export const serif: Character = {
  id: 'serif',
  name: 'Serif',
  version: 1,
  factions: ['shades'],
  keywords: ['risen', 'soldier'],
  base: 40,
  health: 7,
  blueDots: [1, 3],
  melee: 2,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    slow,
    { kind: 'passive', id: 'pavise', name: 'Pavise', rules: [{ always: [{ mod: 'suffered', by: -2, scope: 'no-melee' }] }] },
    {
      kind: 'passive',
      id: 'a-skele-tonne-of-bolts',
      name: 'A Skele-tonne of Bolts',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'slain', who: { side: 'friendly' } },
          after: 'action',
          may: true,
          do: [{ do: 'act', who: 'self', actions: [{ ability: 'ancient-crossbow' }] }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'ancient-crossbow',
      name: 'Ancient Crossbow',
      cost: 2,
      range: 12,
      usableIf: [{ not: { who: 'self', engaged: true } }],
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'piercing' }] },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 2 },
            { do: 'apply', to: 'self', mods: [{ mod: 'without', ability: 'a-skele-tonne-of-bolts' }], until: 'turn' },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'shield-slam',
    name: 'Shield Slam',
    upgrades: 'low-guard',
    types: ['impact'],
    deal: deal(1, 2, 1, 1, 2, 0),
    end: [{ do: 'move', who: 'enemy', in: 2, way: { away: 'self' } }],
  },
};
