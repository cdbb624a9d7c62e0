import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { bundledTests } from './tools/unit/bundled-tests.mjs';
import { args, executablePath } from './tools/chromium.mjs';
import { countReporter } from './tools/check/test-counts.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const asked = process.argv.slice(2).filter((word) => word.endsWith('.test.ts'));
/** Files named on the command line; none where a pattern is. */
const named = asked.some((word) => word.includes('*')) ? [] : asked.map((word) => relative(root, resolve(word)));

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Motion is asked for by the tests that look at it; all others see what is at rest, however busy the machine is. */
const calm = [...args, '--force-prefers-reduced-motion'];

export default {
  files: ['test/ui/**/*.test.ts'],
  // What lies in public/ is found at the root, as in the built app.
  middleware: [
    (context, next) => {
      if (isFile(join(root, 'public', context.path))) context.url = `/public${context.url}`;
      return next();
    },
  ],
  plugins: [
    bundledTests({
      root,
      folder: 'test/ui',
      only: named,
      beside: ['src/app/foreign/foreign-worker.ts', 'src/app/backup/backup-worker.ts'],
      conditions: ['browser'],
      tsconfig: 'tsconfig.base.json',
      target: 'es2022',
      define: {
        'import.meta.env.PROD': 'false',
        'import.meta.env.DEV': 'true',
        'import.meta.env.MODE': '"test"',
        'import.meta.env.BASE_URL': '"/"',
        WHOLE: JSON.stringify(process.env['MOONRISE_WHOLE'] !== undefined),
      },
    }),
  ],
  filterBrowserLogs: ({ args: [first] }) => !String(first).includes('Lit is in dev mode'),
  browsers: [chromeLauncher({ concurrency: 2, launchOptions: { executablePath, headless: true, args: calm } })],
  // A busy machine must not fail what is right.
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 1_800_000,
  testFramework: { config: { timeout: 300_000 } },
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    countReporter(process.env.MOONRISE_COUNT_FILE, root),
  ],
};
