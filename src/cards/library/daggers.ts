import type { Passive } from '../../rules/terms/card-language.ts';

export const dagger: Passive = {
  kind: 'passive',
  id: 'dagger',
  name: 'Dagger',
  rules: [{ always: [{ mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' }] }],
};

export const concealedDagger: Passive = {
  kind: 'passive',
  id: 'concealed-dagger',
  name: 'Concealed Dagger',
  rules: [
    { always: [{ mod: 'dealt', types: ['piercing'], by: 1, scope: 'melee' }] },
    { always: [{ mod: 'dealt', by: 1, scope: 'melee' }], if: [{ played: ['rising-attack'] }] },
  ],
};

/** All its melee damage is Magical. */
export const enchantedDagger: Passive = {
  kind: 'passive',
  id: 'enchanted-dagger',
  name: 'Enchanted Dagger',
  rules: [{ always: [{ mod: 'dealt-as', as: 'magical' }] }],
};
