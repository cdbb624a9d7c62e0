import { expect, it } from 'vitest';
import * as weights from '../../src/players/imagined/weights.ts';
import * as levels from '../../src/players/levels.ts';
import { differing, Trace } from './kept-fingerprints.ts';

// Each number was found by matches against alternatives: a change needs a tournament (`npm run tournament`) before it is written.
it('how much each computer thinks, and what it weighs, is as it was measured', () => {
  const traces = new Map<string, Trace>();
  for (const [name, value] of [...Object.entries(weights), ...Object.entries(levels.LEVEL)]) {
    const trace = new Trace();
    trace.note('numbers', JSON.parse(JSON.stringify(value)));
    traces.set(name, trace);
  }
  expect(differing('levels', traces)).toEqual([]);
});
