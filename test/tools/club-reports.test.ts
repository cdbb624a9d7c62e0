import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A report, and the tests that would notice it here: file and part of a title. */
interface ReportRow {
  report: string;
  tests: { file: string; title: string }[];
}

const rows = readFileSync('docs/club-reports.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, report = '']) => /^[\w.-]+\/[\w.-]+#\d+$/.test(report))
  .map(([, report = '', , cell = '']): ReportRow => ({
    report,
    tests: cell.split(/; (?=`)/).map((part) => {
      const [, file = '', title = ''] = /^`([\w/-]+)` › (.+)$/.exec(part) ?? [];
      return { file: `test/${file}.test.ts`, title };
    }),
  }));

/** The texts of a test file that name tests and suites. */
function titlesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\b(?:it|describe)\b(?:\.\w+(?:\([^\n]*?\))?)*\(\s*(['`])(.+?)\1/g)].map(
    ([, , title = '']) => title,
  );
}

it('every report has tests, and each of them is there under the title that the page gives', () => {
  expect(rows.length).toBeGreaterThan(25);
  const missing = rows.flatMap(({ report, tests }) =>
    tests
      .filter(({ file, title }) => title === '' || !titlesOf(file).some((candidate) => candidate.includes(title)))
      .map(({ file, title }) => `${report}: ${file} › ${title}`),
  );
  expect(missing).toEqual([]);
});

it('a title that no test has is not found, nor one in another file', () => {
  const [{ tests } = { tests: [] }] = rows;
  const title = tests[0]?.title ?? '';
  expect(titlesOf(tests[0]?.file ?? '').some((candidate) => candidate.includes(title))).toBe(true);
  expect(titlesOf('test/server/push.test.ts').some((candidate) => candidate.includes(title))).toBe(false);
  expect(titlesOf('test/server/no-such.test.ts')).toEqual([]);
});
