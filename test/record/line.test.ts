import { describe, expect, it } from 'vitest';
import { CHECKPOINT_EVERY, checkpointBefore, stays, withNewest } from '../../src/record/checkpoints.ts';
import { backTo, extend, lineAfter, takenBack } from '../../src/record/line.ts';
import type { RecordEntry, RecordLine } from '../../src/record/match-record.ts';
import { isSame } from '../../src/record/equality.ts';
import type { Match } from '../../src/rules/terms/match.ts';

const jog: RecordEntry = {
  decision: { seat: 0, kind: 'jog', path: [[1, 2]] },
  events: [{ what: 'activated', model: '0:quack' }],
};
const back = (to: number): RecordEntry => ({ decision: { seat: 0, kind: 'take-back', to }, events: [{ what: 'taken-back', to, by: 0 }] });
const asked = (to: number): RecordEntry => ({ decision: { seat: 0, kind: 'take-back', to }, events: [] });
const agreed = (to: number): RecordEntry => ({
  decision: { seat: 1, kind: 'agree' },
  events: [...jog.events, { what: 'taken-back', to, by: 0 }],
});
const places = (line: RecordLine): (number | string)[] => line.map((item) => ('salt' in item ? `${item.at} salted ${item.salt}` : item.at));

describe('the entries in force', () => {
  it('are shortened by a take-back alone, without a salt', () => {
    expect(places(lineAfter({ entries: [jog, jog, jog, back(1), jog] }))).toEqual([0, 4]);
    expect(places(lineAfter({ entries: [jog, back(0)] }))).toEqual([]);
  });

  it('are shortened when everybody agreed, and salted by where that was', () => {
    expect(places(lineAfter({ entries: [jog, jog, asked(1), agreed(1), jog] }))).toEqual([0, '3 salted 3', 4]);
  });

  it('keep a take-back that was only asked for', () => {
    expect(places(lineAfter({ entries: [jog, asked(0)] }))).toEqual([0, 1]);
  });

  it('are told after so many entries, and from where older rules handed over', () => {
    const entries = [jog, jog, jog, back(2), jog];
    expect(places(lineAfter({ entries }, 3))).toEqual([0, 1, 2]);
    expect(places(lineAfter({ entries }, 4))).toEqual([0, 1]);
    expect(lineAfter({ entries }, 0)).toEqual([]);
    const base = { after: 2, match: {} as Match };
    expect(places(lineAfter({ entries, base }))).toEqual([4]);
    expect(places(lineAfter({ entries, base }, 3))).toEqual([2]);
  });

  it('are left without what is taken back, the given list as it was', () => {
    const line = lineAfter({ entries: [jog, jog, asked(1), agreed(1), jog] });
    expect(places(backTo(line, 3))).toEqual([0]);
    expect(places(backTo(line, 4))).toEqual([0, '3 salted 3']);
    expect(places(line)).toEqual([0, '3 salted 3', 4]);
    extend(line, 5, back(3));
    expect(places(line)).toEqual([0]);
  });

  it('know the event that shortens them wherever it stands', () => {
    expect(takenBack(agreed(4).events)).toEqual({ what: 'taken-back', to: 4, by: 0 });
    expect(takenBack(jog.events)).toBeUndefined();
  });
});

describe('checkpoints', () => {
  const point = (after: number) => ({ after, match: {} as Match });
  const left = (newest: number): number[] =>
    Array.from({ length: newest }, (_, index) => index + 1).filter((value) => stays(value * CHECKPOINT_EVERY, newest * CHECKPOINT_EVERY));

  it('lie at every place near the newest, at every second farther back, and so on', () => {
    expect(left(1)).toEqual([1]);
    expect(left(4)).toEqual([2, 3, 4]);
    expect(left(9)).toEqual([4, 6, 8, 9]);
    expect(left(20)).toEqual([8, 16, 18, 19, 20]);
  });

  it('are dropped when one more is put to them', () => {
    const before = [2, 3, 4].map((value) => point(value * CHECKPOINT_EVERY));
    expect(withNewest(before, point(5 * CHECKPOINT_EVERY)).map(({ after }) => after / CHECKPOINT_EVERY)).toEqual([2, 4, 5]);
    expect(before).toHaveLength(3);
  });

  it('are gone back to from before what is taken back', () => {
    const entries = Array.from({ length: 8 }, () => jog);
    const checkpoints = [2, 4, 6].map(point);
    const from = (to: number) => checkpointBefore({ entries, checkpoints }, to)?.after ?? null;
    expect([8, 7, 6, 5, 4, 3, 2, 1, 0].map(from)).toEqual([6, 6, 6, 4, 4, 2, 2, null, null]);
    expect(checkpointBefore({ entries, checkpoints: [] }, 8)).toBeNull();
  });

  it('that an earlier take-back has left behind are passed over', () => {
    const entries = [jog, jog, jog, jog, jog, back(3), jog, jog];
    const from = (afters: number[], to: number) => checkpointBefore({ entries, checkpoints: afters.map(point) }, to)?.after ?? null;
    expect(from([2, 4, 5], 8)).toBe(2);
    expect(from([4, 5], 8)).toBeNull();
    expect(from([2, 3, 5], 8)).toBe(3);
    // the take-back itself lies on the line that it made
    expect(from([2, 6], 8)).toBe(6);
    expect(from([2, 6], 5)).toBe(2);
    const twice = [jog, jog, jog, back(1), jog, jog, back(4), jog];
    expect(checkpointBefore({ entries: twice, checkpoints: [1, 2, 5].map(point) }, 8)?.after).toBe(1);
  });
});

describe('two plain values', () => {
  it('are told apart by their kinds, their lengths, their fields and what lies in these', () => {
    const same: [unknown, unknown][] = [
      [1, 1],
      [null, null],
      [[], []],
      [{}, { a: undefined }],
      [
        { a: 1, b: [{ c: 2 }] },
        { b: [{ c: 2 }], a: 1 },
      ],
    ];
    const different: [unknown, unknown][] = [
      [1, '1'],
      [1, 2],
      [0, null],
      [null, {}],
      [{}, 'a'],
      [undefined, {}],
      [[], {}],
      [[1], { 0: 1, length: 1 }],
      [[1], [1, 2]],
      [[1, 2], [1]],
      [
        [1, 2],
        [2, 1],
      ],
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { b: 1 }],
      [{ a: 1 }, { a: 1, b: 1 }],
      [{ a: null }, {}],
      [{ a: { b: 1 } }, { a: { b: 2 } }],
    ];
    for (const [first, other] of same)
      expect([first, other, isSame(first, other), isSame(other, first)]).toEqual([first, other, true, true]);
    for (const [first, other] of different)
      expect([first, other, isSame(first, other), isSame(other, first)]).toEqual([first, other, false, false]);
  });
});
