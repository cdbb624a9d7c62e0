import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { CardId } from './catalogue.ts';
import type { CampaignOpening, TakenBack } from './decision.ts';
import type { LedgerLine, Standing } from './ledger.ts';
import type {
  Attack,
  CampaignStage,
  CardPlay,
  Frozen,
  GameId,
  CampaignGameStage,
  Note,
  PlayerId,
  PlayWindow,
  GameResult,
  Roster,
  Submission,
} from './parts.ts';
import type { GrowthRow, GameOutcome, CampaignSettings, Tier } from './settings.ts';

// A player's knowledge of a campaign, field by field; `table` is the public part.

export type Viewer = PlayerId | 'table';

export interface PlayerView {
  id: PlayerId;
  name: string;
  faction: Faction;
  joined: number;
  left: number | null;
  chamberlain: boolean;
  hasPin: boolean;
  /** The roster that was locked last. */
  roster: Roster;
  /** Cards played in this campaign: crossed off. @rule campaign 4.5 */
  used: CardId[];
  /** Remaining attack points; attacks that are not revealed yet are not counted. */
  attackPoints: number;
  /** True if the player has an unspent bystander's credit. @rule campaign 9.3 */
  credit: boolean;
}

export interface GameView {
  id: GameId;
  players: PlayerId[];
  stage: CampaignGameStage;
  /** The number of characters that each player fields. */
  field: number;
  /** The number of cards that each player may choose; null until machinations are locked. */
  allowance: Record<PlayerId, number> | null;
  /** The number of chosen cards by player; `own` holds the viewer's. */
  chosen: Record<PlayerId, number>;
  own: CardId[] | null;
  owed: Record<PlayerId, number>;
  /** Players who have answered in the open window. */
  answered: PlayerId[];
  plays: (CardPlay & { window: PlayWindow })[];
  result: GameResult | null;
  outcomes: Record<PlayerId, GameOutcome> | null;
  vp: Record<PlayerId, number> | null;
  substitutes: Record<PlayerId, string>;
  /** Characters that may not be fielded, and those that begin with wounds. @rule campaign 8.4a */
  kept: Record<PlayerId, CharacterId[]>;
  wounded: Record<PlayerId, Record<CharacterId, number>>;
}

export interface WeekView {
  n: number;
  final: boolean;
  published: boolean;
  scored: boolean;
  reopened: boolean;
  growth: GrowthRow;
  games: GameView[];
  bystanders: PlayerId[];
  absent: PlayerId[];
  frozen: Record<PlayerId, Frozen>;
  order: PlayerId[];
  machinations: boolean;
  /** Players who have submitted. */
  submitted: { roster: PlayerId[]; machinations: PlayerId[] };
  rosters: Record<PlayerId, Roster>;
  /** The viewer's own submissions, locked or not. */
  own: { roster: Roster | null; submission: Submission | null };
  /** All submissions once they are public, else null. @rule campaign 5.3c */
  submissions: Record<PlayerId, Submission> | null;
  attacks: Attack[];
}

/** The reason why something cannot be picked; null if it can. */
export type AskRefusal = Reason | null;

/** A question to the viewer with every pick, and the reasons against those that are not possible. */
export type Ask =
  | { kind: 'roster'; limits: RosterLimits; characters: Record<CharacterId, AskRefusal>; upgrades: Record<UpgradeId, AskRefusal> }
  | { kind: 'machinations'; slots: number; spendsCredit: boolean; targets: TargetAsk[]; pledges: PlayerId[]; attack: AttackAsk | null }
  | { kind: 'bodyguard'; attack: number; characters: Record<CharacterId, AskRefusal> }
  | {
      kind: 'cards' | 'extra';
      game: GameId;
      most: number;
      cards: Record<CardId, AskRefusal>;
      windows: Record<CardId, PlayWindow>;
      atOnce: PlayAsk[];
    }
  | { kind: 'immediate' | 'end' | 'after'; game: GameId; cards: PlayAsk[] };

export interface RosterLimits extends GrowthRow {
  /** Upgrades that may still be added. */
  upgradesLeft: number;
  previous: Roster;
}

/** The points that a machination on this player would give, by outcome of the player's game. */
export interface TargetAsk {
  player: PlayerId;
  tier: Tier;
  support: AskRefusal;
  sabotage: AskRefusal;
  worth: { support: Record<GameOutcome, number>; sabotage: Record<GameOutcome, number> };
}

export interface AttackAsk {
  points: number;
  targets: Record<PlayerId, AskRefusal>;
  characters: Record<PlayerId, Record<CharacterId, AskRefusal>>;
}

/** A card that may be played in the open window, with the facts it needs. */
export interface PlayAsk {
  card: CardId;
  window: PlayWindow;
  must: boolean;
  asks: CardAsk[];
  named: PlayerId[];
  mostCount: number | null;
  mostActive: number;
}
export type CardAsk = 'named' | 'count' | 'active' | 'happened';

export interface Matchup {
  players: [PlayerId, PlayerId];
  games: number;
  /** Wins of the first and of the second player; `drawn` counts the draws. */
  won: [number, number];
  drawn: number;
}

/** The record of one character. */
export interface CharacterCount {
  player: PlayerId;
  character: CharacterId;
  games: number;
  kills: number;
  deaths: number;
  stones: number;
}

export interface CampaignView {
  viewer: Viewer;
  name: string;
  stage: CampaignStage;
  week: number;
  lastWeek: number;
  settings: CampaignSettings;
  players: PlayerView[];
  weeks: WeekView[];
  openings: CampaignOpening[];
  standings: Standing[];
  /** After each scored week. */
  history: { week: number; standings: Standing[] }[];
  ledger: LedgerLine[];
  characters: CharacterCount[];
  matchups: Matchup[];
  notes: Note[];
  /** The questions to the viewer. */
  asks: Ask[];
  /** Pairings of later weeks as far as they are certain; empty if they depend on standings or chance. */
  schedule: { week: number; games: PlayerId[][]; bystanders: PlayerId[] }[];
  /** The last step of the Chamberlain, if it can be taken back; null otherwise. */
  takeBack: TakenBack | null;
  winners: PlayerId[] | null;
}
