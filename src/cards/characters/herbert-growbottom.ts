import type { Character } from '../../rules/terms/card-language.ts';
import { cantHitMe } from '../library/signatures.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { enchantedSecateurs } from '../library/enchanted-secateurs.ts';
import { verdantGrowth } from '../library/verdant-growth.ts';

export const herbertGrowbottom: Character = {
  id: 'herbert-growbottom',
  name: 'Herbert Growbottom',
  version: 2,
  factions: ['dominion'],
  keywords: ['goblin', 'faerie', 'wizard'],
  base: 30,
  health: 6,
  blueDots: [1, 2, 4, 6],
  melee: 3,
  meleeRange: 1,
  arcane: 4,
  evade: -1,
  abilities: [
    { kind: 'passive', id: 'evolution-grub', name: 'Evolution [Grub]', rules: [{ always: [{ mod: 'apart', from: 'grub' }] }] },
    enchantedSecateurs,
    {
      kind: 'active',
      id: 'passage-of-the-seasons',
      name: 'Passage of the Seasons',
      cost: 2,
      range: 10,
      limit: { per: 'turn' },
      usableIf: [{ who: 'self', inTerrain: 'woods' }],
      target: { what: { terrain: 'woods' } },
      do: [{ do: 'place', who: 'self', into: 'target' }],
    },
    verdantGrowth,
    {
      kind: 'arcane',
      id: 'wither',
      name: 'Wither',
      cost: 3,
      range: 6,
      target: {},
      outcomes: [
        { on: { colour: ['pink'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'magical' }] },
        selfWounds(3),
      ],
    },
  ],
  signature: cantHitMe,
};
