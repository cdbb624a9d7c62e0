import type { Active } from '../../rules/terms/card-language.ts';
import { predictableCombatant } from './predictable-combatant.ts';

export const intimidate: Active = {
  kind: 'active',
  id: 'intimidate',
  name: 'Intimidate',
  cost: 1,
  range: 4,
  target: { which: { is: ['human', 'goblin'] } },
  do: [
    { do: 'apply', to: 'target', mods: [{ mod: 'stat', stat: 'arcane', by: -2 }], until: 'turn' },
    { do: 'give', to: 'target', ability: predictableCombatant, until: 'turn' },
  ],
};
