import type { ReadyBoard } from './ready-board.ts';
import type { HouseRules } from '../../rules/terms/options.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { LanguageChoice } from '../../words/language/locale.ts';
import type { Theme } from '../theme/theme.ts';
import type { BoardShelf, BoardWorkshop } from './board-port.ts';
import type { CabinetPort } from './cabinet-port.ts';
import type { CampaignShelf } from './campaign-port.ts';
import type { ClubJoining, ClubPort } from './club-port.ts';
import type { CardShelf } from './compendium-port.ts';
import type { PlayersPort } from './keeping-port.ts';
import type { RuleFigure } from './figure-port.ts';
import type { LessonPort } from './lesson-port.ts';
import type { JoiningPort } from './glasses-port.ts';
import type { PuzzlePort } from './puzzle-port.ts';
import type { PackPort } from './pack-port.ts';
import type { Trainer } from './trainer-port.ts';
import type { Waiting } from './waiting.ts';
import type { OpenedReplay, ReadMatch } from './replay-port.ts';
import type { FittingOffer } from './fitting-offer.ts';
import type { ComputerLevel, TablePort } from './table-port.ts';
import type { WorkshopPort } from './workshop-port.ts';
import type { TournamentShelf } from './tournament-port.ts';
import type { TroupeDesk } from './troupe-port.ts';

export type { ReadyBoard } from './ready-board.ts';

export type { HouseRules } from '../../rules/terms/options.ts';

/** A match as the list shows it, called in the language that is spoken when it is read. `changedAt` in milliseconds since 1970; `turn` 0 before the first. */
export interface ListedMatch {
  id: string;
  title: string;
  names: readonly string[];
  turn: number;
  finished: boolean;
  changedAt: number;
  /** Who won, and the moonstones of each seat; left out where that was never noted. */
  outcome?: { winner: number | 'draw'; stones?: readonly number[] | undefined } | undefined;
  /** The packs in its box. */
  packs?: readonly { name: string }[] | undefined;
}

/** Troupes and a board that can be played at once. */
export interface ReadyPairing {
  id: string;
  name: string;
  board: string;
  /** The board as it is called: cards and boards are fetched later. */
  boardName: string;
  sides: readonly { faction: Faction; troupe: readonly CharacterId[] }[];
}

/** The player and the troupe of a seat; the library fills an empty name. Without a troupe the seat chooses its own, or drafts it, at the table. */
export interface NewSeat {
  name: string;
  faction?: Faction;
  troupe?: readonly CharacterId[];
  /** By bearer. */
  upgrades?: Record<CharacterId, UpgradeId[]>;
  /** A computer plays it, so strong. */
  computer?: ComputerLevel;
  /** The pool it drafts from; left out: every character. */
  pool?: readonly CharacterId[];
  /** The member of a club who sits there. */
  member?: string;
}
export interface NewMatch {
  /** The ready pairing it is laid out from, after which it is called. */
  pairing?: string;
  seats: readonly NewSeat[];
  board: string;
  /** `table`: the miniatures stand on a real one, and the board is not needed. */
  options: HouseRules & { table?: 'spoken' };
  /** Only the printed cards are in its box. */
  official?: boolean;
}

export interface DeviceSettings {
  theme: Theme;
  /** `auto`: the first that the device asks for and the app speaks. */
  language: LanguageChoice;
  /** `auto`: what the size of the glass suggests. */
  seating: 'auto' | 'flat' | 'pass' | 'side';
  /** Percent of the ordinary size. */
  textSize: 100 | 115 | 130 | 150 | 175 | 200;
  /** Of the players, by seat, as they were last used. */
  names: string[];
  reminders: boolean;
  /** Less of what moves only for beauty. */
  calm: boolean;
  /** Black, white and thicker lines. */
  contrast: boolean;
  /** Where the questions stand beside an upright board. */
  hand: 'right' | 'left';
  sound: boolean;
  /** The screen does not go dark while somebody plays. */
  awake: boolean;
  /** The device trembles with what happens. */
  trembling: boolean;
  /** When everything was last saved to a file; null for never. */
  backedUpAt: number | null;
  /** The round clock of an organised match, and when it ends. */
  clock: { match: string; endsAt: number } | null;
  /** Aids beside a table of real miniatures: a clock, dice; `bare`: wounds, energy and tokens lie on the table. */
  beside: ('turn-clock' | 'dice' | 'bare')[];
  /** Lessons that have been played to their end. */
  lessons: string[];
  /** The edition of the cards whose changes have been read; '' for none. */
  edition: string;
  /** How far somebody is with each trainer; `best`: most rounds won, by step. */
  trainers: Record<string, { step: number; round: number; won: number; best: number[] }>;
}

/** How safe what is kept is on this device; null where the browser does not say. Bytes. */
export interface StorageState {
  persisted: boolean | null;
  used: number | null;
  quota: number | null;
}

