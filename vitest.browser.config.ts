import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that nothing long is left over for one worker at the end. */
const LONGEST = [
  'screens',
  'whole-match',
  'languages',
  'campaign-languages',
  'offline',
  'four-players',
  'glasses',
  'hand-over',
  'four-hands',
  'three-players',
  'campaign',
  'computer',
  'policy',
  'keyboard',
  'lessons',
  'spoken',
].map((name) => `${name}.test.ts`);
const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(basename(moduleId));
  return place < 0 ? LONGEST.length : place;
};

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((a, b) => rank(a) - rank(b)));
  }
}

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['tools/unit/browser-set-up.mjs'],
    // As Node runs them, bundled once, like the unit tests.
    env: { MOONRISE_UNITS: fileURLToPath(new URL(`node_modules/.cache/moonrise-units-${process.pid}-browser`, import.meta.url)) },
    execArgv: ['--import', new URL('tools/unit/bundle-loader.mjs', import.meta.url).href],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What the files import is read once; each begins in English.
    isolate: false,
    setupFiles: ['test/browser/english.ts'],
    environment: 'node',
    // A busy machine must not fail what is right.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Each file has a server, a profile and a browser of its own, and none looks at a clock. A hand and a glass wait for each other: four of them keep
    // two processors at work.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
});
