import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { circled, deal } from '../library/deal.ts';

export const bjorn: Character = {
  id: 'bjorn',
  name: 'Bjørn',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['gnome', 'norse', 'mercenary'],
  base: 30,
  health: 8,
  blueDots: [1, 2, 3],
  melee: 4,
  meleeRange: 1,
  arcane: 2,
  evade: 0,
  abilities: [
    {
      kind: 'passive',
      id: 'bearskin',
      name: 'Bearskin',
      rules: [{ always: [{ mod: 'suffered', types: ['impact', 'slicing', 'magical'], by: -1 }] }],
    },
    {
      kind: 'passive',
      id: 'berserk-fury',
      name: 'Berserk Fury',
      rules: [{ always: [{ mod: 'dealt', by: { half: { of: 'self', the: 'earlier-wounds' } }, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'skal',
      name: 'Skål',
      rules: [
        {
          when: { on: 'activates' },
          may: true,
          do: [
            {
              do: 'flip',
              then: [{ do: 'wound', to: 'self', by: 'X' }],
              catastrophe: [
                { do: 'heal', to: 'self', by: 'all' },
                { do: 'apply', to: 'self', mods: [{ mod: 'without', ability: 'berserk-fury' }], until: 'turn' },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'bear-charge',
      name: 'Bear Charge',
      cost: 1,
      range: 4,
      target: { which: { side: 'enemy' } },
      do: [
        { do: 'move', who: 'self', in: 3, way: { towards: 'target' } },
        { do: 'apply', to: 'target', mods: [{ mod: 'forbid', actions: ['signature'] }], until: 'activation' },
      ],
    },
    {
      kind: 'arcane',
      id: 'throwing-axe',
      name: 'Throwing Axe',
      cost: 2,
      range: 4,
      target: {},
      outcomes: [
        { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 2 }, type: 'impact' }] },
        selfWounds(3),
      ],
    },
  ],
  signature: {
    id: 'thrash',
    name: 'Thrash',
    upgrades: 'falling-swing',
    types: ['impact', 'slicing'],
    deal: deal(0, circled(0), circled(0), 0, circled(0), 0),
    end: [{ do: 'move', who: 'self', in: 2, way: { towards: 'enemy' } }],
  },
};
