import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byesOf, inRound, isComplete, meetingsOf, present, roundsPlanned } from '../../src/tournament/entrants.ts';
import { decideTournament } from '../../src/tournament/decide-tournament.ts';
import { costOfBye, costOfPair, type Seeded } from '../../src/tournament/pairing/cost.ts';
import { nextPairing, pairedOtherwise } from '../../src/tournament/pairing/next-pairing.ts';
import { pairRound } from '../../src/tournament/pairing/pair-round.ts';
import type { EntrantId, Tournament } from '../../src/tournament/terms/tournament.ts';
import '../cases.ts';
import { after, drawFrom, entered, paired, round } from './played-tournament.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;
const TOURNAMENTS = WHOLE ? 1000 : 40;
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `Player ${index + 1}`);

/** Every way to pair a few players, with its cost. */
function cheapest(players: readonly Seeded[]): number {
  const search = (unpaired: readonly Seeded[], byeFree: boolean): number => {
    const [first, ...others] = unpaired;
    if (!first) return 0;
    const costs = others.map(
      (second) =>
        costOfPair(first, second, 0) +
        search(
          others.filter((player) => player !== second),
          byeFree,
        ),
    );
    if (byeFree) costs.push(costOfBye(first, players.length - 1 - players.indexOf(first)) + search(others, false));
    return Math.min(...costs);
  };
  return search(players, players.length % 2 === 1);
}

const costOf = (players: readonly Seeded[], { games, bye }: ReturnType<typeof pairRound>): number => {
  const seeded = (id: EntrantId | undefined): Seeded => players.find((player) => player.id === id) as Seeded;
  const rests = bye === null ? 0 : costOfBye(seeded(bye), players.length - 1 - players.indexOf(seeded(bye)));
  return games.reduce((sum, [first, second]) => sum + costOfPair(seeded(first), seeded(second), 0), rests);
};

describe('a round', () => {
  it('is never dearer than the best of all pairings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }).chain((count) =>
          fc.tuple(
            fc.array(fc.record({ points: fc.nat(9), byes: fc.nat(1), floated: fc.integer({ min: -2, max: 2 }) }), {
              minLength: count,
              maxLength: count,
            }),
            fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 14 }),
          ),
        ),
        ([records, meetings]) => {
          const met = (place: number) =>
            new Map(
              records.map((_, opponent) => [
                `e${opponent + 1}`,
                meetings.filter(([a, b]) => a !== b && ((a === place && b === opponent) || (b === place && a === opponent))).length,
              ]),
            );
          const players: Seeded[] = records.map((record, place) => ({ id: `e${place + 1}`, ...record, met: met(place) }));
          const pairing = pairRound(players, () => 0);
          expect([...pairing.games.flat(), ...(pairing.bye === null ? [] : [pairing.bye])].sort()).toEqual(
            players.map(({ id }) => id).sort(),
          );
          expect(costOf(players, pairing)).toBe(cheapest(players));
        },
      ),
      { numRuns: WHOLE ? 2000 : 60 },
    );
  });

  it('has nobody to pair where one player is alone', () => {
    expect(pairRound([], () => 0)).toEqual({ games: [], bye: null });
    expect(pairRound([{ id: 'e1', points: 0, met: new Map(), byes: 0, floated: 0 }], () => 0)).toEqual({ games: [], bye: 'e1' });
  });
});

describe('the rounds of a tournament @rule campaign A.6 A.7', () => {
  it('gives the first bye to the last place, and the next one to somebody else', () => {
    let tournament = entered(names(3));
    tournament = round(
      tournament,
      [
        [
          ['e1', 'e2'],
          [3, 1],
        ],
      ],
      'e3',
    );
    // e2 lost and e3 won by its bye: the last place is that of e2.
    expect(nextPairing(tournament, () => 0)).toEqual({ games: [['e3', 'e1']], bye: 'e2' });
    tournament = round(
      tournament,
      [
        [
          ['e1', 'e3'],
          [0, 5],
        ],
      ],
      'e2',
    );
    expect(nextPairing(tournament, () => 0).bye).toBe('e1');
  });

  it('names those whom a corrected result would have paired otherwise, and keeps their tables', () => {
    let tournament = entered(names(4));
    tournament = round(tournament, [
      [
        ['e1', 'e2'],
        [4, 1],
      ],
      [
        ['e3', 'e4'],
        [4, 1],
      ],
    ]);
    tournament = paired(tournament, 7);
    expect(pairedOtherwise(tournament, 2, drawFrom)).toEqual([]);
    const tables = tournament.rounds[1]?.games.map(({ players }) => players);
    expect(tables).toEqual([
      ['e1', 'e3'],
      ['e2', 'e4'],
    ]);
    const result = { stones: [1, 4] as [number, number], conceded: [] };
    tournament = after(tournament, { kind: 'correct', round: 1, table: 1, result, why: 'the slip was turned' });
    expect(tournament.rounds[1]?.games.map(({ players }) => players)).toEqual(tables);
    expect(pairedOtherwise(tournament, 2, drawFrom).sort()).toEqual(['e1', 'e2', 'e3', 'e4']);
    expect(tournament.corrections).toEqual([{ round: 1, table: 1, was: { stones: [4, 1], conceded: [] }, why: 'the slip was turned' }]);
    expect(pairedOtherwise(tournament, 3, drawFrom)).toEqual([]);
  });
});

