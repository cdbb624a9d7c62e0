import type { Character, Mod } from '../../rules/terms/card-language.ts';
import { harmless, circled } from '../library/deal.ts';

const rooted: Mod[] = [
  { mod: 'forbid', actions: ['move'] },
  { mod: 'reach', in: 3 },
];

export const gump: Character = {
  id: 'gump',
  name: 'Gump',
  version: 1,
  factions: ['leshavult'],
  keywords: ['treefolk', 'spirit'],
  base: 40,
  health: 12,
  blueDots: [1, 6],
  melee: 3,
  meleeRange: 2,
  arcane: 4,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'woodfoot',
      name: 'Woodfoot',
      rules: [{ always: [{ mod: 'move-freely', over: ['woods'], during: ['jog'] }] }],
    },
    {
      kind: 'passive',
      id: 'ponderous',
      name: 'Ponderous',
      rules: [{ always: [{ mod: 'forbid', actions: ['reaction-step'] }] }],
    },
    {
      kind: 'passive',
      id: 'knotted-branches',
      name: 'Knotted Branches',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'bark-skin',
      name: 'Bark Skin',
      rules: [{ always: [{ mod: 'suffered', types: ['slicing', 'piercing'], by: -1 }] }],
    },
    {
      kind: 'passive',
      id: 'forest',
      name: 'Forest',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'wounded', by: 'damage' },
          may: true,
          do: [{ do: 'heal', to: 'self', by: { pieces: 'woods', in: 4, of: 'self' } }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'call-of-the-woods',
      name: 'Call of the Woods',
      cost: 2,
      range: 8,
      target: { which: { side: 'enemy' } },
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', is: ['treefolk'] },
              as: 'tree',
              then: [{ do: 'move', who: 'target', in: { x: 1, plus: 2 }, way: { towards: { picked: 'tree' } } }],
            },
            { do: 'wound', to: 'target', by: { pieces: 'woods', in: 4, of: 'target' } },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'apply', to: 'self', mods: rooted, until: 'turn' }] },
      ],
    },
  ],
  signature: {
    id: 'rooted',
    name: 'Rooted',
    upgrades: 'low-guard',
    types: [],
    deal: { ...harmless, 'rising-attack': circled(null) },
    begin: [{ do: 'apply', to: 'self', mods: rooted, until: 'activation' }],
    end: [{ do: 'heal', to: 'self', by: 1 }],
    unlessSlain: true,
  },
};
