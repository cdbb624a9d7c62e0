import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/geometry/lengths.ts';
import { distance } from '../../../src/geometry/points.ts';
import { REACH_STEP, reachOf as everyPlace } from '../../../src/rules/movement/reach.ts';
import type { Match, Model } from '../../../src/rules/terms/match.ts';
import { seatTable, type SeatTable } from '../../../src/seats/table/seat-table.ts';
import type { Route } from '../../../src/seats/table/answers.ts';
import { cut, trackTo } from '../../../src/seats/table/ways.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { acting, pointAt, piece, type Given, type Position, type XY } from '../../rules/activation/fixture.ts';
import { A, B, run, type Scene } from '../../rules/small-match.ts';

const ME = '0:me';
const RADIUS = 150;
const me: Given = { seat: 0, at: [10, 18], energy: 3 };
const far: Given = { seat: 1, at: [30, 30] };
const position = (more: Partial<Position> = {}): Position & { active: string } => ({
  ...more,
  models: { me, far, ...more.models },
  active: 'me',
});
/** What seat 0 may ask while its model at (10, 18) acts. */
function table(more: Partial<Position> = {}): SeatTable {
  const { match, cards } = acting(position(more));
  return seatTable(viewFor(match, 0), cards);
}
const tableOf = ({ match, cards }: Scene, seat = 0): SeatTable => seatTable(viewFor(match, seat), cards);
const spots = ({ path }: Route): string[] => path.map(({ x, y }) => `${(x / INCH).toFixed(2)},${(y / INCH).toFixed(2)}`);
const long = (inches: number): number => Math.round(inches * INCH);
const wall = (shape: readonly [number, number, number, number]) => piece('wall', 'barrier', shape);

describe('how far a model may go', () => {
  it('STP-1, JOG-2, REA-3: a step, a jog, a reaction step; an effect that nobody asked for, nowhere', () => {
    const here = table();
    expect((['step', 'jog', 'react', 'effect'] as const).map((as) => here.longestMove(ME, as))).toEqual([INCH, 4 * INCH, INCH, 0]);
  });
  it('JOG-10: a jog is as much longer as its lunge', () => {
    const card = { abilities: [{ kind: 'passive' as const, id: 'l', name: 'l', rules: [{ always: [{ mod: 'lunge' as const, by: 2 }] }] }] };
    expect(table({ models: { me: { ...me, card } } }).longestMove(ME, 'jog')).toBe(6 * INCH);
  });
  it('REA-3: the longest reaction step that can be paid for; that of the book where none can', () => {
    const card = {
      abilities: [
        { kind: 'passive' as const, id: 'r', name: 'r', rules: [{ always: [{ mod: 'reaction-step' as const, in: 3, cost: 2 }] }] },
      ],
    };
    const with_ = (energy: number): number => table({ models: { me: { ...me, card, energy } } }).longestMove(ME, 'react');
    expect([with_(2), with_(1), with_(0)]).toEqual([3 * INCH, INCH, INCH]);
  });
  it('DEF-30: as far as the text that asks says, and for the model it asks about alone', () => {
    const asked = run([{ do: 'move', who: 'target', in: 2, by: 'owner' }]);
    for (const seat of [0, 1]) expect([A, B].map((model) => tableOf(asked, seat).longestMove(model, 'effect'))).toEqual([0, 2 * INCH]);
    const placed = run([{ do: 'place', who: 'target', within: { in: 3, of: 'self' } }]);
    expect(tableOf(placed).longestMove(B, 'effect')).toBe(0);
    expect(tableOf(placed).route(B, 'effect', pointAt([22, 18]), INCH).refused?.code).toBe('not-asked');
    expect(table().route(ME, 'effect', pointAt([10.5, 18]), INCH).refused?.code).toBe('other-question');
  });
});

