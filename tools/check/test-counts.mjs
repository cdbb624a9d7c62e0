import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const firstLine = (text) => (text ?? '').trim().split('\n')[0];

/** The tests of a suite and of the suites within it, each with the titles above it. */
const testsOf = (suite, above = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, name: [...above, test.name].join(' › ') })),
  ...(suite?.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.name])),
];

/**
 * The counts of Web Test Runner's sessions: `{ passed, failed, failures, passedBeside }`, where a failure is `{ file, name, message }` with paths
 * relative to `root`. A file that did not load, or that reported an error outside its tests, is one failure without a name. `passedBeside` counts the
 * passed tests in files with a failed one.
 */
export function countSessions(sessions, root) {
  const sum = { passed: 0, failed: 0, failures: [], passedBeside: 0 };
  for (const session of sessions) {
    const file = relative(root, session.testFile);
    const tests = testsOf(session.testResults).filter(({ skipped }) => !skipped);
    const failures = tests.filter(({ passed }) => !passed).map(({ name, error }) => ({ file, name, message: firstLine(error?.message) }));
    if (failures.length === 0 && !session.passed)
      failures.push({ file, name: '', message: firstLine(session.errors?.[0]?.message) || 'did not end' });
    const passed = tests.filter((test) => test.passed).length;
    sum.passed += passed;
    if (failures.length > 0) sum.passedBeside += passed;
    sum.failed += failures.length;
    sum.failures.push(...failures);
  }
  return sum;
}

/** A reporter for Web Test Runner that writes the counts of the sessions into `file`; does nothing without a file. */
export const countReporter = (file, root) => ({
  stop({ sessions }) {
    if (file) writeFileSync(file, JSON.stringify(countSessions(sessions, root)));
  },
});

/** The same counts from a vitest report; `passedBeside` counts the passed tests in files with a failed one. */
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
  const files = new Set(failures.map(({ file }) => file));
  const passedBeside = report.testResults
    .filter(({ name }) => files.has(relative(root, name)))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed')).length;
  return { passed: report.numPassedTests, failed: failures.length, failures, passedBeside };
}

/** The most files that are run once more. If more fail together, a busy machine is not the cause. */
const MOST_REPEATED = 3;

/** The files to run once more, alone: those with a failed test, if they are few; none where the run itself broke. */
export function filesToRepeat({ failures }) {
  const files = [...new Set(failures.map(({ file }) => file))];
  return files.length <= MOST_REPEATED ? files : [];
}

/** The count of a run whose failed files were run once more; for these files the second run counts. */
export const withRepeated = (first, second) => ({
  passed: first.passed - first.passedBeside + second.passed,
  failed: second.failed,
  failures: second.failures,
});

/** A line for each failure. */
export const linesOf = (failures) =>
  failures.map(({ file, name, message }) => `  ✗ ${[file, name].filter((part) => part !== '').join(' › ')}: ${message || 'failed'}`);
