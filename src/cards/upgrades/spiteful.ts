import type { Upgrade } from '../../rules/terms/card-language.ts';
import { spiteful as ability } from '../library/spiteful.ts';

export const spiteful: Upgrade = {
  id: 'spiteful',
  name: 'Spiteful',
  version: 1,
  factions: ['dominion'],
  allowed: [],
  forbidden: ['wizard'],
  abilities: [ability],
};
