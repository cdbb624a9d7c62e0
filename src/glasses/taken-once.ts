import type { Reason } from '../rules/terms/reason.ts';

/** So many answers are remembered for a glass that asks again. */
const REMEMBERED = 8;

/** The decisions of a glass by its own count: each is taken once, however often it is told. */
export class TakenOnce {
  #life = '';
  #answers = new Map<number, Reason | null>();
  #taking = new Set<number>();

  /** A page that restarted counts from one again; `life` is its word. */
  begin(life: string): void {
    if (life !== this.#life) {
      this.#answers = new Map();
      this.#taking = new Set();
    }
    this.#life = life;
  }

  /** Takes a decision unless it has been, and tells what came of it; nothing where that is on its way, or the page that asked is gone. */
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
