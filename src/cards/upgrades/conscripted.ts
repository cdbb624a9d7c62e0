import type { Upgrade } from '../../rules/terms/card-language.ts';

export const conscripted: Upgrade = {
  id: 'conscripted',
  name: 'Conscripted',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: [],
  forbidden: ['wizard'],
  keywords: ['soldier'],
  abilities: [{ kind: 'passive', id: 'conscripted', name: 'Conscripted', rules: [{ always: [{ mod: 'shrugs-off', wounds: 1 }] }] }],
};
