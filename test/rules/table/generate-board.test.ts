import { describe, expect, it } from 'vitest';
import { gapBetween } from '../../../src/geometry/shapes.ts';
import { checkBoard } from '../../../src/rules/table/board-check.ts';
import { extentOf } from '../../../src/rules/table/board-extent.ts';
import { BOARD_STYLES, generateBoard } from '../../../src/rules/table/generate-board.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';

const INCH = 254;
const SIDE = 36 * INCH;
const seeds = Array.from({ length: 500 }, (_, k) => `seed-${k}`);
const item = (piece: Piece): string => piece.piece ?? piece.id;

describe('a board from a seed', () => {
  it('SET-5, SET-7: over 500 seeds it passes every check, keeps the centre free and favours no edge', { timeout: 120_000 }, () => {
    for (const seed of seeds) {
      const { terrain, id, name } = generateBoard(seed);
      expect(checkBoard(terrain), seed).toEqual([]);
      expect(name, seed).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(id, seed).toMatch(/^[a-z]+-[a-z]+$/);
      const boxes = terrain.map(({ kind, shape }) => ({ kind, ...extentOf(shape) }));
      const alone = terrain.filter(({ kind }, index) => {
        const { west = 0, east = 0, north = 0, south = 0 } = boxes[index] ?? {};
        return !boxes.some(
          (box) =>
            box.kind === kind &&
            box.west === SIDE - east &&
            box.north === SIDE - south &&
            box.east === SIDE - west &&
            box.south === SIDE - north,
        );
      });
      expect(alone, `${seed}: without a twin on the other side`).toEqual([]);
      const kinds = new Set(terrain.map(({ kind }) => kind));
      for (const kind of ['barrier', 'obstacle', 'woods'] as const) expect(kinds.has(kind), `${seed} has ${kind}`).toBe(true);
      expect(new Set(terrain.map(item)).size, seed).toBeGreaterThanOrEqual(12);
    }
  });

  it('MOV-1: the broadest base passes between any two pieces', () => {
    for (const seed of seeds.slice(0, 60)) {
      const { terrain } = generateBoard(seed);
      terrain.forEach((piece, i) =>
        terrain.slice(i + 1).forEach((other) => {
          if (item(piece) !== item(other))
            expect(gapBetween(piece.shape, other.shape), `${seed} ${piece.id} ${other.id}`).toBeGreaterThan(500);
        }),
      );
    }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(generateBoard('owl')).toEqual(generateBoard('owl'));
    expect(generateBoard('owl').terrain).not.toEqual(generateBoard('fox').terrain);
  });

  it.each(BOARD_STYLES)('%s: looks as it says', (style) => {
    const text = { village: 'house', wildwood: 'stream', ruins: 'ruin', marsh: 'stream', heights: 'platform' }[style];
    const boards = seeds.slice(0, 20).map((seed) => generateBoard(seed, style));
    const having = boards.filter(({ terrain }) => terrain.some((piece) => item(piece).startsWith(text)));
    expect(having.length).toBeGreaterThanOrEqual(16);
  });
});
