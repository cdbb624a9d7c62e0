import { expect, it } from 'vitest';
import { boards } from '../../src/cards/index.ts';
import { compass } from '../../src/geometry/spots.ts';
import { checkBoard } from '../../src/rules/table/board-check.ts';
import { BOARD_STYLES, generateBoard } from '../../src/rules/table/generate-board.ts';
import { PALETTE, terrainPieces, usualSize } from '../../src/rules/table/terrain-pieces.ts';
import type { Piece, Point } from '../../src/rules/terms/match.ts';
import { differing, Trace } from './kept-fingerprints.ts';

const SEEDS = ['one', 'two', 'three'];
const INCH = 254;
const FEW = 7;
const WOBBLES = [[], [0.7], [0.5, -1, 0.2], [1, 0.9, -0.8, 0.3, 0.1, -0.6, 0.4, -0.2, 0.8]];

const movedPoint = ({ x, y }: Point, [right, down]: readonly [number, number]): Point => ({ x: x + right * INCH, y: y + down * INCH });
const moved = (piece: Piece, step: readonly [number, number]): Piece => ({
  ...piece,
  shape:
    'disc' in piece.shape
      ? { disc: { ...piece.shape.disc, at: movedPoint(piece.shape.disc.at, step) } }
      : { polygon: piece.shape.polygon.map((corner) => movedPoint(corner, step)) },
});

/** Boards with one fault each, of many kinds. */
function spoilt(terrain: readonly Piece[]): Piece[][] {
  const every = Math.ceil(terrain.length / FEW);
  return terrain
    .filter((_, index) => index % every === 0)
    .flatMap((piece) => {
      const others = terrain.filter((item) => item !== piece);
      const changes: Partial<Piece>[] = [
        { top: piece.top + INCH },
        { base: piece.top },
        { base: piece.base + INCH, top: piece.top + INCH },
        { shape: { polygon: [] } },
        { shape: { disc: { at: { x: 18 * INCH, y: 18 * INCH }, radius: 10 } } },
        { kind: 'platform' },
        { kind: 'stairs' },
        { kind: 'barrier' },
        { id: terrain[0]?.id ?? '' },
      ];
      const steps = [
        [-40, 0],
        [3, 0],
        [0, 40],
        [0, -2],
      ] as const;
      return [
        others,
        ...steps.map((step) => [...others, moved(piece, step)]),
        [...terrain, { ...moved(piece, [1, 1]), id: 'copy' }],
        ...changes.map((change) => [...others, { ...piece, ...change }]),
      ];
    });
}

/** Every sort of terrain in several sizes and directions, with fewer, as many and more shares of wobble than it has corners. */
function pieces(): Trace {
  const trace = new Trace();
  for (const name of PALETTE)
    for (const shares of WOBBLES)
      for (const scale of [0.6, 1, 2]) {
        const { long, wide } = usualSize(name);
        const laying = { id: name, at: [18, 18.5] as const, way: compass[shares.length * FEW] ?? { x: 1, y: 0 }, wobble: shares };
        trace.note('terrain', [terrainPieces(name, laying), terrainPieces(name, { ...laying, long: long * scale, wide })]);
        trace.note('terrain', terrainPieces(name, { ...laying, wide: wide * scale }));
      }
  return trace;
}

it('whatever board a seed gives, and what is found in it, is as it was', () => {
  const traces = new Map<string, Trace>();
  for (const style of BOARD_STYLES) {
    const trace = new Trace();
    for (const seed of SEEDS) {
      const { terrain } = generateBoard(seed, style);
      trace.note('terrain', terrain);
      trace.note('found', checkBoard(terrain));
    }
    traces.set(style, trace);
  }
  traces.set('pieces', pieces());
  for (const { id, terrain } of boards) {
    const trace = new Trace();
    for (const board of [terrain, ...spoilt(terrain)]) trace.note('found', checkBoard(board));
    traces.set(id, trace);
  }
  expect(differing('boards', traces)).toEqual([]);
}, 900_000);
