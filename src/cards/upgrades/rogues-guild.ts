import type { Upgrade } from '../../rules/terms/card-language.ts';

export const roguesGuild: Upgrade = {
  id: 'rogues-guild',
  name: "Rogues' Guild",
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: [],
  forbidden: [],
  keywords: ['rogue'],
  abilities: [
    {
      kind: 'passive',
      id: 'rogues-guild-membership',
      name: "Rogues' Guild Membership",
      rules: [{ always: [{ mod: 'deep-cover', against: ['arcane'] }] }],
    },
  ],
};
