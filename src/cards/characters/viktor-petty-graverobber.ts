import type { Character, Cond } from '../../rules/terms/card-language.ts';
import { sinkHole } from '../library/sink-hole.ts';
import { slipIntoShadows } from '../library/signatures.ts';

/** A model that comes back with all boxes unfilled has no wounds to restore. */
const hurt: Cond = { compare: { of: 'subject', the: 'wounds' }, op: '>', to: 0 };

export const viktorPettyGraverobber: Character = {
  id: 'viktor-petty-graverobber',
  name: 'Viktor Petty, Graverobber',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['human', 'rogue'],
  base: 30,
  health: 8,
  blueDots: [1, 4, 7],
  melee: 3,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    { kind: 'passive', id: 'spade', name: 'Spade', rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' }] }] },
    {
      kind: 'passive',
      id: 'gravedigger',
      name: 'Gravedigger',
      rules: [
        {
          when: { on: 'harvests', instead: true },
          if: [{ firstThisTurn: true }],
          do: [{ do: 'one-of', options: [[{ do: 'depth', by: -2 }], [{ do: 'depth', by: -1 }]] }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'keep-em-fresh',
      name: "Keep 'em Fresh",
      rules: [
        { when: { on: 'reanimated' }, if: [hurt], may: true, do: [{ do: 'heal', to: 'self', by: 2 }] },
        {
          when: { on: 'reanimated', who: { side: 'friendly', other: true, is: ['risen'] } },
          if: [hurt],
          may: true,
          do: [{ do: 'heal', to: 'subject', by: 2 }],
        },
        {
          when: { on: 'reanimated', who: { side: 'friendly', other: true, isNot: ['risen'] } },
          if: [hurt],
          may: true,
          do: [{ do: 'heal', to: 'subject', by: 1 }],
        },
      ],
    },
    { kind: 'passive', id: 'guiding-lantern', name: 'Guiding Lantern', rules: [{ always: [{ mod: 'guides-back' }] }] },
    sinkHole,
  ],
  signature: slipIntoShadows,
};
