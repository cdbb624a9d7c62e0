import type { Active, Arcane } from '../../rules/terms/card-language.ts';
import type { AbilityId } from '../../rules/terms/ids.ts';
import { selfWounds } from './catastrophes.ts';

/** Reloads a weapon, so that it can be used again. */
export const reload = (weapon: { id: AbilityId; name: string }, cost = 2): Active => ({
  kind: 'active',
  id: `reload-${weapon.id}`,
  name: `Reload [${weapon.name}]`,
  cost,
  usableIf: [{ not: { who: 'self', engaged: true } }],
  do: [{ do: 'reload', ability: weapon.id }],
});

export const shootPistol: Arcane = {
  kind: 'arcane',
  id: 'shoot-pistol',
  name: 'Shoot Pistol',
  cost: 1,
  range: 8,
  limit: { per: 'game', reloadable: true },
  target: {},
  outcomes: [
    { on: { colour: ['green'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: { x: 1, plus: 1 }, type: 'impact' }] },
    selfWounds(3),
  ],
};

export const blunderbuss: Arcane = {
  kind: 'arcane',
  id: 'blunderbuss',
  name: 'Blunderbuss',
  cost: 1,
  range: 4,
  limit: { per: 'game', reloadable: true },
  target: {},
  outcomes: [
    { on: { colour: ['green', 'blue'], value: 'X' }, do: [{ do: 'damage', to: 'target', by: 'X', type: 'impact' }] },
    selfWounds(2),
  ],
};
