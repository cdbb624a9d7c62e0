import type { ArcaneCard } from '../../rules/terms/decks.ts';
import type { Branded, CharacterId, UpgradeId } from '../../rules/terms/ids.ts';
import type { CardId } from './catalogue.ts';
import type { AttackKind, MachinationKind, Tier } from './settings.ts';

// What a campaign is made of, as far as a screen may know it too.

/** `p1`, `p2` … in the order of joining. */
export type PlayerId = Branded<string, 'player'>;
/** `w3g1`: the first game of week 3. */
export type GameId = Branded<string, 'game'>;

/** `lost`: upgrades gone with characters that were swapped out. @rule campaign 2.6 */
export interface Roster {
  characters: CharacterId[];
  upgrades: Record<CharacterId, UpgradeId[]>;
  lost: UpgradeId[];
}

export interface Machination {
  kind: MachinationKind;
  target: PlayerId;
  /** The Chamberlain has struck it out. @rule campaign 10.3 */
  void?: true;
}

export interface AttackOrder {
  kind: AttackKind;
  target: PlayerId;
  character: CharacterId;
}

/** What a player sealed in a week. @rule campaign 5.3 */
export interface Submission {
  machinations: Machination[];
  attack?: AttackOrder;
}

/** An attack after its reveal. `bodyguard` is undefined until its target has answered. @rule campaign 8.4a */
export interface Attack extends AttackOrder {
  by: PlayerId;
  bodyguard?: CharacterId | null;
  resolved?: { card: ArcaneCard; total: number; success: boolean; as: AttackKind };
}

/** When a campaign card is played. @rule campaign 4.9 5.6 */
export const PLAY_WINDOWS = ['immediate', 'during', 'end', 'after'] as const;
export type PlayWindow = (typeof PLAY_WINDOWS)[number];

/** A campaign card that was played, and the facts of the game its effect asks for. */
export interface CardPlay {
  player: PlayerId;
  card: CardId;
  /** The player it names. */
  named?: PlayerId;
  /** How many of what it counts. */
  count?: number;
  /** How many of its Objective Markers are active. */
  active?: number;
  /** Whether what it asks for happened. */
  happened?: boolean;
}

/** One of this side's characters was slain. `by` is left out for a catastrophe and the like. @rule campaign 7.3 */
export interface Slain {
  character: CharacterId;
  by?: { player: PlayerId; character?: CharacterId };
}

/** What one player brings home from a game. */
export interface GameSide {
  stones: number;
  fielded?: CharacterId[];
  slain?: Slain[];
  /** Stones by character, where the table noted it. */
  carried?: Record<CharacterId, number>;
  /** Where characters were not noted: how many enemies were slain and how many of its own. */
  kills?: number;
  deaths?: number;
  /** Every figure in the field was painted, as the player who entered the result has seen. @rule campaign A.9 */
  painted?: true;
}

export interface GameResult {
  /** A match of the app, named by the id it is kept under, or a game entered by hand. @rule campaign 10.5 */
  match: string | null;
  sides: Record<PlayerId, GameSide>;
  /** The winner of Sudden Death. */
  suddenDeath?: PlayerId;
  conceded?: PlayerId[];
}

/** What was done outside the order of the week: by whom, to whom, at which game, and why. @rule campaign 10.3 */
export interface Note {
  week: number;
  by: PlayerId;
  kind: string;
  who?: PlayerId;
  game?: GameId;
  note: string;
}

export const GAME_STAGES = ['cards', 'immediate', 'extra', 'play', 'end', 'after', 'done'] as const;
export type CampaignGameStage = (typeof GAME_STAGES)[number];

/** What counts all week: how the players stood when it was published. @rule campaign 5.1 */
export interface Frozen {
  power: number;
  rank: number;
  tier: Tier;
}

export const LEAVES = [
  'publish',
  'final',
  'roster',
  'machinations',
  'attacks',
  'games',
  'game.cards',
  'game.immediate',
  'game.extra',
  'game.play',
  'game.end',
  'game.after',
  'scoring',
  'finished',
] as const;
/** A leaf of the chart. Those of a game belong to one of several that are under way at once. */
export type CampaignLeaf = (typeof LEAVES)[number];
/** Where the campaign itself stands. */
export type CampaignStage = Exclude<CampaignLeaf, `game.${string}`>;
