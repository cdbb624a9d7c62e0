import type { Branded, CharacterId } from '../rules/terms/ids.ts';

/** The stages of a miniature in their order. Painted is `playable` or further. */
export const STAGES = ['boxed', 'built', 'primed', 'begun', 'playable', 'finished'] as const;
export type Stage = (typeof STAGES)[number];
export const isPainted = (stage: Stage): boolean => stage === 'playable' || stage === 'finished';

/** A whole day of the player's calendar: days since 1 January 1970. The same day in every time zone; 0 is “some time”. */
export type Day = number;
/** `mine`, or the slug of the name under which the cabinet was made. */
export type CabinetId = Branded<string, 'cabinet'>;
/** The slug of a product's name. Links use it, so a published id never changes. */
export type ProductId = Branded<string, 'product'>;

/** A product for sale. Names are as printed and not translated; `also`: other spellings. */
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

/** A value and the time at which it was set: the last one wins a merge. `at` is always later than all times that the device knows. */
export interface TimedValue<T> {
  is: T;
  at: number;
}

/**
 * The number of times that something was marked and unmarked in turn: odd while it is marked. The higher number wins a merge; at equal numbers the
 * earlier day or the larger count does.
 */
export interface ToggleCount {
  turns: number;
  value: number;
}

/** A written line and its place in the text; null when it was crossed out. */
export interface CabinetLine extends TimedValue<number | null> {
  text: string;
}

/** `left`: sold or lost, it stays in the history. `never`: it was marked by mistake. */
export type Gone = 'here' | 'left' | 'never';

/** The product to which a copy belongs. `brought`: the copy was added with the product. */
export interface Origin {
  product: ProductId;
  brought: boolean;
}

/** One stored figure. An owned figure is identified on every device by its place among the copies, a guest by its lender. */
export interface Copy {
  from: TimedValue<Origin | null>;
  /** A limited sculpt; null for the ordinary one. */
  look: TimedValue<ProductId | null>;
  /** The value is the day on which the stage was reached. */
  days: Partial<Record<Stage, ToggleCount>>;
  /** The person to whom it is lent; null for none. */
  away: TimedValue<string | null>;
  /** The person from whom it is borrowed; null for an owned figure. */
  guest: string | null;
  recipe: readonly CabinetLine[];
  gone: TimedValue<Gone>;
}

/** Everything stored about a character in a cabinet; its id is `CABINET/CHARACTER`. */
export interface Holding {
  copies: readonly Copy[];
  /** Borrowed figures, one for each lender, sorted by the lender's name. */
  guests: readonly Copy[];
  wish: TimedValue<boolean>;
  note: readonly CabinetLine[];
  /** The edition of the paper card; null when it is unknown. Missing in older rows. */
  print?: TimedValue<string | null>;
}

/** A stored cabinet: the player's own, a child's, the club's. */
export interface Cabinet {
  /** Empty for the first cabinet, which needs no name. */
  name: TimedValue<string>;
  /** The player who owns it; null for none. */
  player: TimedValue<string | null>;
  order: TimedValue<number>;
  gone: TimedValue<boolean>;
  /** The value is the number of each product. */
  products: Readonly<Record<ProductId, ToggleCount>>;
}

/** A copy in plain form, without the times of its values. */
export interface PlainCopy {
  from: Origin | null;
  look: ProductId | null;
  days: Readonly<Partial<Record<Stage, Day>>>;
  away: string | null;
  guest: string | null;
  recipe: string;
  gone: Gone;
}

/** Guests are numbered from this place on. */
export const FIRST_GUEST = 100;

/** A holding in plain form. */
export interface PlainHolding {
  copies: readonly PlainCopy[];
  guests: readonly PlainCopy[];
  wish: boolean;
  note: string;
  /** The edition of the paper card; `older` for a card from before editions were recorded; null when it is unknown. */
  print: string | null;
}

/** The edition of a paper card from before editions were recorded. */
export const OLDER_PRINT = 'older';

/** A cabinet in plain form. `products`: the number of each. */
export interface PlainCabinet {
  name: string;
  player: string | null;
  order: number;
  gone: boolean;
  products: Readonly<Record<ProductId, number>>;
}

/** The sorts of shelves. `people`: by the first keyword of a card. */
export const SHELF_SORTS = ['people', 'faction', 'product', 'stage', 'gaps'] as const;
export type ShelfSort = (typeof SHELF_SORTS)[number];

/** The effects of a line of a card on a friend it mentions, the strongest first. */
export const BONDS = ['summons', 'names', 'strengthens', 'energises', 'heals', 'speaks-of'] as const;
export type TieBond = (typeof BONDS)[number];

/** A tie: a line of `by` mentions `to`, by name or by the keyword `word`. */
export interface Tie {
  by: CharacterId;
  to: CharacterId;
  bond: TieBond;
  /** The ability or signature move with that line. */
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
