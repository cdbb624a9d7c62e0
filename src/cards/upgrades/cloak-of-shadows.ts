import type { Upgrade } from '../../rules/terms/card-language.ts';

export const cloakOfShadows: Upgrade = {
  id: 'cloak-of-shadows',
  name: 'Cloak of Shadows',
  version: 1,
  factions: ['leshavult', 'dominion'],
  allowed: ['human', 'faun', 'gnome'],
  forbidden: [],
  stats: { evade: -1 },
  abilities: [],
};
