import type { Passive } from '../../rules/terms/card-language.ts';
import type { DamageType } from '../../rules/terms/factions.ts';

export const NON_MAGICAL: DamageType[] = ['impact', 'slicing', 'piercing'];

export const plateArmour: Passive = {
  kind: 'passive',
  id: 'plate-armour',
  name: 'Plate Armour',
  rules: [{ always: [{ mod: 'suffered', types: NON_MAGICAL, by: -2 }] }],
};

export const ramshackleArmour: Passive = {
  kind: 'passive',
  id: 'ramshackle-armour',
  name: 'Ramshackle Armour',
  rules: [{ always: [{ mod: 'suffered', types: NON_MAGICAL, by: -1 }] }],
};

export const quiltedArmour: Passive = {
  kind: 'passive',
  id: 'quilted-armour',
  name: 'Quilted Armour',
  rules: [{ always: [{ mod: 'suffered', types: ['slicing'], by: -1 }] }],
};
