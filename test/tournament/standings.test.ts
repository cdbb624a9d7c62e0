import { describe, expect, it } from 'vitest';
import { decideTournament } from '../../src/tournament/decide-tournament.ts';
import { usualSettings } from '../../src/tournament/settings.ts';
import { outcomeFor } from '../../src/tournament/standings/game-outcome.ts';
import { standingsOf } from '../../src/tournament/standings/standings.ts';
import type { TournamentSettings } from '../../src/tournament/terms/settings.ts';
import type { Tournament } from '../../src/tournament/terms/tournament.ts';
import { after, entered, paired, round } from './played-tournament.ts';

const with4 = (settings: Partial<TournamentSettings> = {}): Tournament =>
  after(entered(['Ada', 'Bo', 'Cy', 'Di']), { kind: 'settings', settings: { ...usualSettings, ...settings } });

const ids = (tournament: Tournament, rounds?: number): string[] => standingsOf(tournament, rounds).map(({ entrant }) => entrant.id);

describe('a game of organised play @rule campaign A.2', () => {
  const game = { players: ['e1', 'e2'] as [string, string] };
  it.each([
    [[3, 1], [], 'won', 'lost'],
    [[1, 3], [], 'lost', 'won'],
    [[2, 2], [], 'drawn', 'drawn'],
    [[5, 0], ['e1'], 'lost', 'won'],
    [[0, 0], ['e2'], 'won', 'lost'],
    [[4, 1], ['e1', 'e2'], 'lost', 'lost'],
  ] as const)('%j, conceded %j', (stones, conceded, first, second) => {
    const result = { stones: [...stones] as [number, number], conceded: [...conceded] };
    expect([outcomeFor(game, result, 'e1'), outcomeFor(game, result, 'e2')]).toEqual([first, second]);
  });
});

