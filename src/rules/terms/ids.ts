/** A player's place at the table, clockwise from 0. */
export type Seat = number;
/** Slug of a character's printed name: `baron-von-fancyhat`. */
export type CharacterId = string;
/** `<seat>:<character>`; a second copy of a summoned character takes `#2`. Kept through transformation, control and return. */
export type ModelId = string;
/** Slug of an ability's printed name, unique on its card. */
export type AbilityId = string;
/** Slug of an upgrade's printed name: `troll-knuckles`. */
export type UpgradeId = string;
export type StoneId = string;
export type PieceId = string;
/** A clause of the rules: `MEL-13`. */
export type Clause = string;
/** Anything that survives a trip through JSON unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
