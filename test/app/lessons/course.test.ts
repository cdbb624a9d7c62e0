import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/rules/terms/board.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { MoveCourse } from '../../../src/seats/table/answers.ts';
import { rulesTable } from '../../ui/match/tables/rules-table.ts';

const INCH = 254;
const ME = '0:flintlock';
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

/** Flintlock may be activated, with 3 energy and a Jog of 4″; its enemy is far away. */
function table(
  terrain: readonly object[] = [],
  stones: { id: string; at: { x: number; y: number }; depth: number }[] = [],
  jogged = false,
) {
  const models = {
    [ME]: { at: pointAt(18, 18), energy: 3, ...(jogged ? { jogged } : {}) },
    '1:beaky-bobby': { at: pointAt(18, 34), energy: 3 },
  };
  return rulesTable(
    {
      seats: [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }],
      options: {},
      terrain: terrain as Piece[],
      seed: '1',
      start: 'activation',
      position: { turn: 2, first: 0, models, stones },
    },
    ['Ada', 'Ben'],
  );
}
const textsOf = (course: MoveCourse | null | undefined): string[] =>
  (course?.moves ?? []).map(
    ({ as, path }) => `${as} ${path.map(({ x, y }) => `${(x / INCH).toFixed(1)},${(y / INCH).toFixed(1)}`).join(' ')}`,
  );
const decided = (course: MoveCourse | null | undefined): Decision[] => [
  { seat: 0, kind: 'activate', model: ME },
  ...(course?.moves ?? []).map(({ as, path }): Decision => ({
    seat: 0,
    kind: as,
    model: ME,
    path: path.map(({ x, y }) => [x / INCH, y / INCH]),
  })),
];

