import type { Character } from '../../rules/terms/card-language.ts';
import type { PowerEstimate, PowerState } from '../../ui/contexts/cards/power-port.ts';
import type { PowerField, PowerPair, PowerQuestion } from './pair.ts';

/** The number of setups that are played. */
const PAIRS = 100;

/** Estimates the power of a card by playing one setup after another, until it is paused, cancelled or done. */
export class Estimate implements PowerEstimate {
  state: PowerState;
  readonly #listeners = new Set<() => void>();
  readonly #unused: Set<string>;
  #worker: Worker | null = null;
  #isAsked = false;

  constructor(
    private readonly card: Character,
    private readonly field: PowerField,
    private readonly hire: () => Worker,
    pairs = PAIRS,
  ) {
    const texts = card.abilities.filter(({ kind }) => kind !== 'passive');
    this.#unused = new Set(texts.map(({ id }) => id));
    this.state = { phase: 'going', pairs, played: 0, better: 0, worse: 0, unused: texts.map(({ name }) => name) };
    this.#begin();
  }

  #begin(): void {
    try {
      this.#worker = this.hire();
    } catch {
      this.#change({ phase: 'failed' });
      return;
    }
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#end('failed');
    };
    this.#worker.onmessage = ({ data }: MessageEvent<PowerPair | null>) => {
      this.#isAsked = false;
      if (data) this.#count(data);
      else this.#end('failed');
    };
    this.#worker.postMessage({ field: this.field });
    this.#ask();
  }

  #ask(): void {
    if (this.state.phase !== 'going' || this.#isAsked) return;
    this.#isAsked = true;
    const question: PowerQuestion = { card: this.card.id, pair: this.state.played, players: 'greedy' };
    this.#worker?.postMessage(question);
  }

  #count({ withIt, without, used }: PowerPair): void {
    const { played, better, worse, pairs } = this.state;
    for (const text of used) this.#unused.delete(text);
    const unused = this.card.abilities.filter(({ id }) => this.#unused.has(id)).map(({ name }) => name);
    this.#change({ played: played + 1, better: better + Number(withIt > without), worse: worse + Number(withIt < without), unused });
    if (played + 1 >= pairs) this.#end('done');
    else this.#ask();
  }

  #end(end: 'done' | 'failed' | 'off'): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#change({ phase: end });
  }

  #change(change: Partial<PowerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Pauses after the setup that is being played. */
  pause(): void {
    if (this.state.phase === 'going') this.#change({ phase: 'paused' });
  }

  resume(): void {
    if (this.state.phase !== 'paused') return;
    this.#change({ phase: 'going' });
    this.#ask();
  }

  cancel(): void {
    if (this.state.phase === 'going' || this.state.phase === 'paused') this.#end('off');
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
