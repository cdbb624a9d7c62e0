import type { Match } from '../rules/terms/match.ts';

/** By older rules number, the step that turns a match of those rules into one of the next. */
export type Migrations = Readonly<Record<number, (match: Match) => Match>>;

/** Number 2 only fills the generator of a new match otherwise; 3 and 4 only correct what texts do from here on. */
const asItStands = (match: Match): Match => match;

export const migrations: Migrations = { 1: asItStands, 2: asItStands, 3: asItStands };
