import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { harmless } from '../library/deal.ts';
import { reanimate } from '../library/reanimate.ts';
import { calling } from '../library/summon.ts';

export const greymair: Character = {
  id: 'greymair',
  name: 'Greymair',
  version: 2,
  factions: ['shades'],
  keywords: ['risen', 'cleric', 'soldier'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 5],
  melee: 3,
  meleeRange: 2,
  arcane: 3,
  evade: 0,
  abilities: [
    {
      kind: 'active',
      id: 'drain-life',
      name: 'Drain Life',
      cost: 2,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { side: 'friendly', other: true, is: ['spirit', 'risen'] } },
      do: [
        { do: 'slay', to: 'target' },
        {
          do: 'give',
          to: 'self',
          until: 'turn',
          ability: {
            kind: 'passive',
            id: 'drained-life',
            name: 'Drained Life',
            rules: [
              { always: [{ mod: 'cost', of: [{ ability: 'reanimate' }], set: 0 }] },
              {
                when: { on: 'declares', with: [{ ability: 'reanimate' }] },
                do: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'arcane', by: 2 }], until: 'action' }, { do: 'lapse' }],
              },
            ],
          },
        },
      ],
    },
    {
      kind: 'active',
      id: 'necrotic-salve',
      name: 'Necrotic Salve',
      cost: 1,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { side: 'friendly' } },
      do: [
        { do: 'heal', to: 'target', by: 1 },
        {
          do: 'if',
          cond: [{ who: 'target', is: ['noble', 'risen'] }, { slainThisTurn: { side: 'friendly' } }],
          then: [{ do: 'gain', to: 'target', energy: 1 }],
        },
      ],
    },
    reanimate,
    calling({
      id: 'summon-a-helping-hand',
      name: 'Summon a Helping Hand',
      who: ['flay-bearer-of-knowledge', 'lampy-darkson'],
      on: { colour: 'any', value: 1 },
      catastrophe: selfWounds(3),
    }),
  ],
  signature: {
    id: 'raise-the-banner',
    name: 'Raise the Banner!',
    upgrades: 'high-guard',
    types: [],
    deal: harmless,
    mods: [{ mods: [{ mod: 'suffered', by: -1 }] }],
    end: [
      {
        do: 'pick',
        which: { side: 'friendly', other: true, is: ['soldier'], within: { in: 4 } },
        as: 'comrade',
        then: [{ do: 'move', who: { picked: 'comrade' }, in: 2 }],
      },
    ],
  },
};
