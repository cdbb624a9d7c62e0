import type { Upgrade } from '../../rules/terms/card-language.ts';
import { robbery } from '../library/robbery.ts';

export const menacingWords: Upgrade = {
  id: 'menacing-words',
  name: 'Menacing Words',
  version: 1,
  factions: ['leshavult', 'dominion'],
  allowed: [],
  forbidden: ['giant', 'troll', 'animal'],
  abilities: [robbery()],
};
