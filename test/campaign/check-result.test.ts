import { describe, expect, it } from 'vitest';
import type { Result, Side } from '../../src/campaign/terms/parts.ts';
import { Table } from './samples.ts';

/** A game of a campaign for two, in which everybody fields three, played out as the players say. */
function refusalOf(mine: Partial<Side>, more: Partial<Result> = {}) {
  const table = new Table(2, { length: 3 }).toGames();
  for (const player of ['p1', 'p2']) table.do({ player, kind: 'choose-cards', game: 'w1g1', cards: [] });
  for (const player of ['p1', 'p2']) table.do({ player, kind: 'play-cards', game: 'w1g1', plays: [] });
  const sides = { p1: { stones: 3, ...mine }, p2: { stones: 2 } };
  return table.refusal({
    player: 'p1',
    kind: 'result',
    game: 'w1g1',
    result: { match: null, sides, ...more },
    plays: [],
    windows: 'given',
  });
}

describe('a result that players bring', () => {
  it('stands when it can have happened [5.5]', () => {
    expect(
      refusalOf({ fielded: ['c0', 'c1', 'c2'], carried: { c0: 2, c1: 1 }, slain: [{ character: 'c2', by: { player: 'p2' } }] }),
    ).toBeNull();
  });

  it.each<[string, string, Partial<Side>]>([
    ['fielded-twice', 'CAM-5.5', { fielded: ['c0', 'c0'] }],
    ['not-on-roster', 'CAM-5.5', { fielded: ['c9'] }],
    ['more-carried-than-held', 'CAM-5.5', { carried: { c0: 2, c1: 2 } }],
    ['not-a-count', 'CAM-5.5', { kills: -1 }],
    ['not-a-count', 'CAM-5.5', { carried: { c0: 0.5 } }],
    ['slain-not-fielded', 'CAM-7.3', { fielded: ['c0', 'c1'], slain: [{ character: 'c2' }] }],
    ['no-such-player', 'CAM-7.3', { slain: [{ character: 'c0', by: { player: 'p9' } }] }],
    ['unknown-character', 'CAM-7.3', { slain: [{ character: 'nobody' }] }],
    ['too-many-stones', 'CAM-2.3', { stones: 6 }],
  ])('is refused where it cannot: %s [2.2 2.3 5.5 7.3]', (code, clause, side) => {
    expect(refusalOf(side)).toMatchObject({ code, clauses: [clause] });
  });

  it('names nobody who was not there [5.5]', () => {
    expect(refusalOf({}, { conceded: ['p9'] })).toMatchObject({ code: 'no-such-player' });
    expect(refusalOf({}, { suddenDeath: 'p9' })).toMatchObject({ code: 'no-such-player' });
  });
});
