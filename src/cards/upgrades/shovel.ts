import type { Upgrade } from '../../rules/terms/card-language.ts';

export const shovel: Upgrade = {
  id: 'shovel',
  name: 'Shovel',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: ['animal', 'goblin', 'human', 'gnome'],
  forbidden: [],
  abilities: [{ kind: 'passive', id: 'shovel', name: 'Shovel', rules: [{ always: [{ mod: 'harvest', by: 1 }] }] }],
};
