import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKPOINT_EVERY, stays } from '../../src/record/checkpoints.ts';
import { lineAfter } from '../../src/record/line.ts';
import { advance, type Folded, type MatchRecord } from '../../src/record/match-record.ts';
import { openNewest, openRecord } from '../../src/record/open-record.ts';
import { foldRecord, refolding, verifySteps } from '../../src/record/refold.ts';
import { isSame } from '../../src/record/equality.ts';
import { toEnd } from '../../src/record/steps.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { longMatch } from './long-match.ts';

let all: Folded[];
let last: Folded;
beforeAll(() => {
  all = longMatch('refold', 330);
  last = all[all.length - 1] as Folded;
});

const reread = (record: MatchRecord): MatchRecord => JSON.parse(JSON.stringify(record)) as MatchRecord;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const foldedAt = (step: number): Folded => all[step % all.length] as Folded;
const counted = (kind: string): number =>
  last.record.entries.filter(({ events, decision }) => events.some((event) => event.what === 'taken-back') && decision.kind === kind)
    .length;

describe('a long match in which much is taken back', () => {
  it('is one', () => {
    expect(all.length).toBeGreaterThan(300);
    expect([counted('take-back') > 3, counted('agree') > 3]).toEqual([true, true]);
    expect(last.record.checkpoints.length).toBeGreaterThan(3);
  });

  it('its line is told by the events of its entries alone', () => {
    for (const { record, line } of all) expect(lineAfter(record)).toEqual(line);
    for (const [step, { line }] of all.entries()) expect(lineAfter(last.record, step)).toEqual(line);
  });

  it('opened from its newest checkpoint it is the match that was left', () => {
    fc.assert(
      fc.property(fc.nat(all.length - 1), (step) => {
        const { record, match, line } = foldedAt(step);
        const opened = openNewest(reread(record));
        if (record.checkpoints.length === 0) expect(opened).toBe(null);
        else expect(plain(opened)).toEqual(plain({ record, match, line }));
      }),
      { numRuns: 60 },
    );
  });

  it('folded whole it is the match that was left', () => {
    const { at: refused, folded } = toEnd(refolding(reread(last.record)));
    expect(refused).toBe(null);
    expect(plain(folded)).toEqual(plain(last));
    expect(plain(openRecord(reread(last.record)))).toEqual(plain({ as: 'playable', folded: last, carried: false }));
  });

  it('taken back from a checkpoint it is what it is taken back from its start', () => {
    const bare = ({ record, ...rest }: Folded): Folded => ({ ...rest, record: { ...record, checkpoints: [] } });
    const through = (folded: Folded, decisions: Decision[]): unknown => {
      let now = folded;
      for (const decision of decisions) {
        const next = advance(now, decision);
        if (!next.ok) return next.reason.code;
        now = next.folded;
      }
      return plain([now.match, now.line]);
    };
    let agreed = 0;
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.nat(999), fc.nat(1), (step, which, seat) => {
        const folded = foldedAt(step);
        const to = folded.line[which % Math.max(1, folded.line.length)]?.at ?? 0;
        const back: Decision[] = [
          { seat, kind: 'take-back', to },
          { seat: 1 - seat, kind: 'agree' },
        ];
        const refolded = through(folded, back);
        expect(refolded).toEqual(through(bare(folded), back));
        if (typeof refolded !== 'string') agreed += 1;
      }),
      { numRuns: 60 },
    );
    expect(agreed).toBeGreaterThan(20);
  });
});

describe('a record held against its beginning', () => {
  const differs = (record: MatchRecord, match = last.match): number | null => toEnd(verifySteps(record, match))?.at ?? null;

  it('is in order when it is', () => {
    expect(toEnd(verifySteps(last.record, last.match))).toBe(null);
    expect(differs(reread(last.record))).toBe(null);
  });

  it('takes a step for every decision, however much is taken back', () => {
    let [steps, most] = [0, 0];
    const work = verifySteps(last.record, last.match);
    for (let step = work.next(); !step.done; step = work.next()) {
      steps += 1;
      most = Math.max(most, step.value.record.entries.length);
    }
    expect(most).toBe(last.record.entries.length);
    expect(steps).toBeGreaterThan(last.record.entries.length);
  });

  it('differs where an entry is refused', () => {
    const entries = last.record.entries.with(120, { decision: { seat: 0, kind: 'agree' }, events: [] });
    expect(differs({ ...last.record, entries })).toBe(120);
    expect(() => foldRecord({ ...last.record, entries })).toThrow('120');
  });

  it('differs at a checkpoint that is not what its entries lead to', () => {
    const [point, ...others] = last.record.checkpoints;
    if (!point) throw new Error('no checkpoint');
    const { match } = point;
    const [model] = Object.values(match.table.models);
    if (!model) throw new Error('no model');
    const models = { ...match.table.models, [model.id]: { ...model, wounds: model.wounds + 1 } };
    const wrong = { ...point, match: { ...match, table: { ...match.table, models } } };
    expect(differs({ ...last.record, checkpoints: [wrong, ...others] })).toBe(point.after);
  });

  it('differs at its end when something else was opened', () => {
    const differing = toEnd(verifySteps(last.record, foldedAt(200).match));
    expect(differing?.at).toBe(last.record.entries.length);
    expect(plain(differing?.folded.match)).toEqual(plain(last.match));
  });
});

describe('checkpoints', () => {
  it('lie over the whole match, close together near its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (newest) => {
        const points: number[] = [];
        for (let after = 1; after <= newest; after += 1) {
          const still = points.filter((point) => stays(point * CHECKPOINT_EVERY, after * CHECKPOINT_EVERY));
          points.splice(0, points.length, ...still, after);
        }
        // what was dropped on the way is what need not be there now
        const now = Array.from({ length: newest }, (_, point) => point + 1).filter((point) =>
          stays(point * CHECKPOINT_EVERY, newest * CHECKPOINT_EVERY),
        );
        expect(points).toEqual(now);
        expect(points.length).toBeLessThan(4 + Math.log2(newest));
        // from wherever one goes back, a checkpoint lies within twice the way, and a little
        for (let back = 0; back <= newest; back += 1) {
          const from = points.filter((point) => point <= newest - back).at(-1) ?? 0;
          expect(newest - back - from).toBeLessThanOrEqual(2 * back + 1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('are so few in a match played long', () => {
    const afters = last.record.checkpoints.map(({ after }) => after);
    expect(afters.every((after) => after % CHECKPOINT_EVERY === 0)).toBe(true);
    expect(afters.at(-1)).toBe(last.record.entries.length - (last.record.entries.length % CHECKPOINT_EVERY));
  });
});

describe('two plain values', () => {
  it('are the same when they are written the same, whatever the order of their fields', () => {
    const jumbled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(jumbled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries([
              ...Object.entries(value)
                .reverse()
                .map(([key, inner]) => [key, jumbled(inner)]),
              ['gone', undefined],
            ])
          : value;
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (former, other) => {
        expect(isSame(former, jumbled(former))).toBe(true);
        const sorted = (value: unknown) =>
          JSON.stringify(value, (_, inner: unknown) =>
            typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
          );
        expect(isSame(former, other)).toBe(sorted(former) === sorted(other));
      }),
    );
    expect([isSame([], {}), isSame([1], [1, 2]), isSame({ a: 1 }, { b: 1 }), isSame(null, {}), isSame({ a: undefined }, {})]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
