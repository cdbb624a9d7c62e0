import type { Passive } from '../../rules/terms/card-language.ts';

/** A longer way out of a scuffle. */
export const swift: Passive = {
  kind: 'passive',
  id: 'swift',
  name: 'Swift',
  limit: { per: 'turn' },
  rules: [{ always: [{ mod: 'reaction-step', in: 2, onlyIf: 'engaged' }] }],
};
