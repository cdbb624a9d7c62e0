import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator state for a seed text, from only 32 bits of the text: enough where nothing is secret. */
export function seeded(seed: string): number[] {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return [...xoroshiro128plus(hash).getState()];
}

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** Mixes four words of 32 bits so that each bit affects all of them, and reversibly (the quarter round of ChaCha). */
function stirred([a, b, c, d]: Words): Words {
  const a1 = (a + b) | 0;
  const d1 = turned(d ^ a1, 16);
  const c1 = (c + d1) | 0;
  const b1 = turned(b ^ c1, 12);
  const a2 = (a1 + b1) | 0;
  const d2 = turned(d1 ^ a2, 8);
  const c2 = (c1 + d2) | 0;
  return [a2, turned(b1 ^ c2, 7), c2, d2];
}
type Words = readonly [number, number, number, number];

const ROUNDS = 4;
const START: Words = [0x6d6f6f6e, 0x72697365, 0x73746f6e, 0x65733031];

/** The generator state for a seed text that cannot be found by trying: the whole seed affects all 128 bits. */
export function fullySeeded(seed: string): number[] {
  let words = START;
  const stir = (): void => {
    for (let round = 0; round < ROUNDS; round += 1) words = stirred(words);
  };
  for (const char of seed) {
    const [a, ...rest] = words;
    words = [a ^ (char.codePointAt(0) ?? 0), ...rest];
    stir();
  }
  stir();
  return [...words];
}

/** A whole number from `from` to `to`, and the state after it. */
export function drawInteger(state: readonly number[], from: number, to: number): { value: number; state: number[] } {
  const generator = xoroshiro128plusFromState([...state]);
  const value = uniformInt(generator, from, to);
  return { value, state: [...generator.getState()] };
}

/** A generator that keeps its state: each call gives the next whole number, both ends included. */
export function integerSource(state: readonly number[]): (from: number, to: number) => number {
  const generator = xoroshiro128plusFromState([...state]);
  return (from, to) => uniformInt(generator, from, to);
}

/** The items in a random order, and the state after it. */
export function shuffled<T>(state: readonly number[], items: readonly T[]): { items: T[]; state: number[] } {
  const generator = xoroshiro128plusFromState([...state]);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = uniformInt(generator, 0, last);
    const item = order[last] as T;
    order[last] = order[pick] as T;
    order[pick] = item;
  }
  return { items: order, state: [...generator.getState()] };
}
