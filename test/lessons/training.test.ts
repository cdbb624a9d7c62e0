import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/lessons/counting.ts';
import { atStep, isOver, afterRound, ROUNDS, trainingOf, UNTRAINED } from '../../src/lessons/training.ts';

const times = <T>(count: number, once: (before: T) => T, first: T): T =>
  Array.from({ length: count }).reduce<T>((before) => once(before), first);

describe('how far somebody is with a trainer', () => {
  it('counts rounds and what was won, until the step is over', () => {
    const won = times(4, (before) => afterRound(before, true), UNTRAINED);
    expect(won).toEqual({ step: 0, round: 4, won: 4, best: [] });
    const over = times(ROUNDS - 4, (before) => afterRound(before, false), won);
    expect(isOver(over)).toBe(true);
    expect(over).toEqual({ step: 0, round: ROUNDS, won: 4, best: [4] });
    expect(afterRound(over, true)).toBe(over);
  });

  it('keeps the best of each step', () => {
    const step = (from: typeof UNTRAINED, index: number, wins: number) =>
      Array.from({ length: ROUNDS }).reduce<typeof UNTRAINED>((before, _, round) => afterRound(before, round < wins), atStep(from, index));
    const once = step(UNTRAINED, 1, 3);
    expect(once.best).toEqual([0, 3]);
    expect(step(once, 1, 2).best).toEqual([0, 3]);
    expect(step(once, 0, 5).best).toEqual([5, 3]);
  });

  it('begins a step anew', () => {
    expect(atStep({ step: 0, round: 3, won: 2, best: [1] }, 1)).toEqual({ step: 1, round: 0, won: 0, best: [1] });
  });

  it('takes of what was kept only what fits', () => {
    expect(trainingOf('melee', undefined)).toEqual(UNTRAINED);
    expect(trainingOf('arcane', { step: 7, round: 99, won: 200, best: [1, 2, 3, 4] })).toEqual({
      step: 1,
      round: ROUNDS,
      won: ROUNDS,
      best: [1, 2],
    });
    expect(trainingOf('melee', { step: -1, round: 1.5, won: 3, best: [] })).toEqual(UNTRAINED);
  });
});

describe('counting cards', () => {
  it('a card of which all copies are in the own hand is nobody else’s', () => {
    expect(oddsOf('blue-3', ['blue-3', 'pink-1'], 4)).toEqual({
      card: 'blue-3',
      inDeck: 1,
      inHand: 1,
      remaining: 0,
      unseen: 19,
      drawn: 4,
      percent: 0,
    });
  });

  it('one copy out of fifteen unseen is in a hand of three in one of five', () => {
    const hand = ['green-1', 'green-1', 'blue-1', 'blue-2', 'pink-1', 'catastrophe'] as const;
    expect(oddsOf('green-3', hand, 3)).toMatchObject({ inDeck: 1, inHand: 0, remaining: 1, unseen: 15, percent: 20 });
    // 1 − 13/15 × 12/14 × 11/13
    expect(oddsOf('green-2', hand, 3).percent).toBe(37);
    expect(oddsOf('green-3', hand, 15).percent).toBe(100);
  });
});
