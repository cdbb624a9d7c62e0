// The steps of `npm test` and `npm run check`, each with commands in Node and the count of passed tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../install.mjs';
import { countVitest, filesToRepeat, linesOf, withRepeated } from './test-counts.mjs';

export const bin = (path) => join(root, 'node_modules', path);
/** The native compiler; the package called `typescript` is the library with which other tools parse. */
export const tsc = bin('tsc7/bin/tsc');
export const vitest = bin('vitest/vitest.mjs');
export const oxlint = bin('oxlint/bin/oxlint');
export const eslint = bin('eslint/bin/eslint.js');
export const oxfmt = bin('oxfmt/bin/oxfmt');
export const wtr = bin('@web/test-runner/dist/bin.js');

const results = join(root, `node_modules/.cache/moonrise-tests-${process.pid}`);
const counted = (name) => join(results, `${name}.json`);

const timed = join(root, 'node_modules/.cache/moonrise-test-times.json');
/** Seconds that each test file took in its last run here; files that never ran are missing. */
export const lastTimes = () => (existsSync(timed) ? JSON.parse(readFileSync(timed, 'utf8')) : {});
function noteTimes(files) {
  const taken = files.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]);
  writeFileSync(timed, JSON.stringify({ ...lastTimes(), ...Object.fromEntries(taken) }));
}

/** A step that runs tests with vitest. `repeats`: failed files are run once more, alone, after all other steps. */
export const vitestStep = (title, name, args, { repeats = false } = {}) => ({
  title,
  name,
  ...(repeats ? { repeat: (files) => vitestStep(`${title}, alone`, `${name}-alone`, [...args, ...files]) } : {}),
  commands: [[vitest, ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${counted(name)}`]],
  count(report) {
    noteTimes(report.testResults);
    return countVitest(report, root);
  },
});
/** A step that runs component tests in a browser. `repeats`: as for `vitestStep`. */
export const componentStep = (title, args = [], { repeats = false, name = 'component' } = {}) => ({
  title,
  name,
  ...(repeats ? { repeat: (files) => componentStep(`${title}, alone`, [...args, ...files], { name: `${name}-alone` }) } : {}),
  commands: [[wtr, ...args]],
  env: { MOONRISE_COUNT_FILE: counted(name) },
  count: (report) => report,
});

/** Runs one command in Node; resolves with its exit code and its output. */
function run(command, env) {
  return new Promise((done) => {
    const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

async function take({ title, name, commands, env, count }) {
  const begun = performance.now();
  let code = 0;
  let output = '';
  for (const command of commands) {
    const result = await run(command, env);
    code ||= result.code;
    output += result.output;
  }
  let sum = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let failures = [];
  if (count) {
    try {
      const counts = count(JSON.parse(readFileSync(counted(name), 'utf8')));
      failures = linesOf(counts.failures);
      // A run that ends with an error although each test passed (an unhandled error, say) has failed, too.
      sum = { ...counts, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed };
    } catch {
      sum = { passed: 0, failed: 1 };
      output += 'No report was written.\n';
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const verdict = sum.failed === 0 ? 'ok    ' : 'FAILED';
  const detail = count ? `, ${sum.passed} passed, ${sum.failed} failed` : '';
  console.log(`${verdict} ${title} (${seconds} s${detail})`);
  // Failures are printed before the other output, so that the first lines name them.
  if (sum.failed > 0) console.log([...failures, output.replace(/^/gm, '  | ')].join('\n'));
  return sum;
}

/** Runs the failed files of a step once more, and gives the joint count. Names the tests that pass only when they run alone. */
async function takeRepeated(step, first) {
  const files = step.repeat && first.failures ? filesToRepeat(first) : [];
  if (files.length === 0) return first;
  console.log(`again  ${files.join(', ')}: nothing runs beside it now`);
  const second = await take(step.repeat(files));
  if (second.failed === 0) console.log(['BUSY   passed only alone:', ...linesOf(first.failures)].join('\n'));
  return second.failures ? withRepeated(first, second) : second;
}

/** Runs the steps of each lane in order, the lanes side by side; the last line says how many passed. */
export async function takeLanes(...lanes) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const sums = await Promise.all(
    lanes.map(async (steps) => {
      const ofLane = [];
      for (const step of steps) ofLane.push([step, await take(step)]);
      return ofLane;
    }),
  );
  const all = [];
  for (const [step, sum] of sums.flat()) all.push(await takeRepeated(step, sum));
  rmSync(results, { recursive: true, force: true });
  const total = all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
