/** The opponents with a way of their own. A level names one after a dash: `strong-ragna`. */
export const COMPANIONS = ['ragna', 'pim', 'vesper', 'thole', 'lorne', 'selwyn'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** The companion that a level names; null where it names none. */
export const companionOf = (level: string): Companion | null => COMPANIONS.find((companion) => level.endsWith(`-${companion}`)) ?? null;

/** A name is the same in every language. */
export const companionName = (companion: Companion): string => companion.slice(0, 1).toUpperCase() + companion.slice(1);
