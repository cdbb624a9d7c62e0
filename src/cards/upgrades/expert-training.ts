import type { Upgrade } from '../../rules/terms/card-language.ts';

export const expertTraining: Upgrade = {
  id: 'expert-training',
  name: 'Expert Training',
  version: 1,
  factions: ['commonwealth'],
  allowed: ['human'],
  forbidden: ['rogue'],
  abilities: [
    {
      kind: 'passive',
      id: 'expert-training',
      name: 'Expert Training',
      limit: { per: 'turn' },
      rules: [{ always: [{ mod: 'lends-signature', in: 6 }] }],
    },
  ],
};
