import type { Lot } from '../lot.ts';
import type { Counts } from './showdown.ts';

const CHOOSE: readonly (readonly number[])[] = [
  [1, 0, 0, 0],
  [1, 1, 0, 0],
  [1, 2, 1, 0],
  [1, 3, 3, 1],
];
const choose = (n: number, k: number): number => CHOOSE[n]?.[k] ?? 0;

/** All hands of `size` cards that a pool allows. */
export function everyHand(pool: Counts, size: number): number[][] {
  const hands: number[][] = [];
  const hand: number[] = [];
  const fill = (kind: number, room: number): void => {
    if (kind === pool.length) {
      if (room === 0) hands.push([...hand]);
      return;
    }
    for (let count = 0; count <= Math.min(room, pool[kind] ?? 0); count += 1) {
      hand[kind] = count;
      fill(kind + 1, room - count);
    }
  };
  fill(0, size);
  return hands;
}

/** The number of ways to deal these two hands from a pool. */
export function waysToDeal(pool: Counts, a: Counts, b: Counts): number {
  let ways = 1;
  for (let kind = 0; kind < pool.length; kind += 1) {
    const all = pool[kind] ?? 0;
    const count = a[kind] ?? 0;
    ways *= choose(all, count) * choose(all - count, b[kind] ?? 0);
    if (ways === 0) return 0;
  }
  return ways;
}

/** A random hand of `size` cards from a pool. */
export function drawnHand(pool: Counts, size: number, lot: Lot): number[] {
  const remaining = [...pool];
  const hand = pool.map(() => 0);
  let total = remaining.reduce((sum, count) => sum + count, 0);
  for (let card = 0; card < size && total > 0; card += 1) {
    let position = lot.between(0, total - 1);
    let kind = 0;
    while (position >= (remaining[kind] ?? 0)) {
      position -= remaining[kind] ?? 0;
      kind += 1;
    }
    remaining[kind] = (remaining[kind] ?? 0) - 1;
    hand[kind] = (hand[kind] ?? 0) + 1;
    total -= 1;
  }
  return hand;
}
