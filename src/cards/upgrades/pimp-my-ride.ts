import type { Upgrade } from '../../rules/terms/card-language.ts';

export const pimpMyRide: Upgrade = {
  id: 'pimp-my-ride',
  name: 'Pimp My Ride',
  version: 1,
  factions: ['commonwealth', 'shades'],
  allowed: ['animal'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'barding',
      name: 'Barding',
      rules: [{ always: [{ mod: 'suffered', types: ['impact', 'slicing'], by: -1, upTo: 1 }] }],
    },
  ],
};
