import type { Upgrade } from '../../rules/terms/card-language.ts';

export const fitAsAFiddle: Upgrade = {
  id: 'fit-as-a-fiddle',
  name: 'Fit as a Fiddle',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: [],
  forbidden: [],
  without: ['slow'],
  abilities: [],
};
