import type { Passive } from '../../rules/terms/card-language.ts';

/** Enemies cannot make Critical Hits against it. */
export const buckler: Passive = {
  kind: 'passive',
  id: 'buckler',
  name: 'Buckler',
  rules: [{ always: [{ mod: 'forbid', actions: ['criticals'], against: 'self' }], to: { side: 'enemy' } }],
};
