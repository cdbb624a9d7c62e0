import { describe, expect, it } from 'vitest';
import { BOARD, INCH } from '../../../src/geometry/lengths.ts';
import { distance, type Point } from '../../../src/geometry/points.ts';
import { refuseAnswer } from '../../../src/rules/effects/questions.ts';
import type { Look } from '../../../src/rules/look.ts';
import { inches, spotOf } from '../../../src/rules/table/spots.ts';
import type { Answer } from '../../../src/rules/terms/decision.ts';
import type { Question } from '../../../src/rules/terms/opening.ts';
import { freeSpots } from '../../../src/seats/table/free-spots.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { acting, pointAt, piece, type Given, type Position } from '../../rules/activation/fixture.ts';
import { B, lookAt, run } from '../../rules/small-match.ts';

const ME = '0:me';
const me: Given = { seat: 0, at: [10, 18] };
const foe: Given = { seat: 1, at: [12, 18], card: { base: 50 } };
const look = ({ models, ...more }: Partial<Position> = {}): Look => acting({ ...more, models: { me, foe, ...models }, active: 'me' }).look;

const COARSE = 128;
const isOnBoard = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < BOARD && y < BOARD;
const near = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) <= COARSE && Math.abs(a.y - b.y) <= COARSE;

/** The free spots, after the laws that hold of any. */
function spots(
  on: Look,
  question: Question,
  middle: Point,
  answer: (pointAt: Point) => Answer = (at_) => ({ at: spotOf(at_) }),
  moved?: string,
): Point[] {
  const free = freeSpots(on, 0, question, moved === undefined ? undefined : { id: moved, middle }) ?? [];
  const isLegal = (spot: Point): boolean => refuseAnswer(on, 0, question, answer(spot)) === null;
  expect(free.length).toBeGreaterThan(0);
  expect(free.filter((spot) => !isLegal(spot))).toEqual([]);
  expect(new Set(free.map(({ x, y }) => `${x} ${y}`)).size).toBe(free.length);
  // Coarse inside, twice as close at the border.
  const isCoarse = ({ x, y }: Point): boolean => (x - middle.x) % COARSE === 0 && (y - middle.y) % COARSE === 0;
  const has = new Set(free.map(({ x, y }) => `${x} ${y}`));
  const around = ({ x, y }: Point): Point[] =>
    [-COARSE, 0, COARSE].flatMap((dx) => [-COARSE, 0, COARSE].map((dy) => ({ x: x + dx, y: y + dy })));
  const isInside = (spot: Point): boolean => around(spot).every(({ x, y }) => has.has(`${x} ${y}`));
  expect(free.filter((spot) => !isCoarse(spot) && isInside(spot)).length).toBeLessThanOrEqual(free.length / 10);
  expect(free.filter((spot) => !isCoarse(spot)).length).toBeGreaterThan(0);
  // Where one corner of a coarse square is free and another is not, the places between are tried.
  const tried = new Map<string, boolean>();
  const isFound = ({ x, y }: Point): boolean => has.has(`${x} ${y}`);
  for (const { x, y } of free.filter(isCoarse))
    for (const left of [x - COARSE, x])
      for (const above of [y - COARSE, y]) {
        const corners = [0, COARSE].flatMap((dx) => [0, COARSE].map((dy) => isFound({ x: left + dx, y: above + dy })));
        if (tried.has(`${left} ${above}`) || corners.every(Boolean)) continue;
        tried.set(`${left} ${above}`, true);
        const half = COARSE / 2;
        const between = [
          { x: left + half, y: above },
          { x: left, y: above + half },
          { x: left + half, y: above + half },
        ];
        for (const spot of between)
          if (isOnBoard(spot)) expect(`${spot.x} ${spot.y} ${isFound(spot)}`).toBe(`${spot.x} ${spot.y} ${isLegal(spot)}`);
      }
  // Nothing legal is far from all of them.
  for (let x = middle.x % 160; x < BOARD; x += 160)
    for (let y = middle.y % 160; y < BOARD; y += 160)
      if (distance({ x, y }, middle) < 12 * INCH && isLegal({ x, y }) && !free.some((spot) => near(spot, { x, y })))
        expect(`${x} ${y} is legal and far from any spot`).toBe('');
  return free;
}
const farthest = (free: readonly Point[], from: Point): number => Math.max(...free.map((spot) => distance(spot, from)));

