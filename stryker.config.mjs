// npm run mutants -- PART …: breaks the code on purpose, line by line, and asks whether a test notices. See docs/mutants.md.
import { readFileSync } from 'node:fs';

/** Parts that mutants are counted for; `MUTANT_PART` names one of them, left out all are broken in one run. */
const parts = JSON.parse(readFileSync(new URL('./test/mutants/parts.json', import.meta.url), 'utf8'));
const named = process.env.MUTANT_PART;
const file = `node_modules/.cache/mutants${named === undefined ? '' : `-${named.replaceAll('/', '-')}`}`;

export default {
  mutate: parts.filter(({ part }) => named === undefined || part === named).flatMap(({ mutate }) => mutate),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // What was found of a part is kept: a run that was stopped goes on, and only what has changed is broken anew.
  incremental: true,
  incrementalFile: `${file}-known.json`,
  // A sandbox holds what the tests read: cards, pages and examples too.
  ignorePatterns: ['dist', 'coverage', 'reports', 'docs/pictures', 'public'],
  disableTypeChecks: false,
  ignoreStatic: true,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `${file}.json` },
  tempDirName: '.stryker-tmp',
};
