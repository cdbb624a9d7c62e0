import type { Upgrade } from '../../rules/terms/card-language.ts';

export const woodlotAmulet: Upgrade = {
  id: 'woodlot-amulet',
  name: 'Woodlot Amulet',
  version: 1,
  factions: ['leshavult'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'woodlot-amulet',
      name: 'Woodlot Amulet',
      rules: [{ always: [{ mod: 'suffered', types: ['magical'], by: -1 }] }],
    },
  ],
};
