import type { Upgrade } from '../../rules/terms/card-language.ts';

export const stoic: Upgrade = {
  id: 'stoic',
  name: 'Stoic',
  version: 1,
  factions: ['commonwealth'],
  allowed: [],
  forbidden: [],
  abilities: [{ kind: 'passive', id: 'stoic', name: 'Stoic', rules: [{ always: [{ mod: 'steady' }] }] }],
};