describe('a course', () => {
  it('is the Jog where that is enough, and the Steps that it lacks; no farther than the energy', () => {
    const play = table();
    expect(textsOf(play.course?.(0, ME, pointAt(18, 15)))).toEqual(['jog 18.0,15.0']);
    expect(textsOf(play.course?.(0, ME, pointAt(18, 12.5)))).toEqual(['jog 18.0,14.0', 'step 18.0,13.0', 'step 18.0,12.5']);
    const farthest = play.course?.(0, ME, pointAt(18, 2));
    expect(textsOf(farthest).at(-1)).toBe('step 18.0,11.0');
    expect(farthest).toMatchObject({ energy: 0, limit: 7 * INCH });
  });

  it('leads to that side of a stone beside a corner which the fewest Steps touch', () => {
    const besideCorner = (stone: { x: number; y: number }, right: number, top: number) => {
      const wall = [pointAt(17, top), pointAt(right, top), pointAt(right, 21), pointAt(17, 21)];
      const piece = { id: 'wall', kind: 'obstacle', base: 0, top: 3 * INCH, piece: 'wall', tags: [], shape: { polygon: wall } };
      const course = table([piece], [{ id: 's1', at: stone, depth: 2 }], true).course?.(0, ME, stone);
      const end = course?.moves.at(-1)?.path.at(-1) ?? pointAt(0, 0);
      expect(Math.hypot(end.x - stone.x, end.y - stone.y), 'it touches the stone').toBeLessThanOrEqual(150 + 63.5 + 2.54);
      return { moves: course?.moves.map(({ as }) => as), energy: course?.energy };
    };
    expect(besideCorner(pointAt(17, 16.9), 17.3, 17.5)).toEqual({ moves: ['step'], energy: 2 });
    expect(besideCorner(pointAt(17, 17), 17.4, 17.65)).toEqual({ moves: ['step', 'step'], energy: 1 });
  });

  it('goes round what is in the way, and every decision of it is taken as it comes', async () => {
    const play = table([
      {
        id: 'wall',
        kind: 'obstacle',
        base: 0,
        top: 3 * INCH,
        piece: 'wall',
        tags: [],
        shape: { polygon: [pointAt(17, 15), pointAt(19, 15), pointAt(19, 15.4), pointAt(17, 15.4)] },
      },
    ]);
    const course = play.course?.(0, ME, pointAt(18, 13.9));
    expect(course?.moves.length).toBeGreaterThan(1);
    await play.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    for (const decision of decided(course)) expect(await play.decide(decision)).toBe(null);
    expect(play.view(null).table.models[ME]?.at).toEqual(course?.moves.at(-1)?.path.at(-1));
  });

  it('goes up to the moonstone under the finger, and the outlook from there is its Harvest', () => {
    const play = table([], [{ id: 's1', at: pointAt(18, 12), depth: 1 }]);
    const course = play.course?.(0, ME, pointAt(18, 12));
    const seen = play.outlook?.(decided(course));
    expect(seen?.energy).toBe(1);
    expect(seen?.decisions).toContainEqual({ seat: 0, kind: 'harvest', model: ME, stone: 's1' });
    expect(play.outlook?.(decided(play.course?.(0, ME, pointAt(18, 15))))?.decisions.some(({ kind }) => kind === 'harvest')).toBe(false);
  });

  it('spends no Step on what a finger cannot mean, but one that reaches a moonstone', () => {
    const far = { x: 18 * INCH, y: 14 * INCH - 20 };
    expect(textsOf(table().course?.(0, ME, far))).toEqual(['jog 18.0,14.0']);
    // after the Jog it lies 20 units beyond the base
    const stone = { x: 18 * INCH, y: 14 * INCH - 150 - 63 - 20 };
    const play = table([], [{ id: 's1', at: stone, depth: 1 }]);
    const course = play.course?.(0, ME, stone);
    expect(course?.moves.map(({ as }) => as)).toEqual(['jog', 'step']);
    expect(play.outlook?.(decided(course))?.decisions.some(({ kind }) => kind === 'harvest')).toBe(true);
  });

  it('comes to the moonstone under the finger with its last energy, though nothing is left to dig with', () => {
    const stone = { x: 18 * INCH, y: 12 * INCH - 150 - 63 - 20 };
    const play = table([], [{ id: 's1', at: stone, depth: 1 }]);
    const course = play.course?.(0, ME, stone);
    expect([course?.moves.map(({ as }) => as), course?.energy]).toEqual([['jog', 'step', 'step', 'step'], 0]);
    expect(play.ending(ME, 'step', course?.moves.at(-1)?.path.at(-1) ?? stone).touches).toEqual(['s1']);
  });

  it('does not lead a model that another one’s text makes act: it takes one action, and no road', async () => {
    const mine = '0:silvertongue';
    const models = {
      [mine]: { at: pointAt(18, 18), energy: 5 },
      '1:flintlock': { at: pointAt(18, 22), energy: 3 },
    };
    const table = rulesTable(
      {
        seats: [{ troupe: ['silvertongue'] }, { troupe: ['flintlock'] }],
        options: {},
        terrain: [],
        seed: '1',
        start: 'activation',
        position: { turn: 2, first: 0, models },
      },
      ['Ada', 'Ben'],
    );
    await table.decide({ seat: 1, kind: 'stand-by', until: 'recall' });
    await table.decide({ seat: 0, kind: 'activate', model: mine });
    expect(table.course?.(0, mine, pointAt(18, 16)), 'of its own will').not.toBe(null);
    expect(await table.decide({ seat: 0, kind: 'use', ability: 'mind-control', targets: ['1:flintlock'] })).toBe(null);
    expect(table.openings()).toContainEqual({ seat: 0, kind: 'act', model: '1:flintlock', by: mine });
    expect(table.course?.(0, '1:flintlock', pointAt(18, 20)), 'by another’s text').toBe(null);
  });

  it('leads nobody off the board, and is nothing for whoever may not act', () => {
    const play = table();
    expect(play.course?.(1, '1:beaky-bobby', pointAt(18, 30))).toBe(null);
    const edge = table();
    for (const { path } of edge.course?.(0, ME, pointAt(-5, 18))?.moves ?? []) expect(path.at(-1)?.x).toBeGreaterThan(0);
  });
});
