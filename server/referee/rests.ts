import type { KeptEntry, Log } from '../log/log.ts';

const STREAM = 'rests';
/** Milliseconds without a beat of any worker after which the club counts as stopped. */
const PAUSE = 5 * 60_000;

/** A period in which no worker of the club ran; in milliseconds since 1970. */
interface Rest {
  from: number;
  to: number;
}

/** Periods in which the club did not run: they do not count against members whose answer is due. */
export class Rests {
  #all: Rest[] = [];
  #length = 0;
  #stop: () => void = () => undefined;

  constructor(private readonly log: Log) {}

  /** Reads the periods, and notes the one that ends now. */
  async open(time: number): Promise<void> {
    this.#stop = await this.log.follow(STREAM, 0, (kept) => this.#take(kept));
    const beat = await this.log.point(STREAM);
    const from = Number(beat?.text);
    // if two workers begin at once, only one notes it
    if (beat && time - from > PAUSE) await this.log.append(STREAM, this.#length, JSON.stringify({ from, to: time } satisfies Rest));
    await this.beat(time);
  }
  close(): void {
    this.#stop();
  }

  /** Notes that a worker runs. */
  beat(time: number): Promise<void> {
    return this.log.keepPoint(STREAM, Math.floor(time / 1000), String(time));
  }

  /** The end of a period from `since` to `end`, extended by the times in which the club did not run. */
  extended(since: number, end: number): number {
    return this.#all.reduce((latest, { from, to }) => (to > since && from < latest ? latest + to - Math.max(from, since) : latest), end);
  }

  #take({ at: place, text }: KeptEntry): void {
    if (place !== this.#length) return;
    this.#length += 1;
    this.#all = [...this.#all, JSON.parse(text) as Rest];
  }
}
