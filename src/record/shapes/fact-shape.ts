import * as v from 'valibot';
import { isSayable, type Became, type Fact, type TableAnswer, type TableAnswers } from '../../rules/terms/fact.ts';
import { count, maybe, name, names, number, shapeOf } from './plain.ts';

// The facts and answers of a spoken table, as a record stores them.

const flag = v.literal(true);

export const becameShape: v.GenericSchema<Became> = shapeOf<Became>()({
  stays: maybe(flag),
  left: maybe(flag),
  fell: maybe(shapeOf<NonNullable<Became['fell']>>()({ to: number, from: maybe(number), water: maybe(flag) })),
  height: maybe(number),
  far: maybe(number),
  hurried: maybe(flag),
  lures: maybe(names),
  calls: maybe(names),
});

const saidShape: v.GenericSchema<TableAnswer> = v.union([v.boolean(), count, v.picklist(['none', 'light', 'heavy']), names, becameShape]);

/** The name of a fact and its answer. */
export const saysShape = v.pipe(
  v.strictTuple([v.pipe(v.string(), v.maxLength(1000)), saidShape]),
  v.check(([key, answer]) => isSayable(key, answer), 'what can be said of such a fact'),
) as v.GenericSchema<[string, TableAnswer]>;
export const toldShape: v.GenericSchema<TableAnswers> = v.record(v.string(), saidShape);

/** A question of fact; the rules define its parts. */
export const factShape = v.looseObject({ about: name }) as unknown as v.GenericSchema<Fact>;
