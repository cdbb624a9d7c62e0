import type { Match } from '../../rules/terms/match.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { viewFor, type View } from '../../seats/view.ts';

/** The view that each seat has of one position: computed when it is first asked for, and remembered. */
export class SeatViews {
  readonly #known = new Map<Seat | null, View>();

  constructor(private readonly match: Match) {}

  /** `null`: what everybody sees. */
  of(seat: Seat | null): View {
    const known = this.#known.get(seat);
    if (known) return known;
    const view = viewFor(this.match, seat);
    this.#known.set(seat, view);
    return view;
  }
}
