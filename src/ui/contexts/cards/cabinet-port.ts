import type {
  Arriving,
  CabinetChange,
  CabinetFigure,
  CabinetProduct,
  CabinetShelf,
  FairPair,
  FieldAnswer,
  FigureCopy,
  ListReview,
  NextAnswer,
} from '../../../cabinet/answers.ts';
import type {
  TieBond,
  CabinetId,
  Day,
  Product,
  ProductId,
  TroupeRole,
  ShelfSort,
  Stage,
  StrengthMark,
  Tie,
} from '../../../cabinet/terms.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { Waiting } from '../waiting.ts';

export type {
  Arriving,
  CabinetChange,
  CabinetFigure,
  CabinetProduct,
  CabinetShelf,
  FairPair,
  FieldAnswer,
  FigureCopy,
  ListReview,
  NextAnswer,
  NextProduct,
  ReviewLine,
} from '../../../cabinet/answers.ts';

/** A cabinet in the list. `name` is never empty: the first one is called in the language that is spoken. */
export interface ListedCabinet {
  id: CabinetId;
  name: string;
  player: string | null;
  /** Figures owned, figures painted of them, characters owned, products marked. */
  figures: number;
  painted: number;
  characters: number;
  products: number;
}

/** A partner of a character: the lines in which either names the other, the strongest first. */
export interface CabinetPartner {
  character: CharacterId;
  bond: TieBond;
  ties: readonly Tie[];
  /** The reason in one sentence, in the language that is spoken. */
  sentence: string;
}
/** All characters with a keyword that a character's card names. `characters`: at most three of them, those of the cabinets first. */
export interface PartnerKeyword {
  word: string;
  count: number;
  characters: readonly CharacterId[];
  /** Who they are, and which line speaks of them, in the language that is spoken. */
  sentences: readonly [people: string, line: string];
}
/** `speak`: the best first; those of whom nothing more is said than their keyword stand in `keywords`. `lack`: what the character does not do itself, and who of the same factions does; those of the cabinets first. */
export interface PartnersAnswer {
  speak: readonly CabinetPartner[];
  keywords: readonly PartnerKeyword[];
  lack: readonly { role: TroupeRole; characters: readonly CharacterId[] }[];
  /** A weak sign: they come in the same product. */
  sameBox: readonly CharacterId[];
}

/** What a troupe is good at and needs help with; `places`: how many of a hundred chance troupes it is better than. */
export interface AdviceAnswer {
  good: readonly StrengthMark[];
  help: readonly StrengthMark[];
  nobody: readonly TroupeRole[];
  places: Readonly<Record<StrengthMark, number>>;
  /** The same in sentences, in the language that is spoken. */
  sentences: readonly string[];
}

/** One of three suggestions; `reason` in the language that is spoken. */
export interface EveningIdea extends FairPair {
  reason: string;
}

/** When a character was fielded in finished matches on this device. `last` null for never. */
export interface Fielded {
  times: number;
  last: Day | null;
}

/** A troupe that uses a figure. */
export interface UsedBy {
  id: string;
  name: string;
}

/** What may be ticked for what is passed on: names of persons and notes stay behind otherwise. */
export interface ToldList {
  names?: boolean;
  notes?: boolean;
}

/** What stands in the cabinets, as it is looked at. */
interface CabinetSight {
  figure(cabinet: CabinetId, character: CharacterId): CabinetFigure;
  /** Every character that can be bought or belongs to a pack, there or not, in the order of the cards. */
  figures(cabinet: CabinetId): readonly CabinetFigure[];
  shelves(cabinet: CabinetId, sort: ShelfSort): readonly CabinetShelf[];
  /** For adding: those not complete, the newest first, then the others; `sought` in any spelling, also a character's name. */
  offers(cabinet: CabinetId, sought?: string): readonly CabinetProduct[];
  product(cabinet: CabinetId, product: ProductId): CabinetProduct;
  /** For the choice all, here, here and painted, wherever characters are picked. */
  here(cabinets: readonly CabinetId[], painted?: boolean): ReadonlySet<CharacterId>;
  /** Names to whom figures were lent or of whom they were borrowed, then the players of this device. */
  people(): Promise<readonly string[]>;
  /** The stages as a table: copies by the stage they are at, the longest at it first. `today` for "begun 40 days ago". */
  painting(cabinet: CabinetId): Readonly<Record<Stage, readonly { character: CharacterId; copy: FigureCopy }[]>>;
  /** How many figures reached a stage since the first of the month. */
  thisMonth(cabinet: CabinetId): Readonly<Partial<Record<Stage, number>>>;
  today(): Day;
}

