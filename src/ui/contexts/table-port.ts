import type { Companion } from '../../words/match/companions.ts';
import type { HostingPort } from './glasses-port.ts';
import type { LookingBack } from './looking-back.ts';
import type { Choices } from '../../rules/terms/choices.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Character, MeleeFace, TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import type { MeleeCard } from '../../rules/terms/decks.ts';
import type { Fact } from '../../rules/terms/fact.ts';
import type { AbilityId, CharacterId, ModelId, PieceId, Seat, UpgradeId } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import type { As, BoardPoint, MoveCourse, Ending, ModelNumbers, Moved, Outlook, Route, SightExplained } from '../../seats/table/answers.ts';
import type { Side } from '../../rules/terms/sides.ts';
import type { BlowFor, Dealt, Struck, Sum } from '../../rules/terms/sum.ts';
import type { View } from '../../seats/view.ts';

export type { BoardPoint, MoveCourse, Ending, ModelNumbers, Outlook, Route, SightExplained };

/** One entry of the log: a decision of a seat and what came of it, as the asking seat witnessed it. */
export interface LogEntry {
  at: number;
  seat: Seat | null;
  events: Witnessed[];
  /** Who has decided for the seat, where neither its player nor its computer has. */
  by?: 'steward' | 'clock' | undefined;
}

/** How strong a computer plays. */
export type Strength = 'gentle' | 'club' | 'strong';
/** The same, in the way of one of the company where one is named. */
export type ComputerLevel = Strength | `${Strength}-${Companion}`;

/**
 * The table as the screens see it: views, openings, answers. The app stands behind it with the match, the rules and the storage;
 * no screen ever holds a match. Changes arrive through `subscribe`.
 */
export interface TablePort {
  readonly matchId: string;
  readonly seats: { name: string }[];
  /** Which seats a computer has, by seat, and how strong it is; left out where none can play. */
  readonly computers?: readonly ({ level: string } | null)[];
  /** Seats that are asked on other glasses; of a guest, all but those it has. */
  readonly elsewhere?: readonly Seat[];
  /** Seats whose hand lies on a glass of its own, and whose board is this one. */
  readonly handsElsewhere?: readonly Seat[];
  /** This glass is a guest: the record lies on another device. */
  readonly guest?: boolean;
  /** A guest may begin a rematch once the match is over. */
  readonly maySetOutAgain?: boolean;
  /** Seats elsewhere that have laid a card of which nothing is said yet. */
  readonly laid?: readonly Seat[];
  /** A seat here has laid such a card, or taken it back: other glasses show that one lies there. */
  lay?(seat: Seat, lies: boolean): void;
  readonly characters: Record<CharacterId, Character>;
  /** Upgrades that models of this match carry, when there are any. */
  readonly upgrades?: Record<UpgradeId, Upgrade>;
  readonly meleeFaces: Record<MeleeCard, MeleeFace>;
  /** Events and Agendas, when there are any. */
  readonly tableCards?: Record<string, TableCard>;
  /** Nothing of this match is kept: it cannot be shown again or taken along. */
  readonly fleeting?: boolean;
  /** The player here is taught: each thing is chosen and confirmed by itself. */
  readonly taught?: boolean;
  /** Why this table may only be looked at (a second tab has it, an old record); null when it can be played. */
  readonly readOnly: string | null;
  /** A part of the match is damaged or missing, or it was handed over: a copy can go on from where it stands. */
  readonly damaged?: boolean;
  /** The campaign whose game this is; null or left out for a match of its own. */
  readonly campaign?: string | null;
  /** Saving failed: the match goes on in memory. A sentence; null when all is kept. */
  readonly unsaved: string | null;

  /** When the round of an organised match ends, in milliseconds since 1970; null or left out while no clock runs. */
  readonly roundEnds?: number | null;
  /** What is wrong with the line to the device that has the record, as a sentence; null or left out when nothing is. */
  readonly troubled?: string | null;
  /** How those who are waited for are connected, as a line; null or left out where there is nothing to say. */
  readonly standing?: string | null;
  /** How many decisions wait for a line; drawn back, the question is open again. Left out where none can wait. */
  readonly unsent?: number;
  drawBack?(): void;
  /** The other glasses of this match; null or left out where it can have none. */
  readonly hosting?: HostingPort | null;

