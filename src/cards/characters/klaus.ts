import type { Character } from '../../rules/terms/card-language.ts';
import { protect } from '../library/protection.ts';
import { circled, deal } from '../library/deal.ts';

/** @rule CHR-69 */
export const klaus: Character = {
  id: 'klaus',
  name: 'Klaus',
  version: 2,
  factions: ['leshavult'],
  keywords: ['faun', 'cultist'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 6],
  melee: 3,
  meleeRange: 2,
  arcane: 0,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'flail',
      name: 'Flail',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing', 'piercing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' },
          ],
        },
        { when: { on: 'end-step' }, if: [{ played: ['high-guard', 'low-guard'], ever: true }], do: [{ do: 'wound', to: 'self', by: 2 }] },
      ],
    },
    {
      kind: 'passive',
      id: 'egged-on',
      name: 'Egged-On',
      rules: [
        {
          always: [{ mod: 'stat', stat: 'melee', by: { count: { side: 'friendly', other: true, is: ['cultist'], within: { in: 6 } } } }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'kinship-raegan-leshavult-priestess',
      name: 'Kinship [Raegan, Leshavult Priestess]',
      rules: [
        {
          when: { on: 'replenish', at: 'during' },
          if: [{ exists: { side: 'friendly', named: ['raegan-leshavult-priestess'], within: { in: 6 } } }],
          do: [protect('self')],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'tubthumping',
      name: 'Tubthumping',
      rules: [
        {
          when: { on: 'would-be-slain' },
          limit: { per: 'game' },
          do: [{ do: 'flip', then: [{ do: 'remain', who: 'self', boxes: 'X' }], catastrophe: [] }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'hold-my-beer',
      name: 'Hold my Beer',
      cost: 4,
      pulse: 4,
      do: [{ do: 'pulse', in: 4, ordered: true, effects: [{ do: 'catastrophe-of', of: 'each' }] }],
    },
  ],
  signature: {
    id: 'flail-around-madly',
    name: 'Flail Around Madly',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(0, 2, 2, 1, circled(1), 1),
    end: [{ do: 'damage', to: 'self', by: 1, type: 'impact' }],
  },
};
