// npm test: installs missing packages, then runs every check and every test. Needs nothing but Node and npm.
// npm run test:whole: also runs all journeys in each language to their last room, which takes minutes more, for a release.
// The last line is "N passed, N failed": each test counts, and each check (types, lint …) counts as one.
import { join } from 'node:path';
import { ensureInstalled, ensureServerInstalled, root } from '../install.mjs';
import { bin, componentStep, eslint, oxfmt, oxlint, takeLanes, tsc, vitestStep } from './steps.mjs';

ensureInstalled();
ensureServerInstalled();
if (process.argv.includes('--whole')) process.env.MOONRISE_WHOLE = '1';

const checks = [
  { title: 'lint', commands: [[oxlint]] },
  {
    title: 'types',
    // one checker each: two would read all shared files twice, and the other processor is busy already
    commands: [
      [tsc, '-p', 'tsconfig.pure.json', '--checkers', '1'],
      [tsc, '-p', 'tsconfig.json', '--checkers', '1'],
    ],
  },
  { title: 'lint of templates', commands: [[eslint, 'src/ui', 'src/app', 'src/storage', '--max-warnings', '0']] },
  {
    title: 'format',
    commands: [
      [oxfmt, '--check', '.'],
      [join(root, 'tools/golden.mjs'), '--check'],
    ],
  },
  {
    title: 'dependency rules',
    commands: [[bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'src', 'machines', 'server']],
  },
  { title: 'index of the rules', commands: [[join(root, 'tools/run.mjs'), 'tools/rules-index.ts', '--check']] },
  { title: 'page of the card language', commands: [[join(root, 'tools/run.mjs'), 'tools/card-language/card-language.ts', '--check']] },
  { title: 'drawing of the house', commands: [[join(root, 'tools/house.mjs'), '--check']] },
  {
    title: 'dead code',
    commands: [
      [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
      [bin('knip/bin/knip.js'), '--production', '--no-progress', '--no-config-hints'],
    ],
  },
];

// Three lanes for two processors: no test depends on a clock, and a browser that waits for its driver leaves its processor to others. Checks, which
// occupy a processor each, come first; tests at the end of each lane use the remaining time.
await takeLanes(
  [vitestStep('browser tests', 'browser', ['run', '--config', 'vitest.browser.config.ts'], { repeats: true })],
  [...checks, vitestStep('unit tests', 'unit', ['run'])],
  [componentStep('component tests', [], { repeats: true })],
);
