import type { Upgrade } from '../../rules/terms/card-language.ts';

export const wheelbarrow: Upgrade = {
  id: 'wheelbarrow',
  name: 'Wheelbarrow',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: ['goblin', 'human', 'gnome', 'troll'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'wheelbarrow',
      name: 'Wheelbarrow',
      rules: [
        { always: [{ mod: 'ignore-slow-carry' }] },
        { always: [{ mod: 'stat', stat: 'evade', by: 1 }], if: [{ who: 'self', holdsStone: true }] },
      ],
    },
  ],
};
