import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { firstDecline } from '../../src/record/scenario/decline.ts';
import { readScenario, type Scenario } from '../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../src/record/scenario/setting.ts';
import { isAskedFor, named } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import { differing, Trace } from './kept-fingerprints.ts';
import { noteAsked, noteMatch, noteTable } from './match-trace.ts';

const golden = new URL('../golden/', import.meta.url);
const scenarios = readdirSync(golden)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Scenario[] =>
    [JSON.parse(readFileSync(new URL(name, golden), 'utf8')) as unknown].flat().flatMap((json) => {
      const read = readScenario(json);
      return read.ok ? [read.scenario] : [];
    }),
  );

/** In every so many examples, the questions, views and texts are noted as well; in some, the queries of the table. */
const ASKED = 3;
const TABLES = 9;

function traceOf(scenario: Scenario, number: number): Trace {
  const trace = new Trace();
  const cards = scenarioCards(scenario, catalogue);
  let folded = beginRecord(scenarioSetup(scenario, cards), cards);
  const note = (events: readonly Happening[]): void => {
    noteMatch(trace, folded, events);
    if (number % ASKED === 0) noteAsked(trace, folded, events);
  };
  note(folded.record.prologue);
  const take = (decision: Decision): void => {
    const taken = advance(folded, decision);
    if (!taken.ok) return trace.note('refused', taken.reason);
    folded = taken.folded;
    note(taken.events);
  };
  for (const next of scenario.decisions.filter((item) => 'kind' in item) as Decision[]) {
    const aside = (): Decision | null => (isAskedFor(folded.match, named(folded.match, next)) ? null : firstDecline(folded.match, cards));
    for (let entry = aside(); entry; entry = aside()) take(entry);
    take(next);
  }
  if (number % TABLES === 0) noteTable(trace, folded);
  return trace;
}

it('whatever is asked, seen and said on the way through a worked example is as it was', () => {
  const traces = new Map(scenarios.map((scenario, number) => [scenario.id, traceOf(scenario, number)]));
  expect(differing('worked-examples', traces)).toEqual([]);
}, 900_000);
