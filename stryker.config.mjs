// npm run mutants -- --mutate 'src/rules/scoring/**/*.ts': breaks the code on purpose, line by line, and asks whether a test notices. See docs/mutants.md.
/** Folders that mutants are counted for. */
const FOLDERS = ['src/campaign/scoring', 'src/rules/scoring', 'src/seats', 'src/record', 'src/rules/melee', 'src/rules/arcane'];

export default {
  mutate: FOLDERS.map((folder) => `${folder}/**/*.ts`),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // A sandbox holds what the tests read: cards, pages and examples too.
  ignorePatterns: ['dist', 'coverage', 'reports', 'docs/pictures', 'public'],
  disableTypeChecks: false,
  ignoreStatic: true,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: 'node_modules/.cache/mutants.json' },
  tempDirName: '.stryker-tmp',
};
