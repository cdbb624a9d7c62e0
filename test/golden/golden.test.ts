import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { runScenario } from '../../src/record/scenario/run-scenario.ts';

/** A file holds one worked example, or a list of them: those of a character in one place. */
interface Example {
  id: string;
  title: string;
  clauses: string[];
}

const here = new URL('.', import.meta.url);

describe('the worked examples', () => {
  for (const file of readdirSync(here).filter((name) => name.endsWith('.json'))) {
    const json = JSON.parse(readFileSync(new URL(file, here), 'utf8')) as Example | Example[];
    const name = file.replace(/\.json$/, '');
    if (Array.isArray(json))
      it(`${file} holds examples whose ids begin with its name, each once`, () => {
        const ids = json.map(({ id }) => id);
        expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
      });
    for (const scenario of Array.isArray(json) ? json : [json])
      it(`${scenario.clauses.join(' ')}: ${scenario.title}`, () => {
        expect(runScenario(scenario, catalogue)).toEqual({ id: scenario.id, ok: true, why: '' });
        if (!Array.isArray(json)) expect(name).toBe(scenario.id);
      });
  }
});
