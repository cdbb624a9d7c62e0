import { describe, expect, it } from 'vitest';
import { differences } from '../../../src/record/scenario/expectation.ts';
import type { Expectation } from '../../../src/record/scenario/scenario.ts';
import { A, B, C, lookAt, person, scene } from '../../rules/small-match.ts';

const look = lookAt(
  scene({
    seats: [[person('a'), person('c')], [person('b')]],
    at: { [A]: { at: [18, 18], stones: 1 }, [B]: [19.5, 18], [C]: [5, 5] },
    stones: [
      { id: 's1', at: [10, 10], depth: 2 },
      { id: 's2', at: [12, 10], depth: 1 },
    ],
  }),
);

/** Entries of one kind, met, unmet and about what is not there. */
const models: [string, NonNullable<Expectation['models']>[string]][] = [
  ['nobody', { wounds: 0 }],
  ['a', { wounds: 1, energy: 9 }],
  ['b', { wounds: 0 }],
  ['none', { wounds: 0 }],
  ['c', { slain: true }],
];
const stones: [string, NonNullable<Expectation['stones']>[string]][] = [
  ['s8', { depth: 1 }],
  ['s1', { depth: 1 }],
  ['s9', { depth: 1 }],
  ['s2', { depth: 1, holder: 'a' }],
];
const seats: NonNullable<Expectation['seats']>[number][] = [null, { stones: 7 }, { stones: 8 }];
const pairs: [string, string][] = [
  ['a', 'b'],
  ['b', 'a'],
  ['a', 'c'],
  ['c', 'a'],
];
const sight = pairs.map(([from, to]) => ({ from, to, visible: false }));

const orders = <T>(items: readonly T[]): T[][] => {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
};
/** An expectation of several things, and the expectations of each alone. */
type Parts = { whole: Expectation; parts: Expectation[] };
const kinds: Record<string, Parts[]> = {
  models: orders(models).map((list) => ({
    whole: { models: Object.fromEntries(list) },
    parts: list.map((entry) => ({ models: Object.fromEntries([entry]) })),
  })),
  seats: orders(seats.slice(0, 2))
    .concat([
      [null, null],
      [{ stones: 7 }, { stones: 8 }],
    ])
    .map((list) => ({
      whole: { seats: list },
      parts: list.map((entry, nth) => ({ seats: list.map((_, index) => (index === nth ? entry : null)) })),
    })),
  stones: orders(stones).map((list) => ({
    whole: { stones: Object.fromEntries(list) },
    parts: list.map((entry) => ({ stones: Object.fromEntries([entry]) })),
  })),
  sight: orders(sight).map((list) => ({ whole: { sight: list }, parts: list.map((entry) => ({ sight: [entry] })) })),
  engaged: orders(pairs).map((list) => ({ whole: { engaged: list }, parts: list.map((entry) => ({ engaged: [entry] })) })),
  notEngaged: orders(pairs).map((list) => ({ whole: { notEngaged: list }, parts: list.map((entry) => ({ notEngaged: [entry] })) })),
};

describe('an expectation of several things', () => {
  it.each(Object.entries(kinds))('names what each alone would name, whatever comes first: %s', (_, cases) => {
    for (const { whole, parts } of cases) expect(differences(look, whole)).toEqual(parts.flatMap((part) => differences(look, part)));
    expect(cases.some(({ whole }) => differences(look, whole).length > 1)).toBe(true);
  });
  it('names the faults of all kinds together, the kinds in their order', () => {
    const whole = Object.values(kinds).reduce<Expectation>((all, [first]) => ({ ...all, ...first?.whole }), {});
    expect(differences(look, whole)).toEqual(Object.values(kinds).flatMap(([first]) => differences(look, first?.whole ?? {})));
    expect(differences(look, {})).toEqual([]);
  });
});
