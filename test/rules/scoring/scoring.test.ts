import { describe, expect, it } from 'vitest';
import { lookAt } from '../../../src/rules/look-at.ts';
import { playing, soleLeader } from '../../../src/rules/scoring/scoring.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import { at, cards, setupOf } from '../setup/fixture.ts';

const holding = (counts: number[]): Match =>
  newMatch(
    setupOf({
      seats: counts.map((_, seat) => ({ troupe: [`com-${'abcd'[seat]}`] })),
      start: 'activation',
      position: { models: Object.fromEntries(counts.map((stones, seat) => [`com-${'abcd'[seat]}`, { at: at(5, 5 + seat * 3), stones }])) },
    }),
    cards,
  );
const leader = (match: Match) => soleLeader(lookAt(match, cards));

describe('who leads', () => {
  it('WIN-1: SUD-2: whoever holds more than every other one', () => {
    expect(leader(holding([1, 2]))).toBe(1);
    expect(leader(holding([3, 2, 2]))).toBe(0);
  });
  it('WIN-3: WIN-4: WIN-5: nobody, when the most are shared, at zero as well; ties lower down do not matter', () => {
    expect(leader(holding([2, 2, 1]))).toBeNull();
    expect(leader(holding([0, 0]))).toBeNull();
    expect(leader(holding([1, 1, 3, 0]))).toBe(2);
  });
  it('WIN-7: a seat that has conceded is out of the count', () => {
    const match = holding([5, 1, 0]);
    const seats = match.order.seats.map((state, seat) => ({ ...state, conceded: seat === 0 }));
    const without: Match = { ...match, order: { ...match.order, seats } };
    expect(leader(without)).toBe(1);
    expect(playing(lookAt(without, cards))).toEqual([1, 2]);
  });
});
