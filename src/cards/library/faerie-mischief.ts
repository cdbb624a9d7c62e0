import type { Passive } from '../../rules/terms/card-language.ts';

/** A Faerie's lie that was believed pleases the bearer of this. */
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
