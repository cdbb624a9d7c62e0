import type { Upgrade } from '../../rules/terms/card-language.ts';

export const massiveCodpiece: Upgrade = {
  id: 'massive-codpiece',
  name: 'Massive Codpiece',
  version: 1,
  factions: ['commonwealth', 'shades'],
  allowed: ['giant'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'massive-codpiece',
      name: 'Massive Codpiece',
      rules: [{ always: [{ mod: 'suffered', by: -2, scope: 'melee' }], if: [{ played: ['rising-attack'], by: 'enemy' }] }],
    },
  ],
};
