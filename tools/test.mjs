// npm test: install what is missing, then every check and every test. Needs nothing but Node and npm.
// The last line is "N passed, N failed": each test counts, and each check (types, lint …) counts as one.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();

const bin = (path) => join(root, 'node_modules', path);
const tsc = bin('typescript/bin/tsc');
const vitest = bin('vitest/vitest.mjs');
const results = join(root, `node_modules/.cache/moonrise-tests-${process.pid}`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const counted = (name) => join(results, `${name}.json`);
const vitestArgs = (name) => ['--reporter=default', '--reporter=json', `--outputFile.json=${counted(name)}`];

/** Counts a vitest report; a file that could not be loaded is one failure. */
function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Each step: the commands it runs in turn and, for tests, how its report is counted. */
const checks = [
  {
    title: 'types',
    commands: [
      [tsc, '-p', 'tsconfig.pure.json'],
      [tsc, '-p', 'tsconfig.json'],
    ],
  },
  { title: 'lint', commands: [[bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']] },
  { title: 'format', commands: [[bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']] },
  {
    title: 'dependency rules',
    commands: [[bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'src', 'machines']],
  },
  { title: 'index of the rules', commands: [[join(root, 'tools/run.mjs'), 'tools/rules-index.ts', '--check']] },
  { title: 'dead code', commands: [[bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints']] },
];
const tests = [
  { title: 'unit tests', name: 'unit', commands: [[vitest, 'run', ...vitestArgs('unit')]], count: countVitest },
  {
    title: 'component tests',
    name: 'component',
    commands: [[bin('@web/test-runner/dist/bin.js')]],
    env: { MOONRISE_COUNT_FILE: counted('component') },
    count: (report) => report,
  },
  {
    title: 'browser tests',
    name: 'browser',
    commands: [[vitest, 'run', '--config', 'vitest.browser.config.ts', ...vitestArgs('browser')]],
    count: countVitest,
  },
];

/** Runs one command in Node; resolves to its exit code and all it said. */
function run(command, env) {
  return new Promise((done) => {
    const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('error', (error) => done({ code: 1, said: `${said}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}

async function take({ title, name, commands, env, count }) {
  const begun = performance.now();
  let code = 0;
  let said = '';
  for (const command of commands) {
    const one = await run(command, env);
    code ||= one.code;
    said += one.said;
  }
  let sum = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (count) {
    try {
      const { passed, failed } = count(JSON.parse(readFileSync(counted(name), 'utf8')));
      // A run that ends badly although each test passed (an unhandled error, say) has failed too.
      sum = { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
    } catch {
      sum = { passed: 0, failed: 1 };
      said += 'No report was written.\n';
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const verdict = sum.failed === 0 ? 'ok    ' : 'FAILED';
  const detail = count ? `, ${sum.passed} passed, ${sum.failed} failed` : '';
  console.log(`${verdict} ${title} (${seconds} s${detail})`);
  if (sum.failed > 0) console.log(said.replace(/^/gm, '  | '));
  return sum;
}

/** Takes the steps in order, at most `width` at a time. */
async function takeAll(steps, width) {
  const waiting = [...steps];
  const sums = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) sums.push(await take(step));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return sums;
}

// Checks are single-threaded and share the machine well; tests measure time and open browsers, so they go one after another.
const sums = [...(await takeAll(checks, 2)), ...(await takeAll(tests, 1))];
rmSync(results, { recursive: true, force: true });
const total = sums.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
