/** The number of these rules; a record of older ones is brought forward or opens read-only. */
export const RULES = 1;
