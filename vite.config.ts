import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';
import { page } from './tools/page.ts';
import { messageNumbers } from './tools/words/numbers.ts';

/** The oldest browsers it is made for, as the builder writes them: `chrome115`. */
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { browserslist: string[] }; // ours
const target = browserslist.map((floor) => floor.toLowerCase().replace(' >= ', ''));

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
/** Tests as Node runs them, bundled once (`tools/unit/bundle.mjs`); whoever watches them change has them read one by one. */
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

export default defineConfig({
  // Relative addresses: the built folder works from any host and any sub-folder.
  base: './',
  build: {
    target,
    sourcemap: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // the first screen's packages are read one after the other
        codeSplitting: {
          groups: [
            { name: 'lit', test: /node_modules[\\/](lit|@lit|lit-html|lit-element)[\\/]/ },
            { name: 'xstate', test: /node_modules[\\/]xstate[\\/]/ },
          ],
        },
      },
    },
  },
  plugins: [
    messageNumbers(),
    page(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      strategies: 'generateSW',
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,png,svg,woff2,json,webp,ogg,webmanifest}'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        cleanupOutdatedCaches: true,
        // a window that was open before the worker is served by it too, as soon as everything is kept
        clientsClaim: true,
        skipWaiting: false,
        importScripts: ['edition-before.js'],
        navigateFallback: 'index.html',
      },
      manifest: {
        id: './',
        name: 'Moonrise',
        short_name: 'Moonrise',
        description: 'A table for the skirmish game Moonstone: 2 to 4 players round one tablet, offline.',
        lang: 'en',
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        theme_color: '#10231f',
        background_color: '#10231f',
        categories: ['games', 'entertainment'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
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
});
