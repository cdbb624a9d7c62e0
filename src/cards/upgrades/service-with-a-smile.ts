import type { Upgrade } from '../../rules/terms/card-language.ts';

export const serviceWithASmile: Upgrade = {
  id: 'service-with-a-smile',
  name: 'Service with a Smile',
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: [],
  forbidden: ['noble'],
  abilities: [
    {
      kind: 'passive',
      id: 'service-with-a-smile',
      name: 'Service with a Smile',
      rules: [
        {
          when: { on: 'wounded', who: { side: 'friendly', is: ['noble'], within: { in: 8 } } },
          may: true,
          do: [{ do: 'move', who: 'self', in: 2, way: { towards: 'subject' } }],
        },
      ],
    },
  ],
};
