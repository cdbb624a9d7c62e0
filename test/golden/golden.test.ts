import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { runScenario } from '../../src/record/scenario/run-scenario.ts';

const here = new URL('.', import.meta.url);

describe('the worked examples', () => {
  for (const file of readdirSync(here).filter((name) => name.endsWith('.json'))) {
    const scenario = JSON.parse(readFileSync(new URL(file, here), 'utf8')) as { id: string; title: string; clauses: string[] };
    it(`${scenario.clauses.join(' ')}: ${scenario.title}`, () => {
      expect(runScenario(scenario, catalogue)).toEqual({ id: scenario.id, ok: true, why: '' });
      expect(file).toBe(`${scenario.id}.json`);
    });
  }
});
