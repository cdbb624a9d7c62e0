import * as v from 'valibot';
import { decisionShape } from '../record/shapes/decision-shape.ts';
import { setupShape } from '../record/shapes/setup-shape.ts';
import type { Setup } from '../rules/terms/setup.ts';
import { LIMITS, SPANS, type Puzzle } from './puzzle.ts';

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const name = v.pipe(v.string(), v.maxLength(80));
/** A name, limited to text that a player may type: one line without invisible characters. */
const text = v.pipe(
  v.string(),
  v.maxLength(LIMITS.letters),
  v.check((given) => given === given.normalize('NFC') && !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}~]/u.test(given)),
);
const goal = v.variant('what', [
  v.strictObject({ what: v.literal('slain'), model: name }),
  v.strictObject({ what: v.literal('stones'), count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)) }),
  v.strictObject({ what: v.literal('stands'), model: name }),
]);

const fitting = ({ seats, position, terrain }: Setup): boolean =>
  seats.length === 2 &&
  seats.every(({ troupe }) => troupe !== undefined && troupe.length > 0) &&
  seats.flatMap(({ troupe = [] }) => troupe).length <= LIMITS.models &&
  Object.keys(position?.models ?? {}).length <= LIMITS.models &&
  terrain.length <= LIMITS.terrain;

const shape = v.strictObject({
  id,
  name: v.pipe(text, v.minLength(1)),
  by: text,
  setup: v.pipe(
    setupShape,
    v.check(({ start }) => start === 'activation'),
    v.check(fitting),
  ),
  goal: v.pipe(v.array(goal), v.minLength(1), v.maxLength(LIMITS.parts)),
  within: v.picklist(SPANS),
  solution: v.pipe(v.array(decisionShape), v.minLength(1), v.maxLength(LIMITS.decisions)),
});

/** A puzzle of the right shape; null for anything else. Its solution is not checked. Never throws. */
export function readPuzzle(data: unknown): Puzzle | null {
  const read = v.safeParse(shape, data);
  return read.success ? read.output : null;
}
