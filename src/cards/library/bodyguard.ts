import type { Passive } from '../../rules/terms/card-language.ts';

/** The model may suffer damage instead of a friend with a keyword near it; printed under several names. */
export const guardOf = (id: string, name: string, keyword: string): Passive => ({
  kind: 'passive',
  id,
  name,
  limit: { per: 'turn' },
  rules: [
    {
      when: { on: 'would-suffer', who: { side: 'friendly', other: true, is: [keyword], within: { in: 4, los: true } } },
      may: true,
      do: [{ do: 'redirect', to: 'self' }],
    },
  ],
});

export const bodyguard = guardOf('bodyguard', 'Bodyguard', 'noble');
