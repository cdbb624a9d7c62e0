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

// What a player may know of a campaign, named field by field. `table`: what lies open to everybody.

export type Viewer = PlayerId | 'table';

export interface PlayerView {
  id: PlayerId;
  name: string;
  faction: Faction;
  joined: number;
  left: number | null;
  chamberlain: boolean;
  hasPin: boolean;
  /** As locked last. */
  roster: Roster;
  /** Cards played in this campaign: crossed off. @rule campaign 4.5 */
  used: CardId[];
  /** Attack points left, attacks that are not revealed yet aside. */
  attackPoints: number;
  /** A bystander's credit that is not spent. @rule campaign 9.3 */
  credit: boolean;
}

export interface GameView {
  id: GameId;
  players: PlayerId[];
  stage: CampaignGameStage;
  /** Characters each player fields. */
  field: number;
  /** Cards each may choose; known once machinations are locked. */
  allowance: Record<PlayerId, number> | null;
  /** How many each holds, and the viewer's own. */
  chosen: Record<PlayerId, number>;
  own: CardId[] | null;
  owed: Record<PlayerId, number>;
  /** Whose answer to the window that is open is in. */
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
  /** Whose answer is in. */
  submitted: { roster: PlayerId[]; machinations: PlayerId[] };
  rosters: Record<PlayerId, Roster>;
  /** The viewer's own, locked or not. */
  own: { roster: Roster | null; submission: Submission | null };
  /** Everybody's, once they may be known. @rule campaign 5.3c */
  submissions: Record<PlayerId, Submission> | null;
  attacks: Attack[];
}

/** Why something cannot be picked; null where it can. */
export type AskRefusal = Reason | null;

/** What an opening asks of the viewer, with every possible pick and why the others are not. */
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

/** What a machination at this player would bring, by how its game ends. */
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

/** A card that may be played in the window that is open, and what it asks for. */
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
  /** Wins of the first, of the second, and draws. */
  won: [number, number];
  drawn: number;
}

/** How one character fared. */
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
  /** What the viewer is asked. */
  asks: Ask[];
  /** Pairings of the weeks to come, as things stand; null where they depend on standings or chance. */
  schedule: { week: number; games: PlayerId[][]; bystanders: PlayerId[] }[];
  /** The last step of the Chamberlain, where it can be taken back. */
  takeBack: TakenBack | null;
  winners: PlayerId[] | null;
}