describe('the way to a point', () => {
  it('is straight, and cut where the move is used up', () => {
    const here = table();
    expect(here.route(ME, 'step', pointAt([10, 17.5]), INCH)).toEqual({
      path: [pointAt([10, 17.5])],
      length: INCH / 2,
      limit: INCH,
      refused: null,
      leavesBoard: false,
    });
    expect(here.route(ME, 'jog', pointAt([10, 10]), 4 * INCH)).toMatchObject({
      path: [pointAt([10, 14])],
      length: 4 * INCH,
      refused: null,
    });
    expect(here.route(ME, 'jog', { x: 2540.4, y: 4000.3 }, 4 * INCH).path).toEqual([{ x: 2540, y: 4000 }]);
  });
  it('JOG-2, MOV-1: a jog goes round a wall and stays as long as it may be', () => {
    const here = table({ terrain: [wall([12, 14, 12.5, 18.3])] });
    const round = here.route(ME, 'jog', pointAt([13.5, 18]), 4 * INCH);
    expect(round.refused).toBeNull();
    expect(round.path.length).toBeGreaterThan(1);
    expect(Math.max(...round.path.map(({ y }) => y))).toBeGreaterThan(long(18.3) + RADIUS - 3);
    expect(round.length).toBeLessThanOrEqual(4 * INCH + 1);
    expect(distance(round.path.at(-1) ?? pointAt([0, 0]), pointAt([13.5, 18]))).toBeLessThan(INCH / 4);
    const short = here.route(ME, 'jog', pointAt([13.5, 18]), 2 * INCH);
    expect(short.length).toBeGreaterThan(2 * INCH - 2);
    expect(short.length).toBeLessThanOrEqual(2 * INCH + 1);
  });
  it('is the refused straight one where no way leads round, or where it would be too far', () => {
    const here = table({ terrain: [wall([12, 0, 12.5, 36])] });
    const closed = here.route(ME, 'jog', pointAt([13.5, 18]), 4 * INCH);
    expect(closed).toMatchObject({ path: [pointAt([13.5, 18])], refused: { code: 'overlaps-terrain', clauses: ['TER-3', 'MOV-1'] } });
  });
  it('STP-6: a step does not go round', () => {
    const here = table({ terrain: [piece('pole', 'barrier', [10.8, 18.02, 0.1])] });
    const { path, refused } = here.route(ME, 'step', pointAt([11.9, 18.4]), INCH);
    expect([path.length, refused?.code]).toEqual([1, 'overlaps-terrain']);
  });
  it('EDG-1: leads off the board and says so', () => {
    const here = table({ models: { me: { ...me, at: [1, 18] } } });
    expect(here.route(ME, 'jog', pointAt([0.2, 18]), 4 * INCH)).toMatchObject({ leavesBoard: true, refused: null });
    expect(here.route(ME, 'jog', pointAt([3, 18]), 4 * INCH)).toMatchObject({ leavesBoard: false });
  });
  it('JOG-10: a lunging jog goes round what is in the way with its lunge, to an enemy', () => {
    const card = { abilities: [{ kind: 'passive' as const, id: 'l', name: 'l', rules: [{ always: [{ mod: 'lunge' as const, by: 2 }] }] }] };
    const foe: Given = { seat: 1, at: [16, 18] };
    const here = table({ models: { me: { ...me, card }, foe }, terrain: [piece('pole', 'barrier', [12, 18, 0.3])] });
    const { path, length, refused } = here.route(ME, 'jog', pointAt([14.6, 18]), 6 * INCH);
    expect([path.length > 1, length > 4 * INCH, refused]).toEqual([true, true, null]);
    const ends = here.reach(ME, 'jog', 6 * INCH) ?? [];
    const beyond = ends.filter((end) => distance(end, pointAt([10, 18])) > 4 * INCH + 3);
    expect(beyond.length).toBeGreaterThan(0);
    // 1″ of melee range and two bases.
    expect(Math.max(...beyond.map((end) => distance(end, pointAt([16, 18]))))).toBeLessThanOrEqual(INCH + 2 * RADIUS + 3);
    const near = here.reach(ME, 'jog', 3 * INCH) ?? [];
    expect(near.every((end) => distance(end, pointAt([10, 18])) <= 3 * INCH)).toBe(true);
    expect(near.some(({ x }) => x < long(7.3))).toBe(true);
  });
  it('DEF-30: the move of a card text finds its way round for the seat that is asked, and is not refused to one that only looks', () => {
    const asked = run([{ do: 'move', who: 'target', in: 3, by: 'owner' }], {}, { terrain: [wall([22.5, 14, 23, 18.3])] });
    const routes = [0, 1].map((seat) => tableOf(asked, seat).route(B, 'effect', pointAt([23.9, 18.4]), 3 * INCH));
    for (const { path, refused, length } of routes) {
      expect(refused).toBeNull();
      expect(path.length).toBeGreaterThan(1);
      expect(length).toBeLessThanOrEqual(3 * INCH + 1);
    }
  });
  it('DEF-30: somebody else may be asked for the way of a model', () => {
    const asked = run([{ do: 'move', who: 'target', in: 2 }]);
    for (const seat of [0, 1])
      expect(tableOf(asked, seat).route(B, 'effect', pointAt([22, 18]), 2 * INCH)).toMatchObject({
        path: [pointAt([22, 18])],
        refused: null,
      });
  });
  it('a text may let a model go over what is in the way', () => {
    const terrain = [piece('hedge', 'barrier', [22.2, 10, 22.4, 26])];
    const to = pointAt([23.4, 18]);
    const over = tableOf(run([{ do: 'move', who: 'target', in: 3, by: 'owner', freely: ['barrier'] }], {}, { terrain }), 1);
    expect(over.route(B, 'effect', to, 3 * INCH)).toMatchObject({ path: [to], refused: null });
    expect((over.reach(B, 'effect', 3 * INCH) ?? []).some(({ x }) => x > long(23))).toBe(true);
    const under = tableOf(run([{ do: 'move', who: 'target', in: 3, by: 'owner' }], {}, { terrain }), 1);
    expect(under.route(B, 'effect', to, 3 * INCH).refused?.code).toBe('overlaps-terrain');
    expect((under.reach(B, 'effect', 3 * INCH) ?? []).some(({ x }) => x > long(22.4))).toBe(false);
  });
  it('REA-14: a reaction step that a text gives goes straight', () => {
    const given = { terrain: [piece('pole', 'barrier', [22.6, 18.02, 0.1])] };
    const asked = run([{ do: 'reaction-step', who: 'target' }], {}, given);
    const mine = tableOf(asked, 1);
    expect(mine.longestMove(B, 'effect')).toBe(INCH);
    const { path, refused } = mine.route(B, 'effect', pointAt([24.1, 18.05]), 3 * INCH);
    expect([path.length, refused === null]).toEqual([1, false]);
    const ends = mine.reach(B, 'effect', 3 * INCH) ?? [];
    expect(ends.some((end) => distance(end, pointAt([23.3, 19.8])) < 3 * REACH_STEP)).toBe(true);
    expect(ends.some((end) => distance(end, pointAt([23.8, 18.05])) < 3 * REACH_STEP)).toBe(false);
  });
});

