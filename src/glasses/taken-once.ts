import type { Reason } from '../rules/terms/reason.ts';

/** The number of answers that are remembered for a screen that asks again. */
const REMEMBERED = 8;

/** The decisions of a screen by its own count. Each is carried out once, however often it is sent. */
export class TakenOnce {
  #life = '';
  #answers = new Map<number, Reason | null>();
  #taking = new Set<number>();

  /** A page that has restarted counts from one again; `life` tells its pages apart. */
  begin(life: string): void {
    if (life !== this.#life) {
      this.#answers = new Map();
      this.#taking = new Set();
    }
    this.#life = life;
  }

  /** Carries out a decision once and reports its result. No report while it is under way, or when the page that sent it is gone. */
  async take(nth: number, work: () => Promise<Reason | null>, answer: (refused: Reason | null) => void): Promise<void> {
    const life = this.#life;
    const known = this.#answers.get(nth);
    if (known !== undefined) return answer(known);
    if (this.#taking.has(nth)) return;
    this.#taking.add(nth);
    const refused = await work().catch((): Reason => ({ code: 'fault', clauses: [] }));
    if (life !== this.#life) return;
    this.#taking.delete(nth);
    this.#answers.set(nth, refused);
    for (const old of this.#answers.keys()) if (this.#answers.size > REMEMBERED) this.#answers.delete(old);
    answer(refused);
  }
}
