import type { GlassSide } from '../../glasses/glass-side.ts';
import type { WireEntry } from '../../glasses/wire.ts';
import type { Seat } from '../../rules/terms/ids.ts';

/** Milliseconds for which a new question takes no answer, because the player cannot have read it. */
const UNREAD = 500;

/**
 * Notes when the decision of another player replaces the question of a seat on this device. A tap right after that was meant for the old question.
 */
export class Jumps {
  readonly #questions = new Map<Seat, string>();
  readonly #since = new Map<Seat, number>();

  constructor(
    private readonly glass: Pick<GlassSide, 'view' | 'subscribe'>,
    private readonly seats: readonly Seat[],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#look(null);
    glass.subscribe((entry) => this.#look(entry));
  }

  /** True if the question of a seat is too new to be answered. */
  isUnread(seat: Seat): boolean {
    const since = this.#since.get(seat);
    return since !== undefined && this.now() - since < UNREAD;
  }

  #look(entry: WireEntry | null): void {
    for (const seat of this.seats) {
      const openings = this.glass.view(seat).openings.filter((opening) => opening.seat === seat);
      const text = openings.length === 0 ? '' : JSON.stringify(openings);
      const before = this.#questions.get(seat) ?? '';
      if (text === before) continue;
      this.#questions.set(seat, text);
      // a steward that answers for the seat counts as another player
      const isOwn = entry !== null && entry.seat === seat && entry.by === undefined;
      if (entry !== null && !isOwn && before !== '' && text !== '') this.#since.set(seat, this.now());
    }
  }
}
