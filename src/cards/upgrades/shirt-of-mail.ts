import type { Upgrade } from '../../rules/terms/card-language.ts';

export const shirtOfMail: Upgrade = {
  id: 'shirt-of-mail',
  name: 'Shirt of Mail',
  version: 1,
  factions: ['commonwealth', 'dominion'],
  allowed: ['soldier'],
  forbidden: [],
  abilities: [
    {
      kind: 'passive',
      id: 'shirt-of-mail',
      name: 'Shirt of Mail',
      rules: [{ always: [{ mod: 'suffered', types: ['slicing'], by: -2, upTo: 2 }] }],
    },
  ],
};
