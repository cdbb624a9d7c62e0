import { browserRows } from './bench/browser-rows.ts';
import { rulesRows } from './bench/rules-rows.ts';

/** `npm run bench -- [--json]`: what things cost. On a noisy machine read the ratios. */
const rows = [...rulesRows(), ...(await browserRows())];
for (const { name, value, unit } of rows) console.log(`${name.padEnd(60)} ${String(value).padStart(12)} ${unit}`);
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
