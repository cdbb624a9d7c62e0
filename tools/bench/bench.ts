import { parseArgs } from 'node:util';
import { comparedRows } from './compared-rows.ts';
import { PAGE_GROUPS, browserRows } from './browser-rows.ts';
import { clubRows } from './club/club-rows.ts';
import { wireRows } from './wire-rows.ts';
import { rulesRows } from './rules-rows.ts';
import { storageRows } from './storage-rows.ts';
import type { Row } from './timing.ts';

const GROUPS = ['rules', 'storage', 'wire', 'club', ...PAGE_GROUPS];
const { values, positionals: asked } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = asked.find((candidate) => !GROUPS.includes(candidate));

/** The cost of the page in a browser; without a browser the other rows still count. */
async function pageRows(groups: readonly string[]): Promise<Row[]> {
  try {
    return groups.length > 0 ? await browserRows(groups) : [];
  } catch (failed) {
    console.error(`No rows from a browser: ${failed instanceof Error ? failed.message : String(failed)}`);
    return [];
  }
}

/** `npm run bench -- [--json] [GROUP…]`: measures the cost of everything, or of these groups. On a noisy machine read the ratios. */
async function bench(): Promise<void> {
  const wanted = (group: string): boolean => asked.length === 0 || asked.includes(group);
  const rows = [
    ...(wanted('rules') ? rulesRows() : []),
    ...(wanted('storage') ? await storageRows() : []),
    ...(wanted('wire') ? await wireRows() : []),
    ...(wanted('club') ? await clubRows() : []),
    ...(await pageRows(PAGE_GROUPS.filter(wanted))),
  ];
  for (const { name, value, unit } of rows) console.log(`${name.padEnd(70)} ${String(value).padStart(12)} ${unit}`);
  if (values.json) console.log(JSON.stringify(rows));
}

/** `npm run bench -- GROUP… --against REVISION [--rounds 3]`: measures a revision and the present files in turn; only the ratios count. */
async function compare(revision: string): Promise<void> {
  const rows = await comparedRows(revision, asked, Number(values.rounds));
  const wide = (value: number): string => String(value).padStart(12);
  console.log(`${''.padEnd(70)} ${'before'.padStart(12)} ${'after'.padStart(12)} ${'ratio'.padStart(12)}`);
  for (const { name, unit, before, after, ratio } of rows)
    console.log(`${name.padEnd(70)} ${wide(before)} ${wide(after)} ${wide(ratio)} ${unit}`);
  if (values.json) console.log(JSON.stringify(rows));
}

if (unknown !== undefined) {
  console.error(`There is no group ${unknown}: ${GROUPS.join(', ')}`);
  process.exitCode = 2;
} else if (values.against === undefined) await bench();
else if (asked.length > 0 && Number(values.rounds) >= 1) await compare(values.against);
else {
  console.error('To compare, name the groups, and at least one round.');
  process.exitCode = 2;
}
