import type { Upgrade } from '../../rules/terms/card-language.ts';

export const dustyOldScrolls: Upgrade = {
  id: 'dusty-old-scrolls',
  name: 'Dusty Old Scrolls',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: ['wizard', 'cleric'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'dusty-old-scrolls',
      name: 'Dusty Old Scrolls',
      limit: { per: 'turn' },
      rules: [
        {
          when: { on: 'declares', with: ['arcane'] },
          may: true,
          do: [{ do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'arcane', by: 1 }], until: 'action' }],
        },
      ],
    },
  ],
};
