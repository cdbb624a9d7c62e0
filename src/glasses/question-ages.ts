import type { Seat } from '../rules/terms/ids.ts';
import type { View } from '../seats/view.ts';

/** The number of decisions before the present question of each seat. An answer to an older question is no answer to this one. */
export class QuestionAges {
  readonly #since = new Map<Seat, { text: string; from: number }>();

  /** Updates the ages after a decision; `decider` is the seat that made it. */
  look({ openings }: View, seats: number, decided: number, decider: Seat | null): void {
    for (let seat = 0; seat < seats; seat += 1) {
      const text = JSON.stringify(openings.filter((opening) => opening.seat === seat));
      if (this.#since.get(seat)?.text !== text || decider === seat) this.#since.set(seat, { text, from: decided });
    }
  }

  since(seat: Seat): number {
    return this.#since.get(seat)?.from ?? 0;
  }
}
