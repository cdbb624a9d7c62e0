/** The opponents with a style of their own. A level names one after a dash: `strong-ragna`. */
export const COMPANIONS = ['ragna', 'pim', 'vesper', 'thole', 'lorne', 'selwyn'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** The companion in the name of a level; null for none. */
export const companionOf = (level: string): Companion | null => COMPANIONS.find((companion) => level.endsWith(`-${companion}`)) ?? null;

/** The name of a companion, which is the same in every language. */
export const companionName = (companion: Companion): string => companion.slice(0, 1).toUpperCase() + companion.slice(1);
