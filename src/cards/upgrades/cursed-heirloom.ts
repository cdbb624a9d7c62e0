import type { Upgrade } from '../../rules/terms/card-language.ts';

export const cursedHeirloom: Upgrade = {
  id: 'cursed-heirloom',
  name: 'Cursed Heirloom',
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: [],
  forbidden: ['giant', 'troll', 'wizard'],
  abilities: [
    {
      kind: 'passive',
      id: 'cursed-heirloom',
      name: 'Cursed Heirloom',
      rules: [
        {
          when: { on: 'fights' },
          may: true,
          do: [
            { do: 'wound', to: 'self', by: 1 },
            { do: 'apply', to: 'self', mods: [{ mod: 'stat', stat: 'melee', by: 3 }], until: 'action' },
          ],
        },
      ],
    },
  ],
};
