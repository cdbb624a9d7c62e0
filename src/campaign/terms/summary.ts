import type { LedgerLine } from './ledger.ts';
import type { GameId, PlayerId, Roster } from './parts.ts';
import type { GameOutcome } from './settings.ts';

/** A player's place after a week, and where it was before; null for a newcomer. */
export interface Movement {
  player: PlayerId;
  rank: number;
  before: number | null;
  power: number;
  vp: number;
  mp: number;
}

/** What a week came to, for a message to those who were not there. Names come from the words. @rule campaign 10.4 */
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
  /** It has left the campaign. */
  left: boolean;
  /** Power after each scored week it was there for. */
  weeks: (number | null)[];
  roster: Roster;
  used: string[];
}
