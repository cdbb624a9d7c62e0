import { describe, expect, it } from 'vitest';
import { circle } from '../../src/campaign/pairings/circle.ts';
import { randomDraw, type Past } from '../../src/campaign/pairings/draw.ts';

// Who plays whom by lot: earlier meetings count, and how often somebody sat out does not.

type Byes = Readonly<Record<string, number>>;
const pastOf = (games: readonly (readonly string[])[], byes: Byes = {}): Past => ({
  met: (a, b) => games.filter((game) => game.includes(a) && game.includes(b)).length,
  byes: (player) => byes[player] ?? 0,
});
const six = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('a draw by lot [9.1]', () => {
  it.each<[string, Byes]>([
    ['nobody has sat out', {}],
    ['the first have sat out more often', { b: 3, c: 2, d: 1 }],
    ['the last have sat out more often', { d: 1, e: 2, f: 3 }],
  ])('follows the lot where everybody would meet for the first time, also when %s', (_who, byes) => {
    const pairs = [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ];
    expect(randomDraw(pastOf([], byes), six)).toEqual({ games: pairs, bystanders: [] });
    // the second time everybody meets the next one of the lot that is new
    expect(randomDraw(pastOf(pairs, byes), six)).toEqual({
      games: [
        ['a', 'c'],
        ['b', 'e'],
        ['d', 'f'],
      ],
      bystanders: [],
    });
  });
  it('lets the one sit out who did so least often, and pairs the others as if nobody had', () => {
    expect(randomDraw(pastOf([], { a: 1, b: 1, c: 2 }), ['a', 'b', 'c', 'd', 'e'])).toEqual({
      games: [
        ['a', 'b'],
        ['c', 'e'],
      ],
      bystanders: ['d'],
    });
  });
  it('gives a club of twenty its last new meetings, although there are far too many draws to try them all', () => {
    const players = Array.from({ length: 20 }, (_, index) => `p${index + 1}`);
    const rounds = circle(players).map(({ games }) => games);
    rounds.forEach((last, index) => {
      const past = pastOf(rounds.filter((round) => round !== last).flat());
      const { games, bystanders } = randomDraw(past, players);
      expect([games.map((game) => [...game].sort()).sort(), bystanders], `round ${index}`).toEqual([
        last.map((game) => [...game].sort()).sort(),
        [],
      ]);
    });
  });
});
