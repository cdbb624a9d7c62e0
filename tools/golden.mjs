// npm run golden [-- --check]: formats the examples in test/golden, one decision a line; with --check nothing is written, and another format is an
// error.
// The formatter keeps existing line breaks, so each file is first written on one line.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './format-text.mjs';
import { root } from './install.mjs';

const folder = join(root, 'test/golden');
const check = process.argv.includes('--check');
const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.json'));
let changed = 0;
for (const name of names) {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const compact = await formatted(name, JSON.stringify(JSON.parse(text)));
  if (compact === text) continue;
  changed += 1;
  if (check) console.error(`test/golden/${name} is laid out otherwise: npm run golden`);
  else writeFileSync(file, compact);
}
console.log(`${names.length} files, ${changed} ${check ? 'laid out otherwise' : 'rewritten'}`);
process.exitCode = check && changed > 0 ? 1 : 0;
