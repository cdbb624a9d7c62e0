import type { Folded } from '../../record/match-record.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Computer, MatchLabel } from '../../storage/database/rows.ts';
import type { FailureKind } from '../../storage/database/storage-failed.ts';
import type { Keeps } from '../kept/kept-match.ts';

/** What a table begins with. */
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
  /** Its players play for the first time. */
  first?: boolean | undefined;
  /** Why the match has not been kept so far. */
  failed?: FailureKind | null;
  /** Why the match may only be looked at, as `readOnlyBecause` words it. */
  readOnly?: string | null;
  /** Something of the match is not in order or not there: a copy goes on from where it stands. */
  damaged?: boolean;
  /** Gives the match free for other windows. */
  release?: () => void;
}
