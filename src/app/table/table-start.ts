import type { Folded } from '../../record/match-record.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Computer, MatchLabel } from '../../storage/database/rows.ts';
import type { FailureKind } from '../../storage/database/storage-failed.ts';
import type { Keeps } from '../kept/kept-match.ts';

/** The start of a table. */
export interface TableStart {
  id: string;
  /** Names of the players, by seat. */
  names: string[];
  levels?: MatchLabel['levels'];
  folded: Folded;
  store: Keeps;
  /** Computers, by seat. */
  computers?: readonly (Computer | null)[] | undefined;
  /** Seats that show all copies without being asked. */
  allCopies?: readonly Seat[] | undefined;
  /** True if its players play for the first time. */
  first?: boolean | undefined;
  /** The reason why the match could not be stored so far. */
  failed?: FailureKind | null;
  /** The reason why the match is read-only, as `readOnlyBecause` words it. */
  readOnly?: string | null;
  /** True if something of the match is invalid or missing: a copy can go on from the present state. */
  damaged?: boolean;
  /** Releases the match for other windows. */
  release?: () => void;
}
