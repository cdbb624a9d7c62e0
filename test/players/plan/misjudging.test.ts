import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { LEVEL, type Level } from '../../../src/players/levels.ts';
import { misjudging } from '../../../src/players/plan/misjudging.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { undisturbed, withModel } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

const MODEL = '0:beaky-bobby';

/** An activation under way, and how the gentle one is wrong about it where the model has come to `x`, `y`, in inches. */
function wrongAt(
  x: number,
  y: number,
  level: Partial<Level> = {},
  held = 0,
  suddenDeath = false,
): (first: Decision, gain: number) => number {
  const pointAt = (across: number, down: number) => ({ x: across * INCH, y: down * INCH });
  const models = { [MODEL]: { at: pointAt(6, 6), energy: 4, stones: held }, '1:flintlock': { at: pointAt(32, 32) } };
  const seats = [{ troupe: ['beaky-bobby'] }, { troupe: ['flintlock'] }];
  const stones = [{ id: 's1', at: pointAt(20, 7), depth: 2 }];
  const setup = { seats, options: {}, terrain: [], seed: '1', start: 'activation' as const, position: { models, stones, turn: 2 } };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: MODEL });
  if (!begun.ok) throw new Error(begun.reason.code);
  const imagined = withModel(undisturbed(viewFor(begun.folded.match, 0), '1'), MODEL, { at: pointAt(x, y) });
  const match = { ...imagined, order: { ...imagined.order, suddenDeath } };
  const wrong = misjudging(match, { ...LEVEL.gentle, ...level }, '1');
  if (!wrong) throw new Error('the gentle one is wrong about nothing');
  return (first, gain) => {
    const [to] = first.kind === 'step' ? first.path : [];
    const after = to ? withModel(match, MODEL, { at: pointAt(to[0], to[1]) }) : match;
    return wrong({ way: [first], match: after }, gain);
  };
}
const step = (x: number, y: number): Decision => ({ seat: 0, kind: 'step', model: MODEL, path: [[x, y]] });
const inches = fc.integer({ min: 1, max: 35 });

test('nobody walks to and fro: a way is thought as much too good as the way back too bad, and a way round is worth nothing', () => {
  fc.assert(
    fc.property(inches, inches, inches, inches, (x, y, toX, toY) => {
      const [there, back] = [wrongAt(x, y)(step(toX, toY), 0), wrongAt(toX, toY)(step(x, y), 0)];
      expect(there + back).toBeCloseTo(0, 6);
      const round = there + wrongAt(toX, toY)(step(7, 9), 0) + wrongAt(7, 9)(step(x, y), 0);
      expect(round).toBeCloseTo(0, 6);
    }),
  );
  // and it is wrong about most ways
  const [far, near] = [wrongAt(6, 6)(step(20, 20), 0), wrongAt(6, 6)(step(6.1, 6), 0)];
  expect(Math.abs(far)).toBeGreaterThan(0.2);
  expect(Math.abs(near)).toBeLessThan(0.2);
});

test('what is thought of a blow is thought of it wherever the model has come to', () => {
  const blow: Decision = { seat: 0, kind: 'melee', model: MODEL, target: '1:flintlock' };
  expect(wrongAt(6, 6)(blow, 1)).toBe(wrongAt(12, 9)(blow, 1));
  expect(wrongAt(6, 6)(blow, 1)).not.toBe(0);
});

test('the gentle level is drawn to a distant stone and likes to fight; a carrier has no such goal', () => {
  const calm = { eager: 0 };
  const drawn = (first: Decision, held = 0): number => wrongAt(6, 6, {}, held)(first, 1) - wrongAt(6, 6, calm, held)(first, 1);
  expect(drawn(step(9, 6))).toBeGreaterThan(1);
  expect(drawn(step(3, 6))).toBeLessThan(-1);
  expect(drawn(step(9, 6), 1)).toBe(0);
  expect(drawn({ seat: 0, kind: 'melee', model: MODEL, target: '1:flintlock' })).toBeGreaterThan(1);
  expect([LEVEL.club.eager, LEVEL.strong.eager]).toEqual([0, 0]);
});

test('a carrier goes where it likes, and in Sudden Death it comes like everybody', () => {
  const drawn = (suddenDeath: boolean) => wrongAt(6, 6, { noise: 0.0001 }, 1, suddenDeath)(step(9, 6), 1);
  expect(drawn(false)).toBeCloseTo(0, 2);
  expect(drawn(true)).toBeGreaterThan(1);
});

test('no error makes digging bad, whichever stone it is', () => {
  const dug = Array.from({ length: 20 }, (_, index): Decision => ({ seat: 0, kind: 'harvest', model: MODEL, stone: `s${index}` }));
  const wrong = dug.map((harvest) => wrongAt(6, 6)(harvest, 1));
  expect(Math.min(...wrong)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...wrong)).toBeGreaterThan(0);
});
