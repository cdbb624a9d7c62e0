import type { Passive } from '../../rules/terms/card-language.ts';

export const longsword: Passive = {
  kind: 'passive',
  id: 'longsword',
  name: 'Longsword',
  rules: [{ always: [{ mod: 'dealt', types: ['slicing', 'piercing'], by: 1, scope: 'melee' }] }],
};

export const cutlass: Passive = {
  kind: 'passive',
  id: 'cutlass',
  name: 'Cutlass',
  rules: [{ always: [{ mod: 'dealt', types: ['slicing'], by: 1, scope: 'melee' }] }],
};