describe('standings @rule campaign A.6', () => {
  it('orders by points, then each tie-break in its turn, and says which of them parted two rows', () => {
    const tournament = round(with4(), [
      [
        ['e1', 'e2'],
        [3, 1],
      ],
      [
        ['e3', 'e4'],
        [5, 2],
      ],
    ]);
    expect(standingsOf(tournament).map(({ entrant, place, points, above }) => [entrant.name, place, points, above])).toEqual([
      ['Cy', 1, 3, { by: 'stones', value: 5, below: 3 }],
      ['Ada', 2, 3, { by: 'points', value: 3, below: 0 }],
      ['Di', 3, 0, { by: 'stones', value: 2, below: 1 }],
      ['Bo', 4, 0, null],
    ]);
  });

  it('looks to the opponents where the stones are the same', () => {
    let tournament = round(with4(), [
      [
        ['e1', 'e2'],
        [3, 1],
      ],
      [
        ['e3', 'e4'],
        [3, 2],
      ],
    ]);
    tournament = round(tournament, [
      [
        ['e1', 'e4'],
        [1, 3],
      ],
      [
        ['e3', 'e2'],
        [1, 4],
      ],
    ]);
    // e1 and e3: 3 points, 4 stones; e1's opponents e2 and e4 have won as many as those of e3; e1 gave away 4, e3 gave away 6.
    const rows = standingsOf(tournament);
    expect(rows.map(({ entrant, stonesFor, opponentsRate }) => [entrant.id, stonesFor, opponentsRate])).toEqual([
      ['e2', 5, 500],
      ['e4', 5, 500],
      ['e1', 4, 500],
      ['e3', 4, 500],
    ]);
    expect(rows.map(({ above }) => above)).toEqual([
      { by: 'lot', value: 3, below: 1 },
      { by: 'stones', value: 5, below: 4 },
      { by: 'against', value: -4, below: -6 },
      null,
    ]);
  });

  it('parts two who met by their game, and two who did not by the lot', () => {
    const level = with4({ tieBreaks: ['head-to-head', 'lot'] });
    const played = round(level, [
      [
        ['e1', 'e2'],
        [2, 2],
      ],
      [
        ['e3', 'e4'],
        [1, 1],
      ],
    ]);
    // All are level: each has one point against those who are level. The lots are 4, 3, 2, 1 in the order of entry.
    expect(standingsOf(played).map(({ entrant, above }) => [entrant.id, above?.by])).toEqual([
      ['e1', 'lot'],
      ['e2', 'lot'],
      ['e3', 'lot'],
      ['e4', undefined],
    ]);
    const won = round(with4({ tieBreaks: ['head-to-head', 'lot'], points: { win: 1, draw: 1, loss: 1 } }), [
      [
        ['e2', 'e1'],
        [3, 1],
      ],
      [
        ['e3', 'e4'],
        [1, 3],
      ],
    ]);
    expect(ids(won)).toEqual(['e1', 'e2', 'e3', 'e4']);
  });

  it('counts only rounds whose last result is entered', () => {
    const played = round(with4(), [
      [
        ['e1', 'e2'],
        [3, 1],
      ],
      [
        ['e3', 'e4'],
        [5, 2],
      ],
    ]);
    const before = standingsOf(played);
    const begun = paired(played);
    expect(standingsOf(begun)).toEqual(before);
    const half = after(begun, { kind: 'result', round: 2, table: 1, result: { stones: [0, 6], conceded: [] } });
    expect(standingsOf(half)).toEqual(before);
    const whole = after(half, { kind: 'result', round: 2, table: 2, result: { stones: [0, 6], conceded: [] } });
    expect(standingsOf(whole)).not.toEqual(before);
    expect(standingsOf(whole, 1)).toEqual(before);
  });

  it('leaves the standings of a round as they were when a player withdraws or comes late, but for the mark', () => {
    const played = round(with4(), [
      [
        ['e1', 'e2'],
        [3, 1],
      ],
      [
        ['e3', 'e4'],
        [5, 2],
      ],
    ]);
    const withdrawn = after(played, { kind: 'withdraw', entrant: 'e3' });
    // places, points and the tie-breaks of opponents, too
    const unmarked = (tournament: Tournament): unknown[] =>
      standingsOf(tournament, 1).map(({ entrant: { isGone: _isGone, ...entrant }, ...row }) => ({ ...row, entrant }));
    expect(ids(withdrawn, 1)).toEqual(ids(played, 1));
    expect(unmarked(withdrawn)).toEqual(unmarked(played));
    expect(withdrawn.rounds).toEqual(played.rounds);
    expect(standingsOf(withdrawn).find(({ entrant }) => entrant.id === 'e3')?.entrant.isGone).toBe(true);
    const late = after(withdrawn, { kind: 'enter', name: 'Eve', list: null, lot: 9 });
    expect(standingsOf(late).at(-1)).toMatchObject({ points: 0, played: 0, entrant: { id: 'e5', since: 2 } });
  });

  it('counts a bye as a win with its stones, and nobody as its opponent', () => {
    const tournament = round(
      entered(['Ada', 'Bo', 'Cy']),
      [
        [
          ['e1', 'e2'],
          [2, 1],
        ],
      ],
      'e3',
    );
    expect(standingsOf(tournament)[0]).toMatchObject({ entrant: { id: 'e3' }, points: 3, stonesFor: 3, byes: 1, played: 0, opponents: [] });
  });

  it.each([
    ['none', 3, 3],
    ['told', 3, 3],
    ['point', 4, 3],
    ['stone', 3, 4],
  ] as const)('gives a painted list its bonus once: %s @rule campaign A.9', (painted, points, stonesFor) => {
    let tournament = round(with4({ painted }), [
      [
        ['e1', 'e2'],
        [3, 1],
      ],
      [
        ['e3', 'e4'],
        [0, 1],
      ],
    ]);
    tournament = after(tournament, { kind: 'painted', entrant: 'e1', isPainted: true });
    tournament = after(tournament, { kind: 'painted', entrant: 'e1', isPainted: true });
    expect(standingsOf(tournament)[0]).toMatchObject({ entrant: { id: 'e1' }, points, stonesFor });
    expect(standingsOf(tournament)[1]).toMatchObject({ entrant: { id: 'e4' }, points: 3, stonesFor: 1 });
  });
});

