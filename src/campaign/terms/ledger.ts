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
/** `kept`: a card that its player chose and did not show; `lapsed`: one that could no longer be played. `machinations`: what another player's machinations came to, where names are never shown. */
export type LineKind = (typeof LINE_KINDS)[number];

/** What a line rests on. */
export interface Because {
  game?: GameId;
  card?: CardId;
  /** Whose card or attack it was. */
  by?: PlayerId;
  target?: PlayerId;
  tier?: Tier;
  outcome?: GameOutcome;
  attack?: AttackKind;
  /** It counts for nothing: its target's game did not happen, or the Chamberlain struck it out. @rule campaign 6.4 */
  void?: 'no-game' | 'struck';
  /** A card of its target kept the gain from it. @rule campaign 6.5 */
  stolen?: true;
  /** How many of them. */
  times?: number;
  note?: string;
}

/** A line of the ledger: one reason for points, nought included, so that the working can be read. */
export interface LedgerLine {
  week: number;
  player: PlayerId;
  kind: LineKind;
  points: 'vp' | 'mp';
  delta: number;
  because: Because;
  /** It tells who supported or sabotaged whom. */
  secret?: true;
  /** Its card is known to its player alone. */
  sealed?: true;
}

/** A line of the standings. @rule campaign 7.1 */
export interface Standing {
  player: PlayerId;
  /** Shared by those whom no tie-break parts; leavers stand last. */
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
