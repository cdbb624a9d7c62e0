import type { Upgrade } from '../../rules/terms/card-language.ts';

export const enchantedWeapon: Upgrade = {
  id: 'enchanted-weapon',
  name: 'Enchanted Weapon',
  version: 1,
  factions: ['leshavult', 'dominion'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'enchanted-weapon',
      name: 'Enchanted Weapon',
      limit: { per: 'turn' },
      rules: [{ when: { on: 'would-deal' }, may: true, do: [{ do: 'sharpen', past: 'enemy-passives' }] }],
    },
  ],
};
