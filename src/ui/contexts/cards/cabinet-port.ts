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

/** A cabinet in the list. `name` is never empty: an unnamed first cabinet gets a name in the language of the app. */
export interface ListedCabinet {
  id: CabinetId;
  name: string;
  player: string | null;
  /** Counts: figures owned, those of them that are painted, characters owned, products marked. */
  figures: number;
  painted: number;
  characters: number;
  products: number;
}

/** A partner of a character; `ties`: the lines of card text in which one of the two names the other, the strongest first. */
export interface CabinetPartner {
  character: CharacterId;
  bond: TieBond;
  ties: readonly Tie[];
  /** The reason in one sentence, in the language of the app. */
  sentence: string;
}
/** All characters with a keyword that a character's card names. `characters`: at most three of them, those in the cabinets first. */
export interface PartnerKeyword {
  word: string;
  count: number;
  characters: readonly CharacterId[];
  /** The names of the characters, and the line of card text that names the keyword; in the language of the app. */
  sentences: readonly [people: string, line: string];
}
/**
 * `speak`: the partners, the best first; characters whom the card names only by a keyword are in `keywords`. `lack`: the roles that the
 * character does not fill itself, with characters of the same factions that do; those in the cabinets first.
 */
export interface PartnersAnswer {
  speak: readonly CabinetPartner[];
  keywords: readonly PartnerKeyword[];
  lack: readonly { role: TroupeRole; characters: readonly CharacterId[] }[];
  /** Characters that are sold in the same product, which is only a weak hint. */
  sameBox: readonly CharacterId[];
}

/**
 * The strengths and weaknesses of a troupe. `nobody`: roles that no character fills; `places`: how many of a hundred chance troupes it is
 * better than.
 */
export interface AdviceAnswer {
  good: readonly StrengthMark[];
  help: readonly StrengthMark[];
  nobody: readonly TroupeRole[];
  places: Readonly<Record<StrengthMark, number>>;
  /** The same in sentences, in the language of the app. */
  sentences: readonly string[];
}

/** One of three suggestions; `reason` in the language of the app. */
export interface EveningIdea extends FairPair {
  reason: string;
}

/** The number of times that a character was fielded in finished matches on this device, and the last time; `last` is null for never. */
export interface Fielded {
  times: number;
  last: Day | null;
}

/** A saved troupe that has a character. */
export interface UsedBy {
  id: string;
  name: string;
}

/** The parts of a shared list that may be left out: the names of persons and the notes; both are left out by default. */
export interface ListInclusions {
  names?: boolean;
  notes?: boolean;
}

/** Reads the contents of the cabinets. */
interface CabinetSight {
  figure(cabinet: CabinetId, character: CharacterId): CabinetFigure;
  /** Every character that can be bought or belongs to a pack, owned or not, in the order of the cards. */
  figures(cabinet: CabinetId): readonly CabinetFigure[];
  shelves(cabinet: CabinetId, sort: ShelfSort): readonly CabinetShelf[];
  /**
   * Products to add: the incomplete ones first, the newest of them on top, then the others. `sought` matches any spelling, and the names of
   * characters too.
   */
  offers(cabinet: CabinetId, sought?: string): readonly CabinetProduct[];
  product(cabinet: CabinetId, product: ProductId): CabinetProduct;
  /** The characters that the cabinets hold, or hold painted; for the filter of lists in which characters are chosen. */
  charactersIn(cabinets: readonly CabinetId[], painted?: boolean): ReadonlySet<CharacterId>;
  /** Names of people who lent or borrowed figures, then the players of this device. */
  people(): Promise<readonly string[]>;
  /** The copies by their stage; within a stage, the copy that has been there longest comes first. */
  painting(cabinet: CabinetId): Readonly<Record<Stage, readonly { character: CharacterId; copy: FigureCopy }[]>>;
  /** The number of figures that have reached each stage since the first of the month. */
  thisMonth(cabinet: CabinetId): Readonly<Partial<Record<Stage, number>>>;
  today(): Day;
}

