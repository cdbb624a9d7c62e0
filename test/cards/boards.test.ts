import { describe, expect, it } from 'vitest';
import { boards, catalogue, pairings } from '../../src/cards/index.ts';
import { checkBoard } from '../../src/rules/table/board-check.ts';
import type { Piece, Point } from '../../src/rules/terms/match.ts';

const INCH = 254;
const corners = ({ shape }: Piece): Point[] =>
  'polygon' in shape
    ? shape.polygon
    : [-1, 1].flatMap((side) => [
        { x: shape.disc.at.x + side * shape.disc.radius, y: shape.disc.at.y },
        { x: shape.disc.at.x, y: shape.disc.at.y + side * shape.disc.radius },
      ]);
const middle = (piece: Piece): Point => {
  const all = corners(piece);
  const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / all.length, y: sum.y / all.length };
};

describe.each(boards)('$id', ({ terrain }) => {
  it('lies inside 36 × 36 inches, in whole units', () => {
    for (const piece of terrain)
      for (const { x, y } of corners(piece)) {
        expect([x, y].every(Number.isInteger), piece.id).toBe(true);
        expect(x >= 0 && y >= 0 && x <= 36 * INCH && y <= 36 * INCH, piece.id).toBe(true);
      }
  });

  it('SET-5: leaves the centre free', () => {
    for (const piece of terrain)
      for (const { x, y } of corners(piece)) {
        const [dx, dy] = [x - 18 * INCH, y - 18 * INCH];
        expect(Math.sqrt(dx * dx + dy * dy), piece.id).toBeGreaterThan(4 * INCH);
      }
  });

  it('has enough terrain of every sort, each piece with a name of its own', () => {
    const ids = terrain.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const kinds = terrain.map(({ kind }) => kind);
    for (const kind of ['barrier', 'obstacle', 'water', 'woods'] as const) expect(kinds).toContain(kind);
  });

  it('favours no edge: every piece has one opposite', () => {
    for (const piece of terrain) {
      const { x, y } = middle(piece);
      const twin = terrain.find((other) => {
        const point = middle(other);
        return other.kind === piece.kind && Math.abs(point.x + x - 36 * INCH) <= 1 && Math.abs(point.y + y - 36 * INCH) <= 1;
      });
      expect(twin?.id, piece.id).toBeDefined();
    }
  });

  it('TER-18: what lies on the ground has the usual top, and what is raised gives its own', () => {
    const tops = { barrier: 6, obstacle: 1, woods: 4, water: 0, platform: null, ladder: null, stairs: null };
    for (const { base, top, kind, id } of terrain) {
      const usual = tops[kind];
      if (usual === null) expect(top - base, id).toBeGreaterThanOrEqual(INCH);
      else expect((top - base) / INCH, id).toBe(usual);
    }
  });

  it('SET-6, MOV-14, MST-10, DEP-10: has nothing to warn of', () => {
    expect(checkBoard(terrain)).toEqual([]);
  });
});

describe('the ready-made pairings', () => {
  it.each(pairings)(
    '$id can be played: equal numbers, one faction, a board that exists and is called so',
    ({ board, boardName, sides }) => {
      expect(boards.find(({ id }) => id === board)?.name).toBe(boardName);
      expect(sides[0].troupe.length).toBe(sides[1].troupe.length);
      for (const { faction, troupe } of sides) {
        expect(new Set(troupe).size).toBe(troupe.length);
        for (const id of troupe) expect(catalogue.characters[id]?.factions, id).toContain(faction);
      }
    },
  );
});
