import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

/** Tests that put a module in another's place. */
const APART = [
  { name: 'coverage', module: 'src/rules/index.ts', replacement: 'test/machines/match/watched-rules.ts' },
  { name: 'walk', module: 'machines/match/fold.ts', replacement: 'test/machines/match/compared-fold.ts' },
].map((recording) => ({ ...recording, test: `test/machines/match/${recording.name}.test.ts` }));
/** These tests call functions with stand-ins and change the state of modules, so they run in a project of their own. */
const ALONE = ['app-parts', 'desks', 'elements', 'parts', 'questions', 'screens', 'words'].map(
  (name) => `test/fingerprints/${name}.test.ts`,
);
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
    execArgv: [...SELDOM, '--import', new URL('tools/unit/bundle-loader.mjs', import.meta.url).href],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  };
/** The replacement wherever the module is asked for, but in the replacement itself; in bundles it is seen to there. */
const instead = (module: string, replacement: string): Plugin => ({
  name: 'instead',
  enforce: 'pre',
  resolveId: (asked, importer) =>
    importer !== undefined && importer !== replacement && asked.startsWith('.') && resolve(dirname(importer), asked) === module
      ? replacement
      : null,
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
            exclude: [...APART.map(({ test }) => test), ...ALONE, ...ELSEWHERE],
            isolate: false,
            ...bundled('together'),
          },
        },
        { extends: true, test: { name: 'alone', include: ALONE, ...bundled('alone') } },
        ...APART.map(({ name, module, replacement, test }) => ({
          extends: true as const,
          plugins: [instead(path(module), path(replacement))],
          test: { name, include: [test], ...bundled(name, { MOONRISE_INSTEAD: `${module} ${replacement}` }) },
        })),
      ],
    },
  }),
);
