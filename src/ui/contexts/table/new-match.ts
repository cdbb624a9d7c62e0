import type { CharacterId, UpgradeId } from '../../../rules/terms/ids.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { HouseRules } from '../../../rules/terms/options.ts';
import type { ComputerLevel } from './seats-port.ts';

/** The player and the troupe of a seat; the library fills an empty name. Without a troupe the seat chooses its own, or drafts it, at the table. */
export interface NewSeat {
  name: string;
  faction?: Faction;
  troupe?: readonly CharacterId[];
  /** Upgrades by the character that has them. */
  upgrades?: Record<CharacterId, UpgradeId[]>;
  /** The level of the computer that plays the seat; left out for a person. */
  computer?: ComputerLevel;
  /** The characters from which the seat drafts; all of them where it is left out. */
  pool?: readonly CharacterId[];
  /** The id of the club member at this seat. */
  member?: string;
}
export interface NewMatch {
  /** The ready pairing from which the match is laid out and named. */
  pairing?: string;
  seats: readonly NewSeat[];
  board: string;
  /** `table` is set where the miniatures stand on a real table, which needs no board. */
  options: HouseRules & { table?: 'spoken' };
  /** True if the match is played with printed cards only. */
  official?: boolean;
  /** True if this is the first match of its players. */
  first?: boolean;
}
