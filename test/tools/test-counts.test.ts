import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countSessions, countVitest, filesToRepeat, linesOf, withRepeated } from '../../tools/check/test-counts.mjs';

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
        {
          testFile: join(root, 'test/ui/whole.test.ts'),
          passed: true,
          errors: [],
          testResults: { name: '', suites: [], tests: [{ name: 'holds', passed: true, skipped: false }] },
        },
      ],
      root,
    );
    expect([counts.passed, counts.failed, counts.passedBeside]).toEqual([2, 3, 1]);
    expect(filesToRepeat(counts)).toEqual(['test/ui/table.test.ts', 'test/ui/gone.test.ts', 'test/ui/quiet.test.ts']);
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

  const report = (files: Record<string, readonly ('passed' | 'failed')[]>): unknown => ({
    numPassedTests: Object.values(files)
      .flat()
      .filter((status) => status === 'passed').length,
    testResults: Object.entries(files).map(([file, statuses]) => ({
      name: join(root, file),
      status: statuses.includes('failed') ? 'failed' : 'passed',
      message: '',
      assertionResults: statuses.map((status, nth) => ({ status, ancestorTitles: [], title: `test ${nth}`, failureMessages: ['late'] })),
    })),
  });

  it('runs a few files that failed once more, never many, and none where the run itself broke', () => {
    const few = countVitest(report({ a: ['passed', 'failed', 'failed'], b: ['passed'], c: ['failed'], d: ['failed'] }), root);
    expect(filesToRepeat(few)).toEqual(['a', 'c', 'd']);
    const many = countVitest(report({ a: ['failed'], b: ['failed'], c: ['failed'], d: ['failed'] }), root);
    expect(filesToRepeat(many)).toEqual([]);
    expect(filesToRepeat(countVitest(report({ a: ['passed'] }), root))).toEqual([]);
  });

  it('counts the second run in place of the first for these files alone', () => {
    const first = countVitest(report({ a: ['passed', 'failed', 'failed'], b: ['passed', 'passed'] }), root);
    expect([first.passed, first.failed, first.passedBeside]).toEqual([3, 2, 1]);
    const passes = withRepeated(first, countVitest(report({ a: ['passed', 'passed', 'passed'] }), root));
    expect([passes.passed, passes.failed]).toEqual([5, 0]);
    const fails = withRepeated(first, countVitest(report({ a: ['passed', 'passed', 'failed'] }), root));
    expect([fails.passed, fails.failed, fails.failures.length]).toEqual([4, 1, 1]);
  });
});
