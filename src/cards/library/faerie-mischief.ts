import type { Passive } from '../../rules/terms/card-language.ts';

/** The bearer gains energy and heals when a lie of a friendly Faerie near it was believed. */
export const faerieMischief: Passive = {
  kind: 'passive',
  id: 'faerie-mischief',
  name: 'Faerie Mischief',
  rules: [
    {
      when: { on: 'bluffed', who: { side: 'friendly', is: ['faerie'], within: { in: 6 } } },
      may: true,
      do: [
        { do: 'gain', to: 'self', energy: 2 },
        { do: 'heal', to: 'self', by: 'all' },
      ],
    },
  ],
};
