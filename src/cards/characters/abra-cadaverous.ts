import type { Character, Eff } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { deal } from '../library/deal.ts';
import { PSYCHOPOMPS } from '../library/psychopomps.ts';
import { reanimate } from '../library/reanimate.ts';

/** Summons any Psychopomp that its side does not have in play. */
const fashion: Eff = { do: 'summon', what: PSYCHOPOMPS, kind: 'psychopomp', contact: 'self', unique: true };

export const abraCadaverous: Character = {
  id: 'abra-cadaverous',
  name: 'Abra Cadaverous',
  version: 1,
  factions: ['shades'],
  keywords: ['spirit'],
  base: 40,
  health: 10,
  blueDots: [1, 4],
  melee: 4,
  meleeRange: 2,
  arcane: 5,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'claws-and-stick',
      name: 'Claws and Stick',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing', 'impact'], by: 2, scope: 'melee' }] }],
    },
    {
      kind: 'passive',
      id: 'fashion-from-flesh',
      name: 'Fashion from Flesh',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'end-step' },
          if: [{ did: 'wounded-an-enemy' }],
          may: true,
          do: [
            {
              do: 'if',
              cond: [{ who: 'enemy', slain: true }],
              then: [
                {
                  do: 'one-of',
                  options: [
                    [fashion],
                    [
                      {
                        do: 'give',
                        to: 'self',
                        until: 'turn',
                        ability: {
                          kind: 'passive',
                          id: 'fashioned',
                          name: 'Fashioned',
                          rules: [
                            { always: [{ mod: 'cost', of: ['arcane'], set: 0 }] },
                            { when: { on: 'declares', with: ['arcane'] }, do: [{ do: 'lapse' }] },
                          ],
                        },
                      },
                    ],
                  ],
                },
              ],
              else: [fashion],
            },
          ],
        },
      ],
    },
    {
      kind: 'arcane',
      id: 'spare-parts',
      name: 'Spare Parts',
      cost: 2,
      range: 4,
      target: {},
      outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'heal', to: 'target', by: 'X' }] }, selfWounds(3)],
    },
    reanimate,
  ],
  signature: {
    id: 'frenzy',
    name: 'Frenzy',
    upgrades: 'rising-attack',
    types: ['slicing'],
    deal: deal(1, 0, 0, 1, 0, null),
    end: [
      {
        do: 'if',
        cond: [{ role: 'attacker' }, { did: 'wounded-an-enemy' }],
        then: [{ do: 'apply', to: 'self', mods: [{ mod: 'cost', of: ['melee'], set: 0 }], until: 'acts' }],
      },
    ],
  },
};
