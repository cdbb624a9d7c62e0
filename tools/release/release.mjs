// npm run release [-- --only NAME,…] [-- --anew]: runs all checks that are too long for `npm test`, one after the other.
// A step that has passed for this revision is not run again; `--anew` forgets earlier results. Writes the table of docs/release.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lastLine, pageOf, remaining } from './report.mjs';
import { ensureInstalled, root } from '../install.mjs';

/** Each step is an npm script with its arguments. */
const STEPS = [
  { name: 'tests, whole', script: 'test:whole' },
  { name: 'other engines', script: 'test:engines' },
  { name: 'soak', script: 'soak', args: ['--matches', '400', '--seed', 'release'] },
  { name: 'shadows', script: 'shadows', args: ['--matches', '100', '--seed', 'release'] },
  {
    name: 'tournament',
    script: 'tournament',
    args: ['--a', 'strong', '--b', 'greedy', '--pairs', '20', '--size', '3', '--seats', '2', '--seed', 'release'],
  },
  { name: 'mutants', script: 'mutants' },
  { name: 'mutants by hand', script: 'mutants:hand' },
  { name: 'touches', script: 'touches' },
  { name: 'benchmarks', script: 'bench' },
];

const { values } = parseArgs({ options: { only: { type: 'string' }, anew: { type: 'boolean', default: false } } });
ensureInstalled();
process.chdir(root);

const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const changed = execFileSync('git', ['status', '--porcelain', '--', ':!docs/release.md'], { encoding: 'utf8' }).trim() !== '';
if (changed) {
  console.error('Commit your change first: what is tried here is a revision.');
  process.exit(2);
}
const folder = join(root, 'node_modules/.cache');
const noted = join(folder, 'release.json');
mkdirSync(folder, { recursive: true });
function readNotes() {
  try {
    return JSON.parse(readFileSync(noted, 'utf8'));
  } catch {
    return [];
  }
}
let results = values.anew ? [] : readNotes().filter((result) => result.revision === revision);
const only = values.only?.split(',');
const known = STEPS.map(({ name }) => name);
const unknown = only?.filter((name) => !known.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. The steps are: ${known.join(', ')}.`);
  process.exit(2);
}

for (const { name, script, args = [] } of remaining(STEPS, results, only)) {
  console.log(`${name}: npm run ${[script, ...args].join(' ')}`);
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const log = join(folder, `release-${script.replace(':', '-')}.log`);
  writeFileSync(log, `${stdout}${stderr}`);
  const minutes = Math.round((Date.now() - begun) / 6000) / 10;
  const result = { name, revision, date: new Date().toISOString().slice(0, 10), passed: status === 0, minutes, line: lastLine(stdout) };
  results = [...results.filter((entry) => entry.name !== name), result];
  writeFileSync(noted, JSON.stringify(results, null, 2));
  console.log(`${result.passed ? 'ok' : 'not ok'} ${name}: ${result.line} (${minutes} min; ${log})`);
}
writeFileSync(join(root, 'docs/release.md'), pageOf(STEPS, results, revision));
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length < STEPS.length ? 1 : 0;
