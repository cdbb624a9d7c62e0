import { chosen, seeded } from '../rules/table/chance.ts';

/** A player's own chance, seeded apart from the match's. */
export class Lot {
  private state: number[];

  constructor(seed: string) {
    this.state = seeded(seed);
  }
  /** A whole number, both ends included. */
  between(from: number, to: number): number {
    const { value, state } = chosen(this.state, from, to);
    this.state = state;
    return value;
  }
  /** One of the items. */
  of<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.between(0, items.length - 1)];
  }
  /** True in so many cases of a hundred. */
  percent(cases: number): boolean {
    return this.between(1, 100) <= cases;
  }
}
