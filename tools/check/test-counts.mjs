import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const firstLine = (text) => (text ?? '').trim().split('\n')[0];

/** The tests of a suite and of those inside it, each with the names it stands under. */
const testsOf = (suite, above = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, name: [...above, test.name].join(' › ') })),
  ...(suite?.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.name])),
];

/**
 * What Web Test Runner's sessions come to: `{ passed, failed, failures, passedBeside }`, a failure being `{ file, name, message }` with paths seen from
 * `root`. A file that did not load, or that said an error outside its tests, is one failure without a name. `passedBeside` counts the tests that passed
 * in files in which another failed.
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

/** Web Test Runner reporter: writes what the sessions come to into `file` (does nothing without one). */
export const countReporter = (file, root) => ({
  stop({ sessions }) {
    if (file) writeFileSync(file, JSON.stringify(countSessions(sessions, root)));
  },
});

/** The same of a vitest report; `passedBeside` counts the tests that passed in files in which another failed. */
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

/** Most files that are run once more. More that fail together do not fail because the machine is busy. */
const MOST_REPEATED = 3;

/** The files to run once more, alone: those in which a test failed, where these are few; none where the run itself broke. */
export function filesToRepeat({ failures }) {
  const files = [...new Set(failures.map(({ file }) => file))];
  return files.length <= MOST_REPEATED ? files : [];
}

/** The count of a run whose failed files were run once more: the second run stands for these files. */
export const withRepeated = (first, second) => ({
  passed: first.passed - first.passedBeside + second.passed,
  failed: second.failed,
  failures: second.failures,
});

/** A line for each failure. */
export const linesOf = (failures) =>
  failures.map(({ file, name, message }) => `  ✗ ${[file, name].filter((part) => part !== '').join(' › ')}: ${message || 'failed'}`);
