import { writeFileSync } from 'node:fs';

/** Web Test Runner reporter: writes `{ passed, failed }` to `file` (does nothing without one). A file that did not load counts as one failure. */
export function countReporter(file) {
  const count = (suite) => {
    const sum = { passed: 0, failed: 0 };
    for (const test of suite?.tests ?? []) {
      if (test.skipped) continue;
      if (test.passed) sum.passed += 1;
      else sum.failed += 1;
    }
    for (const inner of suite?.suites ?? []) {
      const more = count(inner);
      sum.passed += more.passed;
      sum.failed += more.failed;
    }
    return sum;
  };
  return {
    stop({ sessions }) {
      if (!file) return;
      const sum = { passed: 0, failed: 0 };
      for (const session of sessions) {
        const { passed, failed } = count(session.testResults);
        sum.passed += passed;
        sum.failed += failed === 0 && !session.passed ? 1 : failed;
      }
      writeFileSync(file, JSON.stringify(sum));
    },
  };
}
