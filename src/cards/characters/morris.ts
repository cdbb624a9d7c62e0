import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { slow } from '../library/slow.ts';
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
    {
      kind: 'arcane',
      id: 'sink-hole',
      name: 'Sink Hole',
      cost: 2,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'wound', to: 'target', by: 'X' },
            { do: 'give', to: 'target', ability: slow, until: 'turn' },
          ],
        },
        selfWounds(2),
      ],
    },
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
