import type { CardId } from './catalogue.ts';
import type { GameId, PlayerId } from './parts.ts';
import type { AttackKind, GameOutcome, Tier } from './settings.ts';

export const LINE_KINDS = [
  'stones',
  'group',
  'walkover',
  'painted',
  'card',
  'kept',
  'lapsed',
  'support',
  'sabotage',
  'over-support',
  'credit',
  'credit-spent',
  'attack',
  'joined',
  'correction',
  'machinations',
] as const;
/**
 * `kept` is a card that its player chose and did not show, `lapsed` one that could no longer be played. `machinations` is the sum of
 * another player's machinations where names stay secret.
 */
export type LineKind = (typeof LINE_KINDS)[number];

/** The reasons for a line. */
export interface Because {
  game?: GameId;
  card?: CardId;
  /** The player of the card or attack. */
  by?: PlayerId;
  target?: PlayerId;
  tier?: Tier;
  outcome?: GameOutcome;
  attack?: AttackKind;
  /** The machination counts for nothing: its target had no game, or the Chamberlain struck it out. @rule campaign 6.4 */
  void?: 'no-game' | 'struck';
  /** A card of the target has taken the gain. @rule campaign 6.5 */
  stolen?: true;
  /** The factor of the points. */
  times?: number;
  note?: string;
}

/** A line of the ledger: one reason for points, also for none, so that every sum can be checked. */
export interface LedgerLine {
  week: number;
  player: PlayerId;
  kind: LineKind;
  points: 'vp' | 'mp';
  delta: number;
  because: Because;
  /** True if the line reveals who supported or sabotaged whom. */
  secret?: true;
  /** True if only its player may know the card. */
  sealed?: true;
}

/** A line of the standings. @rule campaign 7.1 */
export interface Standing {
  player: PlayerId;
  /** Shared by players whom no tie-break separates; players who have left come last. */
  rank: number;
  vp: number;
  mp: number;
  power: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  stones: number;
  kills: number;
  deaths: number;
  left: boolean;
}
