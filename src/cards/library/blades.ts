import type { Passive } from '../../rules/terms/card-language.ts';

export const longsword: Passive = {
  kind: 'passive',
  id: 'longsword',
  name: 'Longsword',
  rules: [{ always: [{ mod: 'dealt', types: ['slicing', 'piercing'], by: 1, scope: 'melee' }] }],
};

export const cutlass: Passive = {
  kind: 'passive',
  id: 'cutlass',
  name: 'Cutlass',
  rules: [{ always: [{ mod: 'dealt', types: ['slicing'], by: 1, scope: 'melee' }] }],
};

/** Nobody counts more than one copy against its bearer. @rule CRT-1 */
export const buckler: Passive = {
  kind: 'passive',
  id: 'buckler',
  name: 'Buckler',
  rules: [{ always: [{ mod: 'forbid', actions: ['criticals'], against: 'self' }], to: { side: 'enemy' } }],
};
