import type { Upgrade } from '../../rules/terms/card-language.ts';

export const greedy: Upgrade = {
  id: 'greedy',
  name: 'Greedy',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: ['mercenary'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'greedy',
      name: 'Greedy',
      rules: [
        { always: [{ mod: 'keeps-stones' }] },
        { always: [{ mod: 'cost', of: ['harvest'], by: -1 }], if: [{ who: 'self', harvested: false }] },
      ],
    },
  ],
};
