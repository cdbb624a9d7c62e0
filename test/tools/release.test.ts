import { describe, expect, it } from 'vitest';
import { lastLine, pageOf, remaining, type Result } from '../../tools/release/report.mjs';

const steps = [
  { name: 'soak', script: 'soak' },
  { name: 'engines', script: 'test:engines' },
];
const result = (name: string, passed: boolean): Result => ({
  name,
  revision: 'abc',
  date: '2026-11-27',
  passed,
  minutes: 1.5,
  line: '3 passed | 1 failed',
});

describe('a release', () => {
  it('goes on where it was stopped, and repeats what has failed', () => {
    expect(remaining(steps, [])).toEqual(steps);
    expect(remaining(steps, [result('soak', true)]).map(({ name }) => name)).toEqual(['engines']);
    expect(remaining(steps, [result('soak', false), result('engines', true)]).map(({ name }) => name)).toEqual(['soak']);
    expect(remaining(steps, [], ['engines']).map(({ name }) => name)).toEqual(['engines']);
    expect(remaining(steps, [result('soak', true)], ['soak'])).toEqual([]);
  });

  it('notes the last line that says something, in plain letters', () => {
    expect(lastLine('one\n\u001b[32m2 passed\u001b[39m, 0 failed\n\n  \n')).toBe('2 passed, 0 failed');
    expect(lastLine('')).toBe('');
  });

  it('writes a row for each step, also for one that failed or was not run', () => {
    const page = pageOf(steps, [result('soak', false)], 'abc');
    expect(page).toContain('| soak | `npm run soak` | failed | 2026-11-27 | 1.5 | 3 passed \\| 1 failed |');
    expect(page).toContain('| engines | `npm run test:engines` | not run |  |  |  |');
  });
});
