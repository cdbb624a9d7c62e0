// npm run check [-- --since REF]: checks the types, lint and format of a change, and runs the tests nearest to it. The last line is "N passed, N
// failed".
// The change is everything uncommitted and all commits of this branch after main; on main without changes, the last commit.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reachedExamples, reachedTests } from './reach.mjs';
import { ensureInstalled, root } from '../install.mjs';
import { componentStep, eslint, lastTimes, oxfmt, oxlint, takeLanes, tsc, vitestStep } from './steps.mjs';

ensureInstalled();
process.chdir(root);
const { values } = parseArgs({ options: { since: { type: 'string' } } });

/**
 * Seconds of tests that are run, by the times of each file in the last `npm test`, or for long ones in `slow.json`; and the seconds assumed for a
 * file without a time.
 */
const SECONDS = { unit: 6, component: 5 };
const UNTIMED = { unit: 1, component: 3 };

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const known = (ref) => {
  try {
    return git('merge-base', 'HEAD', ref);
  } catch {
    return null;
  }
};
const changedSince = (ref) =>
  [...git('diff', '--name-only', ref).split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(
    (file) => file !== '' && existsSync(file),
  );

const base = values.since ?? known('origin/main') ?? known('main') ?? 'HEAD';
const found = changedSince(base);
const changed = found.length > 0 || values.since ? found : changedSince('HEAD~1');
const code = changed.filter((file) => /\.(ts|mts|mjs|cjs)$/.test(file));
const screens = code.filter((file) => file.startsWith('src/ui/'));
const format = changed.filter((file) => /\.(ts|mts|mjs|cjs|js|json|md|css|html)$/.test(file));

const tests = reachedTests(changed);
const times = { ...JSON.parse(readFileSync(join(root, 'tools/check/slow.json'), 'utf8')), ...lastTimes() };
/** The nearest tests, as far as the time allows; `npm test` runs the long ones. */
function within(kind, files) {
  let left = SECONDS[kind];
  return files.filter((file) => {
    const takes = times[file] ?? UNTIMED[kind];
    if (takes > left) return false;
    left -= takes;
    return true;
  });
}
/** The fastest of some tests, as a list; empty without tests. */
const shortest = (files) => [...files].sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0)).slice(0, 1);
const ofUnits = tests.filter((file) => !/^test\/(ui|browser|engines)\//.test(file));
const component = within(
  'component',
  tests.filter((file) => file.startsWith('test/ui/')),
);
const near = within('unit', ofUnits);
const unit = near.length + component.length > 0 ? near : shortest(ofUnits);
const examples = reachedExamples(changed);
/** The files on which the page about the card language depends. */
const language = changed.some((file) => /^(src\/(cards|rules|words)\/|docs\/card-language\.md|tools\/(card-language|cards)\b)/.test(file));
const run = unit.length + component.length;
console.log(`${changed.length} files changed since ${base.slice(0, 10)}; they reach ${tests.length} test files, ${run} of which are run`);

const cache = (name) => join(root, 'node_modules/.cache', `check-${name}.tsbuildinfo`);
const types = (name, project) => [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', cache(name)];
const step = (title, ...commands) => ({ title, commands });
/** Folders that the pure folders never import: a change in them alone cannot break their types. */
const beyond = changed.every((file) => /^((src\/(ui|app|storage)|test|docs|tools|translations)\/|[A-Z]+\.md$)/.test(file));

await takeLanes(
  [
    step('types', ...(beyond ? [] : [types('pure', 'tsconfig.pure.json')]), types('all', 'tsconfig.json')),
    ...(format.length > 0 ? [step('format', [oxfmt, '--check', '--no-error-on-unmatched-pattern', ...format])] : []),
    ...(component.length > 0
      ? [
          componentStep(
            'component tests',
            component.flatMap((file) => ['--files', file]),
          ),
        ]
      : []),
  ],
  [
    ...(code.length > 0 ? [step('lint', [oxlint, ...code])] : []),
    ...(screens.length > 0 ? [step('lint of templates', [eslint, '--max-warnings', '0', ...screens])] : []),
    ...(language
      ? [
          step('page of the card language (npm run card-language)', [
            join(root, 'tools/run.mjs'),
            'tools/card-language/card-language.ts',
            '--check',
          ]),
        ]
      : []),
    ...(examples.length > 0 ? [step('worked examples', [join(root, 'tools/run.mjs'), 'tools/simulate/scenario.ts', ...examples])] : []),
    ...(unit.length > 0 ? [vitestStep('unit tests', 'unit', ['run', ...unit])] : []),
  ],
);