describe('a finger on or close beside something', () => {
  const BESIDE = 0.25;
  const alone = (stones: Position['stones'], more: Partial<Position> = {}) => table({ ...more, ...(stones ? { stones } : {}) });
  // The base and the moonstone touch this far apart.
  const touch = 0.843;
  it('DEF-31: means base contact with it, on the side on which the finger is', () => {
    const here = alone({ s1: { at: [12, 18] } });
    expect(spots(here.route(ME, 'jog', pointAt([12, 18]), 4 * INCH))).toEqual([`${(12 - touch).toFixed(2)},18.00`]);
    expect(spots(here.route(ME, 'jog', pointAt([12.9, 18]), 4 * INCH))).toEqual([`${(12 + touch).toFixed(2)},18.00`]);
    expect(spots(here.route(ME, 'jog', pointAt([12 + touch + BESIDE - 0.01, 18]), 4 * INCH))).toEqual([`${(12 + touch).toFixed(2)},18.00`]);
    expect(spots(here.route(ME, 'jog', pointAt([12 + touch + BESIDE + 0.02, 18]), 4 * INCH))).toEqual(['13.11,18.00']);
  });
  it('DEF-31: on a stone as it is drawn means the stone, and the side of it that is reached first', () => {
    const here = alone({ s1: { at: [12, 18] } });
    // the far side is farther off than it may jog
    for (const [x, y] of [
      [12.3, 18],
      [12.2, 18.25],
      [12, 17.7],
      [11.7, 18],
    ] as const)
      expect(spots(here.route(ME, 'jog', pointAt([x, y]), 2.4 * INCH)), `${x} ${y}`).toEqual([`${(12 - touch).toFixed(2)},18.00`]);
  });
  it('DEF-31: of several the nearest', () => {
    const stones = { s1: { at: [12, 18] as XY }, s2: { at: [12, 19.7] as XY } };
    const here = alone(stones);
    const touched = (to: XY): string[] => {
      const end = here.route(ME, 'jog', pointAt(to), 4 * INCH).path.at(-1) ?? pointAt([0, 0]);
      return here.ending(ME, end).touches;
    };
    expect([touched([11.4, 18.1]), touched([11.4, 19.6])]).toEqual([['s1'], ['s2']]);
    expect([touched([11.5, 18.75]), touched([11.5, 18.95])]).toEqual([['s1'], ['s2']]);
  });
  it('a stone that somebody holds is none, and a stone that nobody can stand beside is not gone up to', () => {
    const { match, cards } = acting(position({ stones: { s1: { at: [12, 18] } } }));
    const stones = match.table.stones.map((stone) => ({ ...stone, holder: '1:far' }));
    const held = seatTable(viewFor({ ...match, table: { ...match.table, stones } }, 0), cards);
    expect(spots(held.route(ME, 'jog', pointAt([12, 18]), 4 * INCH))).toEqual(['12.00,18.00']);
    const walls = [
      wall([11, 16.9, 13, 17.1]),
      piece('b', 'barrier', [11, 18.9, 13, 19.1]),
      piece('c', 'barrier', [11, 16.9, 11.2, 19.1]),
      piece('d', 'barrier', [12.8, 16.9, 13, 19.1]),
    ];
    const boxed = alone({ s1: { at: [12, 18] } }, { terrain: walls });
    expect(boxed.route(ME, 'jog', pointAt([12, 18]), 4 * INCH)).toMatchObject({
      path: [pointAt([12, 18])],
      refused: { clauses: expect.any(Array) },
    });
  });
  it('MOV-2: of the places beside it one on which the model may stand', () => {
    // The near side of the stone is walled up.
    const here = alone({ s1: { at: [12, 18] } }, { terrain: [wall([11.2, 17.2, 11.4, 18.8])] });
    const { path, refused } = here.route(ME, 'jog', pointAt([12, 18]), 6 * INCH);
    const end = path.at(-1) ?? pointAt([0, 0]);
    expect(Math.abs(distance(end, pointAt([12, 18])) - touch * INCH)).toBeLessThan(4);
    expect([refused, end.x > long(11.4)]).toEqual([null, true]);
  });
  it('a base and a wall are gone up to, too', () => {
    const here = table({ models: { foe: { seat: 1, at: [12.5, 18] } }, terrain: [wall([8, 19.2, 14, 19.6])] });
    const end = here.route(ME, 'jog', pointAt([12.3, 18]), 4 * INCH).path.at(-1) ?? pointAt([0, 0]);
    expect(Math.abs(distance(end, pointAt([12.5, 18])) - 2 * RADIUS)).toBeLessThan(3);
    expect(here.route(ME, 'jog', pointAt([9, 19.1]), 4 * INCH).path.at(-1)?.y).toBe(long(19.2) - RADIUS);
  });
  it('is the place itself where contact would be refused: for a reaction step that nobody is asked for', () => {
    const here = alone({ s1: { at: [11, 18] } });
    const { path, refused } = here.route(ME, 'react', pointAt([10.5, 18]), INCH);
    expect([path, refused === null]).toEqual([[pointAt([10.5, 18])], false]);
  });
});

