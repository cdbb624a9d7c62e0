import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { beginClubTournament, sayInTournament } from '../../src/club/tournament-fold.ts';
import type { TournamentSaying } from '../../src/club/terms/protocol.ts';
import { byesOf, present } from '../../src/tournament/entrants.ts';
import { nextPairing, pairedOtherwise } from '../../src/tournament/pairing/next-pairing.ts';
import { standingsOf } from '../../src/tournament/standings/standings.ts';
import type { TournamentDecision, TournamentEntry } from '../../src/tournament/terms/decision.ts';
import type { Tournament } from '../../src/tournament/terms/tournament.ts';
import { usualSettings } from '../../src/tournament/settings.ts';
import { appendEntry, emptyLog, type TournamentLog } from '../../src/tournament/tournament-log.ts';
import { after, drawFrom, entered, paired } from './played-tournament.ts';

// What went wrong with tournaments elsewhere.

const places = (tournament: Parameters<typeof standingsOf>[0]): string[] => standingsOf(tournament).map(({ entrant }) => entrant.id);

it('a round that two organisers pair, or one who tries again, is one round, with each player in it once', () => {
  let club = beginClubTournament({ name: 'Autumn', organiser: 'm1' }, 0);
  const say = (member: string, saying: TournamentSaying, place: number): string | null => {
    const judged = sayInTournament(club, { member, role: 'organiser', time: 1, lot: 1 }, saying, place);
    if (!judged.ok) return judged.reason.code;
    club = judged.tournament;
    return null;
  };
  for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed'])
    expect(say('m1', { say: 'decide', entry: { kind: 'enter', name, list: null, lot: 1 } }, club.length)).toBe(null);
  const place = club.length;
  const pairing = (seed: number): TournamentSaying => ({
    say: 'decide',
    entry: { kind: 'pair', round: 1, ...nextPairing(club.log.tournament, drawFrom(seed)), seed },
  });
  const [first, second] = [pairing(1), pairing(2)];
  expect(say('m1', first, place)).toBe(null);
  for (const [member, saying] of [
    ['m2', second],
    ['m1', first],
  ] as const)
    expect(say(member, saying, place)).toBe('round-paired');
  const { rounds } = club.log.tournament;
  const [round] = rounds;
  const players = [...(round?.games.flatMap((game) => game.players) ?? []), round?.bye];
  expect([rounds.length, [...new Set(players)].length, players.length]).toEqual([1, 5, 5]);
});

/** The tournament after one more round with results by chance, each player with fewer stones than `most`. */
function roundPlayed(tournament: Tournament, round: number, draw: (below: number) => number, most: number): Tournament {
  let played = paired(tournament, draw(1000));
  for (const index of (played.rounds.at(-1)?.games ?? []).keys())
    played = after(played, { kind: 'result', round, table: index + 1, result: { stones: [draw(most), draw(most)], conceded: [] } });
  return played;
}

it('whatever the rhythm of leaving and entering, nobody has two byes or gains from a round that was missed, and the next round is paired', () => {
  for (let number = 0; number < 60; number += 1) {
    const draw = drawFrom(`rhythm ${number}`);
    let tournament = entered(Array.from({ length: 7 + draw(4) }, (_, index) => `P${index}`));
    tournament = after(tournament, { kind: 'settings', settings: { ...usualSettings, rounds: 4 } });
    for (let turn = 1; turn <= 4; turn += 1) {
      tournament = roundPlayed(tournament, turn, draw, 7);
      // one player follows a rhythm; others leave and enter by chance
      const [last] = standingsOf(tournament).slice(-1);
      if (last && !last.entrant.isGone && draw(2) === 0) tournament = after(tournament, { kind: 'withdraw', entrant: last.entrant.id });
      for (const { id, isGone } of tournament.entrants)
        if (isGone && draw(2) === 0) tournament = after(tournament, { kind: 'return', entrant: id });
      if (draw(3) === 0) tournament = after(tournament, { kind: 'enter', name: `L${turn}`, list: null, lot: draw(99) });
    }
    expect(present(tournament).length).toBeGreaterThan(3);
    const { win } = tournament.settings.points;
    for (const row of standingsOf(tournament)) {
      const missed = tournament.rounds.length - row.played - row.byes;
      expect(byesOf(tournament.rounds, row.entrant.id)).toBeLessThanOrEqual(1);
      expect(row.points).toBeLessThanOrEqual((tournament.rounds.length - missed) * win);
    }
  }
});

