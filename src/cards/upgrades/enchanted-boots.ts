import type { Upgrade } from '../../rules/terms/card-language.ts';

export const enchantedBoots: Upgrade = {
  id: 'enchanted-boots',
  name: 'Enchanted Boots',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: [],
  forbidden: ['animal', 'troll', 'gnome'],
  abilities: [
    { kind: 'passive', id: 'enchanted-boots', name: 'Enchanted Boots', rules: [{ always: [{ mod: 'stat', stat: 'jog', by: 1 }] }] },
  ],
};
