import type { CabinetId, Day, Goal, Gone, Product, ProductId, TroupeRole, ShelfSort, Stage } from './terms.ts';
import type { Faction } from '../rules/terms/factions.ts';
import type { CharacterId } from '../rules/terms/ids.ts';

// The answers about a collection.

/** One figure. It is identified by its place among the copies of its character. */
export interface FigureCopy {
  /** Counted from 0. */
  place: number;
  /** The furthest stage it has reached; `boxed` when none was recorded. */
  stage: Stage;
  /** The days on which each stage was reached; 0 is an unknown day. */
  days: Readonly<Partial<Record<Stage, Day>>>;
  from: ProductId | null;
  look: ProductId | null;
  /** The person to whom it is lent, and the person from whom it is borrowed; null for none. */
  away: string | null;
  guest: string | null;
  recipe: string;
  /** `here` or `left`; a copy that was marked by mistake is not shown. */
  gone: Gone;
}

/** A character in a cabinet. */
export interface CabinetFigure {
  character: CharacterId;
  /** Includes figures that have left, for the history. */
  copies: readonly FigureCopy[];
  /** The number of owned figures, lent ones included; without guests and figures that have left. */
  owned: number;
  /** The number of figures that stand here: owned and not lent, or guests. */
  present: number;
  /** The number of painted figures among those here. */
  painted: number;
  /** The furthest stage of an owned figure; of a guest where none is owned; null where there is none. */
  stage: Stage | null;
  /** `away`: at least one figure is lent; `guest`: one is a guest. */
  away: boolean;
  guest: boolean;
  wish: boolean;
  note: string;
  /** The edition of the paper card; null when it is unknown. */
  print: string | null;
  /** The products it comes in. */
  products: readonly ProductId[];
}

/**
 * A shelf: first the characters that are here, in the order of the cards, then the outlines of the others. `id` depends on the sort: a keyword, a
 * faction, a product or a stage; for gaps, the incomplete product. `others`: characters that belong to no other shelf.
 */
export interface CabinetShelf {
  id: string;
  sort: ShelfSort;
  figures: readonly CabinetFigure[];
  /** The number of its characters that are owned. */
  owned: number;
}

/** A product in a cabinet. */
export interface CabinetProduct {
  product: Product;
  /** The number of copies of the product that are marked as owned. */
  count: number;
  /** The number of its miniatures that are owned, from any product. */
  owned: number;
}

/** A change that was made, for the sentence of the live region. Every change is one step of undo. */
export type CabinetChange =
  | { kind: 'owned' | 'another' | 'unowned' | 'returned' | 'left' | 'recipe'; character: CharacterId }
  | { kind: 'stage'; character: CharacterId; stage: Stage }
  | { kind: 'shelf-stage'; count: number; stage: Stage }
  | { kind: 'lent' | 'borrowed'; character: CharacterId; person: string }
  | { kind: 'wished' | 'unwished' | 'note' | 'look' | 'print'; character: CharacterId }
  /** `fresh`: the new figures; `doubled`: those of them that were here already; `known`: figures that were here and now belong to this product. */
  | { kind: 'product'; product: ProductId; fresh: readonly CharacterId[]; doubled: readonly CharacterId[]; known: readonly CharacterId[] }
  /** `remaining`: the figures that stay because they were there before or were changed since. */
  | { kind: 'no-product'; product: ProductId; count: number; remaining: readonly CharacterId[] }
  | { kind: 'list'; count: number }
  | { kind: 'cabinet' | 'no-cabinet'; cabinet: CabinetId }
  /** The change would alter nothing. */
  | { kind: 'nothing' }
  | { kind: 'undone' };

/** The arrival of a new figure: its stage, reached on an unknown day, and whether it is added to figures of the same character. */
export interface Arriving {
  stage?: Stage;
  /** True if figures that are here already are doubled. */
  double?: boolean;
}

/**
 * The legal troupes of a faction: their number by size. `missing`: how many more characters a troupe of that size needs; 0 where there is a troupe.
 */
export interface FieldRow {
  faction: Faction;
  characters: number;
  ways: Readonly<Record<number, number>>;
  missing: Readonly<Record<number, number>>;
  /** The largest size that can be fielded; 0 for none. */
  largest: number;
}

/**
 * The legal troupes of a cabinet. `all`: over all factions; a troupe of two factions counts once. `idle`: summoned characters without a summoner in
 * the cabinet.
 */
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
  /** Characters of the cabinet to which it has a tie. */
  friends: readonly CharacterId[];
  /** The roles it brings that no character of the cabinet has. */
  roles: readonly TroupeRole[];
  /** By faction, how many more troupes of the size in question there are with it; only factions that gain. */
  more: Readonly<Partial<Record<Faction, number>>>;
  /** Factions that field their first troupe of that size with it. */
  first: readonly Faction[];
  /** Factions that still cannot field a troupe, with the number of characters that they lack with it: fewer than before. */
  closer: Readonly<Partial<Record<Faction, number>>>;
  /** Partly owned products that it completes. */
  completes: readonly ProductId[];
  /** Summoned characters without a summoner, here or in the product. */
  idle: readonly CharacterId[];
}
export type NextAnswer = Readonly<Record<Goal, readonly NextProduct[]>>;

/** Two troupes from the cabinet. With `gap` 0 their strengths are equal; strength is not power, so a pair is only a proposal. */
export interface FairPair {
  first: readonly CharacterId[];
  second: readonly CharacterId[];
  factions: readonly [Faction, Faction];
  gap: number;
}

/** A line of an imported list, as it was understood. */
export interface ReviewLine {
  /** Counted from 1. */
  number: number;
  text: string;
  /** `guess`: the closest spelling, imported only when the player agrees. */
  certainty: 'known' | 'guess' | 'not';
  product?: ProductId;
  character?: CharacterId;
  count: number;
  lent: string | null;
  wished: boolean;
  stage: Stage | null;
  /** For several figures, the stage of each, the furthest first. */
  stages?: readonly Stage[];
  /** The further cells of a table line. */
  row?: ReviewRow;
}
/** The details of a figure or a product in a table. A product in a table brings no figures, because they have their own lines. */
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

/** An imported list, read to its end. */
export interface ListReview {
  lines: readonly ReviewLine[];
  known: number;
  guesses: number;
  not: number;
}