interface FoldCounts {
  added: number;
  continued: number;
  copied: number;
  unchanged: number;
}
/** `newer`, `older`: different here, the copy's being newer or older. */
interface KeptCounts {
  added: number;
  continued: number;
  newer: number;
  older: number;
  unchanged: number;
}
/** The changes that reading a backup back would make: to matches, and to everything else. */
export interface BackupPreview extends FoldCounts {
  made: number;
  settings: boolean;
  boards: number;
  troupes: KeptCounts;
  collection: KeptCounts;
  players: KeptCounts;
  packs: KeptCounts;
  puzzles: KeptCounts;
  tournaments: KeptCounts;
  photos: KeptCounts;
  campaigns: FoldCounts;
}
/** Of something that takes a while: hears how much of it is done, from 0 to 1, and may call it off: then it rejects, and nothing has changed. */
export type BackupWork = Waiting;
/** `restore` is told what becomes of what is different: both are kept when nothing is said. */
// prettier-ignore
export type BackupOffer =
  | { ok: true; preview: BackupPreview; restore: (differing?: 'newer' | 'both', work?: BackupWork) => Promise<void> }
  | { ok: false; sentence: string };

/** A table to play at, or the sentence why it cannot be opened. */
export type OpenedTable = { ok: true; table: TablePort; close: () => void } | { ok: false; sentence: string };

/**
 * Everything outside a match, as the screens see it. Changes of settings and matches arrive through `subscribe`.
 * Methods that write reject only when nothing was kept, those that read a file when that is cancelled.
 */
export interface LibraryPort {
  readonly version: string;
  /** When this edition was made: a day, as in 2026-11-27; empty where that is not known. */
  readonly edited: string;
  /** Empty, like the boards, until `load`. */
  readonly characters: readonly Character[];
  /** Those that can be played on: the ready-made ones, then those of one's own. */
  readonly boards: readonly ReadyBoard[];
  readonly pairings: readonly ReadyPairing[];
  readonly settings: DeviceSettings;
  /** In the order in which they are taught. */
  readonly lessons: readonly string[];
  readonly trainers: readonly string[];
  /** Why nothing can be kept here, as a sentence; null when all is well. */
  readonly unsupported: string | null;
  /** The storage has lost its content, and nobody has been told yet. */
  readonly emptied: boolean;
  emptiedSeen(): void;
  /** Whether the app runs as installed, in a window of its own. */
  readonly installed: boolean;

  /** Fetches characters and boards; does nothing the second time. */
  load(): Promise<void>;
  matches(): Promise<readonly ListedMatch[]>;
  /** Keeps a new match; resolves with its id. */
  start(match: NewMatch): Promise<string>;
  /** The level that is offered for the next match after one that is over; null where none is. */
  fitting(id: string): Promise<FittingOffer | null>;
  /**
   * The same players, troupes, board and rules once more; `exchanged`: everybody plays the troupe of the next; `level`: that of the computers.
   * Resolves with the new id.
   */
  rematch(id: string, exchanged?: boolean, level?: ComputerLevel): Promise<string>;
  /** A match of its own that begins where a finished one stood after so many decisions; resolves with its id. */
  playOn(id: string, step: number): Promise<string>;
  open(id: string): Promise<OpenedTable>;
  /** A copy of a damaged match that goes on from where it stands; resolves with its id. */
  copy(id: string): Promise<string>;
  /** What brings this device to a table elsewhere. */
  joining(): Promise<JoiningPort>;
  /** Lays out a lesson from its beginning. */
  lesson(id: string): Promise<LessonPort>;
  /** Opens a trainer where it was left. */
  trainer(id: string): Promise<Trainer>;
  /** A match to be looked back at, step by step. */
  replay(id: string): Promise<OpenedReplay>;
  campaigns(): Promise<CampaignShelf>;
  /** The functions of the board editor, and the shelf of the player's own boards. */
  workshop(): Promise<{ workshop: BoardWorkshop; shelf: BoardShelf }>;
  /** Troupes, and all that is passed on and taken in. */
  troupes(): Promise<TroupeDesk>;
  /** Takes in one match from a file. */
  readMatch(file: File, waiting?: Waiting): Promise<ReadMatch>;
  /** The packs of cards on this device. */
  packs(): Promise<PackPort>;
  /** Where cards are made and changed. */
  cardWorkshop(): Promise<WorkshopPort>;
  /** The club of this device; null where it has joined none. Fetched when it is asked for. */
  club(): Promise<ClubPort | null>;
  clubJoining(): Promise<ClubJoining>;
  /** The puzzles of the box and of this device. */
  puzzles(): Promise<PuzzlePort>;
  tournaments(): Promise<TournamentShelf>;
  /** Every card, for the compendium. */
  cards(): Promise<CardShelf>;
  /** The picture of a page of the rulebook; null when it has none. */
  figure(page: string): Promise<RuleFigure | null>;
  /** The collection in cabinets; read whole when it is asked for first. */
  cabinet(): Promise<CabinetPort>;
  players(): Promise<PlayersPort>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  /** Why a character may not join what has been chosen so far; null when it may. */
  refusePick(character: CharacterId, faction: Faction, chosen: readonly CharacterId[], options: HouseRules): Reason | null;

  change(settings: Partial<DeviceSettings>): Promise<void>;
  storageState(): Promise<StorageState>;
  /** Whether there will soon be no room left. */
  scarce(): Promise<boolean>;
  /** Asks the browser to keep everything for good; whether it will. */
  persist(): Promise<boolean>;
  /** Everything as one file. */
  /** `photos`: with the photographs of figures. */
  backup(work?: BackupWork & { photos?: boolean }): Promise<{ name: string; file: Blob }>;
  /** How many photographs of figures lie on this device. */
  photoCount(): Promise<number>;
  /** Whether it is time for a copy: something was played, and the last copy is long ago. */
  backupDue(): Promise<boolean>;
  readBackup(file: Blob, work?: BackupWork): Promise<BackupOffer>;
  subscribe(listener: () => void): () => void;
}
