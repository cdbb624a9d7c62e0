import { integerSource, seeded } from '../../src/rules/table/chance.ts';
import { decideTournament, newTournament } from '../../src/tournament/decide-tournament.ts';
import { nextPairing } from '../../src/tournament/pairing/next-pairing.ts';
import type { TournamentDecision } from '../../src/tournament/terms/decision.ts';
import type { EntrantId, Tournament } from '../../src/tournament/terms/tournament.ts';

/** Whole numbers from 0 to below a bound, from a seed. */
export function drawFrom(seed: number | string): (below: number) => number {
  const between = integerSource(seeded(String(seed)));
  return (below) => between(0, below - 1);
}

/** The tournament after a decision that must be legal. */
export function after(tournament: Tournament, decision: TournamentDecision): Tournament {
  const step = decideTournament(tournament, decision);
  if (!step.ok) throw new Error(`${decision.kind}: ${step.reason.code}`);
  return step.tournament;
}

export const entered = (names: readonly string[]): Tournament =>
  names.reduce(
    (tournament, name, index) => after(tournament, { kind: 'enter', name, list: null, lot: names.length - index }),
    newTournament('Autumn'),
  );

export function paired(tournament: Tournament, seed = 1): Tournament {
  const { games, bye } = nextPairing(tournament, drawFrom(seed));
  return after(tournament, { kind: 'pair', round: tournament.rounds.length + 1, games, bye, seed });
}

/** A round by hand: pairs, then the Moonstones of each table. */
export function round(
  tournament: Tournament,
  games: readonly [players: [EntrantId, EntrantId], stones: [number, number]][],
  bye: EntrantId | null = null,
): Tournament {
  const number = tournament.rounds.length + 1;
  const begun = after(tournament, { kind: 'pair', round: number, games: games.map(([players]) => players), bye, seed: 1 });
  return games.reduce(
    (played, [, stones], index) => after(played, { kind: 'result', round: number, table: index + 1, result: { stones, conceded: [] } }),
    begun,
  );
}
