import type { ArcaneCard } from '../../rules/terms/decks.ts';
import type { Branded, CharacterId, UpgradeId } from '../../rules/terms/ids.ts';
import type { CardId } from './catalogue.ts';
import type { AttackKind, MachinationKind, Tier } from './settings.ts';

// The parts of a campaign that a screen may know, too.

/** `p1`, `p2` … in the order of joining. */
export type PlayerId = Branded<string, 'player'>;
/** `w3g1`: the first game of week 3. */
export type GameId = Branded<string, 'game'>;

/** `lost` is the upgrades lost with characters swapped out. @rule campaign 2.6 */
export interface Roster {
  characters: CharacterId[];
  upgrades: Record<CharacterId, UpgradeId[]>;
  lost: UpgradeId[];
}

export interface Machination {
  kind: MachinationKind;
  target: PlayerId;
  /** Set when the Chamberlain has struck it out. @rule campaign 10.3 */
  void?: true;
}

export interface AttackOrder {
  kind: AttackKind;
  target: PlayerId;
  character: CharacterId;
}

/** The machinations and the attack that a player sealed in a week. @rule campaign 5.3 */
export interface Submission {
  machinations: Machination[];
  attack?: AttackOrder;
}

/** An attack after it is revealed. `bodyguard` is undefined until the target has answered. @rule campaign 8.4a */
export interface Attack extends AttackOrder {
  by: PlayerId;
  bodyguard?: CharacterId | null;
  resolved?: { card: ArcaneCard; total: number; success: boolean; as: AttackKind };
}

/** The moments at which a campaign card is played. @rule campaign 4.9 5.6 */
export const PLAY_WINDOWS = ['immediate', 'during', 'end', 'after'] as const;
export type PlayWindow = (typeof PLAY_WINDOWS)[number];

/** A played campaign card with the facts of the game that its effect needs. */
export interface CardPlay {
  player: PlayerId;
  card: CardId;
  /** The player that the card names. */
  named?: PlayerId;
  /** The number that the card asks for. */
  count?: number;
  /** The number of active Objective Markers of the card. */
  active?: number;
  /** True if the event that the card asks for has happened. */
  happened?: boolean;
}

/** A slain character of this side. `by` is missing when no model slew it. @rule campaign 7.3 */
export interface Slain {
  character: CharacterId;
  by?: { player: PlayerId; character?: CharacterId };
}

/** The result of one player in a game. */
export interface GameSide {
  stones: number;
  fielded?: CharacterId[];
  slain?: Slain[];
  /** Moonstones by character, if the table recorded it. */
  carried?: Record<CharacterId, number>;
  /** Slain enemies and own losses, if the table did not record characters. */
  kills?: number;
  deaths?: number;
  /** True if every fielded miniature was painted, as the player who entered the result saw. @rule campaign A.9 */
  painted?: true;
}

export interface GameResult {
  /** The id of the app's match; null for a game entered by hand. @rule campaign 10.5 */
  match: string | null;
  sides: Record<PlayerId, GameSide>;
  /** The winner of Sudden Death. */
  suddenDeath?: PlayerId;
  conceded?: PlayerId[];
}

/** A note about a change outside the order of the week. @rule campaign 10.3 */
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

/** The standing of a player when the week was published; it counts all week. @rule campaign 5.1 */
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
/** A leaf of the chart. Several games may be in leaves of `game` at once. */
export type CampaignLeaf = (typeof LEAVES)[number];
/** The stage of the campaign as a whole. */
export type CampaignStage = Exclude<CampaignLeaf, `game.${string}`>;
