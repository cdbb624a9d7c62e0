import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { playMatch } from '../../tools/simulate/play-match.ts';
import { randomSetup } from '../../tools/simulate/random-setup.ts';

// A taste of `npm run simulate`: whole matches of random players, every invariant checked after every decision.
describe('random matches end without a violation', () => {
  for (const [seats, size, events] of [
    [2, 4, false],
    [2, 3, true],
    [3, 2, false],
    [4, 2, true],
  ] as const) {
    it(`with ${seats} players, ${size} a side${events ? ', Events & Agendas' : ''}`, () => {
      const { finished, violations } = playMatch(randomSetup(`soak ${seats} ${size}`, seats, size, events), catalogue, 7);
      expect(violations).toEqual([]);
      expect(finished).toBe(true);
    });
  }
});
