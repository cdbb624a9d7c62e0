import type { Character } from '../../rules/terms/card-language.ts';

import { deal } from '../library/deal.ts';

/** @rule CHR-10 */
export const brotherDaniel: Character = {
  id: 'brother-daniel',
  name: 'Brother Daniel',
  version: 2,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['human', 'cultist', 'cleric'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4],
  melee: 2,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'slightly-maddening',
      name: 'Slightly Maddening',
      limit: { per: 'game' },
      rules: [{ when: { on: 'first-rolled' }, may: true, do: [{ do: 'reroll-die', of: 'opponent' }] }],
    },
    {
      kind: 'passive',
      id: 'look-at-the-shiny-thing',
      name: 'Look at the Shiny Thing',
      rules: [
        {
          when: { on: 'replenish', at: 'during' },
          if: [{ who: 'self', holdsStone: true }],
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', other: true, within: { in: 4, los: true } },
              upTo: true,
              as: 'friend',
              then: [{ do: 'gain', to: { picked: 'friend' }, energy: 1 }],
            },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'plant-the-placard',
      name: 'Plant the Placard',
      cost: 2,
      pulse: 6,
      limit: { per: 'turn' },
      do: [
        { do: 'pulse', in: 6, which: { side: 'friendly', other: true }, effects: [{ do: 'move', who: 'each', in: 1 }] },
        { do: 'apply', to: 'self', mods: [{ mod: 'forbid', actions: ['jog', 'step', 'reaction-step'] }], until: 'turn' },
      ],
    },
    {
      kind: 'arcane',
      id: 'bell-ringer',
      name: 'Bell Ringer',
      cost: 2,
      pulse: 4,
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'pulse', in: 4, which: { side: 'friendly' }, effects: [{ do: 'heal', to: 'each', by: 'X' }] }],
        },
        { on: 'catastrophe', do: [{ do: 'pulse', in: 4, effects: [{ do: 'wound', to: 'each', by: 1 }] }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'the-end-is-nigh',
      name: 'The End is Nigh',
      cost: 4,
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'pick',
              which: { within: { in: 3, los: true } },
              as: 'first',
              then: [
                {
                  do: 'pick',
                  which: { but: { picked: 'first' }, within: { in: { x: 3 }, los: true } },
                  as: 'second',
                  then: [{ do: 'place', who: { picked: 'first' }, within: { in: 3, of: { picked: 'second' } } }],
                },
              ],
            },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'one-of', options: [[{ do: 'wound', to: 'self', by: 4 }], [{ do: 'remove', who: 'self' }]] }] },
      ],
    },
  ],
  signature: {
    id: 'thwack',
    name: 'Thwack!',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(null, 2, 2, 1, 2, null),
    end: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'stat', stat: 'melee', by: -1 }], until: 'turn' }],
  },
};