/** What is done with a figure or a product; each is one step of undo. */
interface CabinetDeeds {
  /** One copy, when none is owned. */
  own(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange>;
  /** Takes back the last owned copy as a mistake; its product goes with it when nothing else of it is left. */
  unown(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange>;
  another(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange>;
  addProduct(cabinet: CabinetId, product: ProductId, arriving?: Arriving): Promise<CabinetChange>;
  removeProduct(cabinet: CabinetId, product: ProductId): Promise<CabinetChange>;
  /** The next stage, or the one named, today; without a place the copy that has come least far. */
  forward(cabinet: CabinetId, character: CharacterId, stage?: Stage, place?: number): Promise<CabinetChange>;
  /** Takes the last stage back; without a place that of the copy that has come furthest. */
  back(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange>;
  /** Every figure of a shelf that is owned and less far. */
  forwardAll(cabinet: CabinetId, characters: readonly CharacterId[], stage: Stage): Promise<CabinetChange>;
  lend(cabinet: CabinetId, character: CharacterId, who: string, place?: number): Promise<CabinetChange>;
  /** What was lent comes home, what was borrowed goes home. */
  giveBack(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange>;
  borrow(cabinet: CabinetId, character: CharacterId, who: string): Promise<CabinetChange>;
  wish(cabinet: CabinetId, character: CharacterId, wished: boolean): Promise<CabinetChange>;
  note(cabinet: CabinetId, character: CharacterId, note: string): Promise<CabinetChange>;
  recipe(cabinet: CabinetId, character: CharacterId, place: number, recipe: string): Promise<CabinetChange>;
  /** A limited sculpt. */
  look(cabinet: CabinetId, character: CharacterId, place: number, look: ProductId | null): Promise<CabinetChange>;
  /** Of which edition the paper card is; null takes that back. */
  print(cabinet: CabinetId, character: CharacterId, print: string | null): Promise<CabinetChange>;
  /** Sold or lost: it stays for the history. */
  leave(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange>;
  /** Takes back the last change of this device that was not taken back yet, for a day; null when there is none. */
  undo(): Promise<CabinetChange | null>;
}

/** The photographs of figures; they are no steps of undo. */
interface CabinetPhotos {
  /** The player's own photograph of a figure; null where there is none. */
  photo(cabinet: CabinetId, character: CharacterId): Promise<Blob | null>;
  /** Keeps one, in place of what was there: a JPEG that tells nothing but the picture. It is no step of undo. */
  keepPhoto(cabinet: CabinetId, character: CharacterId, photo: Uint8Array<ArrayBuffer>): Promise<void>;
  removePhoto(cabinet: CabinetId, character: CharacterId): Promise<void>;
}

/** What the cards of a collection can be played as. */
interface CabinetCounsel {
  field(cabinets: readonly CabinetId[], sizes?: readonly number[]): Promise<FieldAnswer>;
  /** Sentences of an answer, for the language that is spoken: "Commonwealth: six a side, 84 ways". */
  fieldSentences(answer: FieldAnswer): readonly string[];
  next(cabinets: readonly CabinetId[], size?: number): Promise<NextAnswer>;
  /** `cabinets`: those of them are marked as here by the screen; nobody is left out. */
  partners(character: CharacterId, cabinets?: readonly CabinetId[]): Promise<PartnersAnswer>;
  advice(characters: readonly CharacterId[], faction: Faction): Promise<AdviceAnswer>;
  fairPairs(cabinets: readonly CabinetId[], size: number): Promise<readonly FairPair[]>;
  /** Three ideas that stay all day; `another` counts the re-rolls. */
  evening(cabinets: readonly CabinetId[], size: number, another?: number): Promise<readonly EveningIdea[]>;
  history(waiting?: Waiting): Promise<ReadonlyMap<CharacterId, Fielded>>;
  /** The kept troupes that a character is in. */
  usedBy(): Promise<ReadonlyMap<CharacterId, readonly UsedBy[]>>;
  /** The fewest products that bring these. */
  productsFor(characters: readonly CharacterId[]): readonly Product[];
}

/** A collection as a list or a code. */
interface CabinetLists {
  /** Reads a pasted list or a CSV to its end and changes nothing. */
  readList(text: string): ListReview;
  /** Takes what is known, and the guesses whose line numbers are given. Bringing a list twice changes nothing. */
  takeList(cabinet: CabinetId, review: ListReview, guesses?: readonly number[]): Promise<CabinetChange>;
  /** With the separator of the language and a mark, as tables of offices read it. */
  writeCsv(cabinets: readonly CabinetId[], ticked?: ToldList): string;
  writeText(cabinet: CabinetId, ticked?: ToldList): string;
  /** Letters of a link or a QR: counts and painted, no names, no notes. */
  code(cabinet: CabinetId): string;
  /** What such a code holds, as a list to be reviewed and taken; null when it is none. */
  readCode(code: string): ListReview | null;
}

/**
 * The collection, as the screens see it. Everything kept is in memory, so what reads is quick and answers at once; sums that take
 * longer are promises and are made beside the page. A change is seen at once and told through `subscribe`; its promise rejects
 * when it was not kept, and then it has been drawn back already.
 */
export interface CabinetPort extends CabinetSight, CabinetDeeds, CabinetPhotos, CabinetCounsel, CabinetLists {
  /** In their order; at least one, `mine`. */
  readonly cabinets: readonly ListedCabinet[];
  readonly products: readonly Product[];
  /** The edition of the cards that are in use. */
  readonly edition: string;
  subscribe(listener: () => void): () => void;
  addCabinet(name: string, player?: string | null): Promise<CabinetId>;
  renameCabinet(cabinet: CabinetId, name: string, player?: string | null): Promise<CabinetChange>;
  removeCabinet(cabinet: CabinetId): Promise<CabinetChange>;
}
