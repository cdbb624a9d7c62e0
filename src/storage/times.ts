/** The times that a database has kept. */
interface KeptTimes {
  connection: { read<T>(work: () => Promise<T>): Promise<T> };
  matches: { toArray(): PromiseLike<{ changedAt: number }[]> };
  campaigns: { toArray(): PromiseLike<{ changedAt: number }[]> };
  settings: { get(key: string): PromiseLike<{ value: unknown } | undefined> };
}

/** By so many milliseconds a device's clock may be off without anybody calling it wrong. */
const OFF = 60_000;
/** A time that no clock has come to. */
const FAR = 8.64e15;

/**
 * The times that what is kept bears. A clock that is set back, or was ahead once, does not turn their order round: whatever is kept
 * later bears a later time.
 */
export class Times {
  #newest = 0;
  #learnt = false;

  constructor(private readonly database: () => KeptTimes) {}

  /** Hears of times that are kept already. */
  hear(times: Iterable<number>): void {
    for (const time of times) if (Number.isFinite(time) && time > this.#newest) this.#newest = time;
  }

  /** Reads once which times are kept. */
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

  /** The time of something that is kept now, by a clock that says `time`. */
  after(time: number): number {
    this.#newest = Math.max(time, this.#newest + 1);
    return this.#newest;
  }

  /** Whether a clock that says `time` is behind what is kept. */
  behind(time: number): boolean {
    return time < this.#newest - OFF;
  }

  /** The time of a removal; by a clock that is behind, one that `purge` does not take for long ago. */
  ofRemoval(time: number): number {
    return this.behind(time) ? FAR : time;
  }
}
