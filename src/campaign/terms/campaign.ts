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

// The campaign: plain JSON. Values that can be computed from it (points, standings, openings) are not stored.

export interface CampaignPlayer {
  id: PlayerId;
  name: string;
  /** Locked for the whole campaign. @rule campaign 2.4 */
  faction: Faction;
  /** The first week this player takes part in. */
  joined: number;
  /** The last week this player took part in; null while staying. */
  left: number | null;
  /** Machination points a late joiner begins with. @rule campaign 9.7 */
  startMp: number;
  /** Bystander weeks counted for a late joiner, so that byes stay fair. */
  startByes: number;
  /** Etiquette, not security. @rule campaign 10.2 */
  pin: string | null;
}

export interface Game {
  id: GameId;
  players: PlayerId[];
  stage: CampaignGameStage;
  /** Something has happened that its stage must look at. */
  stirred: boolean;
  /** Campaign cards chosen. Secret until played. */
  hands: Record<PlayerId, CardId[]>;
  /** Answers to the window that is open. Secret until all are in. */
  sealed: Record<PlayerId, CardPlay[]>;
  /** Cards that are played at once, sealed as they were chosen. Secret until all have chosen. */
  early: Record<PlayerId, CardPlay[]>;
  /** The result came before cards that are played at once had been asked for: they are asked for at the end. */
  late: boolean;
  /** Cards that could no longer be played: their moment went by, or there was no game. */
  lapsed: Record<PlayerId, CardId[]>;
  /** Cards that may still be chosen beyond the allowance. @rule campaign 4.6 */
  owed: Record<PlayerId, number>;
  /** The players asked in the open window. */
  asking: PlayerId[];
  plays: (CardPlay & { window: PlayWindow })[];
  result: GameResult | null;
  /** The substitute who really played, by name. @rule campaign 9.8 */
  substitutes: Record<PlayerId, string>;
}

export interface Week {
  n: number;
  final: boolean;
  published: boolean;
  /** The settings it is played and scored under. */
  settings: CampaignSettings;
  games: Game[];
  bystanders: PlayerId[];
  byHand: boolean;
  absent: PlayerId[];
  frozen: Record<PlayerId, Frozen>;
  /** In which the players are asked. @rule campaign 10.1 */
  order: PlayerId[];
  /** Whether there was a machinations step. */
  machinations: boolean;
  sealed: { rosters: Record<PlayerId, Roster>; submissions: Record<PlayerId, Submission> };
  rosters: Record<PlayerId, Roster>;
  submissions: Record<PlayerId, Submission>;
  attacks: Attack[];
  reopened: boolean;
  scored: boolean;
}

/** A point given or taken by the Chamberlain. @rule campaign 10.3 */
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
  /** The last one is the current one. */
  weeks: Week[];
  corrections: Correction[];
  /** What the Chamberlain did, with a note. @rule campaign 10.3 */
  notes: Note[];
  /** The last step, where it can be taken back, and the campaign before it; left out where it cannot. */
  before?: { step: TakenBack; campaign: Campaign } | null;
  /** The state of the generator. Secret. */
  chance: number[];
}

/** What a campaign begins with. The first player is the Chamberlain unless another is named by place. */
export interface CampaignSetup {
  name: string;
  settings: CampaignSettings;
  catalogue: CampaignCatalogue;
  players: { name: string; faction: Faction }[];
  chamberlain?: number;
}
