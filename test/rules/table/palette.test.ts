import { expect, it } from 'vitest';
import { INCH } from '../../../src/geometry/lengths.ts';
import { PALETTE, terrainPieces, usualSize, type PaletteName } from '../../../src/rules/table/terrain-pieces.ts';

const lay = (name: PaletteName) => terrainPieces(name, { id: 'p', at: [18, 18], way: { x: 1, y: 0 } });

it('TER-1, TER-6, TER-7, TER-11, TER-18: every sort of terrain of one piece is of its kind, called as it is, so high, so long and so wide', () => {
  const rows = PALETTE.filter((name) => name !== 'house' && name !== 'ruin').map((name) => {
    const [piece, ...more] = lay(name);
    const { long, wide } = usualSize(name);
    return [name, piece?.kind, piece?.tags?.join(' '), (piece?.top ?? 0) / INCH, `${long} × ${wide}`, more.length];
  });
  expect(rows).toEqual([
    ['hedge', 'obstacle', 'hedge', 1, '4.5 × 1', 0],
    ['fence', 'obstacle', 'fence', 1, '5 × 0.5', 0],
    ['low-wall', 'obstacle', 'low-wall', 1, '4 × 0.5', 0],
    ['crates', 'obstacle', 'crates', 1, '2 × 1', 0],
    ['well', 'obstacle', 'well', 1, '1.6 × 1.6', 0],
    ['wall', 'barrier', 'wall', 6, '4 × 0.75', 0],
    ['trunk', 'barrier', 'trunk', 6, '3.5 × 1', 0],
    ['tree', 'barrier', 'tree', 6, '1.7 × 1.7', 0],
    ['rock', 'barrier', 'stone', 6, '1.8 × 1.8', 0],
    ['hut', 'barrier', 'building', 6, '4 × 3', 0],
    ['door', 'obstacle', 'door building', 1, '2 × 0.5', 0],
    ['window', 'obstacle', 'window building', 1, '1.8 × 0.5', 0],
    ['pond', 'water', 'pond', 0, '5 × 4', 0],
    ['stream', 'water', 'brook', 0, '11 × 2.2', 0],
    ['wood', 'woods', 'copse', 4, '6 × 4.8', 0],
    ['mound', 'platform', 'mound', 1.5, '4.5 × 4', 0],
    ['platform', 'platform', 'platform', 3, '5 × 4', 0],
    ['stairs', 'stairs', 'stairs', 3, '2.5 × 2', 0],
    ['ladder', 'ladder', 'ladder', 3, '1 × 0.5', 0],
  ]);
});

it('TER-8: the parts of a house and of a ruin are one item, each with a name of its own', () => {
  for (const name of ['house', 'ruin'] as const) {
    const parts = lay(name);
    expect(new Set(parts.map(({ piece }) => piece)), name).toEqual(new Set(['p']));
    expect(new Set(parts.map(({ id }) => id)).size, name).toBe(parts.length);
    expect(parts.every(({ tags }) => tags?.includes('building') ?? false) || name === 'ruin', name).toBe(true);
  }
});
