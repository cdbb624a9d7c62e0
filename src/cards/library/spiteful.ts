import type { Passive } from '../../rules/terms/card-language.ts';

export const spiteful: Passive = {
  kind: 'passive',
  id: 'spiteful',
  name: 'Spiteful',
  rules: [{ when: { on: 'caused-wounds', to: 'enemy' }, do: [{ do: 'heal', to: 'self', by: 1 }] }],
};
