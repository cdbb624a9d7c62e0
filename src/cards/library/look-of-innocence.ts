import type { Passive } from '../../rules/terms/card-language.ts';

/** An enemy that targets the bearer pays 1 energy, or its action is cancelled. */
export const lookOfInnocence: Passive = {
  kind: 'passive',
  id: 'look-of-innocence',
  name: 'Look of Innocence',
  rules: [
    {
      when: { on: 'targeted', by: 'enemy' },
      do: [{ do: 'may-pay', who: 'originator', energy: 1, then: [], else: [{ do: 'cancel' }] }],
    },
  ],
};