describe('where something may be put', () => {
  it('DEF-27: a model, so near to another, and on nobody', () => {
    const question: Question = { ask: 'place', model: ME, within: 2 * INCH, of: '1:foe' };
    const free = spots(look({ terrain: [piece('oak', 'barrier', [13.5, 17, 0.5])] }), question, pointAt([12, 18]));
    const trees = look({ terrain: [piece('oak', 'barrier', [13.5, 17, 0.5])] });
    expect(freeSpots(trees, 0, question, { id: 'oak', middle: pointAt([13.5, 17]) })).toEqual(free);
    expect(farthest(free, pointAt([12, 18]))).toBeGreaterThan(2 * INCH + 250 + 150 - 64);
    expect(free.some((spot) => distance(spot, pointAt([12, 18])) < 250 + 150 - 3)).toBe(false);
  });
  it('EDG-3: no farther than the edge of the board', () => {
    const question: Question = { ask: 'place', model: ME, within: 2 * INCH, of: '1:foe' };
    const corner = look({ models: { foe: { ...foe, at: [1.1, 34.9] } } });
    expect(Math.min(...spots(corner, question, pointAt([1.1, 34.9])).map(({ x }) => x))).toBeGreaterThanOrEqual(147);
  });
  it('CMP-7: a moonstone that rolls away, so near to who lost it', () => {
    const question: Question = { ask: 'stone', stone: 's1', model: ME, within: 2 * INCH };
    const on = look({ models: { me: { ...me, stones: 1 }, foe: { ...foe, at: [30, 30] } } });
    const stone = Object.values(on.match.table.stones)[0]?.id ?? '';
    const free = spots(on, { ...question, stone }, pointAt([10, 18]), (spot) => ({ stone, at: spotOf(spot) }));
    expect(farthest(free, pointAt([10, 18]))).toBeGreaterThan(2 * INCH + 150 + 64 - 64);
  });
  it('CMP-7: woods on open ground near a model', () => {
    const question: Question = { ask: 'ground', kind: 'woods', radius: 254, of: ME, within: 3 * INCH };
    const free = spots(look(), question, pointAt([10, 18]));
    expect(farthest(free, pointAt([10, 18]))).toBeGreaterThan(3 * INCH + 150 + 254 - 64);
  });
  it('CMP-7: woods anywhere, up to the edges of the board', () => {
    const middle = { x: BOARD / 2, y: BOARD / 2 };
    const question: Question = { ask: 'ground', kind: 'woods', radius: 254 };
    const free = spots(look({ terrain: [piece('pond', 'water', [4, 4, 9, 9])] }), question, middle);
    for (const axis of ['x', 'y'] as const) {
      expect(Math.min(...free.map((spot) => spot[axis]))).toBeLessThan(254 + COARSE);
      expect(Math.max(...free.map((spot) => spot[axis]))).toBeGreaterThan(BOARD - 254 - COARSE);
    }
    for (const half of [{ of: ME }, { within: 254 }])
      expect(freeSpots(look(), 0, { ...question, ...half } as Question)?.length).toBeGreaterThan(4000);
  });
  it('EVA-18: a piece of terrain, so far from where it lies, the middle where the finger is', () => {
    const question: Question = { ask: 'terrain', pieces: ['oak'], within: 2 * INCH, may: true };
    const middle = pointAt([20, 20]);
    const on = look({ terrain: [piece('oak', 'barrier', [20, 20, 0.5]), piece('elm', 'barrier', [22, 20, 0.5])] });
    const answerOf = (spot: Point): Answer => ({ terrain: 'oak', by: [inches(spot.x - middle.x), inches(spot.y - middle.y)] });
    const free = spots(on, question, middle, answerOf, 'oak');
    expect(farthest(free, middle)).toBeGreaterThan(2 * INCH - 64);
    expect(free.some((spot) => distance(spot, pointAt([22, 20])) < INCH - 3)).toBe(false);
    expect(freeSpots(on, 0, question)).toBeNull();
    const snapped = freeSpots(on, 0, question, { id: 'oak', middle: { x: middle.x + 0.4, y: middle.y - 0.4 } });
    expect(snapped).toEqual(free);
  });
  it('is null where the answers themselves are all there are, or any place may be tried', () => {
    const asks: Question[] = [
      { ask: 'place', model: ME, contact: ['1:foe'] },
      { ask: 'place', model: ME, of: '1:foe' },
      { ask: 'place', model: ME, within: 254 },
      { ask: 'stone', stone: 's1', model: ME },
      { ask: 'number', from: 1, to: 3 },
    ];
    expect(asks.map((question) => freeSpots(look(), 0, question))).toEqual([null, null, null, null, null]);
  });
});

describe('the free spots of a seat', () => {
  it('are for the question it is asked, and for nobody else', () => {
    const asked = run([{ do: 'place', who: 'target', within: { in: 3, of: 'self' } }]);
    const of = (seat: number | null) => seatTable(viewFor(asked.match, seat), asked.cards).freeSpots();
    const question: Question = { ask: 'place', model: B, within: 3 * INCH, of: '0:a' };
    expect(of(0)?.length).toBeGreaterThan(100);
    expect(of(0)).toEqual(freeSpots(lookAt(asked), 0, question));
    expect([of(1), of(null)]).toEqual([null, null]);
    const { match, cards } = acting({ models: { me, foe }, active: 'me' });
    expect(seatTable(viewFor(match, 0), cards).freeSpots()).toBeNull();
  });
});
