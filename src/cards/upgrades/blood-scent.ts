import type { Upgrade } from '../../rules/terms/card-language.ts';

export const bloodScent: Upgrade = {
  id: 'blood-scent',
  name: 'Blood Scent',
  version: 1,
  factions: ['leshavult'],
  allowed: ['animal', 'faun'],
  forbidden: [],
  abilities: [{ kind: 'passive', id: 'blood-scent', name: 'Blood Scent', rules: [{ always: [{ mod: 'lunge', by: 2 }] }] }],
};
