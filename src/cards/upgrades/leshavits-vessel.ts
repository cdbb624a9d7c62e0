import type { Upgrade } from '../../rules/terms/card-language.ts';

export const leshavitsVessel: Upgrade = {
  id: 'leshavits-vessel',
  name: "Leshavit's Vessel",
  version: 1,
  factions: ['leshavult'],
  allowed: ['spirit', 'cultist'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'rebirth',
      name: 'Rebirth',
      limit: { per: 'game' },
      rules: [{ when: { on: 'replenish', at: 'start', slain: true }, do: [{ do: 'return', who: 'self' }] }],
    },
  ],
};
