import type { Character } from '../../rules/terms/card-language.ts';
import { fieldMedic } from '../library/field-medic.ts';
import { youllRegretThat } from '../library/signatures.ts';

export const ericTheSquire: Character = {
  id: 'eric-the-squire',
  name: 'Eric, the Squire',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human', 'soldier'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 5],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: -1,
  abilities: [
    {
      kind: 'passive',
      id: 'squire',
      name: 'Squire',
      rules: [
        { always: [{ mod: 'stat', stat: 'melee', by: 1 }], to: { side: 'friendly', other: true, is: ['soldier'], within: { in: 4 } } },
        { always: [{ mod: 'stat', stat: 'melee', by: 2 }], to: { side: 'friendly', is: ['noble'], within: { in: 4 } } },
      ],
    },
    {
      kind: 'passive',
      id: 'leather-jerkin',
      name: 'Leather Jerkin',
      rules: [{ always: [{ mod: 'suffered', types: ['slicing', 'piercing'], by: -1 }] }],
    },
    {
      kind: 'active',
      id: 'my-hero',
      name: 'My Hero',
      cost: 2,
      range: 4,
      target: { which: { is: ['soldier', 'noble'] } },
      do: [
        {
          do: 'if',
          cond: [{ who: 'target', is: ['noble'] }],
          then: [{ do: 'gain', to: 'target', energy: 2 }],
          else: [{ do: 'gain', to: 'target', energy: 1 }],
        },
      ],
    },
    fieldMedic,
  ],
  signature: youllRegretThat,
};