describe('what a tournament refuses, with the clause', () => {
  const begun = paired(with4());
  const result = { stones: [1, 2] as [number, number], conceded: [] };
  it.each([
    ['entrant-twice', with4(), { kind: 'enter', name: ' ada ', list: null, lot: 1 }],
    ['entrant-name', with4(), { kind: 'enter', name: '\u202E ', list: null, lot: 1 }],
    ['entrant-already', with4(), { kind: 'return', entrant: 'e1' }],
    ['no-such-entrant', with4(), { kind: 'withdraw', entrant: 'e9' }],
    ['pairing-incomplete', with4(), { kind: 'pair', round: 1, games: [['e1', 'e2']], bye: null, seed: 1 }],
    ['too-few-entrants', entered(['Ada']), { kind: 'pair', round: 1, games: [], bye: 'e1', seed: 1 }],
    ['round-paired', begun, { kind: 'pair', round: 1, games: [], bye: null, seed: 1 }],
    ['results-missing', begun, { kind: 'pair', round: 2, games: [], bye: null, seed: 1 }],
    ['results-missing', begun, { kind: 'end' }],
    ['no-such-table', begun, { kind: 'result', round: 1, table: 3, result }],
    ['nothing-to-correct', begun, { kind: 'correct', round: 1, table: 1, result, why: '' }],
    ['result-impossible', begun, { kind: 'result', round: 1, table: 1, result: { stones: [21, 0], conceded: [] } }],
    ['result-impossible', begun, { kind: 'result', round: 1, table: 1, result: { stones: [1, 0], conceded: ['e9'] } }],
    ['tournament-setting', with4(), { kind: 'settings', settings: { ...usualSettings, minutes: 0 } }],
    ['tournament-begun', begun, { kind: 'settings', settings: { ...usualSettings, format: 'organised-6' } }],
    ['round-not-now', with4(), { kind: 'clock', round: 0, clock: null }],
  ] as const)('%s', (code, tournament, decision) => {
    const step = decideTournament(tournament, decision as never);
    expect(step).toMatchObject({
      ok: false,
      reason: { code, clauses: expect.arrayContaining([expect.stringMatching(/^campaign A\.\d/)]) },
    });
  });

  it('swaps two players while neither table has a result', () => {
    const [first, second] = begun.rounds[0]?.games.map(({ players }) => players) ?? [];
    if (!first || !second) throw new Error('no tables');
    const swapped = after(begun, { kind: 'swap', round: 1, entrants: [first[0], second[0]] });
    expect(swapped.rounds[0]?.games.map(({ players }) => players)).toEqual([
      [second[0], first[1]],
      [first[0], second[1]],
    ]);
    const entry = after(begun, { kind: 'result', round: 1, table: 2, result });
    expect(decideTournament(entry, { kind: 'swap', round: 1, entrants: [first[0], second[0]] })).toMatchObject({
      ok: false,
      reason: { code: 'table-finished' },
    });
  });

  it('takes a correction after the end, and nothing else that changes a place', () => {
    const played = round(with4({ rounds: 1 }), [
      [
        ['e1', 'e2'],
        [3, 1],
      ],
      [
        ['e3', 'e4'],
        [5, 2],
      ],
    ]);
    const ended = after(played, { kind: 'end' });
    expect(decideTournament(played, { kind: 'pair', round: 2, games: [], bye: null, seed: 1 })).toMatchObject({
      ok: false,
      reason: { code: 'rounds-over' },
    });
    expect(decideTournament(ended, { kind: 'withdraw', entrant: 'e1' })).toMatchObject({ ok: false, reason: { code: 'tournament-over' } });
    const corrected = after(ended, { kind: 'correct', round: 1, table: 1, result, why: 'read the wrong way' });
    expect(ids(corrected)[1]).toBe('e2');
  });
});
