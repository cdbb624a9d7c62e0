import { describe, expect, it } from 'vitest';
import { readingFor } from '../../../src/rules/reading/reading-for.ts';
import { valueOf } from '../../../src/rules/reading/reading.ts';
import { A, B, C, changed, lookAt, person, scene } from '../small-match.ts';

const D = '1:d';
const IDS = [A, C, B, D];
const base = scene({
  seats: [
    [person('a'), person('c')],
    [person('b'), person('d')],
  ],
  at: { [A]: [18, 18], [C]: [5, 5], [B]: [30, 30], [D]: [5, 30] },
});
const COUNTS = ['slain', 'friendly-slain'] as const;
const sets = IDS.reduce<string[][]>((all, id) => [...all, ...all.map((slain) => [...slain, id])], [[]]);

describe('the number of the slain', () => {
  it.each(sets.map((slain) => ({ slain })))('is counted for each model by itself, in whatever order it is asked: $slain', ({ slain }) => {
    const position = changed(base, (play) => {
      for (const id of slain) play.patchModel(id, { status: 'slain' });
    });
    for (const counts of [COUNTS, [...COUNTS].reverse()])
      for (const ids of [IDS, [...IDS].reverse()]) {
        const look = lookAt(position);
        for (const self of ids)
          for (const count of counts) {
            const counted = slain.filter((id) => count === 'slain' || id[0] === self[0]);
            expect(valueOf(readingFor(look, self, 'x', {}), { count }), `${self} ${count}`).toBe(counted.length);
          }
      }
  });
});
