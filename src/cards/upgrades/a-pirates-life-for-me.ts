import type { Upgrade } from '../../rules/terms/card-language.ts';

export const aPiratesLifeForMe: Upgrade = {
  id: 'a-pirates-life-for-me',
  name: "A Pirate's life for me!",
  version: 1,
  factions: ['dominion', 'shades'],
  allowed: [],
  forbidden: [],
  keywords: ['pirate'],
  abilities: [],
};
