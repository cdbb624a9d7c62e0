import type { Upgrade } from '../../rules/terms/card-language.ts';

export const badNewsTalisman: Upgrade = {
  id: 'bad-news-talisman',
  name: 'Bad-News Talisman',
  version: 1,
  factions: ['leshavult', 'shades'],
  allowed: ['spirit'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'bad-news-talisman',
      name: 'Bad-News Talisman',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'slain', who: { side: 'friendly', other: true, within: { in: 6 } } },
          may: true,
          do: [{ do: 'heal', to: 'self', by: 2 }],
        },
        {
          when: { on: 'catastrophe', at: 'after', who: { side: 'friendly', within: { in: 6 } } },
          may: true,
          do: [{ do: 'heal', to: 'self', by: 2 }],
        },
      ],
    },
  ],
};
