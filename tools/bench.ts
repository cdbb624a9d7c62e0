import { PAGE_GROUPS, browserRows } from './bench/browser-rows.ts';
import { clubRows } from './bench/club-rows.ts';
import { wireRows } from './bench/wire-rows.ts';
import { rulesRows } from './bench/rules-rows.ts';
import { storageRows } from './bench/storage-rows.ts';
import type { Row } from './bench/timing.ts';

const GROUPS = ['rules', 'storage', 'wire', 'club', ...PAGE_GROUPS];
const asked = process.argv.slice(2).filter((candidate) => !candidate.startsWith('--'));
const unknown = asked.find((candidate) => !GROUPS.includes(candidate));

/** What the page costs in a browser; without one the other rows still count. */
async function pageRows(groups: readonly string[]): Promise<Row[]> {
  try {
    return groups.length > 0 ? await browserRows(groups) : [];
  } catch (failed) {
    console.error(`No rows from a browser: ${failed instanceof Error ? failed.message : String(failed)}`);
    return [];
  }
}

/** `npm run bench -- [--json] [GROUP…]`: what things cost, all of it or only these groups. On a noisy machine read the ratios. */
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
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
}

if (unknown === undefined) await bench();
else {
  console.error(`There is no group ${unknown}: ${GROUPS.join(', ')}`);
  process.exitCode = 2;
}
