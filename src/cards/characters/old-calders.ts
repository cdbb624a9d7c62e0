import type { Character } from '../../rules/terms/card-language.ts';
import { quiltedArmour } from '../library/armour.ts';
import { fieldMedic } from '../library/field-medic.ts';
import { lookOut } from '../library/look-out.ts';
import { sageAdvice } from '../library/sage-advice.ts';
import { seenItAllBefore } from '../library/seen-it-all-before.ts';
import { tacticalRetreat } from '../library/signatures.ts';
import { longsword } from '../library/blades.ts';

export const oldCalders: Character = {
  id: 'old-calders',
  name: 'Old Calders',
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human', 'soldier'],
  base: 30,
  health: 8,
  blueDots: [1, 3, 7],
  melee: 3,
  meleeRange: 2,
  arcane: 4,
  evade: 0,
  abilities: [longsword, quiltedArmour, sageAdvice, seenItAllBefore, lookOut, fieldMedic],
  signature: tacticalRetreat,
};
