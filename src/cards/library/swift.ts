import type { Passive } from '../../rules/terms/card-language.ts';

/** While engaged, it may make a reaction step of 2″. */
export const swift: Passive = {
  kind: 'passive',
  id: 'swift',
  name: 'Swift',
  limit: { per: 'turn' },
  rules: [{ always: [{ mod: 'reaction-step', in: 2, onlyIf: 'engaged' }] }],
};
