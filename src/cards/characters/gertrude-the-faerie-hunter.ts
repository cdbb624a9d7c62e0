import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { blunderbuss, reload } from '../library/firearms.ts';

export const gertrudeTheFaerieHunter: Character = {
  id: 'gertrude-the-faerie-hunter',
  name: 'Gertrude, the Faerie Hunter',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['human', 'mercenary'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 5],
  melee: 4,
  meleeRange: 1,
  arcane: 5,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'protection-charm',
      name: 'Protection Charm',
      rules: [{ always: [{ mod: 'suffered', types: ['magical'], by: -1 }] }],
    },
    {
      kind: 'active',
      id: 'natural-order',
      name: 'Natural Order',
      cost: 1,
      pulse: 4,
      limit: { per: 'turn' },
      do: [{ do: 'pulse', in: 4, effects: [{ do: 'wound', to: 'each', by: { of: 'each', the: 'energy', beyond: 3 } }] }],
    },
    {
      kind: 'active',
      id: 'hunting-party',
      name: 'Hunting Party',
      cost: 1,
      range: 6,
      limit: { per: 'turn' },
      target: { which: { side: 'enemy', if: [{ who: 'each', activated: true }] } },
      do: [
        { do: 'lose', to: 'target', energy: { half: { of: 'target', the: 'energy' } } },
        {
          do: 'for-each',
          which: { side: 'friendly', is: ['human', 'faun'] },
          effects: [
            {
              do: 'apply',
              to: 'each',
              mods: [
                { mod: 'stat', stat: 'arcane', by: 1 },
                { mod: 'stat', stat: 'melee', by: 2 },
              ],
              until: 'turn',
              against: 'target',
            },
          ],
        },
      ],
    },
    reload(blunderbuss),
    blunderbuss,
  ],
  signature: {
    id: 'spin-kick',
    name: 'Spin-Kick',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(1, 2, 2, 1, 1, 0),
    mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
    end: [
      { do: 'move', who: 'enemy', in: 1 },
      { do: 'reload', ability: 'blunderbuss', may: true },
    ],
  },
};
