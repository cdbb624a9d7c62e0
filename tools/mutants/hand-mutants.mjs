// npm run mutants:hand -- [NAME …]: plants the faults of test/mutants and checks whether the test that each one names notices it. Not part of `npm
// test`.
// Faults of one file, or of one test, are planted one after the other; all others together, a round at a time. Faults that are named on the command
// line are planted alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = process.argv.slice(2);
const lists = ['ui', 'words'].map((part) => JSON.parse(readFileSync(join(root, `test/mutants/${part}.json`), 'utf8')));
const asked = lists.map((list) => list.filter(({ name }) => names.length === 0 || names.includes(name)));

if (execFileSync('git', ['status', '--porcelain', 'src', 'translations'], { cwd: root, encoding: 'utf8' }) !== '') {
  console.error('Commit what stands in src and translations first: faults are planted there and taken out again.');
  process.exit(2);
}

/** The source of each file before a fault was planted in it. */
const originals = new Map();
const restore = () => {
  for (const [file, text] of originals) writeFileSync(file, text);
  originals.clear();
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    restore();
    process.exit(1);
  });

function plant({ name, file, from, to }) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${name}: its place is not there once in ${file}; the list is behind the code`);
  originals.set(path, originals.get(path) ?? text);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** Rounds in which no two faults share a file or a test. */
function roundsOf(faults) {
  if (names.length > 0) return faults.map((fault) => [fault]);
  const rounds = [];
  for (const fault of faults) {
    const isFree = (round) => round.every(({ file, test, title }) => file !== fault.file && (test !== fault.test || title !== fault.title));
    const round = rounds.find(isFree);
    if (round) round.push(fault);
    else rounds.push([fault]);
  }
  return rounds;
}

/** The titles of the tests that fail in these files. */
function failing(files) {
  const isComponent = files.every((file) => file.startsWith('test/ui/'));
  const command = isComponent ? ['wtr', '--files', ...files] : ['vitest', 'run', ...files];
  const { stdout, stderr } = spawnSync('npx', command, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return stripVTControlCharacters(`${stdout}${stderr}`)
    .split('\n')
    .filter((line) => /❌|𐄂|FAIL|×/u.test(line));
}

let lived = 0;
try {
  for (const faults of asked)
    for (const round of roundsOf(faults)) {
      const files = [...new Set(round.map(({ test }) => test))].filter((file) => existsSync(join(root, file)));
      round.forEach(plant);
      const failed = failing(files);
      restore();
      for (const { name, fault, title } of round) {
        const isNoticed = failed.some(
          (line) => line.trimEnd().endsWith(`> ${title}`) || line.includes(`${title} `) || line.trimEnd().endsWith(` ${title}`),
        );
        if (!isNoticed) lived += 1;
        console.log(`${isNoticed ? 'noticed' : 'LIVED  '} ${name} (${fault})`);
      }
    }
} finally {
  restore();
}
const all = asked.flat().length;
console.log(`${all - lived} of ${all} noticed`);
process.exitCode = lived > 0 ? 1 : 0;
