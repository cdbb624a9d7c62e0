import type { TableCard } from '../../rules/terms/card-language.ts';

export const forcedMarch: TableCard = {
  id: 'agenda:forced-march',
  kind: 'agenda',
  name: 'Forced March',
  version: 1,
  clause: 'EVA-17',
  at: ['action-gap', 'replenish-start'],
  rules: [{ always: [{ mod: 'stat', stat: 'jog', by: 2 }], to: { is: ['soldier'] } }],
};
