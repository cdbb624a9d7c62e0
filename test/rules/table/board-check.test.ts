import { describe, expect, it } from 'vitest';
import { checkBoard, type BoardFinding } from '../../../src/rules/table/board-check.ts';
import { terrainPieces, type Laying, type PaletteName } from '../../../src/rules/table/terrain-pieces.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';

const INCH = 254;
const EAST = { x: 1, y: 0 };
const lay = (name: PaletteName, x: number, y: number, more: Partial<Laying> = {}): Piece[] =>
  terrainPieces(name, { id: name, at: [x, y], way: EAST, ...more });
const rectangle = (
  id: string,
  kind: Piece['kind'],
  [x, y, wide, high]: [number, number, number, number],
  more: Partial<Piece> = {},
): Piece => ({
  id,
  kind,
  shape: {
    polygon: [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ].map(([a = 0, b = 0]) => ({ x: Math.round(a * INCH), y: Math.round(b * INCH) })),
  },
  base: 0,
  top: kind === 'water' ? 0 : INCH,
  ...more,
});
/** Enough terrain that nothing is said of emptiness. */
const scenery = [...lay('wood', 6, 30, { id: 'far-wood', long: 9, wide: 9 }), ...lay('pond', 30, 30, { id: 'far-pond', long: 6, wide: 6 })];
const found = (...pieces: Piece[]): BoardFinding[] => checkBoard([...scenery, ...pieces]);
const codes = (...pieces: Piece[]): string[] => found(...pieces).map(({ grade, code }) => `${grade} ${code}`);

