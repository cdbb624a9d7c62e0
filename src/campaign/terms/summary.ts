import type { LedgerLine } from './ledger.ts';
import type { GameId, PlayerId, Roster } from './parts.ts';
import type { GameOutcome } from './settings.ts';

/** A player's rank after a week and before it; `before` is null for a newcomer. */
export interface Movement {
  player: PlayerId;
  rank: number;
  before: number | null;
  power: number;
  vp: number;
  mp: number;
}

/** The result of a week, for a message to players who were not present. @rule campaign 10.4 */
export interface WeekSummary {
  campaign: string;
  week: number;
  final: boolean;
  games: { id: GameId; sides: { player: PlayerId; vp: number | null; outcome: GameOutcome | null; substitute: string | null }[] }[];
  bystanders: PlayerId[];
  movements: Movement[];
  lines: LedgerLine[];
  winners: PlayerId[] | null;
}

/** One player of the printed sheet: standings by week and the roster with its upgrades. @rule campaign 10.4 */
export interface SheetRow {
  player: PlayerId;
  name: string;
  rank: number;
  vp: number;
  mp: number;
  power: number;
  /** True if the player has left the campaign. */
  left: boolean;
  /** Power after each scored week; null after the player has left and before joining. */
  weeks: (number | null)[];
  roster: Roster;
  used: string[];
}
