import type { Passive } from '../../rules/terms/card-language.ts';

/** No blow comes through it in force. */
export const buckler: Passive = {
  kind: 'passive',
  id: 'buckler',
  name: 'Buckler',
  rules: [{ always: [{ mod: 'forbid', actions: ['criticals'], against: 'self' }], to: { side: 'enemy' } }],
};
