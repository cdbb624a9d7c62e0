import type { CampaignCatalogue } from '../../../campaign/terms/catalogue.ts';
import type { Waiting } from '../waiting.ts';
import type { CampaignDecision } from '../../../campaign/terms/decision.ts';
import type { CampaignStage, CardPlay, GameId, PlayerId, GameResult } from '../../../campaign/terms/parts.ts';
import type { CampaignSettings } from '../../../campaign/terms/settings.ts';
import type { SheetRow } from '../../../campaign/terms/summary.ts';
import type { CampaignView, PlayAsk, Viewer } from '../../../campaign/terms/view.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import type { HostingPort } from '../table/hosting-port.ts';
import type { ReadyBoard } from '../ready-board.ts';
import type { ComputerLevel } from '../table-port.ts';
import type { Parcel } from '../cards/troupe-port.ts';

/** Instead of a board: the miniatures stand on a real table. */
export const BESIDE = 'beside';

/** For whom a computer plays, so strong. */
export type StandIns = Readonly<Partial<Record<PlayerId, ComputerLevel>>>;

/** A campaign as the list shows it. `changedAt` in milliseconds since 1970. */
export interface ListedCampaign {
  id: string;
  name: string;
  players: readonly string[];
  week: number;
  lastWeek: number;
  finished: boolean;
  archived: boolean;
  changedAt: number;
}

/** What a new campaign begins with; the first player is the Chamberlain unless another is named by place. */
export interface NewCampaign {
  name: string;
  settings: CampaignSettings;
  players: readonly { name: string; faction: Faction }[];
  chamberlain: number;
  /** Only printed cards are played; so it is where this is left out. */
  official?: boolean;
}

/** A card that is no character: what it is called and what it says, a paragraph a line. */
export interface ToldCard {
  id: string;
  name: string;
  lines: readonly string[];
}

/** The cards a campaign speaks of. An id that is in no book is called by itself. */
export interface CampaignBook {
  /** Those somebody can play. */
  readonly factions: readonly Faction[];
  character(id: CharacterId): Character | null;
  upgrade(id: string): ToldCard;
  card(id: string): ToldCard;
}

/** How a game of the week that is played in the app stands. */
export type GameMatch =
  | { at: 'none' }
  /** `hash`: its address, where it is none of the matches of this device. */
  | { at: 'under-way'; match: string; hash?: string }
  | { at: 'finished'; match: string; result: GameResult | null; hash?: string };

/** How a finished match ended, as the campaign keeps it. */
export interface PlayedGame {
  result: GameResult;
  plays: readonly CardPlay[];
  /** Whether the match has asked everybody for the cards at its end: who gives it up is not asked there. */
  windows: 'ask' | 'given';
}

export type ReadyBoards = readonly ReadyBoard[];

/** The games of a campaign, each a match of its own. */
interface CampaignGames {
  /** Every campaign card a player may have played in a game, whatever is held, and what each asks for. */
  playable(game: GameId, player: PlayerId): readonly PlayAsk[];
  gameMatch(game: GameId): Promise<GameMatch>;
  /** Where the games can be played. */
  readonly boards: ReadyBoards;
  /**
   * Lays out the match of a game with its rosters, cards and rules; resolves with the match's id. `computers`: players who are not there, and how
   * strong a computer plays for each; none sees a real table.
   */
  begin(game: GameId, board: string, computers?: StandIns): Promise<string>;
  /** The address of a match of it; left out where it is one of this device. */
  hashOf?(match: string): string;
  /** What the finished match of a game came to; null while it is not over. */
  played(game: GameId): Promise<PlayedGame | null>;
}

/** A campaign on paper and as a file. */
interface CampaignPapers {
  /** The last scored week as plain text, to be sent to those who were not there. */
  summary(): string;
  /** The record as a file, with everything secret in it. */
  write(): { name: string; file: Blob } | Promise<{ name: string; file: Blob }>;
  /** The same, ready to be passed on. */
  share(): Promise<Parcel>;
  /** What is printed: standings week by week and rosters. */
  sheet(): readonly SheetRow[];
}

