import type { Upgrade } from '../../rules/terms/card-language.ts';

export const resilient: Upgrade = {
  id: 'resilient',
  name: 'Resilient',
  version: 1,
  factions: ['commonwealth', 'leshavult'],
  allowed: [],
  forbidden: ['cleric'],
  abilities: [{ kind: 'passive', id: 'resilient', name: 'Resilient', rules: [{ always: [{ mod: 'shrugs-off', wounds: 2 }] }] }],
};
