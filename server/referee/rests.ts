import type { KeptEntry, Log } from '../log/log.ts';

const STREAM = 'rests';
/** Milliseconds without a sign of any worker after which the club has rested. */
const PAUSE = 5 * 60_000;

/** From when to when no worker of the club ran; milliseconds since 1970. */
interface Rest {
  from: number;
  to: number;
}

/** Times in which the club did not run: they count for nobody whose answer is due. */
export class Rests {
  #all: Rest[] = [];
  #length = 0;
  #stop: () => void = () => undefined;

  constructor(private readonly log: Log) {}

  /** Reads them, and notes the one that ends now. */
  async open(now: number): Promise<void> {
    this.#stop = await this.log.follow(STREAM, 0, (kept) => this.#take(kept));
    const beat = await this.log.point(STREAM);
    const from = Number(beat?.text);
    // of two workers that begin at once one notes it
    if (beat && now - from > PAUSE) await this.log.append(STREAM, this.#length, JSON.stringify({ from, to: now } satisfies Rest));
    await this.beat(now);
  }
  close(): void {
    this.#stop();
  }

  /** A worker runs. */
  beat(now: number): Promise<void> {
    return this.log.keepPoint(STREAM, Math.floor(now / 1000), String(now));
  }

  /** When a time ends that began then and would end then, had the club never rested. */
  extended(since: number, end: number): number {
    return this.#all.reduce((latest, { from, to }) => (to > since && from < latest ? latest + to - Math.max(from, since) : latest), end);
  }

  #take({ at: place, text }: KeptEntry): void {
    if (place !== this.#length) return;
    this.#length += 1;
    this.#all = [...this.#all, JSON.parse(text) as Rest];
  }
}
