import { describe, expect, it } from 'vitest';
import { refuseResult } from '../../../src/campaign/scoring/check-result.ts';
import type { GameResult, GameSide } from '../../../src/campaign/terms/parts.ts';
import { Table } from '../samples.ts';

/** A game of a campaign for two, in which everybody fields three, played out as the players say. */
function refusalOf(mine: Partial<GameSide>, more: Partial<GameResult> = {}) {
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

  it.each<[string, string, Partial<GameSide>]>([
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

  it('may be as much as there can have been: a full field, every moonstone, somebody summoned who was slain [2.2 2.3 7.3]', () => {
    expect(refusalOf({ stones: 5 })).toBeNull();
    expect(refusalOf({ fielded: ['c0', 'c1', 'c2'], slain: [{ character: 'bunny' }, { character: 'c0' }] })).toBeNull();
    expect(refusalOf({ kills: 0, deaths: 0, carried: { c0: 3 }, slain: [{ character: 'c9' }] })).toBeNull();
    expect(refusalOf({}, { conceded: ['p1'], suddenDeath: 'p2' })).toBeNull();
  });

  it('says whose side it is that cannot be, and what of it [2.2 2.3 5.5 7.3]', () => {
    const table = new Table(3, { length: 3 }).pair(['p1', 'p2', 'p3']).toGames();
    table.do({ player: 'p1', kind: 'absent', who: 'p3', absent: true });
    const game = table.gameOf('p1');
    const why = (p2: Partial<GameSide>, sides: Record<string, GameSide> = {}) => {
      const result: GameResult = { match: null, sides: { p1: { stones: 1 }, p2: { stones: 2, ...p2 }, ...sides } };
      return refuseResult(table.campaign, table.week, game, result);
    };
    expect(why({})).toBeNull();
    expect(why({ stones: 1.5 })).toMatchObject({ code: 'not-a-count', facts: { player: 'p2' } });
    expect(why({ deaths: -1 })).toMatchObject({ code: 'not-a-count', facts: { player: 'p2' } });
    expect(why({ carried: { c0: 2, c1: 1 } })).toMatchObject({ code: 'more-carried-than-held', facts: { player: 'p2' } });
    expect(why({ fielded: ['c0', 'c9'] })).toMatchObject({ code: 'not-on-roster', facts: { player: 'p2', character: 'c9' } });
    expect(why({ fielded: ['c0', 'c1', 'c1'] })).toMatchObject({ code: 'fielded-twice', facts: { player: 'p2', character: 'c1' } });
    expect(why({ slain: [{ character: 'nobody' }] })).toMatchObject({ facts: { character: 'nobody' } });
    expect(why({ fielded: [], slain: [{ character: 'c2' }] })).toMatchObject({
      code: 'slain-not-fielded',
      facts: { player: 'p2', character: 'c2' },
    });
    expect(why({ slain: [{ character: 'c2', by: { player: 'p9' } }] })).toMatchObject({ code: 'no-such-player', facts: { player: 'p9' } });
    expect(why({ stones: 7 })).toEqual({ code: 'too-many-stones', clauses: ['CAM-2.3'], facts: { held: 8, most: 7 } });
    expect(why({ stones: 6 })).toBeNull();
    expect(why({}, { p3: { stones: 0 } })).toEqual({ code: 'no-such-player', clauses: ['CAM-5.5'], facts: { player: 'p3' } });
    expect(refuseResult(table.campaign, table.week, game, { match: null, sides: { p1: { stones: 1 } } })).toEqual({
      code: 'side-missing',
      clauses: ['CAM-5.5'],
      facts: { player: 'p2' },
    });
  });

  it('fields no more than the week has it, and nobody who guards or was abducted [2.2 8.4a 8.4d]', () => {
    const table = new Table(2, { length: 3 }).toGames().drawRest().next().toGames();
    const game = table.gameOf('p1');
    const why = (fielded: string[], week = table.week) =>
      refuseResult(table.campaign, week, game, { match: null, sides: { p1: { stones: 1, fielded }, p2: { stones: 1 } } });
    expect(why(['c0', 'c1', 'c2'])).toBeNull();
    expect(why(['c0', 'c1', 'c2', 'c3'])).toEqual({ code: 'too-many-fielded', clauses: ['CAM-2.2'], facts: { player: 'p1', most: 3 } });
    const attack = { by: 'p2', kind: 'assault', target: 'p1', character: 'c1', bodyguard: 'c3' } as const;
    expect(why(['c0', 'c3'], { ...table.week, attacks: [attack] })).toEqual({
      code: 'kept-from-field',
      clauses: ['CAM-8.4a', 'CAM-8.4d'],
      facts: { player: 'p1', character: 'c3' },
    });
    expect(why(['c0', 'c1'], { ...table.week, attacks: [attack] })).toBeNull();
  });

  it('names nobody who was not there [5.5]', () => {
    expect(refusalOf({}, { conceded: ['p9'] })).toMatchObject({ code: 'no-such-player' });
    expect(refusalOf({}, { suddenDeath: 'p9' })).toMatchObject({ code: 'no-such-player' });
  });
});
