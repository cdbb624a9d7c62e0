import type { TableCard } from '../../rules/terms/card-language.ts';

export const ducksInABarrel: TableCard = {
  id: 'ducks-in-a-barrel',
  kind: 'campaign',
  name: 'Ducks in a Barrel',
  version: 2,
  clause: 'CMP-3',
  factions: ['commonwealth', 'dominion'],
  at: ['action-gap'],
  rules: [
    {
      when: { on: 'uses-arcane', who: { side: 'friendly' }, at: 'enemy' },
      may: true,
      limit: { per: 'turn' },
      do: [{ do: 'apply', to: 'originator', mods: [{ mod: 'stat', stat: 'arcane-cards', by: 2 }], until: 'action' }],
    },
  ],
};
