import type { Upgrade } from '../../rules/terms/card-language.ts';

export const whetStone: Upgrade = {
  id: 'whet-stone',
  name: 'Whet Stone',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: ['soldier', 'noble', 'mercenary'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'razor-honed-blade',
      name: 'Razor Honed Blade',
      rules: [{ always: [{ mod: 'dealt', types: ['slicing'], by: 1, scope: 'melee' }] }],
    },
  ],
};
