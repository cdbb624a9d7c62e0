import type { TableCard } from '../../rules/terms/card-language.ts';

export const ninjaReactions: TableCard = {
  id: 'ninja-reactions',
  kind: 'campaign',
  name: 'Ninja Reactions',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['would-suffer'],
  target: {},
  do: [{ do: 'apply', to: 'target', mods: [{ mod: 'suffered', by: 'null' }, { mod: 'unharmed' }], until: 'action' }],
};
