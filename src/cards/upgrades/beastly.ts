import type { Upgrade } from '../../rules/terms/card-language.ts';

export const beastly: Upgrade = {
  id: 'beastly',
  name: 'Beastly',
  version: 1,
  factions: ['leshavult', 'dominion'],
  allowed: ['animal', 'troll'],
  forbidden: [],
  abilities: [{ kind: 'passive', id: 'beastly', name: 'Beastly', rules: [{ always: [{ mod: 'dealt', by: 1, scope: 'melee' }] }] }],
};
