import type { Character } from '../../rules/terms/card-language.ts';
import { cantHitMe } from '../library/signatures.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { fizzlePop } from '../library/fizzle-pop.ts';
import { healing } from '../library/healing.ts';
import { trickster } from '../library/trickster.ts';
import { feeble } from '../library/weakling.ts';

export const fraya: Character = {
  id: 'fraya',
  name: 'Fraya',
  version: 2,
  factions: ['dominion'],
  keywords: ['faerie', 'wizard'],
  base: 30,
  health: 5,
  blueDots: [1, 2, 3, 4, 5],
  melee: 2,
  meleeRange: 1,
  arcane: 5,
  evade: -2,
  abilities: [
    feeble,
    trickster,
    healing,
    fizzlePop,
    {
      kind: 'arcane',
      id: 'dizzy-spell',
      name: 'Dizzy Spell',
      cost: 2,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'lose-ability', from: 'target', of: 'active', until: 'turn' }] },
        selfWounds(1),
      ],
    },
  ],
  signature: cantHitMe,
};
