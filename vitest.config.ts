import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

/** Tests that put a module in another's place. */
const APART = [
  { name: 'coverage', of: 'src/rules/index.ts', by: 'test/machines/match/watched-rules.ts' },
  { name: 'walk', of: 'machines/match/fold.ts', by: 'test/machines/match/compared-fold.ts' },
].map((one) => ({ ...one, test: `test/machines/match/${one.name}.test.ts` }));
/** What is young is swept seldom. */
const SELDOM = ['--max-semi-space-size=64'];
/** Each has a configuration of its own. */
const ELSEWHERE = ['test/ui/**', 'test/browser/**', 'test/engines/**'];

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** Tests as Node runs them, bundled once (`tools/unit/bundle.mjs`); in watch mode they are read one by one. */
const bundled = (name: string, env = {}) =>
  process.argv.includes('run') && {
    globalSetup: ['tools/unit/bundle.mjs'],
    env: { MOONRISE_UNITS: path(`node_modules/.cache/moonrise-units-${process.pid}-${name}`), ...env },
    execArgv: [...SELDOM, '--import', new URL('tools/unit/instead.mjs', import.meta.url).href],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  };
/** The one module wherever the other is asked for, but in the one itself; in bundles it is seen to there. */
const instead = (of: string, by: string): Plugin => ({
  name: 'instead',
  enforce: 'pre',
  resolveId: (asked, importer) =>
    importer !== undefined && importer !== by && asked.startsWith('.') && resolve(dirname(importer), asked) === of ? by : null,
});

export default mergeConfig(
  app,
  defineConfig({
    test: {
      // test/ui runs in a browser (web-test-runner.config.mjs), test/browser against the built app (vitest.browser.config.ts), test/engines where they are installed.
      exclude: [...ELSEWHERE, 'node_modules/**'],
      environment: 'node',
      setupFiles: ['test/cases.ts', 'test/device.ts'],
      maxWorkers: availableParallelism(),
      execArgv: SELDOM,
      // A busy machine must not fail what is right: speed is measured by the benchmarks alone.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        // What they import is read once, and what is run often is compiled once: no test leaves anything in a module or on the global object, and each
        // database has a name of its own.
        {
          extends: true,
          test: {
            name: 'together',
            include: ['test/**/*.test.ts'],
            exclude: [...APART.map(({ test }) => test), ...ELSEWHERE],
            isolate: false,
            ...bundled('together'),
          },
        },
        ...APART.map(({ name, of, by, test }) => ({
          extends: true as const,
          plugins: [instead(path(of), path(by))],
          test: { name, include: [test], ...bundled(name, { MOONRISE_INSTEAD: `${of} ${by}` }) },
        })),
      ],
    },
  }),
);
