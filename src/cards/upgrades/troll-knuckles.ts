import type { Upgrade } from '../../rules/terms/card-language.ts';

export const trollKnuckles: Upgrade = {
  id: 'troll-knuckles',
  name: 'Troll Knuckles',
  version: 1,
  factions: ['dominion'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'lucky-troll-knuckles',
      name: "'Lucky' Troll Knuckles",
      rules: [
        {
          when: { on: 'hands-drawn' },
          may: true,
          do: [{ do: 'draw-open', catastrophe: [{ do: 'catastrophe-of', own: true }] }],
        },
      ],
    },
  ],
};
