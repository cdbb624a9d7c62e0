import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';

export const echoOfTheForgottenKing: Character = {
  id: 'echo-of-the-forgotten-king',
  name: 'Echo of the Forgotten King',
  version: 1,
  factions: ['shades'],
  keywords: ['spirit', 'elrich', 'noble'],
  base: 40,
  health: 11,
  blueDots: [],
  melee: 4,
  meleeRange: 2,
  arcane: 4,
  evade: 2,
  abilities: [
    {
      kind: 'passive',
      id: 'unholy-strength',
      name: 'Unholy Strength',
      rules: [
        {
          always: [
            { mod: 'dealt', by: 3, scope: 'melee' },
            { mod: 'dealt-as', as: 'magical' },
          ],
        },
      ],
    },
    { kind: 'passive', id: 'unholy-toughness', name: 'Unholy Toughness', rules: [{ always: [{ mod: 'suffered', by: -1 }] }] },
    { kind: 'passive', id: 'a-busy-tyrant', name: 'A Busy Tyrant', rules: [{ always: [{ mod: 'stays-slain' }] }] },
    {
      kind: 'active',
      id: 'fleeting-presence',
      name: 'Fleeting Presence',
      cost: 0,
      inherent: true,
      usableIf: [{ who: 'self', active: true }],
      do: [
        { do: 'wound', to: 'self', by: 2 },
        { do: 'if', cond: [{ who: 'self', slain: false }], then: [{ do: 'act', who: 'self', cost: [1, 2] }] },
      ],
    },
    {
      kind: 'arcane',
      id: 'terrorblast',
      name: 'Terrorblast',
      cost: 2,
      range: 8,
      limit: { per: 'turn' },
      target: {},
      outcomes: [
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [{ compare: { of: 'target', the: 'wounds' }, op: '>', to: 0 }],
              then: [{ do: 'damage', to: 'target', by: { x: 1, plus: 2 }, type: 'magical' }],
              else: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' }],
            },
          ],
        },
        { on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: { of: 'self', the: 'wounds' } }] },
      ],
    },
  ],
  signature: {
    id: 'torrent-of-power',
    name: 'Torrent of Power',
    upgrades: 'sweeping-cut',
    types: ['magical'],
    deal: deal(0, 2, 2, 1, 2, 0),
    end: [
      {
        do: 'for-each',
        which: { within: { in: 2 }, if: [{ who: 'each', fighting: false }] },
        effects: [{ do: 'damage', to: 'each', by: 2, type: 'magical' }],
      },
      {
        do: 'for-each',
        which: { other: true, within: { in: 2 } },
        effects: [{ do: 'move', who: 'each', in: 2, way: { away: 'self' } }],
      },
    ],
  },
};
