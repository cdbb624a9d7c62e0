import type { Upgrade } from '../../rules/terms/card-language.ts';
import { NON_MAGICAL } from '../library/armour.ts';

export const immaterialEssence: Upgrade = {
  id: 'immaterial-essence',
  name: 'Immaterial Essence',
  version: 1,
  factions: ['leshavult', 'shades'],
  allowed: ['spirit'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'immaterial-essence',
      name: 'Immaterial Essence',
      limit: { per: 'turn' },
      rules: [{ when: { on: 'would-suffer', types: NON_MAGICAL, with: ['melee'] }, may: true, do: [{ do: 'avert' }] }],
    },
  ],
};
