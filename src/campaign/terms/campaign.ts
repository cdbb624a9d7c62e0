import type { TakenBack } from './decision.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CardId, CampaignCatalogue } from './catalogue.ts';
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
import type { CampaignSettings } from './settings.ts';

// The campaign as plain JSON. Points, standings and openings are calculated and not stored.

export interface CampaignPlayer {
  id: PlayerId;
  name: string;
  /** Locked for the whole campaign. @rule campaign 2.4 */
  faction: Faction;
  /** The first week of this player. */
  joined: number;
  /** The last week of this player; null for a player who has not left. */
  left: number | null;
  /** Machination points with which a late joiner begins. @rule campaign 9.7 */
  startMp: number;
  /** Bystander weeks credited to a late joiner, so that byes stay fair. */
  startByes: number;
  /** A courtesy, not a security measure. @rule campaign 10.2 */
  pin: string | null;
}

export interface Game {
  id: GameId;
  players: PlayerId[];
  stage: CampaignGameStage;
  /** True if the game has changed and its stage must run again. */
  stirred: boolean;
  /** Chosen campaign cards; secret until played. */
  hands: Record<PlayerId, CardId[]>;
  /** Answers to the open window; secret until all are in. */
  sealed: Record<PlayerId, CardPlay[]>;
  /** Immediate cards, sealed with the choice; secret until every player has chosen. */
  early: Record<PlayerId, CardPlay[]>;
  /** True if the result came before the question for immediate cards, which is then asked at the end. */
  late: boolean;
  /** Cards that could no longer be played: their window had passed, or there was no game. */
  lapsed: Record<PlayerId, CardId[]>;
  /** The number of cards that may still be chosen beyond the allowance. @rule campaign 4.6 */
  owed: Record<PlayerId, number>;
  /** The players to ask in the open window. */
  asking: PlayerId[];
  plays: (CardPlay & { window: PlayWindow })[];
  result: GameResult | null;
  /** The name of a substitute who played instead. @rule campaign 9.8 */
  substitutes: Record<PlayerId, string>;
}

export interface Week {
  n: number;
  final: boolean;
  published: boolean;
  /** The settings under which the week is played and scored. */
  settings: CampaignSettings;
  games: Game[];
  bystanders: PlayerId[];
  byHand: boolean;
  absent: PlayerId[];
  frozen: Record<PlayerId, Frozen>;
  /** The order in which players are asked. @rule campaign 10.1 */
  order: PlayerId[];
  /** True if the week had a machinations step. */
  machinations: boolean;
  sealed: { rosters: Record<PlayerId, Roster>; submissions: Record<PlayerId, Submission> };
  rosters: Record<PlayerId, Roster>;
  submissions: Record<PlayerId, Submission>;
  attacks: Attack[];
  reopened: boolean;
  scored: boolean;
}

/** Points given or taken by the Chamberlain. @rule campaign 10.3 */
export interface Correction {
  week: number;
  player: PlayerId;
  points: 'vp' | 'mp';
  delta: number;
  note: string;
}

export interface Campaign {
  rules: number;
  name: string;
  settings: CampaignSettings;
  catalogue: CampaignCatalogue;
  players: CampaignPlayer[];
  /** Also the administrator. @rule campaign 1.1 2.1 */
  chamberlain: PlayerId;
  stage: CampaignStage;
  /** The last one is under way. */
  weeks: Week[];
  corrections: Correction[];
  /** The Chamberlain's steps, each with a note. @rule campaign 10.3 */
  notes: Note[];
  /** The last step and the campaign before it, if the step can be taken back; null or missing otherwise. */
  before?: { step: TakenBack; campaign: Campaign } | null;
  /** The state of the random generator; secret. */
  chance: number[];
}

/** The setup of a campaign. `chamberlain` is an index into the players, 0 when missing. */
export interface CampaignSetup {
  name: string;
  settings: CampaignSettings;
  catalogue: CampaignCatalogue;
  players: { name: string; faction: Faction }[];
  chamberlain?: number;
}
