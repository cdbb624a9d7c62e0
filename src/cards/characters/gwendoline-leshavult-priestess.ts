import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { feeble } from '../library/weakling.ts';

export const gwendolineLeshavultPriestess: Character = {
  id: 'gwendoline-leshavult-priestess',
  name: 'Gwendoline, Leshavult Priestess',
  version: 2,
  factions: ['dominion', 'leshavult'],
  keywords: ['faerie', 'cultist'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 5, 6],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: -2,
  abilities: [
    feeble,
    { kind: 'active', id: 'scry', name: 'Scry', cost: 4, do: [{ do: 'set-aside', of: 1 }] },
    {
      kind: 'arcane',
      id: 'rejuvenate',
      name: 'Rejuvenate',
      cost: 3,
      range: 8,
      target: { which: { side: 'friendly' } },
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'heal', to: 'target', by: { x: 1, plus: 1 } },
            { do: 'move', who: 'target', in: 'X' },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'wound', to: 'target', by: 2 }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'ethereal-allure',
      name: 'Ethereal Allure',
      cost: 3,
      range: 8,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [{ do: 'move', who: 'target', in: { x: 1, plus: 2 }, way: { towards: 'self' } }],
        },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'dreamglade-glamour',
    name: 'Dreamglade Glamour',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    end: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['melee'], against: 'self' }], until: 'turn' }],
  },
};
