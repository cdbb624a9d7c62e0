import { drawing, seeded } from '../rules/table/chance.ts';

/** A player's own chance, seeded apart from the match's. */
export class Lot {
  /** A whole number, both ends included. */
  readonly between: (from: number, to: number) => number;

  constructor(seed: string) {
    this.between = drawing(seeded(seed));
  }
  /** One of the items. */
  of<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.between(0, items.length - 1)];
  }
  /** True in so many cases of a hundred. */
  percent(cases: number): boolean {
    return this.between(1, 100) <= cases;
  }
  /** From 0 up to 1, to a millionth. */
  share(): number {
    return this.between(0, 999_999) / 1_000_000;
  }
  /** The items in any order. */
  mixed<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const pick = this.between(0, last);
      [order[last], order[pick]] = [order[pick] as T, order[last] as T];
    }
    return order;
  }
}
