import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { swift } from '../library/swift.ts';
import { visionsOfTheFuture } from '../library/visions-of-the-future.ts';

/** Cards that must be discarded before an action are part of its cost. @rule ABL-18 */
export const zoryaDawnWitch: Character = {
  id: 'zorya-dawn-witch',
  name: 'Zorya, Dawn Witch',
  version: 3,
  factions: ['leshavult'],
  keywords: ['spirit', 'witch'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 5],
  melee: 5,
  meleeRange: 1,
  arcane: 2,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'link-to-the-present',
      name: 'Link to the Present',
      rules: [
        {
          when: { on: 'replenish', at: 'during' },
          if: [{ inTroupe: 'antonia-noonday-witch' }],
          do: [{ do: 'gain', to: 'self', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'mesmerising',
      name: 'Mesmerising',
      rules: [
        {
          always: [{ mod: 'cost', of: ['jog', 'step', 'reaction-step'], by: 1 }],
          to: { side: 'enemy', if: [{ engages: ['self', 'each'] }] },
        },
      ],
    },
    swift,
    visionsOfTheFuture,
    {
      kind: 'arcane',
      id: 'violent-impulse',
      name: 'Violent Impulse',
      cost: 1,
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'apply', to: 'self', mods: [{ mod: 'dealt', by: 'X', scope: 'attacks' }], until: 'turn' }],
        },
        {
          on: 'catastrophe',
          do: [
            {
              do: 'pulse',
              in: 4,
              effects: [{ do: 'apply', to: 'each', mods: [{ mod: 'dealt', by: 1, scope: 'melee' }], until: 'turn' }],
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'betrayal',
    name: 'Betrayal',
    upgrades: 'high-guard',
    types: ['impact', 'slicing', 'piercing'],
    deal: deal(2, 1, 1, 2, 1, null),
    end: [{ do: 'move', who: 'self', in: 1, may: true }],
  },
};