/** Changes of figures and products; each is one step of undo. */
interface CabinetDeeds {
  /** Adds one copy, when none is owned. */
  acquire(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange>;
  /** Removes the last owned copy as a mistake; its product goes too when nothing else of it is left. */
  unown(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange>;
  another(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange>;
  addProduct(cabinet: CabinetId, product: ProductId, arriving?: Arriving): Promise<CabinetChange>;
  removeProduct(cabinet: CabinetId, product: ProductId): Promise<CabinetChange>;
  /** Moves a copy to the next stage, or to the stage named, as of today; without a place, the least advanced copy. */
  forward(cabinet: CabinetId, character: CharacterId, stage?: Stage, place?: number): Promise<CabinetChange>;
  /** Takes back the last stage of a copy; without a place, that of the most advanced copy. */
  back(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange>;
  /** Moves all owned figures of these characters to the stage, unless they are already there or further. */
  forwardAll(cabinet: CabinetId, characters: readonly CharacterId[], stage: Stage): Promise<CabinetChange>;
  lend(cabinet: CabinetId, character: CharacterId, person: string, place?: number): Promise<CabinetChange>;
  /** Ends a loan: a lent copy comes back, a borrowed copy goes back. */
  giveBack(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange>;
  borrow(cabinet: CabinetId, character: CharacterId, person: string): Promise<CabinetChange>;
  wish(cabinet: CabinetId, character: CharacterId, wished: boolean): Promise<CabinetChange>;
  note(cabinet: CabinetId, character: CharacterId, note: string): Promise<CabinetChange>;
  recipe(cabinet: CabinetId, character: CharacterId, place: number, recipe: string): Promise<CabinetChange>;
  /** Sets the limited sculpt of a copy; null for the ordinary one. */
  look(cabinet: CabinetId, character: CharacterId, place: number, look: ProductId | null): Promise<CabinetChange>;
  /** Notes the edition of the paper card; null removes the note. */
  print(cabinet: CabinetId, character: CharacterId, print: string | null): Promise<CabinetChange>;
  /** Marks a copy as sold or lost; it stays in the history. */
  leave(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange>;
  /** Takes back the last change of this device that is not taken back yet, if it is at most a day old; null when there is none. */
  undo(): Promise<CabinetChange | null>;
}

/** The photographs of figures. Changes of photographs cannot be undone. */
interface CabinetPhotos {
  /** The player's own photograph of a figure; null where there is none. */
  photo(cabinet: CabinetId, character: CharacterId): Promise<Blob | null>;
  /** Saves a photograph in place of the earlier one: a JPEG without metadata. */
  keepPhoto(cabinet: CabinetId, character: CharacterId, photo: Uint8Array<ArrayBuffer>): Promise<void>;
  removePhoto(cabinet: CabinetId, character: CharacterId): Promise<void>;
}

/** Advice: how the characters of a collection can be played. */
interface CabinetCounsel {
  field(cabinets: readonly CabinetId[], sizes?: readonly number[]): Promise<FieldAnswer>;
  /** The answer in sentences, in the language of the app: "Commonwealth: six a side, 84 ways". */
  fieldSentences(answer: FieldAnswer): readonly string[];
  nextProducts(cabinets: readonly CabinetId[], size?: number): Promise<NextAnswer>;
  /** Partners of a character among all characters; those in `cabinets` come first. */
  partners(character: CharacterId, cabinets?: readonly CabinetId[]): Promise<PartnersAnswer>;
  advice(characters: readonly CharacterId[], faction: Faction): Promise<AdviceAnswer>;
  fairPairs(cabinets: readonly CabinetId[], size: number): Promise<readonly FairPair[]>;
  /** Three ideas that stay the same all day; `another` counts how often the player has asked for others. */
  evening(cabinets: readonly CabinetId[], size: number, another?: number): Promise<readonly EveningIdea[]>;
  history(waiting?: Waiting): Promise<ReadonlyMap<CharacterId, Fielded>>;
  /** The saved troupes that each character is in. */
  usedBy(): Promise<ReadonlyMap<CharacterId, readonly UsedBy[]>>;
  /** The smallest set of products that contains these characters. */
  productsFor(characters: readonly CharacterId[]): readonly Product[];
}

/** A collection as a list or a code. */
interface CabinetLists {
  /** Reads a pasted list or a CSV completely and changes nothing. */
  readList(text: string): ListReview;
  /** Takes the recognised lines, and the guesses whose line numbers are given. Taking a list twice changes nothing. */
  takeList(cabinet: CabinetId, review: ListReview, guesses?: readonly number[]): Promise<CabinetChange>;
  /** A CSV with the separator of the language and a byte order mark, as spreadsheets read it. */
  writeCsv(cabinets: readonly CabinetId[], ticked?: ListInclusions): string;
  writeText(cabinet: CabinetId, ticked?: ListInclusions): string;
  /** The letters of a link or a QR code: counts and whether figures are painted; no names, no notes. */
  code(cabinet: CabinetId): string;
  /** The content of such a code, as a list to review and take; null when the text is no such code. */
  readCode(code: string): ListReview | null;
}

/**
 * The collection, as the screens see it. All of it is in memory, so reading answers at once; longer calculations are promises and run
 * beside the page. A change is visible at once and told through `subscribe`. Its promise rejects when it could not be saved, and by then
 * the change has been taken back.
 */
export interface CabinetPort extends CabinetSight, CabinetDeeds, CabinetPhotos, CabinetCounsel, CabinetLists {
  /** The cabinets in their order; at least the one with the id `mine`. */
  readonly cabinets: readonly ListedCabinet[];
  readonly products: readonly Product[];
  /** The edition of the cards in use. */
  readonly edition: string;
  subscribe(listener: () => void): () => void;
  addCabinet(name: string, player?: string | null): Promise<CabinetId>;
  renameCabinet(cabinet: CabinetId, name: string, player?: string | null): Promise<CabinetChange>;
  removeCabinet(cabinet: CabinetId): Promise<CabinetChange>;
}
