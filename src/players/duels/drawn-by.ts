import type { Lot } from '../lot.ts';

/** A random index, weighted by the shares. */
export function drawnBy(shares: ArrayLike<number>, lot: Lot): number {
  let remaining = lot.share();
  let last = 0;
  for (let option = 0; option < shares.length; option += 1) {
    const share = shares[option] ?? 0;
    if (share <= 0) continue;
    last = option;
    remaining -= share;
    if (remaining < 0) return option;
  }
  return last;
}
