import { expect, it } from 'vitest';
import { differing, Trace } from './kept-fingerprints.ts';
import { noteAsked, noteMatch, noteTable } from './match-trace.ts';
import { positionsOf, scenarios, type Passed } from './worked-positions.ts';

/** In every so many examples, the questions, views and texts are noted as well; in some, the queries of the table. */
const ASKED = 3;
const TABLES = 9;

function traceOf(positions: Iterable<Passed>, number: number): Trace {
  const trace = new Trace();
  let last: Passed | null = null;
  for (const passed of positions) {
    if ('refused' in passed) {
      trace.note('refused', passed.refused);
      continue;
    }
    noteMatch(trace, passed.folded, passed.events);
    if (number % ASKED === 0) noteAsked(trace, passed.folded, passed.events);
    last = passed;
  }
  if (last && number % TABLES === 0) noteTable(trace, last.folded);
  return trace;
}

it('whatever is asked, seen and said on the way through a worked example is as it was', () => {
  const traces = new Map(scenarios.map((scenario, number) => [scenario.id, traceOf(positionsOf(scenario), number)]));
  expect(differing('worked-examples', traces)).toEqual([]);
}, 900_000);
