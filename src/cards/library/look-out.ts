import type { Active } from '../../rules/terms/card-language.ts';

export const lookOut: Active = {
  kind: 'active',
  id: 'look-out',
  name: '“Look out!”',
  cost: 1,
  range: 6,
  target: { which: { side: 'friendly' } },
  do: [{ do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'evade', by: -1 }], until: 'turn' }],
};
