import type { Log } from './log.ts';

const STREAM = 'era';

/** Counts how often a club was restored from a copy. Entries that a device knows and the copy lacks no longer count. */
export class Eras {
  count = 0;
  /** The time of the newest entry in the last copy; null: the club was never restored. */
  setBack: number | null = null;

  constructor(private readonly log: Log) {}

  async open(): Promise<void> {
    const entries = await this.log.read(STREAM, 0);
    const last = entries.at(-1);
    this.count = entries.length;
    this.setBack = last ? (JSON.parse(last.text) as { newest: number }).newest : null;
  }

  /** Begins another era. `newest`: the time of the newest entry of the copy. */
  async begin(newest: number): Promise<void> {
    await this.open();
    const answer = await this.log.append(STREAM, this.count, JSON.stringify({ newest }));
    if (!answer.ok) throw new Error(`the era was not kept: ${answer.why}`);
    await this.open();
  }
}
