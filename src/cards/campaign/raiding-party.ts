import type { TableCard } from '../../rules/terms/card-language.ts';

/** Once a turn for the whole side, unlike the Agenda of this name. */
export const raidingParty: TableCard = {
  id: 'raiding-party',
  kind: 'campaign',
  name: 'Raiding Party',
  version: 2,
  clause: 'CMP-3',
  factions: ['leshavult', 'dominion'],
  at: ['action-gap'],
  rules: [{ always: [{ mod: 'dealt', by: 2, scope: 'melee' }], if: [{ attack: 'first-of-side' }] }],
};
