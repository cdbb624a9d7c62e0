import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const firstLine = (text) => (text ?? '').trim().split('\n')[0];

/** The tests of a suite and of those inside it, each with the names it stands under. */
const testsOf = (suite, above = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, name: [...above, test.name].join(' › ') })),
  ...(suite?.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.name])),
];

/**
 * What Web Test Runner's sessions come to: `{ passed, failed, failures }`, a failure being `{ file, name, message }` with paths seen from `root`.
 * A file that did not load, or that said an error outside its tests, is one failure without a name.
 */
export function countSessions(sessions, root) {
  const sum = { passed: 0, failed: 0, failures: [] };
  for (const session of sessions) {
    const file = relative(root, session.testFile);
    const tests = testsOf(session.testResults).filter(({ skipped }) => !skipped);
    const failures = tests.filter(({ passed }) => !passed).map(({ name, error }) => ({ file, name, message: firstLine(error?.message) }));
    if (failures.length === 0 && !session.passed)
      failures.push({ file, name: '', message: firstLine(session.errors?.[0]?.message) || 'did not end' });
    sum.passed += tests.filter(({ passed }) => passed).length;
    sum.failed += failures.length;
    sum.failures.push(...failures);
  }
  return sum;
}

/** Web Test Runner reporter: writes what the sessions come to into `file` (does nothing without one). */
export const countReporter = (file, root) => ({
  stop({ sessions }) {
    if (file) writeFileSync(file, JSON.stringify(countSessions(sessions, root)));
  },
});

/** The same of a vitest report. */
export function countVitest(report, root) {
  const failures = report.testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, name: '', message: firstLine(message) }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      name: [...ancestorTitles, title].join(' › '),
      message: firstLine(failureMessages[0]),
    }));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** A line for each failure. */
export const linesOf = (failures) =>
  failures.map(({ file, name, message }) => `  ✗ ${[file, name].filter((part) => part !== '').join(' › ')}: ${message || 'failed'}`);
