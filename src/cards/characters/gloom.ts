import type { Character } from '../../rules/terms/card-language.ts';
import { slipIntoShadows } from '../library/signatures.ts';
import { slow } from '../library/slow.ts';
import { weakling } from '../library/weakling.ts';

export const gloom: Character = {
  id: 'gloom',
  name: 'Gloom',
  version: 2,
  factions: ['leshavult'],
  keywords: ['faun', 'wizard'],
  base: 30,
  health: 7,
  blueDots: [1, 3, 4, 6],
  melee: 2,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [
    weakling,
    slow,
    {
      kind: 'passive',
      id: 'gnarled-staff',
      name: 'Gnarled Staff',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing', 'piercing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'whisper-to-the-wild-things',
      name: 'Whisper to the Wild Things',
      cost: 2,
      range: 8,
      target: { which: { is: ['animal'] } },
      do: [{ do: 'move', who: 'target', in: 3 }],
    },
    {
      kind: 'arcane',
      id: 'shadow-walk',
      name: 'Shadow Walk',
      cost: 2,
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'place', who: 'self', within: { in: { x: 2 }, of: 'self' } }] },
        { on: 'catastrophe', do: [{ do: 'place', who: 'self', within: { in: 6, of: 'self' }, may: true, by: 'resisting' }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'smothering-darkness',
      name: 'Smothering Darkness',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            { do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' },
            { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'evade', by: -1 }], until: 'turn' },
          ],
        },
        {
          on: 'catastrophe',
          do: [
            { do: 'wound', to: 'self', by: 1 },
            { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'evade', by: -2 }], until: 'turn' },
          ],
        },
      ],
    },
  ],
  signature: slipIntoShadows,
};
