import type { Upgrade } from '../../rules/terms/card-language.ts';

export const leshavitsFavourite: Upgrade = {
  id: 'leshavits-favourite',
  name: "Leshavit's Favourite",
  version: 1,
  factions: ['leshavult'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'leshavits-favourite',
      name: "Leshavit's Favourite",
      limit: { per: 'game' },
      rules: [{ when: { on: 'would-suffer' }, do: [{ do: 'avert' }] }],
    },
  ],
};
