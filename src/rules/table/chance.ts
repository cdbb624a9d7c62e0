import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A seed of any text as the state of the one generator of a match. */
export function seeded(seed: string): number[] {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return [...xoroshiro128plus(hash).getState()];
}

/** A whole number from `from` to `to`, and the state after it. */
export function chosen(state: readonly number[], from: number, to: number): { value: number; state: number[] } {
  const generator = xoroshiro128plusFromState([...state]);
  const value = uniformInt(generator, from, to);
  return { value, state: [...generator.getState()] };
}

/** The items in a random order, and the state after it. */
export function shuffled<T>(state: readonly number[], items: readonly T[]): { items: T[]; state: number[] } {
  const generator = xoroshiro128plusFromState([...state]);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = uniformInt(generator, 0, last);
    const held = order[last] as T;
    order[last] = order[other] as T;
    order[other] = held;
  }
  return { items: order, state: [...generator.getState()] };
}
