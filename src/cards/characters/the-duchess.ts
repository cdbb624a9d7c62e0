import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { concealedDagger } from '../library/daggers.ts';
import { threatsAndPromises } from '../library/threats-and-promises.ts';

export const theDuchess: Character = {
  id: 'the-duchess',
  name: 'The Duchess',
  version: 2,
  factions: ['dominion'],
  keywords: ['human', 'noble'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: 0,
  abilities: [
    concealedDagger,
    { kind: 'passive', id: 'network-of-spies', name: 'Network of Spies', rules: [{ always: [{ mod: 'initiative', by: 1 }] }] },
    {
      kind: 'passive',
      id: 'strength-from-suffering',
      name: 'Strength from Suffering',
      rules: [
        { when: { on: 'wounded', who: { other: true }, by: 'catastrophe' }, do: [{ do: 'heal', to: 'self', by: { result: 'wounds' } }] },
      ],
    },
    {
      kind: 'passive',
      id: 'foreboding',
      name: 'Foreboding',
      rules: [
        {
          when: { on: 'targeted', by: 'enemy' },
          do: [{ do: 'may-pay', who: 'originator', wounds: 1, then: [], else: [{ do: 'cancel' }] }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'succubus',
      name: 'Succubus',
      cost: 3,
      range: 8,
      target: { which: { other: true } },
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'wound', to: 'target', by: 'X', bind: 'drawn' },
            {
              do: 'repeat',
              times: { result: 'drawn' },
              then: [
                {
                  do: 'pick',
                  which: { side: 'friendly', within: { in: 8, los: true } },
                  as: 'friend',
                  then: [
                    { do: 'heal', to: { picked: 'friend' }, by: 1 },
                    { do: 'gain', to: { picked: 'friend' }, energy: 1 },
                  ],
                },
              ],
            },
          ],
        },
        selfWounds(3),
      ],
    },
  ],
  signature: threatsAndPromises,
};
