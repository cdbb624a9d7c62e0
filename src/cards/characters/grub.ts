import type { Character } from '../../rules/terms/card-language.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { enchantedSecateurs } from '../library/enchanted-secateurs.ts';
import { insatiableHunger } from '../library/signatures.ts';

export const grub: Character = {
  id: 'grub',
  name: 'Grub',
  version: 2,
  factions: ['dominion'],
  keywords: ['goblin', 'wizard'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 4, 6],
  melee: 4,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    enchantedSecateurs,
    {
      kind: 'active',
      id: 'wyrm-hole',
      name: 'Wyrm Hole',
      cost: 2,
      usableIf: [{ who: 'self', nearTerrain: 'obstacle', in: 0 }],
      do: [
        { do: 'drop-stone', from: 'self', n: 'all' },
        { do: 'place', who: 'self', contact: { terrain: 'obstacle' } },
      ],
    },
    {
      kind: 'arcane',
      id: 'bug-spray',
      name: 'Bug Spray',
      cost: 2,
      range: 2,
      mods: [{ mod: 'ignore', what: ['evade', 'cover'] }],
      target: {},
      outcomes: [{ on: { colour: ['blue'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'magical' }] }, selfWounds(2)],
    },
  ],
  signature: insatiableHunger,
};
