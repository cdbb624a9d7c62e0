// npm run catalogue [-- --check]: writes the lists of `src/cards` from its folders. With --check nothing is written, and a stale list is an error.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writtenLists } from './lists.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const stale = writtenLists().filter(({ file, text }) => readFileSync(file, 'utf8') !== text);
for (const { file, text } of stale) {
  if (values.check) console.error(`${file} is stale: npm run catalogue`);
  else {
    writeFileSync(file, text);
    console.log(`${file} is written`);
  }
}
if (stale.length === 0) console.log('The catalogue is up to date');
process.exitCode = values.check && stale.length > 0 ? 1 : 0;
