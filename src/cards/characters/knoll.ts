import type { Character } from '../../rules/terms/card-language.ts';
import { harmless } from '../library/deal.ts';
import { healing } from '../library/healing.ts';
import { toughAsOldBoots } from '../library/tough-as-old-boots.ts';

export const knoll: Character = {
  id: 'knoll',
  name: 'Knoll',
  version: 1,
  factions: ['dominion', 'leshavult'],
  keywords: ['troll', 'wizard'],
  base: 40,
  health: 12,
  blueDots: [1, 6],
  melee: 2,
  meleeRange: 3,
  arcane: 4,
  evade: 2,
  abilities: [
    toughAsOldBoots,
    {
      kind: 'passive',
      id: 'recluse',
      name: 'Recluse',
      rules: [
        {
          when: { on: 'replenish', at: 'start' },
          if: [{ not: { exists: { other: true, within: { in: 3 } } } }],
          do: [{ do: 'gain', to: 'self', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'old-staff',
      name: 'Old Staff',
      rules: [{ always: [{ mod: 'dealt', types: ['impact', 'piercing'], by: 1, scope: 'melee' }] }],
    },
    healing,
    {
      kind: 'arcane',
      id: 'trollish-remedies',
      name: 'Trollish Remedies',
      cost: 3,
      range: 8,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: { x: 3, plus: -1 } }] },
        {
          on: { colour: ['blue'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [{ who: 'target', is: ['troll'] }],
              then: [{ do: 'give', to: 'target', ability: toughAsOldBoots, until: 'game' }],
            },
          ],
        },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'wound', to: 'target', by: 'X' },
            { do: 'gain', to: 'target', energy: 1 },
          ],
        },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'target', by: 2 },
            { do: 'lose', to: 'target', energy: 1 },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'bog-off',
    name: 'Bog Off!',
    upgrades: 'thrust',
    types: [],
    deal: harmless,
    end: [{ do: 'move', who: 'enemy', in: 1, way: { away: 'self' } }],
  },
};
