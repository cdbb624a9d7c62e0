import type { Match } from '../rules/terms/match.ts';

/** Under each older rules number: how a match of those rules becomes one of the next. */
export type Migrations = Readonly<Record<number, (match: Match) => Match>>;

/** These are the first rules. */
export const migrations: Migrations = {};
