import type { TableCard } from '../../rules/terms/card-language.ts';
import { robbery } from '../library/robbery.ts';

export const dawnlightRobbery: TableCard = {
  id: 'event:dawnlight-robbery',
  kind: 'event',
  name: 'Dawnlight Robbery',
  version: 1,
  clause: 'EVA-22',
  at: ['action-gap', 'replenish-start'],
  target: {},
  do: [{ do: 'give', to: 'target', ability: robbery({ side: 'enemy' }), until: 'turn' }],
};
