import type { Seat } from '../rules/terms/ids.ts';
import type { View } from '../seats/view.ts';

/** Since how many decisions each seat has been asked what it is asked: an answer to an older question is none to this one. */
export class Asked {
  readonly #since = new Map<Seat, { text: string; from: number }>();

  /** Looks at what is asked after so many decisions; `decider`: the seat that has decided last. */
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
