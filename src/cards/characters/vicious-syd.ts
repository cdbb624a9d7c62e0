import type { Character } from '../../rules/terms/card-language.ts';
import { plateArmour } from '../library/armour.ts';
import { deal } from '../library/deal.ts';

export const viciousSyd: Character = {
  id: 'vicious-syd',
  name: 'Vicious Syd',
  version: 2,
  factions: ['dominion'],
  keywords: ['goblin', 'soldier'],
  base: 30,
  health: 5,
  blueDots: [1, 2, 4],
  melee: 5,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    plateArmour,
    {
      kind: 'passive',
      id: 'vicious',
      name: 'Vicious',
      rules: [
        {
          when: { on: 'caused-wounds', to: 'enemy' },
          limit: { per: 'turn', max: 3 },
          do: [{ do: 'gain', to: 'self', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'short-n-stabby',
      name: "Short 'n Stabby",
      rules: [{ always: [{ mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'lard-lover',
      name: 'Lard Lover',
      rules: [{ always: [{ mod: 'stat', stat: 'melee', by: 2 }], if: [{ exists: { is: ['giant'], within: { in: 4 } } }] }],
    },
    {
      kind: 'active',
      id: 'giant-whisperer',
      name: 'Giant Whisperer',
      cost: 1,
      range: 8,
      target: { which: { is: ['giant'] } },
      do: [{ do: 'move', who: 'target', in: 1 }],
    },
    {
      kind: 'arcane',
      id: 'whered-you-come-from',
      name: "Where'd You Come From!?",
      cost: 2,
      range: 6,
      target: { which: { side: 'enemy' } },
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'place', who: 'self', contact: 'target' }] },
        { on: 'catastrophe', do: [{ do: 'place', who: 'self', within: { in: 6, of: 'self' }, by: 'resisting' }] },
      ],
    },
  ],
  signature: {
    id: 'groin-tickler',
    name: 'Groin Tickler',
    upgrades: 'rising-attack',
    types: ['piercing'],
    deal: deal(2, 3, 2, 1, 0, null),
    mods: [{ mods: [{ mod: 'unreducible' }] }],
    end: [{ do: 'place', who: 'self', contact: 'enemy', may: true }],
  },
};
