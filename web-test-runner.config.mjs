import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { countReporter } from './tools/count-reporter.mjs';
import { args, executablePath } from './tools/chromium.mjs';

export default {
  files: ['test/ui/**/*.test.ts'],
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [
    // dexie's "import" entry re-exports a UMD file, which an unbundled browser cannot read.
    { name: 'dexie-esm', resolveImport: ({ source }) => (source === 'dexie' ? '/node_modules/dexie/dist/dexie.mjs' : undefined) },
    esbuildPlugin({
      ts: true,
      json: true,
      tsconfig: './tsconfig.base.json',
      target: 'es2022',
      define: {
        'import.meta.env.PROD': 'false',
        'import.meta.env.DEV': 'true',
        'import.meta.env.MODE': '"test"',
        'import.meta.env.BASE_URL': '"/"',
      },
    }),
  ],
  filterBrowserLogs: ({ args: [first] }) => !String(first).includes('Lit is in dev mode'),
  browsers: [chromeLauncher({ concurrency: 2, launchOptions: { executablePath, headless: true, args } })],
  // A busy machine must not fail what is right.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 60_000 } },
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), countReporter(process.env.MOONRISE_COUNT_FILE)],
};
