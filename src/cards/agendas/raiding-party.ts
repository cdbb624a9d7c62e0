import type { TableCard } from '../../rules/terms/card-language.ts';

/** Each character gets the bonus once each turn, and only as the attacker. @rule EVA-14 */
export const raidingParty: TableCard = {
  id: 'agenda:raiding-party',
  kind: 'agenda',
  name: 'Raiding Party',
  version: 1,
  clause: 'EVA-13',
  faction: 'dominion',
  at: ['action-gap', 'replenish-start'],
  rules: [{ always: [{ mod: 'dealt', by: 2, scope: 'melee' }], if: [{ attack: 'first' }] }],
};
