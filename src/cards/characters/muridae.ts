import type { Character } from '../../rules/terms/card-language.ts';
import { slow } from '../library/slow.ts';
import { dagger } from '../library/daggers.ts';
import { deal } from '../library/deal.ts';
import { robbery } from '../library/robbery.ts';

/** @rule CHR-24 */
export const muridae: Character = {
  id: 'muridae',
  name: 'Muridae',
  version: 3,
  factions: ['commonwealth', 'dominion'],
  keywords: ['gnome', 'rogue'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 4],
  melee: 4,
  meleeRange: 1,
  arcane: 0,
  evade: 0,
  abilities: [
    dagger,
    {
      kind: 'passive',
      id: 'flea-infested-pelt',
      name: 'Flea Infested Pelt',
      rules: [{ always: [{ mod: 'suffered', types: ['magical', 'slicing'], by: -1 }] }],
    },
    {
      kind: 'passive',
      id: 'honour-amongst-thieves',
      name: 'Honour Amongst Thieves',
      rules: [{ always: [{ mod: 'stat', stat: 'arcane', by: 1 }], to: { side: 'friendly', is: ['rogue'], within: { in: 6 } } }],
    },
    {
      kind: 'active',
      id: 'sneaking',
      name: 'Sneaking',
      cost: 1,
      do: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'evade', by: -2 }], until: 'turn' }],
    },
    {
      kind: 'active',
      id: 'squeaking',
      name: 'Squeaking',
      cost: 1,
      range: 6,
      mods: [{ mod: 'unanswered' }],
      target: { which: { side: 'enemy' } },
      do: [{ do: 'move', who: 'target', in: 1 }],
    },
    robbery(),
    {
      kind: 'active',
      id: 'sewer-rat',
      name: 'Sewer Rat',
      cost: 1,
      limit: { per: 'game' },
      usableIf: [{ who: 'self', inTerrain: 'building' }],
      do: [{ do: 'remove', who: 'self', back: 'building' }],
    },
  ],
  signature: {
    id: 'hamstring',
    name: 'Hamstring',
    upgrades: 'sweeping-cut',
    types: ['slicing'],
    deal: deal(1, 2, 1, 1, 2, 0),
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [
          { do: 'give', to: 'enemy', ability: slow, until: 'turn' },
          { do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['step', 'reaction-step'] }], until: 'turn' },
        ],
      },
    ],
  },
};
