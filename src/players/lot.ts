import { integerSource, seeded } from '../rules/table/chance.ts';

/** The random numbers of one player, seeded apart from those of the match. */
export class Lot {
  /** A random whole number, both ends included. */
  readonly between: (from: number, to: number) => number;

  constructor(seed: string) {
    this.between = integerSource(seeded(seed));
  }
  /** A random item; undefined of an empty list. */
  of<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.between(0, items.length - 1)];
  }
  /** True in `cases` of a hundred draws. */
  percent(cases: number): boolean {
    return this.between(1, 100) <= cases;
  }
  /** A random number from 0 to below 1, in steps of a millionth. */
  share(): number {
    return this.between(0, 999_999) / 1_000_000;
  }
  /** The items in a random order. */
  mixed<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const pick = this.between(0, last);
      [order[last], order[pick]] = [order[pick] as T, order[last] as T];
    }
    return order;
  }
}
