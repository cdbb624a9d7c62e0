export const FACTIONS = ['commonwealth', 'dominion', 'leshavult', 'shades'] as const;
/** @rule CRD-7 SET-18 */
export type Faction = (typeof FACTIONS)[number];

export const DAMAGE_TYPES = ['impact', 'slicing', 'piercing', 'magical'] as const;
/** DEF-17; in the order in which MEL-2 offers them. */
export type DamageType = (typeof DAMAGE_TYPES)[number];
