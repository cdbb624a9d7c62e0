import type { Companion } from '../../../words/match/opponents/companions.ts';
import type { HostingPort } from './hosting-port.ts';
import type { Seat } from '../../../rules/terms/ids.ts';

/** The strength of a computer. */
export type Strength = 'gentle' | 'club' | 'strong';
/** The strength of a computer, and its style of play where a companion is named. */
export type ComputerLevel = Strength | `${Strength}-${Companion}`;

/** The seats of a table: at which glass they play, which of them computers play, and their settings. */
export interface SeatsPort {
  readonly seats: { name: string }[];
  /** The level of the computer of each seat, null for a person; left out where no computer can play. */
  readonly computers?: readonly ({ level: string } | null)[];
  /** Seats that are asked on other glasses; for a guest, all seats but its own. */
  readonly elsewhere?: readonly Seat[];
  /** Seats that see their hand on another glass and the board on this one. */
  readonly handsElsewhere?: readonly Seat[];
  /** True if this glass is a guest, with the record on another device or in another window. */
  readonly guest?: boolean;
  /** Seats on other glasses that have put down a card without having claimed anything of it yet. */
  readonly laid?: readonly Seat[];
  /** Tells the other glasses that a seat here has put down such a card, or has taken it back. */
  lay?(seat: Seat, lies: boolean): void;
  /** A seat whose computer has been thinking for more than five seconds; null when none has. */
  readonly awaited?: Seat | null;
  /** Leaves a seat to a computer, or gives it to a person (`null`). Saved beside the record. */
  seatComputer?(seat: Seat, level: ComputerLevel | null): Promise<void>;
  /** True if this is the first match of its players. The app then answers the questions that a newcomer cannot judge. Saved beside the record. */
  readonly first?: boolean;
  /** Seats that always reveal all copies of their card without being asked. Saved beside the record. */
  readonly allCopies?: readonly Seat[];
  showAllCopies?(seat: Seat, all: boolean): Promise<void>;
  /** The other glasses of this match; null or left out where it can have none. */
  readonly hosting?: HostingPort | null;
}
