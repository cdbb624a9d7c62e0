import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { swift } from '../library/swift.ts';
import { weakling } from '../library/weakling.ts';

/** @rule CHR-58 CHR-59 */
export const pickles: Character = {
  id: 'pickles',
  name: 'Pickles',
  version: 1,
  factions: ['commonwealth', 'leshavult'],
  keywords: ['animal', 'rogue'],
  base: 30,
  health: 4,
  blueDots: [],
  melee: 2,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'thrall-streatham',
      name: 'Thrall [Streatham]',
      rules: [{ always: [{ mod: 'thrall', of: 'streatham' }] }],
    },
    {
      kind: 'passive',
      id: 'skulk-away',
      name: 'Skulk Away',
      rules: [{ always: [{ mod: 'falls-with' }] }],
    },
    weakling,
    swift,
    {
      kind: 'passive',
      id: 'feline-reflexes',
      name: 'Feline Reflexes',
      rules: [
        {
          when: { on: 'targeted', by: 'enemy' },
          may: true,
          do: [
            { do: 'lose', to: 'self', energy: 1 },
            { do: 'reaction-step', who: 'self' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'giant-hugs-for-pickles',
      name: 'Giant Hugs for Pickles',
      rules: [
        {
          when: { on: 'replenish', at: 'during' },
          may: true,
          do: [
            {
              do: 'pick',
              which: { side: 'friendly', is: ['giant'], within: { in: 2 } },
              as: 'hugged',
              then: [{ do: 'gain', to: { picked: 'hugged' }, energy: 1 }],
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'cat-purse',
    name: 'Cat Purse',
    upgrades: 'rising-attack',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
    end: [{ do: 'may', then: [{ do: 'take-stone', from: 'enemy', to: 'self' }] }],
    unlessSlain: true,
  },
  unselectable: true,
};
