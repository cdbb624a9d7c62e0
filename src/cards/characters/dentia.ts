import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { faerieMischief } from '../library/faerie-mischief.ts';
import { weakling } from '../library/weakling.ts';

export const dentia: Character = {
  id: 'dentia',
  name: 'Dentia',
  version: 1,
  factions: ['dominion'],
  keywords: ['faerie', 'rogue'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 3, 5, 6],
  melee: 4,
  meleeRange: 1,
  arcane: 4,
  evade: -2,
  abilities: [
    weakling,
    {
      kind: 'passive',
      id: 'the-bigger-they-are',
      name: 'The Bigger They Are...',
      rules: [
        {
          when: { on: 'fights' },
          if: [{ compare: { the: 'evade', of: 'enemy' }, op: '>=', to: 1 }],
          do: [
            {
              do: 'apply',
              to: 'self',
              mods: [
                { mod: 'without', ability: 'weakling' },
                { mod: 'dealt', by: { the: 'evade', of: 'enemy' }, scope: 'melee' },
                { mod: 'suffered', by: { mul: [-1, { the: 'evade', of: 'enemy' }] }, scope: 'melee' },
              ],
              until: 'action',
            },
          ],
        },
      ],
    },
    faerieMischief,
    {
      kind: 'passive',
      id: 'sedatives',
      name: 'Sedatives',
      rules: [
        {
          when: { on: 'gains-ability', who: { side: 'enemy' }, ability: 'weakling' },
          if: [{ firstThisTurn: true, of: 'subject' }],
          do: [{ do: 'lose', to: 'subject', energy: 1 }],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'sleepy-time',
      name: 'Sleepy Time',
      cost: 3,
      range: 6,
      limit: { per: 'turn' },
      mods: [{ mod: 'ignore', what: ['evade'] }],
      target: {},
      outcomes: [
        { on: { colour: ['blue'], value: 'X' }, do: [{ do: 'give', to: 'target', ability: weakling, until: 'turn' }] },
        {
          on: { colour: ['pink'], value: 'X' },
          do: [
            {
              do: 'if',
              cond: [
                {
                  any: [
                    { who: 'target', hasAbility: 'weakling' },
                    { who: 'target', hasAbility: 'feeble' },
                  ],
                },
              ],
              then: [
                { do: 'lose', to: 'target', energy: 'all' },
                { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'evade', by: 'X' }], until: 'turn' },
              ],
            },
          ],
        },
        selfWounds(2),
      ],
    },
  ],
  signature: {
    id: 'extraction',
    name: 'Extraction',
    upgrades: 'thrust',
    types: ['impact'],
    deal: deal(0, 2, 1, null, 1, 1),
    mods: [{ mods: [{ mod: 'unreducible', past: 'enemy-passives' }] }],
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'melee', by: 1 }], until: 'game' }],
      },
    ],
  },
};
