import type { Upgrade } from '../../rules/terms/card-language.ts';

export const unhallowedStrength: Upgrade = {
  id: 'unhallowed-strength',
  name: 'Unhallowed Strength',
  version: 1,
  factions: ['shades'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'unhallowed-strength',
      name: 'Unhallowed Strength',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' }] }],
    },
  ],
};
