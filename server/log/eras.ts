import type { Log } from './log.ts';

const STREAM = 'era';

/** How often a club was restored from a copy. What devices know beyond that copy has never been. */
export class Eras {
  count = 0;
  /** When the newest entry was made that the last copy had; null: the club was never restored. */
  setBack: number | null = null;

  constructor(private readonly log: Log) {}

  async open(): Promise<void> {
    const entries = await this.log.read(STREAM, 0);
    const last = entries.at(-1);
    this.count = entries.length;
    this.setBack = last ? (JSON.parse(last.text) as { newest: number }).newest : null;
  }

  /** Begins another era. `newest`: when the newest entry of the copy was made. */
  async begin(newest: number): Promise<void> {
    await this.open();
    const answer = await this.log.append(STREAM, this.count, JSON.stringify({ newest }));
    if (!answer.ok) throw new Error(`the era was not kept: ${answer.why}`);
    await this.open();
  }
}