describe('a path drawn by hand', () => {
  it('is judged as it is, corner for corner, by the farthest that the move may go', () => {
    const here = table();
    expect(here.verdict(ME, 'jog', [{ x: 2540.4, y: 4826.2 }, pointAt([11, 19])])).toEqual({
      path: [pointAt([10, 19]), pointAt([11, 19])],
      length: 2 * INCH,
      limit: 4 * INCH,
      refused: null,
      leavesBoard: false,
    });
    expect(here.verdict(ME, 'jog', [pointAt([10, 22.1])]).refused).toMatchObject({ code: 'too-far', clauses: ['JOG-2'] });
    expect(here.verdict(ME, 'step', [pointAt([10, 18.5]), pointAt([10.2, 18.5])]).refused?.clauses).toContain('STP-6');
  });
});

describe('a path that is cut', () => {
  const start = { x: 0, y: 0 };
  const east = (...xs: number[]) => xs.map((x) => ({ x, y: 0 }));
  it('ends where its length is used up, and leaves out a last crumb', () => {
    expect(cut(start, east(10, 30), 40)).toEqual(east(10, 30));
    expect(cut(start, east(10, 30), 30)).toEqual(east(10, 30));
    expect(cut(start, east(10, 30), 25)).toEqual(east(10, 25));
    expect(cut(start, east(10, 30), 5)).toEqual(east(5));
    expect(cut(start, east(10, 30), 10.9)).toEqual(east(10));
    expect(cut(start, east(10, 30), 11)).toEqual(east(10, 11));
    expect(cut(start, east(10, 30), 0.9)).toEqual(east(1));
    expect(cut(start, [], 5)).toEqual([]);
    expect(cut({ x: 5, y: 5 }, [{ x: 5, y: 15 }], 4)).toEqual([{ x: 5, y: 9 }]);
  });
});

