import type { CharacterId, UpgradeId } from '../../../rules/terms/ids.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { HouseRules } from '../../../rules/terms/options.ts';
import type { ComputerLevel } from './seats-port.ts';

/** The player and the troupe of a seat; the library fills an empty name. Without a troupe the seat chooses its own, or drafts it, at the table. */
export interface NewSeat {
  name: string;
  faction?: Faction;
  troupe?: readonly CharacterId[];
  /** By bearer. */
  upgrades?: Record<CharacterId, UpgradeId[]>;
  /** A computer plays it, so strong. */
  computer?: ComputerLevel;
  /** The pool it drafts from; left out: every character. */
  pool?: readonly CharacterId[];
  /** The member of a club who sits there. */
  member?: string;
}
export interface NewMatch {
  /** The ready pairing it is laid out from, after which it is called. */
  pairing?: string;
  seats: readonly NewSeat[];
  board: string;
  /** `table`: the miniatures stand on a real one, and the board is not needed. */
  options: HouseRules & { table?: 'spoken' };
  /** Only the printed cards are in its box. */
  official?: boolean;
  /** Its players play for the first time. */
  first?: boolean;
}
