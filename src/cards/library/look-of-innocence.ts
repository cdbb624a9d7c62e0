import type { Passive } from '../../rules/terms/card-language.ts';

/** Nobody harms a child without a moment's doubt. */
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
