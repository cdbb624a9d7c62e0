import type { Character } from '../../rules/terms/card-language.ts';
import { chaaarge } from '../library/charges.ts';
import { gore } from '../library/signatures.ts';

export const sirHogswash: Character = {
  id: 'sir-hogswash',
  name: 'Sir Hogswash',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human', 'animal', 'soldier'],
  base: 40,
  health: 10,
  blueDots: [1, 3, 6],
  melee: 4,
  meleeRange: 2,
  arcane: 0,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'hunting-spear',
      name: 'Hunting Spear',
      rules: [
        { always: [{ mod: 'dealt', types: ['piercing', 'slicing'], by: 1, scope: 'melee' }] },
        { always: [{ mod: 'dealt', by: 1, scope: 'melee' }], if: [{ who: 'enemy', is: ['animal'] }] },
      ],
    },
    {
      kind: 'passive',
      id: 'sun-shield',
      name: 'Sun Shield',
      rules: [{ always: [{ mod: 'suffered', types: ['impact', 'magical'], by: -1 }] }],
    },
    {
      kind: 'active',
      id: 'utter-swine',
      name: 'Utter Swine',
      cost: 1,
      range: 6,
      limit: { per: 'turn' },
      target: { which: { side: 'enemy' } },
      do: [
        {
          do: 'pick',
          which: { side: 'friendly', other: true, within: { in: 6 } },
          upTo: true,
          as: 'friend',
          then: [
            { do: 'wound', to: { picked: 'friend' }, by: 2, bind: 'paid' },
            { do: 'if', cond: [{ did: 'paid' }], then: [{ do: 'lose-ability', from: 'target', of: 'arcane', until: 'turn' }] },
          ],
        },
      ],
    },
    chaaarge,
  ],
  signature: gore,
};
