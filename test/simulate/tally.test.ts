import { describe, expect, it } from 'vitest';
import { beginRecord } from '../../src/record/match-record.ts';
import { catalogue } from '../../src/cards/index.ts';
import { AIMS } from '../../tools/simulate/players/aims.ts';
import { isPlain } from '../../tools/simulate/laws/invariants.ts';
import type { PlayedMatch } from '../../tools/simulate/play-match.ts';
import { count, emptyTally, leastTried, linesOf, reportOf } from '../../tools/simulate/tally.ts';

const [first = '', second = '', third = ''] = AIMS;
const folded = beginRecord({ seats: [{}, {}], options: {}, terrain: [], seed: '1', start: 'setup' }, catalogue);
const played = (...used: string[]): PlayedMatch => ({
  finished: true,
  decisions: 100,
  spent: 50_000_000n,
  violations: [],
  used: new Map(used.map((name) => [name, 2])),
  folded,
});

describe('what a soak counts', () => {
  it('goes for what nobody has seen and was tried least', () => {
    const tally = emptyTally('s', 0);
    expect(leastTried(tally)).toBe(first);
    count(tally, first, false, played(second));
    expect(leastTried(tally)).toBe(third);
    for (const name of AIMS) count(tally, name, true, played(name));
    expect(leastTried(tally)).toBeUndefined();
  });
  it('goes on from its file, and adds up with other parts', () => {
    const tally = emptyTally('s', 0);
    count(tally, first, true, played(first));
    const tallyNow: typeof tally = JSON.parse(JSON.stringify(tally));
    count(tallyNow, second, false, played(first, third));
    const other = emptyTally('s', 500);
    count(other, second, true, played(second));
    other.violations.push('something');
    const report = reportOf([tallyNow, other]);
    expect([report.matches, report.finished, report.decisions, report.decisionsPerSecond]).toEqual([3, 3, 300, 2000]);
    expect([report.aims.tried[second], report.aims.reached[second]]).toEqual([2, 1]);
    const groups = [report.abilities, report.signatures, report.tableCards, report.campaignCards, report.upgrades];
    expect(groups.flatMap(({ never }) => never)).toEqual(AIMS.filter((name) => ![first, second, third].includes(name)));
    expect(linesOf(report).at(-1)).toBe('1 violations');
  });
});

describe('plain JSON', () => {
  it('is what comes back from it as it was', () => {
    expect(isPlain(folded.match)).toBe(true);
    expect(isPlain([1, 'a', true, null, { a: [] }])).toBe(true);
    for (const value of [undefined, NaN, Infinity, -0, new Map(), new Date(), { a: undefined }, [undefined], new Array(1), 1n, () => 1])
      expect(isPlain(value), String(value)).toBe(false);
  });
});
