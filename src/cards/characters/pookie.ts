import { babeling } from '../library/babelings.ts';

export const pookie = babeling('pookie', 'Pookie', {
  kind: 'active',
  id: 'he-called-me-names',
  name: 'He Called Me Names!',
  cost: 1,
  range: 2,
  limit: { per: 'turn' },
  target: {},
  do: [
    {
      do: 'one-of',
      options: [
        [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: -1 }], until: 'turn' }],
        [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'melee', by: -1 }], until: 'turn' }],
      ],
    },
  ],
});
