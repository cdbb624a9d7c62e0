import type { TableCard } from '../../rules/terms/card-language.ts';

export const strikeFromShadows: TableCard = {
  id: 'strike-from-shadows',
  kind: 'campaign',
  name: 'Strike from Shadows',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion'],
  at: ['action-gap'],
  rules: [
    { always: [{ mod: 'dealt', by: 1, scope: 'melee' }], to: { is: ['rogue'] }, if: [{ role: 'attacker' }] },
    { always: [{ mod: 'suffered', by: -1, scope: 'melee' }], to: { is: ['rogue'] }, if: [{ role: 'defender' }] },
  ],
};
