import type { Character } from '../../rules/terms/card-language.ts';
import { deal } from '../library/deal.ts';

export const viscountDeFaulte: Character = {
  id: 'viscount-de-faulte',
  name: 'Viscount de Faulte',
  version: 1,
  factions: ['dominion', 'shades'],
  keywords: ['risen', 'animal', 'noble'],
  base: 40,
  health: 11,
  blueDots: [1, 4, 7],
  melee: 3,
  meleeRange: 2,
  arcane: 0,
  evade: 1,
  abilities: [
    {
      kind: 'passive',
      id: 'cavalry-mace',
      name: 'Cavalry Mace',
      rules: [
        {
          always: [
            { mod: 'dealt', types: ['slicing'], by: 'null', scope: 'melee' },
            { mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' },
          ],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'concealed-armour',
      name: 'Concealed Armour',
      rules: [{ always: [{ mod: 'suffered', types: ['piercing'], by: -1 }] }],
    },
    {
      kind: 'passive',
      id: 'erosion',
      name: 'Erosion',
      rules: [
        {
          when: { on: 'attacks', who: { side: 'enemy', within: { in: 4 } } },
          do: [{ do: 'apply', to: 'subject', mods: [{ mod: 'stat', stat: 'melee', by: -1 }], until: 'action' }],
        },
        {
          when: { on: 'targeted', by: 'enemy', with: ['melee'] },
          if: [{ distance: ['self', 'originator'], op: '<=', in: 4 }],
          do: [{ do: 'apply', to: 'originator', mods: [{ mod: 'stat', stat: 'melee', by: -1 }], until: 'action' }],
        },
      ],
    },
    {
      kind: 'passive',
      id: 'intrusion',
      name: 'Intrusion',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'first-rolled' },
          may: true,
          do: [
            { do: 'lose', to: 'self', energy: 1 },
            { do: 'reroll-die', of: 'own' },
          ],
        },
      ],
    },
    {
      kind: 'active',
      id: 'fear',
      name: 'Fear',
      cost: 2,
      range: 4,
      limit: { per: 'turn' },
      target: { which: { other: true } },
      do: [
        { do: 'lose', to: 'target', energy: 1, bind: 'feared' },
        {
          do: 'if',
          cond: [{ did: 'feared' }],
          then: [
            {
              do: 'pick',
              which: { side: 'friendly', within: { in: 4 } },
              as: 'friend',
              then: [{ do: 'gain', to: { picked: 'friend' }, energy: { result: 'feared' } }],
            },
          ],
        },
      ],
    },
  ],
  signature: {
    id: 'impale',
    name: 'Impale',
    upgrades: 'thrust',
    types: ['piercing'],
    deal: deal(1, 3, 4, null, 3, 2),
    end: [{ do: 'move', who: 'self', in: 1, way: { towards: 'enemy' } }],
  },
};
