import type { Active, Character, Which } from '../../rules/terms/card-language.ts';
import { playDead } from '../library/signatures.ts';

/** A slain Jobie that this ability may bring back and has not brought back this turn. */
const fallen: Which = {
  side: 'friendly',
  slain: true,
  named: ['jobie'],
  if: [{ who: 'each', returns: true }, { not: { who: 'each', returnedBy: 'reanimate-jobie' } }],
};

const reanimateJobie: Active = {
  kind: 'active',
  id: 'reanimate-jobie',
  name: 'Reanimate Jobie',
  cost: 0,
  usableIf: [{ exists: fallen }],
  do: [
    {
      do: 'pick',
      which: fallen,
      as: 'jobie',
      then: [
        { do: 'return', who: { picked: 'jobie' }, contact: 'self', boxes: 'all' },
        { do: 'gain', to: { picked: 'jobie' }, energy: 2 },
      ],
    },
  ],
};

/** @rule CHR-30 */
export const jobie: Character = {
  id: 'jobie',
  name: 'Jobie',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['goblin', 'rogue'],
  base: 30,
  health: 5,
  blueDots: [1, 3, 5],
  melee: 2,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'the-bright-side-of-death',
      name: 'The Bright Side of Death',
      rules: [
        {
          when: { on: 'deployed' },
          do: [
            {
              do: 'for-each',
              which: { side: 'friendly', if: [{ who: 'each', hasAbility: 'reanimate' }] },
              effects: [{ do: 'give', to: 'each', ability: reanimateJobie, until: 'game' }],
            },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'a-cunning-plan',
      name: 'A Cunning Plan',
      cost: 1,
      do: [
        { do: 'drop-stone', from: 'self', n: 1, upTo: true, within: 2 },
        { do: 'slay', to: 'self' },
      ],
    },
    {
      kind: 'active',
      id: 'thats-mine-this-is-mine',
      name: 'That’s Mine, This is Mine...',
      cost: 3,
      do: [{ do: 'gather-stone', to: 'self' }],
    },
    {
      kind: 'arcane',
      id: 'second-hand-pistol',
      name: 'Second Hand Pistol',
      cost: 2,
      range: 6,
      target: { which: { other: true } },
      outcomes: [
        {
          on: { colour: ['green'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: 'X', type: 'impact' },
            { do: 'damage', to: 'self', by: 'X', type: 'impact' },
          ],
        },
        {
          on: 'catastrophe',
          do: [
            { do: 'slay', to: 'self' },
            { do: 'drop-stone', from: 'target' },
          ],
        },
      ],
    },
  ],
  signature: playDead,
};
