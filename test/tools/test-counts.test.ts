import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countSessions, countVitest, linesOf } from '../../tools/test-counts.mjs';

const root = join('/', 'moonrise');

describe('what is counted of tests', () => {
  it('names each failed component test with its file, its suites and the first line of its error', () => {
    const counts = countSessions(
      [
        {
          testFile: join(root, 'test/ui/table.test.ts'),
          passed: false,
          errors: [],
          testResults: {
            name: '',
            tests: [{ name: 'stands', passed: true, skipped: false }],
            suites: [
              {
                name: 'the table',
                suites: [],
                tests: [
                  { name: 'is round', passed: false, skipped: false, error: { message: 'expected 4 to equal 0\n+ 0\n- 4' } },
                  { name: 'is later', passed: false, skipped: true },
                ],
              },
            ],
          },
        },
        { testFile: join(root, 'test/ui/gone.test.ts'), passed: false, errors: [{ message: 'could not be loaded' }] },
        { testFile: join(root, 'test/ui/quiet.test.ts'), passed: false, errors: [] },
      ],
      root,
    );
    expect([counts.passed, counts.failed]).toEqual([1, 3]);
    expect(linesOf(counts.failures)).toEqual([
      '  ✗ test/ui/table.test.ts › the table › is round: expected 4 to equal 0',
      '  ✗ test/ui/gone.test.ts: could not be loaded',
      '  ✗ test/ui/quiet.test.ts: did not end',
    ]);
  });

  it('does the same for vitest, where a file that could not be loaded is one failure', () => {
    const counts = countVitest(
      {
        numPassedTests: 7,
        testResults: [
          {
            name: join(root, 'test/rules/jog.test.ts'),
            status: 'failed',
            message: '',
            assertionResults: [
              { status: 'passed', ancestorTitles: ['a jog'], title: 'is short', failureMessages: [] },
              {
                status: 'failed',
                ancestorTitles: ['a jog'],
                title: 'ends',
                failureMessages: ['AssertionError: expected 3 to be 2\n    at jog.test.ts:9'],
              },
            ],
          },
          { name: join(root, 'test/rules/walk.test.ts'), status: 'failed', message: 'Cannot find module\nhere', assertionResults: [] },
          { name: join(root, 'test/rules/run.test.ts'), status: 'passed', message: '', assertionResults: [] },
        ],
      },
      root,
    );
    expect([counts.passed, counts.failed]).toEqual([7, 2]);
    expect(linesOf(counts.failures)).toEqual([
      '  ✗ test/rules/jog.test.ts › a jog › ends: AssertionError: expected 3 to be 2',
      '  ✗ test/rules/walk.test.ts: Cannot find module',
    ]);
  });
});