it('places after a round, and so a cut or prizes taken from them, stay, though players leave, return or come later, and after the end', () => {
  for (let number = 0; number < 16; number += 1) {
    const draw = drawFrom(`cut ${number}`);
    let tournament = entered(Array.from({ length: 5 + draw(6) }, (_, index) => `P${index}`));
    const tieBreaks = number % 2 === 0 ? usualSettings.tieBreaks : (['lot'] as const);
    tournament = after(tournament, { kind: 'settings', settings: { ...usualSettings, tieBreaks: [...tieBreaks], rounds: 4 } });
    const known: unknown[] = [];
    const read = (turn: number): unknown =>
      standingsOf(tournament, turn).map(({ entrant: { id }, place, points, stonesFor, opponentsRate, opponents, above }) => ({
        id,
        place,
        points,
        stonesFor,
        opponentsRate,
        opponents,
        above,
      }));
    for (let turn = 1; turn <= 4; turn += 1) {
      tournament = roundPlayed(tournament, turn, draw, 3);
      known.push(read(turn));
      const [best] = places(tournament).filter((id) => present(tournament).some((entrant) => entrant.id === id));
      if (best !== undefined && draw(2) === 0 && present(tournament).length > 3)
        tournament = after(tournament, { kind: 'withdraw', entrant: best });
      for (const { id, isGone } of tournament.entrants)
        if (isGone && draw(3) === 0) tournament = after(tournament, { kind: 'return', entrant: id });
      tournament = after(tournament, { kind: 'enter', name: `L${turn}`, list: null, lot: 1000 + draw(99) });
      expect(known.map((_, index) => read(index + 1))).toEqual(known);
    }
    tournament = after(tournament, { kind: 'end' });
    expect(known.map((_, index) => read(index + 1))).toEqual(known);
    // whatever the cut, nobody is in it twice and no place is left out
    const rows = standingsOf(tournament);
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.slice(0, -1).every(({ above }) => above !== null && above.value > above.below)).toBe(true);
  }
});

it('a result of round 1 that is corrected in round 3 leaves the pairings, changes the places, names whom it concerns, and is one step of undo', () => {
  let log: TournamentLog = emptyLog;
  const take = (decision: TournamentEntry['decision']): void => {
    const step = appendEntry(log, { time: log.entries.length, decision });
    if (!step.ok) throw new Error(step.reason.code);
    log = step.log;
  };
  const result = (turn: number, table: number, stones: [number, number]): TournamentDecision => ({
    kind: 'result',
    round: turn,
    table,
    result: { stones, conceded: [] },
  });
  for (const [index, name] of ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fe'].entries()) take({ kind: 'enter', name, list: null, lot: 9 - index });
  for (let turn = 1; turn <= 3; turn += 1) {
    take({ kind: 'pair', round: turn, ...nextPairing(log.tournament, drawFrom(turn)), seed: turn });
    if (turn < 3) for (const table of [1, 2, 3]) take(result(turn, table, [4 + table, 1]));
  }
  take(result(3, 1, [2, 2])); // the third round is played
  const before = log.tournament;
  const pairings = before.rounds.map(({ games }) => games.map(({ players }) => players));
  take({ kind: 'correct', round: 1, table: 1, result: { stones: [0, 6], conceded: [] }, why: 'the slip was turned' });
  const corrected = log.tournament;
  expect(corrected.rounds.map(({ games }) => games.map(({ players }) => players))).toEqual(pairings);
  expect(places(corrected)).not.toEqual(places(before));
  expect([pairedOtherwise(before, 2, drawFrom), pairedOtherwise(before, 3, drawFrom)]).toEqual([[], []]);
  expect(pairedOtherwise(corrected, 2, drawFrom).length).toBeGreaterThan(1);
  take({ kind: 'undo' });
  expect(log.tournament).toEqual(before);
});

it('places come from one function: nothing but a tournament itself reckons points', () => {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const importing = (label: RegExp): string[] => files.filter((file) => label.test(readFileSync(file, 'utf8'))).sort();
  // the tally is behind the places, and the pairing looks at the points of rounds that are past
  expect(importing(/from '[^']*standings\/tally\.ts'|from '\.\/tally\.ts'/).filter((file) => !file.startsWith('src/ui/match/'))).toEqual([
    'src/tournament/pairing/next-pairing.ts',
    'src/tournament/standings/standings.ts',
  ]);
  expect(importing(/import \{[^}]*\bstandingsOf\b[^}]*\} from '[^']*standings\/standings\.ts'/)).toEqual([
    'src/tournament/pairing/next-pairing.ts',
    'src/ui/tournament/standings-panel.ts',
    'src/ui/tournament/standings-rows.ts',
    'src/ui/tournament/tournament-sheets.ts',
    'src/ui/tournament/wall.ts',
  ]);
});
