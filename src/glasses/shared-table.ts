import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Json, Seat } from '../rules/terms/ids.ts';
import type { Opening } from '../rules/terms/opening.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { View } from '../seats/view.ts';
import type { ViewPatch } from './patch.ts';
import type { Back, WireEntry } from './wire.ts';

/** The differences between the view of a seat and the public one, and the same as JSON. */
export interface SeatPatch {
  patch: ViewPatch | null;
  text: string;
}

/** The part of a table that another screen may see: no more than its players may know. */
export interface SharedTable {
  readonly matchId: string;
  readonly seats: readonly unknown[];
  readonly label: { names: readonly string[]; levels: readonly (string | null)[] };
  /** True if the players play for the first time. */
  readonly first?: boolean;
  readonly cards: Catalogue;
  readonly computers: readonly ({ level: string } | null)[];
  readonly allCopies: readonly Seat[];
  readonly laid: readonly Seat[];
  readonly decided: number;
  readonly readOnlyCause: string | null;
  readonly unsavedKind: string | null;
  readonly awaited: Seat | null;
  /** The end of the round in milliseconds since 1970; null or missing while no clock runs. */
  readonly roundEnds?: number | null;
  view(seat: Seat | null): View;
  openings(): Opening[];
  decide(decision: Decision): Promise<Reason | null>;
  takeBack(seat: Seat): Back;
  showAllCopies(seat: Seat, all: boolean): Promise<void>;
  lay(seat: Seat, lies: boolean): void;
  witnessed(index: number, seats: readonly Seat[]): Omit<WireEntry, 'at'>;
  /** The difference between two public views, if the table calculates it once for all its screens. */
  sharedPatch?(before: Json | undefined): ViewPatch | null;
  /** The part of the view of a seat that the public one lacks, likewise. */
  seatPatch?(seat: Seat): SeatPatch;
}
