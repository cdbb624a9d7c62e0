/**
 * A string or a number that names one kind of thing. A plain string or number is accepted too, because records, cards and tests contain
 * plain ones; but a `ModelId` where a `CharacterId` belongs does not compile.
 */
export type Branded<Base, Kind extends string> = Base & { readonly __names?: Kind };

/** A player's place at the table, clockwise from 0. */
export type Seat = number;
/** Slug of a character's printed name: `baron-von-fancyhat`. */
export type CharacterId = Branded<string, 'character'>;
/**
 * `<seat>:<character>`; a second copy of a summoned character ends in `#2`. It stays the same when the model transforms, returns or changes its
 * controller.
 */
export type ModelId = Branded<string, 'model'>;
/** Slug of an ability's printed name; unique on its card. */
export type AbilityId = Branded<string, 'ability'>;
/** Slug of an upgrade's printed name: `troll-knuckles`. */
export type UpgradeId = Branded<string, 'upgrade'>;
export type StoneId = Branded<string, 'stone'>;
export type PieceId = Branded<string, 'piece'>;
/** A clause of the rules: `MEL-13`. */
export type Clause = Branded<string, 'clause'>;
/** A value that a trip through JSON does not change. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
