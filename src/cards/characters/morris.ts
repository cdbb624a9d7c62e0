import type { Character } from '../../rules/terms/card-language.ts';
import { sinkHole } from '../library/sink-hole.ts';
import { deal } from '../library/deal.ts';
import { toughAsOldBoots } from '../library/tough-as-old-boots.ts';

/** @rule CHR-5 */
export const morris: Character = {
  id: 'morris',
  name: 'Morris',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['gnome', 'militia'],
  base: 30,
  health: 8,
  blueDots: [1, 2],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'pick',
      name: 'Pick',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'miner',
      name: 'Miner',
      rules: [
        { when: { on: 'harvests', instead: true }, do: [{ do: 'depth', to: 0 }] },
        { always: [{ mod: 'ignore-slow-carry' }], if: [{ who: 'self', holdsStone: 1 }] },
      ],
    },
    toughAsOldBoots,
    {
      kind: 'active',
      id: 'shove',
      name: 'Shove',
      cost: 0,
      range: 1,
      limit: { per: 'turn' },
      target: { which: { other: true } },
      do: [{ do: 'move', who: 'target', in: 2, way: { away: 'self' } }],
    },
    sinkHole,
  ],
  signature: {
    id: 'pick-a-fight',
    name: 'Pick a fight',
    upgrades: 'falling-swing',
    types: ['impact'],
    deal: deal(null, 2, 2, 2, 2, 2),
    mods: [{ mods: [{ mod: 'unreducible' }] }],
  },
};
