import type { CabinetId, Day, Goal, Gone, Product, ProductId, TroupeRole, ShelfSort, Stage } from './terms.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';

// The answers about a collection.

/** One figure. Its place among the copies of its character is its name. */
export interface FigureCopy {
  /** From 0. */
  place: number;
  /** The furthest it has come; `boxed` when nothing was said. */
  stage: Stage;
  /** The days on which each stage was reached; 0 is an unknown day. */
  days: Readonly<Partial<Record<Stage, Day>>>;
  from: ProductId | null;
  look: ProductId | null;
  /** The person who has it on loan, and the one who lent it to here. */
  away: string | null;
  guest: string | null;
  recipe: string;
  /** `here` or `left`; what was marked by mistake is not shown. */
  gone: Gone;
}

/** A character in a cabinet. */
export interface CabinetFigure {
  character: CharacterId;
  /** Also those that have left, for the history. */
  copies: readonly FigureCopy[];
  /** The number owned: neither guests nor gone, lent ones included. */
  owned: number;
  /** The number that stand here: owned and not lent, or guests. */
  here: number;
  /** The number of those here that are painted. */
  painted: number;
  /** The furthest stage of an owned one; of a guest where none is owned; null where nothing is. */
  stage: Stage | null;
  /** At least one is lent, is a guest. */
  away: boolean;
  guest: boolean;
  wish: boolean;
  note: string;
  /** The edition of the paper card; null: nothing is known of it. */
  print: string | null;
  /** The products it comes in. */
  products: readonly ProductId[];
}

/**
 * A shelf: those who are there first, in the order of the cards, then the outlines. `id` by sort: a keyword, a faction, a product,
 * a stage; of gaps the product that is not complete. `others`: characters that belong nowhere else.
 */
export interface CabinetShelf {
  id: string;
  sort: ShelfSort;
  figures: readonly CabinetFigure[];
  /** The number of its characters that are owned. */
  owned: number;
}

/** A product as it stands in a cabinet. */
export interface CabinetProduct {
  product: Product;
  /** How many are marked. */
  count: number;
  /** The number of its miniatures that are owned, from any product. */
  owned: number;
}

/** A change that was made, for the sentence of the live region. Every change is one step of undo. */
export type CabinetChange =
  | { what: 'owned' | 'another' | 'unowned' | 'returned' | 'left' | 'recipe'; character: CharacterId }
  | { what: 'stage'; character: CharacterId; stage: Stage }
  | { what: 'shelf-stage'; count: number; stage: Stage }
  | { what: 'lent' | 'borrowed'; character: CharacterId; who: string }
  | { what: 'wished' | 'unwished' | 'note' | 'look' | 'print'; character: CharacterId }
  /** `fresh`: figures that are new; `doubled`: those of them that were here already; `known`: figures that were here and are now counted as of this product. */
  | { what: 'product'; product: ProductId; fresh: readonly CharacterId[]; doubled: readonly CharacterId[]; known: readonly CharacterId[] }
  /** `kept` is miniatures that stay because they were there before or were changed since. */
  | { what: 'no-product'; product: ProductId; count: number; kept: readonly CharacterId[] }
  | { what: 'list'; count: number }
  | { what: 'cabinet' | 'no-cabinet'; cabinet: CabinetId }
  /** Everything is so already. */
  | { what: 'nothing' }
  | { what: 'undone' };

/** How a new figure arrives: its stage, reached on an unknown day, and whether it doubles a figure that is in the cabinet. */
export interface Arriving {
  stage?: Stage;
  /** Figures that are here already are doubled. */
  double?: boolean;
}

/** Legal troupes of a faction: how many ways at each size. `missing`: how many characters more a troupe of that size takes; 0 where there is one. */
export interface FieldRow {
  faction: Faction;
  characters: number;
  ways: Readonly<Record<number, number>>;
  missing: Readonly<Record<number, number>>;
  /** The largest size that can be fielded; 0 for none. */
  most: number;
}

/** The legal troupes of a cabinet. `all`: over all factions, a troupe of two factions counted once. `idle`: summoned characters without a summoner in the cabinet. */
export interface FieldAnswer {
  sizes: readonly number[];
  rows: readonly FieldRow[];
  all: Readonly<Record<number, number>>;
  idle: readonly CharacterId[];
  /** The roles that no character of the cabinet has. */
  lacking: readonly TroupeRole[];
}

/** A product that could come next, and its reasons. */
export interface NextProduct {
  product: Product;
  fresh: readonly CharacterId[];
  /** Characters here that it has a tie with. */
  friends: readonly CharacterId[];
  /** Its roles that no character of the cabinet has. */
  roles: readonly TroupeRole[];
  /** By how many ways the troupes of each faction grow, at the size asked for; only factions that grow. */
  more: Readonly<Partial<Record<Faction, number>>>;
  /** Factions that field their first troupe of that size with it. */
  first: readonly Faction[];
  /** Factions that still field none, and how many more they need with it than before: fewer. */
  closer: Readonly<Partial<Record<Faction, number>>>;
  /** Products of which some is here and which are whole with it. */
  completes: readonly ProductId[];
  /** Summoned ones without a summoner, here or in the product. */
  idle: readonly CharacterId[];
}
export type NextAnswer = Readonly<Record<Goal, readonly NextProduct[]>>;

/** Two troupes out of what is here. `gap` 0 is the same strengths; strength is not power, so it proposes only. */
export interface FairPair {
  first: readonly CharacterId[];
  second: readonly CharacterId[];
  factions: readonly [Faction, Faction];
  gap: number;
}

/** A line of a list that was brought, as it was understood. */
export interface ReviewLine {
  /** From 1. */
  number: number;
  text: string;
  /** `guess`: the nearest by letters, taken only when somebody says so. */
  how: 'known' | 'guess' | 'not';
  product?: ProductId;
  character?: CharacterId;
  count: number;
  lent: string | null;
  wished: boolean;
  stage: Stage | null;
  /** Of several figures each stage, the furthest first. */
  stages?: readonly Stage[];
  /** The further cells of a line. */
  row?: ReviewRow;
}
/** A figure, or a product, as a line of a table tells it; a product there brings no figures, for they have lines of their own. */
export interface ReviewRow {
  from: ProductId | null;
  look: ProductId | null;
  days: Readonly<Partial<Record<Stage, Day>>>;
  guest: string | null;
  gone: boolean;
  recipe: string;
  note: string;
  print: string | null;
}

/** A list that was brought, read to its end. */
export interface ListReview {
  lines: readonly ReviewLine[];
  known: number;
  guesses: number;
  not: number;
}
