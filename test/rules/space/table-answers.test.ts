import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableAnswerTo } from '../../../src/rules/space/table-answers.ts';
import { keyOf, type Fact } from '../../../src/rules/terms/fact.ts';

const ONE = '0:quack';
const OTHER = '1:gump';
const of = [ONE, OTHER] as const;
const pair = fc.oneof(
  fc.record({ about: fc.constantFrom('within' as const, 'reaches' as const), of: fc.constant(of), in: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ about: fc.constantFrom('sees' as const, 'contact' as const), of: fc.constant(of) }),
);

/** How it stands between two models so far apart. */
function truth(fact: Fact, gap: number, inSight: boolean): boolean {
  if (fact.about === 'within') return gap <= fact.in;
  if (fact.about === 'reaches') return gap <= fact.in && inSight;
  return fact.about === 'sees' ? inSight : gap === 0;
}

describe('what has been said of two models', () => {
  it('says of everything else what is so, or nothing', () => {
    let followed = 0;
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 4 }), pair, fc.integer({ min: 0, max: 9 }), fc.boolean(), (answers, asked, gap, inSight) => {
        const account = Object.fromEntries(answers.map((fact) => [keyOf(fact), truth(fact, gap, inSight)]));
        const known = tableAnswerTo(account, asked);
        if (known === undefined) return;
        expect(known).toBe(truth(asked, gap, inSight));
        if (!(keyOf(asked) in account)) followed += 1;
      }),
      { numRuns: 2000 },
    );
    expect(followed).toBeGreaterThan(100);
  });
  it('holds from either side, but for cover', () => {
    const back = [OTHER, ONE] as const;
    expect(tableAnswerTo({ [keyOf({ about: 'within', of, in: 3 })]: true }, { about: 'within', of: back, in: 3 })).toBe(true);
    expect(tableAnswerTo({ [keyOf({ about: 'cover', of })]: 'heavy' }, { about: 'cover', of: back })).toBe(undefined);
  });
  it.each([
    [{ about: 'reaches', of, in: 1 }, { about: 'within', of, in: 3 }, true, true],
    [{ about: 'reaches', of, in: 1 }, { about: 'sees', of }, true, true],
    [{ about: 'contact', of }, { about: 'within', of, in: 1 }, true, true],
    [{ about: 'within', of, in: 4 }, { about: 'reaches', of, in: 2 }, false, false],
    [{ about: 'sees', of }, { about: 'reaches', of, in: 2 }, false, false],
    [{ about: 'within', of, in: 4 }, { about: 'within', of, in: 2 }, true, undefined],
    [{ about: 'sees', of }, { about: 'reaches', of, in: 2 }, true, undefined],
  ] as [Fact, Fact, boolean, boolean | undefined][])('of %j follows of %j', (fact, asked, so, follows) => {
    expect(tableAnswerTo({ [keyOf(fact)]: so }, asked)).toBe(follows);
  });
});
