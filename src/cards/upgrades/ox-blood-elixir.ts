import type { Upgrade } from '../../rules/terms/card-language.ts';

export const oxBloodElixir: Upgrade = {
  id: 'ox-blood-elixir',
  name: 'Ox Blood Elixir',
  version: 1,
  factions: ['commonwealth'],
  allowed: [],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'strong-as-an-ox',
      name: 'Strong as an Ox',
      rules: [{ always: [{ mod: 'dealt', types: ['impact'], by: 1, scope: 'melee' }] }],
    },
  ],
};
