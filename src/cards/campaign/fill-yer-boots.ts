import type { TableCard } from '../../rules/terms/card-language.ts';

export const fillYerBoots: TableCard = {
  id: 'fill-yer-boots',
  kind: 'campaign',
  name: 'Fill yer Boots!',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['action-gap'],
  rules: [{ always: [{ mod: 'harvest', by: 2, instead: true }], to: { is: ['mercenary'] } }],
};
