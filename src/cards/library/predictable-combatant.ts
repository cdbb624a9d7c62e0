import type { Passive } from '../../rules/terms/card-language.ts';

export const predictableCombatant: Passive = {
  kind: 'passive',
  id: 'predictable-combatant',
  name: 'Predictable Combatant',
  rules: [{ always: [{ mod: 'reveal', what: 'melee-hand' }] }],
};
