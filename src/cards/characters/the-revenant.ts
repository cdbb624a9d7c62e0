import type { Character } from '../../rules/terms/card-language.ts';
import { eternalChill } from '../library/eternal-chill.ts';
import { seenItAllBefore } from '../library/seen-it-all-before.ts';
import { visionsOfTheFuture } from '../library/visions-of-the-future.ts';
import { deal } from '../library/deal.ts';

export const theRevenant: Character = {
  id: 'the-revenant',
  name: 'The Revenant',
  version: 2,
  factions: ['dominion', 'leshavult'],
  keywords: ['human', 'noble', 'spirit'],
  base: 30,
  health: 7,
  blueDots: [3, 5, 7],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'undying',
      name: 'Undying',
      rules: [
        {
          when: { on: 'would-be-slain' },
          do: [
            { do: 'remain', who: 'self', boxes: 'all' },
            { do: 'drop-stone', from: 'self', as: 'slain' },
          ],
        },
      ],
    },
    seenItAllBefore,
    visionsOfTheFuture,
    eternalChill,
  ],
  signature: {
    id: 'destiny-fulfilled',
    name: 'Destiny Fulfilled',
    upgrades: 'thrust',
    types: ['piercing'],
    deal: deal(1, 3, 4, null, 3, 2),
    end: [{ do: 'if', cond: [{ who: 'enemy', slain: true }], then: [{ do: 'remove', who: 'self' }] }],
  },
};
