import { rulesRows } from './bench/rules-rows.ts';
import { storageRows } from './bench/storage-rows.ts';
import type { Row } from './bench/timing.ts';

/** What the page costs in a browser; without one the other rows still count. */
async function pageRows(): Promise<Row[]> {
  try {
    const { browserRows } = await import('./bench/browser-rows.ts');
    return await browserRows();
  } catch (failed) {
    console.error(`No rows from a browser: ${failed instanceof Error ? failed.message : String(failed)}`);
    return [];
  }
}

/** `npm run bench -- [--json]`: what things cost. On a noisy machine read the ratios. */
const rows = [...rulesRows(), ...(await storageRows()), ...(await pageRows())];
for (const { name, value, unit } of rows) console.log(`${name.padEnd(60)} ${String(value).padStart(12)} ${unit}`);
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
