import type { TableCard } from '../../rules/terms/card-language.ts';

export const ninjaReactions: TableCard = {
  id: 'event:ninja-reactions',
  kind: 'event',
  name: 'Ninja Reactions',
  version: 1,
  clause: 'EVA-23',
  at: ['would-suffer'],
  target: {},
  do: [{ do: 'apply', to: 'target', mods: [{ mod: 'suffered', by: 'null' }, { mod: 'unharmed' }], until: 'action' }],
};
