/** The two sides of a melee. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;
