import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { blunderbuss, reload } from '../library/firearms.ts';

export const boomBoomMcBoom: Character = {
  id: 'boom-boom-mc-boom',
  name: 'Boom Boom Mc Boom',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -2,
  abilities: [
    reload(blunderbuss),
    {
      kind: 'active',
      id: 'suckerpunch',
      name: 'Suckerpunch',
      cost: 2,
      range: 8,
      target: { which: { is: ['goblin'] } },
      do: [{ do: 'apply', to: 'target', mods: [{ mod: 'dealt', by: 2, scope: 'melee' }], until: 'next-attack' }],
    },
    blunderbuss,
    {
      kind: 'arcane',
      id: 'youll-never-get-this-nah-na-na-na',
      name: "You'll never get this! Nah-na-na-na!",
      cost: 2,
      range: 10,
      target: { which: { side: 'enemy' } },
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'move', who: 'target', in: { x: 2 }, way: { towards: 'self' } }] },
        { on: 'catastrophe', do: [{ do: 'move', who: 'target', in: 4, by: 'resisting' }] },
      ],
    },
  ],
  signature: {
    id: 'now-you-see-me',
    name: 'Now you see me...',
    upgrades: 'low-guard',
    types: [],
    deal: harmless,
    end: [{ do: 'place', who: 'self', within: { in: 6, of: 'self' } }],
  },
};