  /** A seat whose computer has been thinking for more than five seconds; null when none has. */
  readonly awaited?: Seat | null;

  /** Leaves a seat to a computer, or gives it to a person (`null`). Kept beside the match. */
  seatComputer?(seat: Seat, level: ComputerLevel | null): Promise<void>;
  /** Seats that show all copies of a card of theirs that is revealed without being asked. Kept beside the match. */
  readonly allCopies?: readonly Seat[];
  showAllCopies?(seat: Seat, all: boolean): Promise<void>;
  /** The decision the strong computer would take for a seat, by what that seat may know; null where it has no advice. */
  advise?: ((seat: Seat) => Promise<Advice | null>) | null;
  /** The reviewer of this match once it is over; null or left out where there is none. */
  lookingBack?: LookingBack | null;
  view(seat: Seat | null): View;
  openings(): Opening[];
  choices(seat: Seat): Choices;
  numbers(model: ModelId): ModelNumbers;
  /** Energy that an ability costs a model at these targets; without them, at the most favourable ones. */
  price(model: ModelId, ability: AbilityId, targets?: readonly ModelId[]): number;
  /** Why a decision would be refused; null when it would be taken. */
  judge(decision: Decision): Reason | null;
  /** The facts that the players would be asked for after a decision, where the miniatures are real; by public knowledge. */
  asks?(decision: Decision): readonly Fact[];
  /** Takes a decision; durable before the promise settles. Resolves with the reason when it is refused. */
  decide(decision: Decision): Promise<Reason | null>;
  /** The way a model would go to a point: a short legal path for a jog and for an effect's move, straight for the rest. */
  route(model: ModelId, as: As, to: BoardPoint, most: number): Route;
  /** The exact verdict on a path drawn by hand. */
  verdict(model: ModelId, as: As, path: BoardPoint[]): Route;
  /**
   * The Jog and the Steps by which a model whose activation it is, or might be next, would come to a place or as near as it can; null where it
   * cannot stir. Left out where every move is drawn by itself.
   */
  course?(seat: Seat, model: ModelId, to: BoardPoint): MoveCourse | null;
  /** The actions open to a seat after these decisions if no seat reacts; null where something else would be asked first. */
  outlook?(decisions: readonly Decision[]): Outlook | null;
  /** The effects of ending a move here: contact, engagement, cover. */
  ending(model: ModelId, as: As, point: BoardPoint): Ending;
  /** The farthest a kind of move may go now, in units. */
  most?(model: ModelId, as: As): number;
  /** Where a drawn kind of move can end, as circles of free spots to shade; null when the model is not on the board. */
  reach(model: ModelId, as: As, most: number): BoardPoint[] | null;
  /**
   * Places where a seat may put what it is asked to put somewhere (the middle of a piece of terrain that is moved), near together;
   * null where the answers themselves are all there are.
   */
  freeSpots(seat: Seat, piece?: Moved): BoardPoint[] | null;
  /** Where a model may come down beyond an obstacle it touches, nearest first. */
  landings(model: ModelId, terrain: PieceId): BoardPoint[];
  /** `ability`: the one whose cards are counted; left out, the first that draws any. */
  sight(from: ModelId, to: ModelId, ability?: AbilityId): SightExplained;
  /** The damage of a blow of the melee under way as it stands, by damage type, with a signature move or without. */
  blows?(side: Side, struck?: Struck): BlowFor[];
  /** How many cards the two sides of a melee attack would draw. */
  meleeDraws?(attacker: ModelId, defender: ModelId): Record<Side, number>;
  /** Wounds of a fall so many inches down, on dry ground. */
  fall?(model: ModelId, inches: number): number;
  /** What damage that a text of a model deals would come to on somebody. */
  damage?(from: ModelId, dealt: Dealt): Sum;
  /** Whether nothing can come of an answer to a question, as everybody can see: a reaction step far from all enemies. */
  isQuiet?(opening: Opening): boolean;
  log(seat: Seat | null): LogEntry[];
  /** The entry a seat could take back alone, or would have to ask about; null when there is none. */
  takeBack(seat: Seat): { to: number; alone: boolean } | null;
  subscribe(listener: (events: LogEntry | null) => void): () => void;
  /** The sealed record as a file, and one seat's view. */
  exportRecord(): Promise<Blob>;
}
