import { asJson, seatPatchOf } from '../../src/glasses/host-message.ts';
import type { SeatPatch } from '../../src/glasses/shared-table.ts';
import { patchBetween, type ViewPatch } from '../../src/glasses/patch.ts';
import type { Folded } from '../../src/record/match-record.ts';
import type { Json, Seat } from '../../src/rules/terms/ids.ts';
import { viewFor, type View } from '../../src/seats/view.ts';

/** A position of a match with its views and their changes, each computed once for all viewers. */
export class Standing {
  readonly #views = new Map<Seat | null, View>();
  /** The differences from an earlier public view, by that view. */
  readonly #patches = new Map<Json | undefined, ViewPatch | null>();

  readonly #seatPatches = new Map<Seat, SeatPatch>();

  constructor(readonly folded: Folded) {}

  view(seat: Seat | null): View {
    const known = this.#views.get(seat);
    if (known) return known;
    const view = viewFor(this.folded.match, seat);
    this.#views.set(seat, view);
    return view;
  }

  patch(before: Json | undefined): ViewPatch | null {
    const known = this.#patches.get(before);
    if (known !== undefined) return known;
    const patch = patchBetween(before, asJson(this.view(null)));
    this.#patches.set(before, patch);
    return patch;
  }

  seatPatch(seat: Seat): SeatPatch {
    const known = this.#seatPatches.get(seat);
    if (known) return known;
    const patch = seatPatchOf(this.view(null), this.view(seat));
    this.#seatPatches.set(seat, patch);
    return patch;
  }
}
