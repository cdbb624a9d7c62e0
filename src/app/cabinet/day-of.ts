import type { Day } from '../../cabinet/terms.ts';

const DAY = 86_400_000;

/** The day of a date in the local calendar of the player. */
export const dayOf = (date: Date): Day => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
