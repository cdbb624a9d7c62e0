import type { BoardPoint } from '../../contexts/table-port.ts';

/** A generator of numbers from 0 to 1 that look random and are the same at every drawing. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const seedOf = (name: string): number => [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);

/** A wavy ring round a place, as path data: `bumps` scallops, or a pebble when `depth` is small. */
export function blob({ x, y }: BoardPoint, radius: number, bumps: number, depth: number, next: () => number): string {
  const start = next() * 6.28;
  const corner = (i: number, r: number): string => {
    const turn = start + (i / bumps) * 2 * Math.PI;
    return `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  };
  const inner = Array.from({ length: bumps }, () => radius * (1 - depth * (0.6 + 0.8 * next())));
  const scallops = inner.map((_, i) => `Q${corner(i + 0.5, radius * (1 + depth))} ${corner(i + 1, inner[(i + 1) % bumps] ?? radius)}`);
  return `M${corner(0, inner[0] ?? radius)}${scallops.join('')}Z`;
}
