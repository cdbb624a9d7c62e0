import type { Upgrade } from '../../rules/terms/card-language.ts';

export const armedToThTeeth: Upgrade = {
  id: 'armed-to-th-teeth',
  name: "Armed to th' Teeth",
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: ['rogue', 'pirate', 'noble'],
  forbidden: [],
  abilities: [
    {
      kind: 'active',
      id: 'brace-of-pistols',
      name: 'Brace of Pistols',
      cost: 0,
      limit: { per: 'game' },
      do: [{ do: 'act', who: 'self', actions: ['reload'] }],
    },
  ],
};