/** One campaign on this device. What is decided is kept before the promise settles. */
export interface CampaignPort extends CampaignGames, CampaignPapers {
  readonly id: string;
  /** Why it can only be looked at, as a sentence; null when it can be played. */
  readonly readOnly: string | null;
  /** The one player who decides on this device, null for nobody; left out where all of them do. */
  readonly here?: PlayerId | null;
  /** Something of it is damaged or missing: a copy can go on from where it stands. */
  readonly damaged: boolean;
  readonly book: CampaignBook;
  /** The packs of players it is played with, by name. */
  readonly packs: readonly string[];
  /** The cards of the app, where they are others than those the campaign keeps. */
  readonly newerCards: CampaignCatalogue | null;
  /** Those cards by name that are new there, gone or otherwise. */
  readonly newerNames: readonly string[];
  /** The other glasses; null or left out where there can be none. */
  readonly hosting?: HostingPort | null;
  /** Players who answer on other glasses: nothing that they answer alone is shown here. */
  readonly elsewhere?: readonly PlayerId[];
  view(viewer: Viewer): CampaignView;
  /** Why something was refused, as a sentence, where others than the rules of the campaign refuse it. */
  says?(refused: Reason): string | null;
  /** Resolves with why not, or null when it was accepted and kept. Rejects when it could not be kept. */
  decide(decision: CampaignDecision): Promise<Reason | null>;
  /** The four digits are right, or none were set. */
  knows(player: PlayerId, pin: string): boolean;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** A campaign that lies on another device, as far as the players of this glass may know it. */
export interface RemoteCampaignPort {
  readonly id: string;
  readonly book: CampaignBook;
  /** The players of this glass; none where it watches. */
  readonly players: readonly PlayerId[];
  readonly isReadOnly: boolean;
  /** Whether it is told what a player knows: a number may be asked for first. */
  isOpen(player: PlayerId): boolean;
  unlock(player: PlayerId, pin: string): void;
  view(viewer: Viewer): CampaignView;
  /** Resolves once the answer is durable where the record is, with why not. */
  plan(decision: CampaignDecision): Promise<Reason | null>;
}

/** One of the two ways of a campaign that forked: where it stands, how many games it has entered, and how much was decided since. */
export interface ForkSide {
  week: number;
  stage: CampaignStage;
  games: number;
  decisions: number;
}

/** A copy and the campaign here began alike and went separate ways. Nothing is changed until one of the two is chosen. */
export interface CampaignFork {
  name: string;
  /** Where they parted. */
  week: number;
  stage: CampaignStage;
  here: ForkSide;
  copy: ForkSide;
  /** Puts the copy in the place of the one here; gives the way back. */
  takeCopy: () => Promise<() => Promise<void>>;
}

/** What came of reading a campaign. `known`: it was here already; `continued`: it goes on from the one that was here, and `undo` brings that back. */
export type ReadCampaign =
  | { ok: true; id: string; name: string; how: 'new' | 'known' }
  | { ok: true; id: string; name: string; how: 'continued'; undo: () => Promise<void> }
  | { ok: false; sentence: string; fork?: CampaignFork };

export type OpenedCampaign = { ok: true; campaign: CampaignPort } | { ok: false; sentence: string };

/** The campaigns on this device. What writes rejects only when nothing was kept. */
export interface CampaignShelf {
  list(): Promise<readonly ListedCampaign[]>;
  begin(campaign: NewCampaign): Promise<string>;
  open(id: string): Promise<OpenedCampaign>;
  /** A copy of a damaged campaign that goes on from where it stands; resolves with its id. */
  copy(id: string): Promise<string>;
  archive(id: string, away: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  read(file: Blob, waiting?: Waiting): Promise<ReadCampaign>;
}
