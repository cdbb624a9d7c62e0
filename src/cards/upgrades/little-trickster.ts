import type { Upgrade } from '../../rules/terms/card-language.ts';

export const littleTrickster: Upgrade = {
  id: 'little-trickster',
  name: 'Little Trickster',
  version: 1,
  factions: ['dominion'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'little-trickster',
      name: 'Little Trickster',
      limit: { per: 'turn', max: 3 },
      rules: [{ when: { on: 'bluffed', at: 'resolved' }, may: true, do: [{ do: 'gain', to: 'self', energy: 1 }] }],
    },
  ],
};
