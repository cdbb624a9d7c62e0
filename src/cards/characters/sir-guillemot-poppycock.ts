import type { Character } from '../../rules/terms/card-language.ts';
import { plateArmour } from '../library/armour.ts';
import { deal } from '../library/deal.ts';

export const sirGuillemotPoppycock: Character = {
  id: 'sir-guillemot-poppycock',
  name: 'Sir Guillemot Poppycock',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human', 'noble'],
  base: 30,
  health: 9,
  blueDots: [1, 4],
  melee: 4,
  meleeRange: 2,
  arcane: 0,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'warhammer',
      name: 'Warhammer',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing', 'piercing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 2, scope: 'melee' },
          ],
        },
      ],
    },
    plateArmour,
    {
      kind: 'passive',
      id: 'ornithophobia',
      name: 'Ornithophobia',
      rules: [
        {
          when: { on: 'ends-move-engaged', who: { is: ['goblin'] } },
          if: [{ firstThisTurn: true, of: 'subject' }],
          do: [{ do: 'lose', to: 'subject', energy: 1 }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'the-governor',
      name: 'The Governor',
      rules: [{ always: [{ mod: 'stat', stat: 'melee', by: 1 }], to: { side: 'friendly', is: ['soldier'], within: { in: 6 } } }],
    },
    {
      kind: 'active',
      id: 'yell-out-commands',
      name: 'Yell Out Commands',
      cost: 1,
      range: 6,
      target: { which: { side: 'friendly', isNot: ['noble'] }, oncePerTurn: true },
      do: [
        {
          do: 'if',
          cond: [{ who: 'target', is: ['soldier'] }],
          then: [{ do: 'move', who: 'target', in: 2 }],
          else: [{ do: 'move', who: 'target', in: 1 }],
        },
      ],
    },
  ],
  signature: {
    id: 'knee-smasher',
    name: 'Knee Smasher',
    upgrades: 'sweeping-cut',
    types: ['impact'],
    deal: deal(2, 2, 2, 2, null, null),
    end: [
      {
        do: 'if',
        cond: [{ did: 'caused-wounds' }],
        then: [{ do: 'apply', to: 'enemy', mods: [{ mod: 'forbid', actions: ['jog'] }], until: 'turn' }],
      },
    ],
  },
};
