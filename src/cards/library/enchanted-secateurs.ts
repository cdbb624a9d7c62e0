import type { Passive } from '../../rules/terms/card-language.ts';

export const enchantedSecateurs: Passive = {
  kind: 'passive',
  id: 'enchanted-secateurs',
  name: 'Enchanted Secateurs',
  rules: [{ always: [{ mod: 'dealt-as', as: 'magical' }] }],
};
