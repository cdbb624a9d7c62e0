import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { closeBy } from '../library/signatures.ts';

export const boulder: Character = {
  id: 'boulder',
  name: 'Boulder',
  version: 5,
  factions: ['dominion'],
  keywords: ['troll'],
  base: 40,
  health: 12,
  blueDots: [1, 7],
  melee: 2,
  meleeRange: 2,
  arcane: 3,
  evade: 2,
  abilities: [
    { kind: 'passive', id: 'tough-skin', name: 'Tough Skin', rules: [{ always: [{ mod: 'suffered', by: -1 }] }] },
    {
      kind: 'passive',
      id: 'granite-fists',
      name: 'Granite Fists',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'calcify',
      name: 'Calcify',
      rules: [
        {
          when: { on: 'replenish', at: 'end' },
          do: [
            {
              do: 'pick',
              which: { side: 'enemy', if: [{ engages: ['self', 'each'] }] },
              upTo: true,
              as: 'stiffened',
              then: [{ do: 'lose', to: { picked: 'stiffened' }, energy: 1 }],
            },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'stone-song',
      name: 'Stone Song',
      cost: 1,
      range: 6,
      mods: [{ mod: 'ignore', what: ['cover'] }],
      target: { what: 'stone' },
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'depth', by: { x: -1 }, min: 1 }] },
        { on: 'catastrophe', do: [{ do: 'depth', set: 'resisting-choice' }] },
      ],
    },
  ],
  signature: {
    id: 'crushing-embrace',
    name: 'Crushing Embrace',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(2, 2, 2, 2, 2, 2),
    mods: [closeBy],
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [{ do: 'lose', to: 'enemy', energy: { half: { of: 'enemy', the: 'energy' } } }],
      },
    ],
  },
};