/** Whether a round without any rematch exists for those present: a matching over the pairs that have not met. */
function freshRoundExists(tournament: Tournament): boolean {
  const ids = present(tournament).map(({ id }) => id);
  const { rounds } = tournament;
  const search = (unpaired: readonly EntrantId[], byeFree: boolean): boolean => {
    const [first, ...others] = unpaired;
    if (first === undefined) return true;
    if (
      others.some(
        (second) =>
          meetingsOf(rounds, first, second) === 0 &&
          search(
            others.filter((id) => id !== second),
            byeFree,
          ),
      )
    )
      return true;
    return byeFree && byesOf(rounds, first) === 0 && search(others, false);
  };
  return search(ids, ids.length % 2 === 1);
}

describe('tournaments with everything that happens to organisers', () => {
  it(
    'pairs each present player once a round, without a rematch or a second bye while one can be avoided',
    () => {
      for (let number = 0; number < TOURNAMENTS; number += 1) {
        const draw = drawFrom(`organised ${number}`);
        const count = 3 + draw(number % 5 === 0 ? 60 : 10);
        let tournament = entered(names(count));
        for (let turn = 1; turn <= roundsPlanned(tournament); turn += 1) {
          if (present(tournament).length < 2) break;
          const isSmall = present(tournament).length <= 12;
          const hasFresh = isSmall && freshRoundExists(tournament);
          const before = tournament;
          tournament = paired(tournament, draw(1000));
          const made = tournament.rounds.at(-1);
          if (!made) throw new Error('no round');
          expect(inRound(made).sort()).toEqual(
            present(before)
              .map(({ id }) => id)
              .sort(),
          );
          if (hasFresh) {
            expect(made.games.every(({ players: [first, second] }) => meetingsOf(before.rounds, first, second) === 0)).toBe(true);
            expect(made.bye === null || byesOf(before.rounds, made.bye) === 0).toBe(true);
          }
          // The same round once more is refused, and so is the next one before its results.
          const again = { kind: 'pair' as const, round: turn, games: made.games.map(({ players }) => players), bye: made.bye, seed: 1 };
          expect(decideTournament(tournament, again)).toMatchObject({ ok: false, reason: { code: 'round-paired' } });
          expect(decideTournament(tournament, { ...again, round: turn + 1 })).toMatchObject({
            ok: false,
            reason: { code: 'results-missing' },
          });
          for (const [index, { players }] of made.games.entries()) {
            const conceded = draw(12) === 0 ? [players[draw(2)] as EntrantId] : [];
            const result = { stones: [draw(7), draw(7)] as [number, number], conceded };
            tournament = after(tournament, { kind: 'result', round: turn, table: index + 1, result });
            if (draw(15) === 0) tournament = after(tournament, { kind: 'withdraw', entrant: players[0] });
          }
          expect(isComplete(tournament.rounds.at(-1) ?? made)).toBe(true);
          const leavers = tournament.entrants.filter(({ isGone }) => isGone);
          if (leavers.length > 0 && draw(3) === 0) tournament = after(tournament, { kind: 'return', entrant: leavers[0]?.id ?? '' });
          if (draw(4) === 0 && tournament.entrants.length < 64)
            tournament = after(tournament, { kind: 'enter', name: `Late ${turn}`, list: null, lot: draw(1000) });
        }
        for (const { id } of tournament.entrants) {
          const byes = byesOf(tournament.rounds, id);
          if (byes > 1) expect(tournament.entrants.length).toBeLessThan(tournament.rounds.length + 2);
        }
      }
    },
    WHOLE ? 900_000 : undefined,
  );
});
