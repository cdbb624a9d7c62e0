import { defineConfig } from 'vitest/config';

/** Tests that mutants are held against: those of the pure folders. `MUTANT_TESTS` names others, by commas. */
const tests =
  process.env['MUTANT_TESTS'] ??
  'test/rules/**/*.test.ts,test/campaign/**/*.test.ts,test/record/**/*.test.ts,test/seats/**/*.test.ts,test/golden/**/*.test.ts,test/troupes/**/*.test.ts';

export default defineConfig({
  test: {
    include: tests.split(','),
    environment: 'node',
    setupFiles: ['test/cases.ts', 'test/device.ts', 'test/mutant-coverage.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    // Files share what they import: reading the cards anew for each break costs more than the tests.
    isolate: false,
  },
});
