import type { Character } from '../../rules/terms/card-language.ts';
import { quiltedArmour } from '../library/armour.ts';
import { sageAdvice } from '../library/sage-advice.ts';
import { selfWounds } from '../library/catastrophes.ts';
import { toughAsOldBoots } from '../library/tough-as-old-boots.ts';
import { deal } from '../library/deal.ts';

export const gradock: Character = {
  id: 'gradock',
  name: 'Gradock',
  version: 2,
  factions: ['commonwealth'],
  keywords: ['gnome', 'militia'],
  base: 30,
  health: 8,
  blueDots: [1, 2],
  melee: 4,
  meleeRange: 1,
  arcane: 2,
  evade: 0,
  abilities: [
    quiltedArmour,
    toughAsOldBoots,
    { kind: 'passive', id: 'smell-a-lie', name: 'Smell a Lie', rules: [{ always: [{ mod: 'bares' }], to: { within: { in: 2 } } }] },
    sageAdvice,
    {
      kind: 'active',
      id: 'forgetfulness',
      name: 'Forgetfulness',
      cost: 1,
      range: 8,
      target: {},
      do: [{ do: 'lose-ability', from: 'target', of: ['arcane', 'active'], until: 'turn' }],
    },
    {
      kind: 'arcane',
      id: 'snare-traps',
      name: 'Snare Traps',
      cost: 2,
      range: 14,
      mods: [{ mod: 'ignore', what: ['evade', 'cover'] }],
      target: {},
      outcomes: [{ on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'piercing' }] }, selfWounds(2)],
    },
  ],
  signature: {
    id: 'the-old-slip-step',
    name: 'The Old Slip-Step',
    upgrades: 'high-guard',
    types: ['impact'],
    deal: deal(null, 1, 1, 1, 1, null),
    end: [{ do: 'move', who: 'self', in: 1, may: true }],
  },
};
