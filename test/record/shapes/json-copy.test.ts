import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonCopy } from '../../../src/record/shapes/json-copy.ts';

const throughText = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value)) as unknown;
  } catch {
    return undefined;
  }
};

class Place {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
}
class Named extends Array<string> {}

const unusual: readonly [string, () => unknown][] = [
  ['nothing', () => undefined],
  ['a function', () => () => 1],
  ['a symbol in a field', () => ({ kind: Symbol('pass') })],
  ['a bigint', () => ({ seat: 1n })],
  ['numbers that JSON does not know', () => [Number.NaN, Infinity, -Infinity, -0]],
  ['an empty field', () => ({ seat: 0, model: undefined })],
  ['an empty place of a list', () => [1, undefined, 3]],
  ['a list with a hole', () => Object.assign([1], { 3: 4 })],
  ['an instance of a class', () => ({ at: new Place(1, 2) })],
  ['a list of another class', () => Named.from(['a', 'b'])],
  ['a date', () => ({ at: new Date(0) })],
  ['a value that says what JSON it is', () => ({ kind: 'pass', toJSON: () => ({ kind: 'hold' }) })],
  ['a list that says so', () => Object.assign(['pass'], { toJSON: () => ['hold'] })],
  ['a wrapped number', () => ({ seat: Object(1) as unknown })],
  ['a field called __proto__', () => JSON.parse('{"__proto__": {"kind": "pass"}, "seat": 0}') as unknown],
  ['an object without a prototype', () => Object.assign(Object.create(null) as object, { seat: 0 })],
  ['a hidden field', () => Object.defineProperty({ seat: 0 }, 'kind', { value: 'pass', enumerable: false })],
  ['a field that is worked out', () => ({ get kind() { return 'pass'; } })], // prettier-ignore
];

describe('a copy as JSON stores it', () => {
  it('is the value after a round trip through text, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonCopy(value)).toStrictEqual(throughText(value));
      }),
    );
  });

  it('and for any value at all', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        expect(jsonCopy(value)).toStrictEqual(throughText(value));
      }),
    );
  });

  it.each(unusual)('for %s', (_, make) => {
    expect(jsonCopy(make())).toStrictEqual(throughText(make()));
  });

  it('shares nothing with the value', () => {
    const path = [{ x: 1, y: 2 }];
    const copy = jsonCopy({ kind: 'jog', path }) as { path: { x: number }[] };
    (path[0] as { x: number }).x = 9;
    expect(copy).toStrictEqual({ kind: 'jog', path: [{ x: 1, y: 2 }] });
  });

  it('is nothing for a ring, for a value that fails to be read, and for one that is too deep to be written', () => {
    const ring: Record<string, unknown> = {};
    ring['ring'] = ring;
    const failing = { get kind(): string { throw new Error('no'); } }; // prettier-ignore
    let deep: unknown = 0;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect([ring, failing, deep].map(jsonCopy)).toStrictEqual([undefined, undefined, undefined]);
  });
});