describe('a track that several moves may share', () => {
  const track = (to: XY, limit: number, more: Partial<Position> = {}) => trackTo(acting(position(more)).look, ME, pointAt(to), limit);
  it('goes straight, farther than one move, no farther than asked', () => {
    expect(track([10, 10], 6 * INCH)).toEqual([pointAt([10, 12])]);
    expect(track([10, 14], 6 * INCH)).toEqual([pointAt([10, 14])]);
  });
  it('goes round what is in the way, up to what lies under the finger, and straight where no way is known', () => {
    const round = track([14, 18], 7 * INCH, { terrain: [wall([12, 14, 12.5, 18.3])] });
    expect([round.length > 1, round.at(-1)]).toEqual([true, pointAt([14, 18])]);
    const [upTo] = track([12, 18], 7 * INCH, { stones: { s1: { at: [12, 18] } } });
    expect(distance(upTo ?? pointAt([0, 0]), pointAt([12, 18]))).toBeGreaterThan(0.84 * INCH);
    expect(track([14, 18], 7 * INCH, { terrain: [wall([12, 0, 12.5, 36])] })).toEqual([pointAt([14, 18])]);
    expect(track([10, 18], 7 * INCH)).toHaveLength(1);
  });
});

describe('where a move can end', () => {
  const start = pointAt([10, 18]);
  it('DEF-28: is covered by the places that are shown, bases wide, of which only the border is close together', () => {
    const { match, cards, look } = acting(position());
    const points = seatTable(viewFor(match, 0), cards).reach(ME, 'jog', 4 * INCH) ?? [];
    const all = everyPlace(look, { model: ME, as: 'jog', length: 4 * INCH });
    const names = new Set(all.map(({ x, y }) => `${x} ${y}`));
    const isCoarse = ({ x, y }: typeof start): boolean => (x - start.x) % 108 === 0 && (y - start.y) % 108 === 0;
    const isBorder = ({ x, y }: typeof start): boolean =>
      [-REACH_STEP, 0, REACH_STEP].some((dx) => [-REACH_STEP, 0, REACH_STEP].some((dy) => !names.has(`${x + dx} ${y + dy}`)));
    expect(points).toEqual(all.filter((point) => isCoarse(point) || isBorder(point)));
    expect(points.length).toBeLessThan(all.length / 3);
    expect(all.every((place) => points.some((point) => distance(point, place) < RADIUS))).toBe(true);
    expect(Math.max(...points.map((point) => distance(point, start)))).toBeLessThanOrEqual(4 * INCH);
  });
  it('STP-1, REA-3: a step and a reaction step go straight, each its length', () => {
    const card = {
      abilities: [{ kind: 'passive' as const, id: 'r', name: 'r', rules: [{ always: [{ mod: 'reaction-step' as const, in: 2 }] }] }],
    };
    const here = table({ models: { me: { ...me, card } }, terrain: [wall([10.9, 16, 11, 20])] });
    for (const [as, most] of [
      ['step', INCH],
      ['react', 2 * INCH],
    ] as const) {
      const ends = here.reach(ME, as, most) ?? [];
      const length = Math.max(...ends.map((end) => distance(end, start)));
      expect([length > most - REACH_STEP, length <= most]).toEqual([true, true]);
      expect(ends.every(({ x }) => x < long(11))).toBe(true);
    }
  });
  it('is nothing for a model that is not on the board', () => {
    const { match, cards } = acting(position());
    const matchOf = (id: string): Match => {
      const { models } = match.table;
      const model: Model = { ...(models[id] as Model), status: 'slain' };
      return { ...match, table: { ...match.table, models: { ...models, [id]: model } } };
    };
    expect(seatTable(viewFor(matchOf('1:far'), 0), cards).reach('1:far', 'jog', 4 * INCH)).toBeNull();
  });
});
