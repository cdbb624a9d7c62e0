import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';
import { weakling } from '../library/weakling.ts';

/** @rule CHR-15 */
export const irisAndHellebore: Character = {
  id: 'iris-and-hellebore',
  name: 'Iris & Hellebore',
  version: 1,
  factions: ['dominion'],
  keywords: ['faerie', 'noble'],
  base: 40,
  health: 7,
  blueDots: [1, 2, 4, 6],
  melee: 5,
  meleeRange: 1,
  arcane: 0,
  evade: -1,
  abilities: [
    weakling,
    {
      kind: 'passive',
      id: 'storm-of-fae-blades',
      name: 'Storm of Fae Blades',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing', 'piercing'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'dance-in-concert',
      name: 'Dance in Concert',
      rules: [
        {
          when: {
            on: 'steps-aside',
            who: { side: 'friendly', other: true, is: ['faerie'], within: { in: 6 }, if: [{ who: 'each', engaged: true }] },
          },
          may: true,
          do: [{ do: 'pay-step' }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'perfect-form',
      name: 'Perfect Form',
      limit: { per: 'game' },
      rules: [
        {
          when: { on: 'reveals', who: { side: 'friendly', is: ['faerie'], within: { in: 6 } } },
          if: [{ compare: { the: 'energy', of: 'subject' }, op: '>=', to: 1 }],
          may: true,
          do: [{ do: 'lose', to: 'subject', energy: 1 }, { do: 'feint' }],
        },
      ],
    },
    {
      kind: 'active',
      id: 'perplex',
      name: 'Perplex',
      cost: 3,
      range: 6,
      target: {},
      do: [
        { do: 'lose', to: 'target', energy: 1, bind: 'taken' },
        {
          do: 'if',
          cond: [{ did: 'taken' }],
          then: [
            {
              do: 'pick',
              which: { side: 'friendly', other: true, but: 'target', is: ['faerie'], within: { in: 6, of: 'target' } },
              as: 'gainer',
              then: [{ do: 'gain', to: { picked: 'gainer' }, energy: { result: 'taken' } }],
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'from-below-and-above',
    name: 'From Below & Above',
    upgrades: 'rising-attack',
    types: ['slicing', 'piercing'],
    deal: deal(2, 1, 2, 2, 1, 0),
    gathers: 'falling-swing',
    end: [{ do: 'move', who: 'self', in: 1, may: true }],
  },
};
