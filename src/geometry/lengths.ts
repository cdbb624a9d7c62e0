/** One inch in the unit of the table: tenths of a millimetre. */
export const INCH = 254;

/** Side of the square playing surface. */
export const BOARD = 36 * INCH;

/** Greatest gap that still counts as base contact (0.01″). @rule DEF-31 */
export const CONTACT = 2.54;

/** Two footprints overlap only when one reaches deeper than this into the other (0.01″). */
export const OVERLAP = 2.54;

/** A line enters a footprint only when it goes deeper than this (0.001″). */
export const ENTER = 0.254;

/** The amount by which a length or a range may exceed its limit (0.01″). */
export const EXCESS = 2.54;

/**
 * The amount by which a jogging model's gap to an engaging enemy may exceed its smallest so far: 0.005″, and half the diagonal of a square
 * of the grid, since the places of a circle snap to it. A gap grown by 0.01″ is still too much. @rule JOG-5
 */
export const JOG_SLACK = 1.27 + 0.7;

/** Greatest distance between two tested places of a jog (0.05″). @rule JOG-5 */
export const JOG_STEP = 12.7;

/** Inches to units, rounded to the grid of the table. */
export const inches = (n: number): number => Math.round(n * INCH) + 0;

/** Units to inches with three decimals; `inches(toInches(u))` is `u` for every whole u. */
export const toInches = (units: number): number => Math.round((units / INCH) * 1000) / 1000 + 0;

/** True when a measured length is shorter than a limit, not equal to it (both in units). @rule DEF-7 */
export const isShorter = (length: number, limit: number): boolean => length < limit - EXCESS;

/** True when a measured length is allowed under a limit (both in units). @rule DEF-5 DEF-7 */
export const isWithin = (length: number, limit: number): boolean => length <= limit + EXCESS;
