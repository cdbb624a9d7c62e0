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

/** Stands for the id of a board where the miniatures stand on a real table. */
export const BESIDE = 'beside';

/** The players for whom a computer plays, and its level. */
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

/** The choices for a new campaign. `chamberlain`: the place in `players` of the Chamberlain. */
export interface NewCampaign {
  name: string;
  settings: CampaignSettings;
  players: readonly { name: string; faction: Faction }[];
  chamberlain: number;
  /** True if only printed cards are played; true where it is left out. */
  official?: boolean;
}

/** A card other than a character: its name and its text, one paragraph a line. */
export interface ToldCard {
  id: string;
  name: string;
  lines: readonly string[];
}

/** The cards a campaign speaks of. The name of an unknown card is its id. */
export interface CampaignBook {
  /** The factions that can be played. */
  readonly factions: readonly Faction[];
  character(id: CharacterId): Character | null;
  upgrade(id: string): ToldCard;
  card(id: string): ToldCard;
}

/** The state of a game of the week that is played in the app. */
export type GameMatch =
  | { at: 'none' }
  /** `hash`: the address of the match where it is not a match of this device. */
  | { at: 'under-way'; match: string; hash?: string }
  | { at: 'finished'; match: string; result: GameResult | null; hash?: string };

/** The end of a finished match, as the campaign records it. */
export interface PlayedGame {
  result: GameResult;
  plays: readonly CardPlay[];
  /**
   * The question for cards at the end of the game: `ask` while the campaign still asks it, `given` when the match has asked all players; a match that was
   * conceded has not.
   */
  windows: 'ask' | 'given';
}

export type ReadyBoards = readonly ReadyBoard[];

/** The games of a campaign; each is a match. */
interface CampaignGames {
  /** Every campaign card a player may have played in a game, held or not, and the questions that each card asks. */
  playable(game: GameId, player: PlayerId): readonly PlayAsk[];
  gameMatch(game: GameId): Promise<GameMatch>;
  /** The boards on which the games can be played. */
  readonly boards: ReadyBoards;
  /**
   * Lays out the match of a game with its rosters, cards and rules; resolves with the match's id. `computers`: the absent players for whom
   * a computer plays, and its level; not possible on a real table.
   */
  begin(game: GameId, board: string, computers?: StandIns): Promise<string>;
  /** The address of a match of the campaign; left out where its matches are on this device. */
  hashOf?(match: string): string;
  /** The result of the match of a game; null while the match is not over. */
  played(game: GameId): Promise<PlayedGame | null>;
}

/** A campaign on paper and as a file. */
interface CampaignPapers {
  /** The last scored week as plain text, to send to players who were absent. */
  summary(): string;
  /** The record as a file, secrets included. */
  write(): { name: string; file: Blob } | Promise<{ name: string; file: Blob }>;
  /** The same as a parcel to share. */
  share(): Promise<Parcel>;
  /** The rows to print: standings week by week and rosters. */
  sheet(): readonly SheetRow[];
}

/** One campaign on this device. A decision is saved before its promise settles. */
export interface CampaignPort extends CampaignGames, CampaignPapers {
  readonly id: string;
  /** The reason why the campaign can only be looked at, as a sentence; null when it can be played. */
  readonly readOnly: string | null;
  /** The only player who decides on this device, null for none; left out where all players do. */
  readonly devicePlayer?: PlayerId | null;
  /** True if a part of the record is damaged or missing; a copy can then continue from its present state. */
  readonly damaged: boolean;
  readonly book: CampaignBook;
  /** The names of the packs with which the campaign is played. */
  readonly packs: readonly string[];
  /** The cards that the app has now, where they differ from those of the campaign; null where they do not. */
  readonly newerCards: CampaignCatalogue | null;
  /** The names of the cards that are new, gone or different in `newerCards`. */
  readonly newerNames: readonly string[];
  /** The other screens of the campaign; null or left out where it can have none. */
  readonly hosting?: HostingPort | null;
  /** Players who answer on other screens; their private questions are not shown here. */
  readonly elsewhere?: readonly PlayerId[];
  view(viewer: Viewer): CampaignView;
  /** The sentence for a refusal that does not come from the rules of the campaign; null for one that does. */
  says?(refused: Reason): string | null;
  /** Resolves with the reason when the decision is refused, or null once it is saved. Rejects when it could not be saved. */
  decide(decision: CampaignDecision): Promise<Reason | null>;
  /** True if the four digits are right; true where the player has set none. */
  knows(player: PlayerId, pin: string): boolean;
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** A campaign whose record is on another device, as far as the players of this screen may know it. */
export interface RemoteCampaignPort {
  readonly id: string;
  readonly book: CampaignBook;
  /** The players of this screen; none where it only watches. */
  readonly players: readonly PlayerId[];
  readonly isReadOnly: boolean;
  /** True if this screen gets what a player knows. It may have to send that player's number first. */
  isOpen(player: PlayerId): boolean;
  unlock(player: PlayerId, pin: string): void;
  view(viewer: Viewer): CampaignView;
  /** Resolves with the reason for a refusal, or null, once the decision is saved on the device with the record. */
  plan(decision: CampaignDecision): Promise<Reason | null>;
}

/** One of the two courses of a forked campaign: where it stands, how many games it has entered, and how many decisions were made since the fork. */
export interface ForkSide {
  week: number;
  stage: CampaignStage;
  games: number;
  decisions: number;
}

/** A copy and the campaign on this device began alike and then differ. Nothing is changed until one of the two is chosen. */
export interface CampaignFork {
  name: string;
  /** The week and the stage at which they part. */
  week: number;
  stage: CampaignStage;
  local: ForkSide;
  copy: ForkSide;
  /** Replaces the campaign on this device with the copy; resolves with the function that undoes this. */
  takeCopy: () => Promise<() => Promise<void>>;
}

/**
 * The result of reading a campaign from a file. `known`: the device had it already; `continued`: it continues the campaign that the device
 * had, and `undo` restores that one.
 */
export type ReadCampaign =
  | { ok: true; id: string; name: string; relation: 'new' | 'known' }
  | { ok: true; id: string; name: string; relation: 'continued'; undo: () => Promise<void> }
  | { ok: false; sentence: string; fork?: CampaignFork };

export type OpenedCampaign = { ok: true; campaign: CampaignPort } | { ok: false; sentence: string };

/** The campaigns on this device. Methods that write reject only when nothing was saved. */
export interface CampaignShelf {
  list(): Promise<readonly ListedCampaign[]>;
  begin(campaign: NewCampaign): Promise<string>;
  open(id: string): Promise<OpenedCampaign>;
  /** Copies a damaged campaign, so that the copy can continue from its present state; resolves with the copy's id. */
  copy(id: string): Promise<string>;
  archive(id: string, away: boolean): Promise<void>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
  read(file: Blob, waiting?: Waiting): Promise<ReadCampaign>;
}
