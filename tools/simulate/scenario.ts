import { readFileSync } from 'node:fs';
import { catalogue } from '../../src/cards/index.ts';
import { runScenario, type ScenarioVerdict } from '../../src/record/scenario/run-scenario.ts';

/** `npm run scenario -- FILE…`: plays scenario files, one line of output each. A file may hold one scenario or a list of them. */
function outcomes(file: string): ScenarioVerdict[] {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return (Array.isArray(json) ? json : [json]).map((item) => runScenario(item, catalogue));
  } catch (error) {
    return [{ id: file, ok: false, why: error instanceof Error ? error.message : String(error) }];
  }
}

const all = process.argv.slice(2).flatMap(outcomes);
for (const { id, ok, why } of all) console.log(ok ? `ok ${id}` : `not ok ${id}: ${why}`);
const failed = all.filter(({ ok }) => !ok).length;
console.log(`${all.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
