import { describe, expect, it } from 'vitest';
import { lookAt, playOn } from '../../../src/rules/look-at.ts';
import { conclude, isAbandoned, isWonAtOnce, seatsPlaying, score, soleLeader } from '../../../src/rules/scoring/scoring.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import { pointAt, cards, setupOf } from '../setup/fixture.ts';

const holding = (counts: number[]): Match =>
  newMatch(
    setupOf({
      seats: counts.map((_, seat) => ({ troupe: [`com-${'abcd'[seat]}`] })),
      start: 'activation',
      position: {
        models: Object.fromEntries(counts.map((stones, seat) => [`com-${'abcd'[seat]}`, { at: pointAt(5, 5 + seat * 3), stones }])),
      },
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
    expect(seatsPlaying(lookAt(without, cards))).toEqual([1, 2]);
  });
});

describe('a Sudden Death that is looked at any moment', () => {
  const now = (counts: number[], { any = true, sudden = true, fallen = [] as number[] } = {}): boolean => {
    const match = holding(counts);
    const slain = Object.fromEntries(
      Object.entries(match.table.models).map(([id, model]) => [
        id,
        fallen.includes(model.seat) ? { ...model, status: 'slain' as const } : model,
      ]),
    );
    const options = { ...match.order.options, suddenDeath: any ? ('any-moment' as const) : ('after-action' as const) };
    const order = { ...match.order, suddenDeath: sudden, options };
    return isWonAtOnce(lookAt({ ...match, order, table: { ...match.table, models: slain } }, cards));
  };

  it('VAR-7: SUD-3: is won by whoever leads alone', () => {
    expect(now([2, 1])).toBe(true);
    expect(now([1, 1])).toBe(false);
  });
  it('VAR-7: by option, and in Sudden Death alone', () => {
    expect(now([2, 1], { any: false })).toBe(false);
    expect(now([2, 1], { sudden: false })).toBe(false);
  });
  it('SLN-2: not while the stones of somebody slain have still to fall, but once they lie on the ground', () => {
    expect(now([2, 1], { fallen: [1] })).toBe(false);
    expect(now([2, 1], { fallen: [0, 1] })).toBe(false);
    expect(now([2, 0], { fallen: [1] })).toBe(true);
    expect(now([2, 0, 1], { fallen: [1] })).toBe(true);
  });
  it('stones that nobody holds belong to nobody who was slain', () => {
    const match = holding([1, 0]);
    const [stone] = match.table.stones;
    expect(stone?.holder).toBe('0:com-a');
    const free = { ...match.table, stones: [...match.table.stones, ...(stone ? [{ ...stone, id: 'free', holder: null }] : [])] };
    const options = { ...match.order.options, suddenDeath: 'any-moment' as const };
    expect(isWonAtOnce(lookAt({ ...match, table: free, order: { ...match.order, suddenDeath: true, options } }, cards))).toBe(true);
  });
});

describe('a match that is given up', () => {
  const given = (turn: number, result: Match['order']['result'], stones: number): boolean => {
    const match = holding([stones, 0]);
    return isAbandoned({ ...match, order: { ...match.order, turn, result } });
  };
  const result = { winner: 1, why: 'concession' } as const;
  it('WIN-1: before its stones lay on the table, and only then', () => {
    expect(given(0, result, 0)).toBe(true);
    expect(given(1, result, 0)).toBe(false);
    expect(given(0, null, 0)).toBe(false);
    expect(given(0, result, 1)).toBe(false);
  });
});

describe('the end', () => {
  const ended = (counts: number[]) => {
    const play = playOn(holding(counts), cards);
    score(play, 'stones');
    return { result: play.match.order.result, events: play.events };
  };
  it('WIN-1: is told with what everybody holds', () => {
    expect(ended([1, 3])).toEqual({
      result: { winner: 1, why: 'stones' },
      events: [{ what: 'won', result: { winner: 1, why: 'stones' }, stones: [1, 3] }],
    });
  });
  it('WIN-7: an equal number is a draw', () => {
    expect(ended([2, 2]).result).toEqual({ winner: 'draw', why: 'stones' });
  });
  it('campaign 5.7: victory points stand beside it where they decide, and only there', () => {
    const play = playOn(holding([1, 0]), cards);
    conclude(play, 0, 'victory-points', [4, 1]);
    expect(play.match.order.result).toEqual({ winner: 0, why: 'victory-points', points: [4, 1] });
  });
});
