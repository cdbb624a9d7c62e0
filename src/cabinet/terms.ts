import type { Branded, CharacterId } from '../rules/terms/ids.ts';

/** The stages of a miniature in their order. Painted is `playable` or further. */
export const STAGES = ['boxed', 'built', 'primed', 'begun', 'playable', 'finished'] as const;
export type Stage = (typeof STAGES)[number];
export const isPainted = (stage: Stage): boolean => stage === 'playable' || stage === 'finished';

/** A whole day of the player's calendar: days since 1 January 1970. The same day in every time zone; 0 is "some time". */
export type Day = number;
/** `mine`, or the slug of the name under which the cabinet was made. */
export type CabinetId = Branded<string, 'cabinet'>;
/** Slug of a product's name. Once published it leads somewhere for good. */
export type ProductId = Branded<string, 'product'>;

/** Something sold. Names are printed ones and are not translated; `also`: other spellings. */
export interface Product {
  id: ProductId;
  name: string;
  kind: ProductKind;
  year: number | null;
  /** One for each figure of a character. */
  characters: readonly CharacterId[];
  also?: readonly string[];
}
export const PRODUCT_KINDS = ['starter', 'troupe-box', 'single', 'limited'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** A word and when it was said: what was said last stays. `at` counts on from the latest that the device has seen. */
export interface SaidWord<T> {
  is: T;
  at: number;
}

/** How often something was marked and taken back by turns: odd while it is marked. More turns win; of as many, the earlier day or the larger count. */
export interface Turned {
  turns: number;
  value: number;
}

/** A written line and its place in the text; null when it was crossed out. */
export interface CabinetLine extends SaidWord<number | null> {
  text: string;
}

/** `left`: sold or lost, it stays for the history. `never`: it was marked by mistake. */
export type Gone = 'here' | 'left' | 'never';

/** The product that holds a copy. `brought`: the copy was not there before the product was marked. */
export interface Origin {
  product: ProductId;
  brought: boolean;
}

/** One figure as it is kept. An owned one's place among the copies is its name on every device; a guest is named by its lender. */
export interface Copy {
  from: SaidWord<Origin | null>;
  /** A limited sculpt. */
  look: SaidWord<ProductId | null>;
  /** The value is the day on which the stage was reached. */
  days: Partial<Record<Stage, Turned>>;
  /** The person who has it on loan. */
  away: SaidWord<string | null>;
  /** The person who lent it: it stands here and is not owned. */
  guest: string | null;
  recipe: readonly CabinetLine[];
  gone: SaidWord<Gone>;
}

/** All that is kept of a character in a cabinet; its id is `CABINET/CHARACTER`. */
export interface Holding {
  copies: readonly Copy[];
  /** Borrowed ones, one of each lender, in the order of their names. */
  guests: readonly Copy[];
  wish: SaidWord<boolean>;
  note: readonly CabinetLine[];
  /** The edition of the paper card; null: nothing is known of it. Left out by rows from before this was asked. */
  print?: SaidWord<string | null>;
}

/** A cabinet as it is kept: mine, my child's, the club's. */
export interface Cabinet {
  /** Empty: the first one, which needs no name. */
  name: SaidWord<string>;
  /** The player to whom it belongs; null for none. */
  player: SaidWord<string | null>;
  order: SaidWord<number>;
  gone: SaidWord<boolean>;
  /** The value is how many of them there are. */
  products: Readonly<Record<ProductId, Turned>>;
}

/** A copy in plain words, without the times at which each was said. */
export interface PlainCopy {
  from: Origin | null;
  look: ProductId | null;
  days: Readonly<Partial<Record<Stage, Day>>>;
  away: string | null;
  guest: string | null;
  recipe: string;
  gone: Gone;
}

/** From this place on guests are counted. */
export const FIRST_GUEST = 100;

/** A holding in plain words. */
export interface PlainHolding {
  copies: readonly PlainCopy[];
  guests: readonly PlainCopy[];
  wish: boolean;
  note: string;
  /** The edition of the paper card; `older` for one from before editions were noted; null: nothing is known of it. */
  print: string | null;
}

/** A paper card from before editions were noted. */
export const OLDER_PRINT = 'older';

/** A cabinet in plain words. `products`: how many of each. */
export interface PlainCabinet {
  name: string;
  player: string | null;
  order: number;
  gone: boolean;
  products: Readonly<Record<ProductId, number>>;
}

/** By what shelves are made. `people`: the first keyword of a card. */
export const SHELF_SORTS = ['people', 'faction', 'product', 'stage', 'gaps'] as const;
export type ShelfSort = (typeof SHELF_SORTS)[number];

/** The effects of a line of a card on a friend it mentions, the strongest first. */
export const BONDS = ['summons', 'names', 'strengthens', 'energises', 'heals', 'speaks-of'] as const;
export type TieBond = (typeof BONDS)[number];

/** A line of `by` speaks of `to`: by name, or by the keyword `word`. */
export interface Tie {
  by: CharacterId;
  to: CharacterId;
  bond: TieBond;
  /** The ability that says so, or the signature move. */
  ability: string;
  word?: string;
}

/** The effects of a character on any troupe. */
export const ROLES = ['heals', 'energises', 'moves', 'harvests', 'shoots', 'fights', 'stands', 'steals'] as const;
export type TroupeRole = (typeof ROLES)[number];

/** The measures of a troupe, relative to random troupes of its faction and size. */
export const STRENGTH_MARKS = ['melee', 'arcane', 'evade', 'health', 'energy', 'healing', 'moving', 'shooting'] as const;
export type StrengthMark = (typeof STRENGTH_MARKS)[number];

/** The reasons for a product, one list for each; never one score. */
export const GOALS = ['first-troupe', 'friends', 'new-roles', 'completes'] as const;
export type Goal = (typeof GOALS)[number];
