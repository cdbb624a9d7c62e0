import type { Character } from '../../src/rules/terms/card-language.ts';

/** An invented character: what a test does not name is plain. */
export const person = (id: string, given: Partial<Character> = {}): Character => ({
  id,
  name: id,
  version: 1,
  factions: ['commonwealth'],
  keywords: ['human'],
  base: 30,
  health: 7,
  blueDots: [1, 2, 3],
  melee: 3,
  meleeRange: 1,
  arcane: 3,
  evade: 0,
  abilities: [],
  signature: null,
  ...given,
});
