import { describe, expect, it } from 'vitest';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { strip } from '../../../src/cards/boards/board.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';

const INCH = 254;
const pointAt = (x: number, y: number) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

/** Flintlock, or somebody else, is active at 10, 10; Grub stands far off; a wall may run north to south at x = 12. */
async function standing(terrain: Piece[] = [], grub = pointAt(30, 30), player = 'flintlock'): Promise<Table> {
  const { record, match, line } = beginRecord(
    {
      seats: [{ troupe: [player] }, { troupe: ['grub'] }],
      options: {},
      terrain,
      seed: 's',
      start: 'activation',
      position: { turn: 1, first: 0, models: { [`0:${player}`]: { at: pointAt(10, 10), energy: 3 }, '1:grub': { at: grub, energy: 3 } } },
    },
    catalogue,
  );
  const table = new Table({ id: 'm', names: [], folded: { record, match, line }, store: { append: () => Promise.resolve() } });
  const activate: Decision = { seat: 0, kind: 'activate', model: `0:${player}` };
  expect(await table.decide(activate)).toBe(null);
  return table;
}
const wall = strip(
  'wall',
  'barrier',
  [
    [12, 8],
    [12, 11],
  ],
  0.5,
);

describe('the way to where a finger points', () => {
  it('JOG-2: is straight where nothing is in the way', async () => {
    const table = await standing();
    expect(table.route('0:flintlock', 'jog', pointAt(13, 10), 4 * INCH)).toMatchObject({
      path: [pointAt(13, 10)],
      length: 3 * INCH,
      refused: null,
      leavesBoard: false,
    });
  });

  it('JOG-2: ends where the length is used up', async () => {
    const table = await standing();
    const { path, length, refused } = table.route('0:flintlock', 'jog', pointAt(20, 10), 4 * INCH);
    expect([path, length, refused]).toEqual([[pointAt(14, 10)], 4 * INCH, null]);
  });

  it('JOG-2: goes round a wall when it is a jog', async () => {
    const table = await standing([wall]);
    const route = table.route('0:flintlock', 'jog', pointAt(12, 11.9), 4 * INCH);
    expect(route.refused).toBe(null);
    const detour = table.route('0:flintlock', 'jog', pointAt(13.5, 10.5), 8 * INCH);
    expect(detour.path.length).toBeGreaterThan(1);
  });

  it('DEF-31: ends in base contact with what lies under the finger', async () => {
    const table = await standing(
      [
        strip(
          'fence',
          'obstacle',
          [
            [12, 8],
            [12, 12],
          ],
          0.5,
        ),
      ],
      pointAt(10, 13),
    );
    const beside = table.route('0:flintlock', 'jog', pointAt(12, 10), 4 * INCH);
    expect(beside.refused).toBe(null);
    expect(Math.abs((beside.path.at(-1)?.x ?? 0) - (11.75 * INCH - 150))).toBeLessThan(3);
    const grub = table.route('0:flintlock', 'jog', pointAt(10, 13), 4 * INCH);
    expect(grub.refused).toBe(null);
    expect(Math.abs((grub.path.at(-1)?.y ?? 0) - (13 * INCH - 300))).toBeLessThan(3);
  });

  it('TRV-3: comes down beyond a fence it touches', async () => {
    const fence = strip(
      'fence',
      'obstacle',
      [
        [12, 8],
        [12, 12],
      ],
      0.5,
    );
    const table = await standing([fence]);
    expect(table.landings('0:flintlock', 'fence')).toEqual([]);
    const { path } = table.route('0:flintlock', 'jog', pointAt(12, 10), 4 * INCH);
    const spots = path.map(({ x, y }): [number, number] => [x / INCH, y / INCH]);
    expect(await table.decide({ seat: 0, kind: 'jog', model: '0:flintlock', path: spots })).toBe(null);
    expect(table.landings('0:flintlock', 'fence').every(({ x }) => x > 12.25 * INCH)).toBe(true);
    expect(table.landings('0:flintlock', 'fence').length).toBeGreaterThan(0);
  });

  it('STP-6: a step goes straight or not at all', async () => {
    const table = await standing([
      strip(
        'wall',
        'barrier',
        [
          [11, 8],
          [11, 12],
        ],
        0.5,
      ),
    ]);
    const route = table.route('0:flintlock', 'step', pointAt(12.5, 10), INCH);
    expect(route.path).toHaveLength(1);
    expect(route.refused).not.toBe(null);
    expect(table.verdict('0:flintlock', 'step', [pointAt(9.5, 10), pointAt(9.5, 9.8)]).refused?.clauses).toContain('STP-6');
  });

  it('DEF-30: a text’s move goes round what is in its way, over what it says, and drawn leg by leg', async () => {
    const hop = async (terrain: Piece[]): Promise<Table> => {
      const table = await standing(terrain, pointAt(30, 30), 'jackalope');
      expect(await table.decide({ seat: 0, kind: 'use', ability: 'hop' })).toBe(null);
      return table;
    };
    const walled = await hop([wall]);
    const round = walled.route('0:jackalope', 'effect', pointAt(12.9, 11.5), 4 * INCH);
    expect(round).toMatchObject({ refused: null, limit: 4 * INCH });
    expect(round.path.length).toBeGreaterThan(1);
    expect(walled.reach('0:jackalope', 'effect', 4 * INCH)?.some(({ x, y }) => x > 12.5 * INCH && y < 10.5 * INCH)).toBe(false);
    expect(walled.verdict('0:jackalope', 'effect', [pointAt(10, 11.6), pointAt(12, 11.9)])).toMatchObject({
      limit: 4 * INCH,
      refused: null,
    });
    expect(walled.verdict('0:jackalope', 'effect', [pointAt(13.5, 10)]).refused).toMatchObject({
      clauses: expect.arrayContaining(['TER-3']),
    });
    const fenced = await hop([
      strip(
        'fence',
        'obstacle',
        [
          [12, 8],
          [12, 11],
        ],
        0.5,
      ),
    ]);
    expect(fenced.route('0:jackalope', 'effect', pointAt(13.5, 10), 4 * INCH)).toMatchObject({ path: [pointAt(13.5, 10)], refused: null });
    expect(fenced.reach('0:jackalope', 'effect', 4 * INCH)?.some(({ x, y }) => x > 12.5 * INCH && y < 10.5 * INCH)).toBe(true);
  });

  it('EDG-1: warns before a model leaves the board', async () => {
    const table = await standing();
    expect(table.verdict('0:flintlock', 'jog', [pointAt(7, 10)]).leavesBoard).toBe(false);
    expect(table.verdict('0:flintlock', 'jog', [pointAt(-1, 10)]).leavesBoard).toBe(true);
  });

  it('JOG-2: every place of a reach can be jogged to', async () => {
    for (const grub of [pointAt(30, 30), pointAt(13, 10)]) {
      const table = await standing([wall], grub);
      const places = table.reach('0:flintlock', 'jog', 4 * INCH) ?? [];
      expect(places.length).toBeGreaterThan(20);
      const some = places.filter((_, nth) => nth % Math.ceil(places.length / 25) === 0);
      for (const place of some) expect(table.route('0:flintlock', 'jog', place, 4 * INCH).refused).toBe(null);
    }
  });
});

describe('what is explained', () => {
  it('ENG-1: numbers name who engages a model', async () => {
    const table = await standing([], pointAt(11.5, 10));
    expect(table.numbers('0:flintlock')).toMatchObject({ engagedBy: ['1:grub'] });
    expect(table.numbers('0:flintlock').melee).toBe(catalogue.characters['flintlock']?.melee);
  });

  it('COV-3: sight names the cover between two models, and what it costs in cards', async () => {
    const fence = strip(
      'fence',
      'obstacle',
      [
        [13, 8],
        [13, 11],
      ],
      0.5,
    );
    const table = await standing([fence], pointAt(16, 9.5));
    expect(table.sight('0:flintlock', '1:grub')).toMatchObject({
      visible: true,
      cover: 'heavy',
      coverBy: [{ id: 'fence', heavy: true, ignored: false }],
      draw: { cover: 2 },
    });
    expect((await standing([], pointAt(16, 9.5))).sight('0:flintlock', '1:grub')).toMatchObject({ cover: 'none', draw: { cover: 0 } });
  });
});
