import * as v from 'valibot';
import type { CabinetStep } from '../../cabinet/step.ts';
import { STAGES, type Cabinet, type Holding } from '../../cabinet/terms.ts';
import { checked, type Check } from './kept-shapes.ts';

const MOST_COPIES = 60;
const MOST_LINES = 400;

const word = v.pipe(v.string(), v.maxLength(120));
const whole = v.pipe(v.number(), v.integer());
const time = v.pipe(v.number(), v.finite());
const saying = <Shape extends v.GenericSchema>(is: Shape) => v.object({ is, at: time });
const turned = v.object({ turns: v.pipe(whole, v.minValue(0)), value: whole });
const lines = v.pipe(
  v.array(v.object({ text: v.pipe(v.string(), v.maxLength(2000)), is: v.nullable(whole), at: time })),
  v.maxLength(MOST_LINES),
);
const days = v.object(Object.fromEntries(STAGES.map((stage) => [stage, v.exactOptional(turned)])));

const copy = v.object({
  from: saying(v.nullable(v.object({ product: word, brought: v.boolean() }))),
  look: saying(v.nullable(word)),
  days,
  away: saying(v.nullable(word)),
  guest: v.nullable(word),
  recipe: lines,
  gone: saying(v.picklist(['here', 'left', 'never'])),
});
const copies = v.pipe(v.array(copy), v.maxLength(MOST_COPIES));

export const checkHolding: Check<Holding> = checked<Holding>(
  v.object({ copies, guests: copies, wish: saying(v.boolean()), note: lines, print: v.exactOptional(saying(v.nullable(word))) }),
);

export const checkCabinet: Check<Cabinet> = checked(
  v.object({
    name: saying(word),
    player: saying(v.nullable(word)),
    order: saying(time),
    gone: saying(v.boolean()),
    products: v.record(word, turned),
  }),
);

const prose = v.pipe(v.string(), v.maxLength(5000));
const plainCopy = v.object({
  from: v.nullable(v.object({ product: word, brought: v.boolean() })),
  look: v.nullable(word),
  days: v.object(Object.fromEntries(STAGES.map((stage) => [stage, v.exactOptional(whole)]))),
  away: v.nullable(word),
  guest: v.nullable(word),
  recipe: prose,
  gone: v.picklist(['here', 'left', 'never']),
});
const plainCopies = v.pipe(v.array(plainCopy), v.maxLength(MOST_COPIES));
const plainHoldings = v.array(
  v.tuple([word, v.object({ copies: plainCopies, guests: plainCopies, wish: v.boolean(), note: prose, print: v.nullable(word) })]),
);
const plainCabinet = v.object({
  name: word,
  player: v.nullable(word),
  order: time,
  gone: v.boolean(),
  products: v.record(word, whole),
});

export const checkStep: Check<CabinetStep> = checked<CabinetStep>(
  v.object({
    cabinet: word,
    time,
    before: v.object({ cabinet: plainCabinet, holdings: plainHoldings }),
    after: v.object({ cabinet: v.nullable(plainCabinet), holdings: plainHoldings }),
  }),
);