describe('the check of a board', () => {
  it('says nothing of a board on which nothing is wrong', () => {
    expect(codes(...lay('hedge', 10, 10), ...lay('hut', 26, 8), ...lay('house', 10, 20))).toEqual([]);
  });

  it('TER-11 TER-8: a building that nobody enters is one barrier; one with rooms has walls, a door and windows', () => {
    expect(lay('hut', 26, 8).map(({ kind, tags }) => [kind, tags])).toEqual([['barrier', ['building']]]);
    const kinds = lay('house', 10, 20).map(({ kind }) => kind);
    expect([kinds.filter((kind) => kind === 'barrier').length, kinds.filter((kind) => kind === 'obstacle').length]).toEqual([8, 3]);
  });

  it('SET-2: a piece over the edge is an error, one that touches it is none', () => {
    expect(codes(rectangle('shed', 'barrier', [-0.5, 4, 3, 3]))).toEqual(['error off-board']);
    expect(codes(rectangle('shed', 'barrier', [0, 4, 3, 3]))).toEqual([]);
    expect(codes(...lay('tree', 0.2, 10))).toEqual(['error off-board']);
  });

  it('TER-18: a piece needs an outline and a height', () => {
    const line = rectangle('line', 'barrier', [4, 4, 3, 0]);
    expect(codes(line)).toEqual(['error no-footprint']);
    const bow = rectangle('bow', 'obstacle', [4, 4, 3, 3]);
    if (!('polygon' in bow.shape)) throw new Error('a rectangle');
    const [a, b, c, d] = bow.shape.polygon;
    if (!a || !b || !c || !d) throw new Error('four corners');
    expect(codes({ ...bow, shape: { polygon: [a, c, b, d] } })).toEqual(['error no-footprint']);
    expect(codes(rectangle('flat', 'barrier', [4, 4, 3, 3], { base: 500, top: 500 }))).toEqual(['error heights-wrong']);
  });

  it('SET-7: two pieces cannot share a name', () => {
    expect(codes(...lay('hedge', 10, 10), ...lay('hedge', 26, 10))).toEqual(['error same-name']);
  });

  it('SET-6: terrain on the centre is a warning, not an error', () => {
    const [finding, ...more] = found(...lay('well', 18, 18));
    expect(finding).toMatchObject({ grade: 'warning', code: 'centre-covered', clause: 'SET-6', pieces: ['well'] });
    expect(more).toEqual([]);
    expect(codes(...lay('well', 18, 19))).toEqual([]);
  });

  it('SET-7: two sorts in one place are named, two of one sort are not', () => {
    const both = found(...lay('pond', 10, 10), ...lay('hedge', 10, 10));
    expect(both).toMatchObject([{ code: 'pieces-overlap', pieces: ['pond', 'hedge'] }]);
    expect(codes(...lay('wall', 10, 10), ...lay('wall', 10, 10, { id: 'other', way: { x: 0, y: 1 } }))).toEqual([]);
    // parts of one item may fill the same room, of whatever kind they are; those of two items may not
    const parts = (first: string, second: string): string[] =>
      codes(rectangle('beam', 'barrier', [9, 9, 3, 1], { piece: first }), rectangle('sill', 'obstacle', [10, 9, 3, 1], { piece: second }));
    expect([parts('house', 'house'), parts('house', 'hut')]).toEqual([[], ['warning pieces-overlap']]);
  });

  it('MOV-14: a platform that nothing leads to is named, until stairs or a ladder touch it', () => {
    const platform = lay('platform', 10, 10);
    expect(codes(...platform)).toEqual(['warning no-way-up']);
    expect(codes(...platform, ...lay('stairs', 13.75, 10))).toEqual([]);
    expect(codes(...platform, ...lay('ladder', 10, 12.25))).toEqual([]);
    expect(codes(...platform, ...lay('ladder', 10, 13))).toEqual(['warning no-way-up', 'warning leads-nowhere']);
  });

  it('TER-14, TER-15: a ladder that stands on a platform nobody climbs helps nobody', () => {
    const low = rectangle('low', 'platform', [8, 8, 6, 4], { top: 3 * INCH });
    const high = rectangle('high', 'platform', [8, 8, 3, 4], { base: 3 * INCH, top: 6 * INCH });
    const upper = rectangle('upper', 'ladder', [11, 9, 0.5, 1], { base: 3 * INCH, top: 6 * INCH });
    const lower = rectangle('lower', 'ladder', [9, 12, 1, 0.5], { top: 3 * INCH });
    expect(codes(low, high, upper)).toEqual(['warning no-way-up', 'warning no-way-up']);
    expect(codes(low, high, upper, lower)).toEqual([]);
  });

  it('MST-10: a place walled in on all sides is found, and where it is', () => {
    const wall = (id: string, box: [number, number, number, number]): Piece => rectangle(id, 'barrier', box, { top: 6 * INCH });
    const ring = [wall('north', [6, 6, 6, 0.5]), wall('south', [6, 11.5, 6, 0.5]), wall('west', [6, 6, 0.5, 6])];
    const [finding] = found(...ring, wall('east', [11.5, 6, 0.5, 6]));
    expect(finding).toMatchObject({ code: 'cannot-be-reached', clause: 'MST-10' });
    expect(finding?.at?.x).toBeGreaterThan(6 * INCH);
    expect(finding?.at?.x).toBeLessThan(12 * INCH);
    const elsewhere = wall('elsewhere', [30, 4, 3, 3]);
    const named = found(elsewhere, ...ring, wall('east', [11.5, 6, 0.5, 6])).filter(({ code }) => code === 'cannot-be-reached');
    expect(named).toHaveLength(1);
    expect(['north', 'south', 'west', 'east']).toContain(named[0]?.pieces.join());
    const withGate = [...ring, wall('east', [11.5, 6, 0.5, 2]), wall('gate-post', [11.5, 10, 0.5, 2])];
    expect(codes(...withGate)).toEqual([]);
    expect(codes(...withGate, rectangle('gate', 'obstacle', [11.5, 8, 0.5, 2]))).toEqual([]);
    expect(codes(...withGate, rectangle('heap', 'obstacle', [11, 8, 1.5, 2]))).toContain('warning cannot-be-reached');
  });

  it('DEP-10: an edge with no room to deploy is named', () => {
    const found_ = found(rectangle('fortress', 'barrier', [1, 1, 34, 8], { top: 6 * INCH }));
    expect(found_.filter(({ code }) => code === 'strip-crowded').map(({ edge }) => edge)).toEqual(['north']);
  });

  it('SET-5: hardly anything and hardly any room are both worth a word', () => {
    expect(checkBoard(lay('well', 8, 8)).map(({ code }) => code)).toEqual(['too-empty']);
    const woods = [0, 1, 2, 3].flatMap((k) => lay('wood', 9, 5 + 8.5 * k, { id: `wood-${k}`, long: 17, wide: 9 }));
    const more = [0, 1, 2, 3].flatMap((k) => lay('wood', 27, 5 + 8.5 * k, { id: `more-${k}`, long: 17, wide: 9 }));
    expect(checkBoard([...woods, ...more]).map(({ code }) => code)).toContain('too-full');
  });
});

describe('sorts of terrain', () => {
  it('TER-8: a house has barriers for walls, obstacles for what is closed, and a way in', () => {
    const house = lay('house', 10, 10);
    expect(new Set(house.map(({ piece }) => piece))).toEqual(new Set(['house']));
    expect(house.filter(({ tags }) => tags?.includes('wall')).every(({ kind }) => kind === 'barrier')).toBe(true);
    const closed = house.filter(({ tags }) => tags?.includes('door') || tags?.includes('window'));
    expect(closed.map(({ kind }) => kind)).toEqual(['obstacle', 'obstacle', 'obstacle']);
    expect(codes(...house)).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5])('TER-8: turned %i sixteenths, a house can still be entered', (k) => {
    const ways = [
      { x: 1, y: 0 },
      { x: 0.92388, y: 0.382683 },
      { x: 0.707107, y: 0.707107 },
      { x: 0.382683, y: 0.92388 },
      { x: 0, y: 1 },
      { x: -0.8, y: 0.6 },
    ];
    expect(codes(...lay('house', 10, 10, { way: ways[k] ?? EAST }))).toEqual([]);
  });
});
