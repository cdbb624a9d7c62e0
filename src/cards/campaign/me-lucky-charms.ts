import type { TableCard } from '../../rules/terms/card-language.ts';

export const meLuckyCharms: TableCard = {
  id: 'me-lucky-charms',
  kind: 'campaign',
  name: 'Me Lucky Charms',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth'],
  at: ['action-gap'],
  do: [
    {
      do: 'for-each',
      which: { side: 'friendly' },
      effects: [{ do: 'apply', to: 'each', mods: [{ mod: 'stat', stat: 'arcane', by: 1 }], until: 'turn' }],
    },
  ],
};
