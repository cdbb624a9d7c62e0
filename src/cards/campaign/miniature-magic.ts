import type { TableCard } from '../../rules/terms/card-language.ts';

export const miniatureMagic: TableCard = {
  id: 'miniature-magic',
  kind: 'campaign',
  name: 'Miniature Magic',
  version: 2,
  clause: 'CMP-3',
  factions: ['dominion'],
  at: ['action-gap'],
  target: { side: 'friendly', is: ['goblin', 'faerie'] },
  do: [{ do: 'place', who: 'target', within: { in: 6, of: 'target' } }],
};
