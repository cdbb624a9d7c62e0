/** The stored times of a database. */
interface KeptTimes {
  connection: { read<T>(work: () => Promise<T>): Promise<T> };
  matches: { toArray(): PromiseLike<{ changedAt: number }[]> };
  campaigns: { toArray(): PromiseLike<{ changedAt: number }[]> };
  settings: { get(key: string): PromiseLike<{ value: unknown } | undefined> };
}

/** The milliseconds by which a clock may be off without counting as wrong. */
const OFF = 60_000;
/** A time later than any clock. */
const FAR = 8.64e15;

/** The times of stored data. Each new time is later than all stored ones, even if the clock was set back or was ahead. */
export class Times {
  #newest = 0;
  #learnt = false;

  constructor(private readonly database: () => KeptTimes) {}

  /** Takes account of stored times. */
  hear(times: Iterable<number>): void {
    for (const time of times) if (Number.isFinite(time) && time > this.#newest) this.#newest = time;
  }

  /** Reads the stored times once. */
  async learn(): Promise<void> {
    if (this.#learnt) return;
    const { connection, matches, campaigns, settings } = this.database();
    const [played, led, saved] = await connection.read(() =>
      Promise.all([matches.toArray(), campaigns.toArray(), settings.get('backedUpAt')]),
    );
    this.hear([...played, ...led].map(({ changedAt }) => changedAt));
    if (typeof saved?.value === 'number') this.hear([saved.value]);
    this.#learnt = true;
  }

  /** The time for data that is stored when the clock says `time`. */
  after(time: number): number {
    this.#newest = Math.max(time, this.#newest + 1);
    return this.#newest;
  }

  /** True if a clock that says `time` is behind the stored times. */
  behind(time: number): boolean {
    return time < this.#newest - OFF;
  }

  /** The time of a removal. With a clock that is behind, `purge` does not take it for long ago. */
  ofRemoval(time: number): number {
    return this.behind(time) ? FAR : time;
  }
}
