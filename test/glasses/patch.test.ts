import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchBetween, applyPatch, Unfit } from '../../src/glasses/patch.ts';
import type { Json } from '../../src/rules/terms/ids.ts';

const RUNS = process.env['MOONRISE_WHOLE'] === undefined ? 400 : 20_000;
/** Plain JSON with few keys, so that two pieces have some of them in common. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, 1, 'a', 'b', ''),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('at', 'in', 'out', 'to', '__proto__', 'constructor', 'x'), tie('json'), { maxKeys: 4 }),
  ),
}));
const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the difference of two pieces of JSON', () => {
  it('makes the second of the first, also over a wire, and is nothing where they are alike', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = patchBetween(before, after);
        // fields in their order, too: what is drawn one after the other is drawn so everywhere
        expect(JSON.stringify(applyPatch(before, overWire(patch)))).toBe(JSON.stringify(after));
        expect(patchBetween(after, overWire(after))).toBe(null);
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps what stays the same the same object', () => {
    const before = { a: { b: 1 }, c: [1, { d: 2 }, 3] };
    const made = applyPatch(before, patchBetween(before, { a: { b: 1 }, c: [1, { d: 2 }, 4] })) as unknown as typeof before;
    expect(made.a).toBe(before.a);
    expect(made.c[1]).toBe(before.c[1]);
    expect(made.c[2]).toBe(4);
  });

  it('is unfit or fits whatever somebody sends; nothing else is thrown and nothing given is changed', () => {
    fc.assert(
      fc.property(json, json, (before, patch) => {
        const was = JSON.stringify(before);
        try {
          applyPatch(before, patch as never);
        } catch (error) {
          expect(error).toBeInstanceOf(Unfit);
        }
        expect(JSON.stringify(before)).toBe(was);
        expect(({} as Record<string, unknown>)['x']).toBe(undefined);
      }),
      { numRuns: RUNS },
    );
  });
});
