// npm run mutants -- [PART …]: mutates one part of test/mutants/parts.json after another; each must reach the least share of noticed mutants given
// there. A better result raises that figure; no figure is ever lowered. Options of Stryker (`--mutate FILE`) are passed on, and then no figure
// changes.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list = join(root, 'test/mutants/parts.json');
const parts = JSON.parse(readFileSync(list, 'utf8'));
const words = process.argv.slice(2);
const options = words.slice(words.findIndex((word) => word.startsWith('-')) >>> 0);
const named = words.slice(0, words.length - options.length);
const unknown = named.filter((name) => !parts.some(({ part }) => part === name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${parts.map(({ part }) => part).join(', ')}`);
  process.exit(2);
}

const NOTICED = ['Killed', 'Timeout'];
const COUNTED = [...NOTICED, 'Survived', 'NoCoverage'];

/** The share of noticed mutants in a report, in per cent with one decimal. */
function shareOf(report) {
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const counted = all.filter((status) => COUNTED.includes(status)).length;
  return counted === 0 ? 0 : Math.floor((1000 * all.filter((status) => NOTICED.includes(status)).length) / counted) / 10;
}

let failed = 0;
for (const { part, tests, least } of parts.filter(({ part }) => named.length === 0 || named.includes(part))) {
  const env = { MUTANT_TESTS: tests.join(','), ...process.env, MUTANT_PART: part };
  const { status } = spawnSync('npx', ['stryker', 'run', ...options], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) failed += 1;
  if (status !== 0 || options.length > 0) continue;
  const share = shareOf(JSON.parse(readFileSync(join(root, `node_modules/.cache/mutants-${part.replaceAll('/', '-')}.json`), 'utf8')));
  console.log(`${part}: ${share} % noticed, at least ${least} % wanted`);
  if (share < least) failed += 1;
  if (share <= least) continue;
  // read the file again and write only this figure, because parts may run side by side
  const text = readFileSync(list, 'utf8');
  const from = text.indexOf(`"part": "${part}"`);
  writeFileSync(list, text.slice(0, from) + text.slice(from).replace(/"least": [\d.]+/, `"least": ${share}`));
}
process.exitCode = failed > 0 ? 1 : 0;
