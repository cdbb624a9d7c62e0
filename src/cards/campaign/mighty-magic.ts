import type { TableCard } from '../../rules/terms/card-language.ts';

export const mightyMagic: TableCard = {
  id: 'mighty-magic',
  kind: 'campaign',
  name: 'Mighty Magic',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['action-gap'],
  target: { side: 'friendly', is: ['giant', 'troll'] },
  do: [
    { do: 'apply', to: 'target', mods: [{ mod: 'dealt', by: 2, scope: 'melee' }], until: 'action' },
    { do: 'act', who: 'target', cost: 1 },
  ],
};
