import { expect, test } from 'vitest';
import { distanceSaid } from '../../../src/words/match/board.ts';

test('DEF-31: a gap is said as far as it takes to close it, and base contact is what counts as that', () => {
  expect([0, 0.01].map((gap) => distanceSaid(gap, 'Jack'))).toEqual(['in base contact with Jack', 'in base contact with Jack']);
  expect([0.02, 0.051, 0.3, 2, 2.03].map((gap) => distanceSaid(gap, 'Jack'))).toEqual([
    '0.02″ from Jack',
    '0.06″ from Jack',
    '0.3″ from Jack',
    '2.0″ from Jack',
    '2.1″ from Jack',
  ]);
});
