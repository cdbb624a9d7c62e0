import type { Character } from '../../rules/terms/card-language.ts';
import { ramshackleArmour } from '../library/armour.ts';
import { predictableCombatant } from '../library/predictable-combatant.ts';
import { panicAndFlee } from '../library/signatures.ts';
import { slow } from '../library/slow.ts';

export const firespitter: Character = {
  id: 'firespitter',
  name: 'Firespitter',
  version: 1,
  factions: ['dominion'],
  keywords: ['goblin', 'soldier'],
  base: 40,
  health: 8,
  blueDots: [1, 3, 5],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: 1,
  abilities: [
    slow,
    predictableCombatant,
    ramshackleArmour,
    {
      kind: 'active',
      id: 'two-goblins-walk-into-a-tavern',
      name: 'Two Goblins Walk into a Tavern',
      cost: 2,
      range: 8,
      target: { n: 2, which: { other: true, is: ['goblin'] } },
      do: [
        { do: 'gain', to: 'target', energy: 1 },
        { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'evade', by: 2 }], until: 'turn' },
      ],
    },
    {
      kind: 'arcane',
      id: 'fireblast',
      name: 'Fireblast',
      cost: 2,
      range: 8,
      usableIf: [{ not: { who: 'self', engaged: true } }],
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 2 }, type: 'magical' }] },
        {
          on: 'catastrophe',
          do: [
            { do: 'spend', ability: 'fireblast', until: 'game' },
            { do: 'pulse', in: 3, effects: [{ do: 'damage', to: 'each', by: 4, type: 'magical' }] },
          ],
        },
      ],
    },
  ],
  signature: panicAndFlee,
};
