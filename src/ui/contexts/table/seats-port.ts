import type { Companion } from '../../../words/match/opponents/companions.ts';
import type { HostingPort } from './hosting-port.ts';
import type { Seat } from '../../../rules/terms/ids.ts';

/** How strong a computer plays. */
export type Strength = 'gentle' | 'club' | 'strong';
/** The same, in the way of one of the company where one is named. */
export type ComputerLevel = Strength | `${Strength}-${Companion}`;

/** Who sits at a table: at which glass, which are computers, and what is arranged for a seat. */
export interface SeatsPort {
  readonly seats: { name: string }[];
  /** Which seats a computer has, by seat, and how strong it is; left out where none can play. */
  readonly computers?: readonly ({ level: string } | null)[];
  /** Seats that are asked on other glasses; of a guest, all but those it has. */
  readonly elsewhere?: readonly Seat[];
  /** Seats whose hand lies on a glass of its own, and whose board is this one. */
  readonly handsElsewhere?: readonly Seat[];
  /** This glass is a guest: the record lies on another device. */
  readonly guest?: boolean;
  /** Seats elsewhere that have laid a card of which nothing is said yet. */
  readonly laid?: readonly Seat[];
  /** A seat here has laid such a card, or taken it back: other glasses show that one lies there. */
  lay?(seat: Seat, lies: boolean): void;
  /** A seat whose computer has been thinking for more than five seconds; null when none has. */
  readonly awaited?: Seat | null;
  /** Leaves a seat to a computer, or gives it to a person (`null`). Kept beside the match. */
  seatComputer?(seat: Seat, level: ComputerLevel | null): Promise<void>;
  /** Whether this is the first match of its players. Questions that a newcomer cannot judge are then answered for them. Kept beside the match. */
  readonly first?: boolean;
  /** Seats that show all copies of a card of theirs that is revealed without being asked. Kept beside the match. */
  readonly allCopies?: readonly Seat[];
  showAllCopies?(seat: Seat, all: boolean): Promise<void>;
  /** The other glasses of this match; null or left out where it can have none. */
  readonly hosting?: HostingPort | null;
}
