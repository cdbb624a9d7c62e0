import { byesOf, inRound, meetingsOf, present } from '../entrants.ts';
import { standingsOf } from '../standings/standings.ts';
import { tallyOf } from '../standings/tally.ts';
import type { EntrantId, TournamentRound, Tournament } from '../terms/tournament.ts';
import type { Seeded } from './cost.ts';
import { pairRound, type RoundPairing } from './pair-round.ts';

/** Draws whole numbers from a seed; the same seed draws the same. */
export type DrawBelow = (below: number) => number;

/** The rounds of a player against one with more points, minus those against one with fewer; the points are those before the round. */
function floatsOf({ rounds, settings, entrants }: Tournament, before: number, id: EntrantId): number {
  const pointsBefore = (player: EntrantId, round: number): number => {
    const entrant = entrants.find((candidate) => candidate.id === player);
    return entrant ? tallyOf(entrant, rounds.slice(0, round), settings).points : 0;
  };
  return rounds.slice(0, before).reduce((floated, { games }, round) => {
    const players = games.find((game) => game.players.includes(id))?.players;
    const opponent = players?.find((player) => player !== id);
    if (opponent === undefined) return floated;
    return floated + Math.sign(pointsBefore(opponent, round) - pointsBefore(id, round));
  }, 0);
}

/** The players as the round after `after` sees them, best first. */
function seededFor(tournament: Tournament, players: readonly EntrantId[], after: number): Seeded[] {
  const rounds = tournament.rounds.slice(0, after);
  return standingsOf(tournament, after, tournament.entrants)
    .filter(({ entrant }) => players.includes(entrant.id))
    .map(({ entrant: { id }, points }) => ({
      id,
      points,
      met: new Map(players.map((player) => [player, meetingsOf(rounds, id, player)])),
      byes: byesOf(rounds, id),
      floated: floatsOf(tournament, after, id),
    }));
}

/** The pairing of the next round, the best table first. @rule campaign A.6 A.7 */
export const nextPairing = (tournament: Tournament, draw: DrawBelow): RoundPairing =>
  pairRound(
    seededFor(
      tournament,
      present(tournament).map(({ id }) => id),
      tournament.rounds.length,
    ),
    draw,
  );

const opponentIn = (games: readonly (readonly EntrantId[])[], id: EntrantId): EntrantId | undefined =>
  games.find((players) => players.includes(id))?.find((player) => player !== id);

/**
 * The players who would have another opponent in a round that is already paired, if it were paired by the present results. The round keeps its pairs
 * all the same.
 * @param drawFrom draws from the seed of a round
 */
export function pairedOtherwise(tournament: Tournament, round: number, drawFrom: (seed: number) => DrawBelow): EntrantId[] {
  const paired: TournamentRound | undefined = tournament.rounds[round - 1];
  if (!paired) return [];
  const players = inRound(paired);
  const { games } = pairRound(seededFor(tournament, players, round - 1), drawFrom(paired.seed));
  const kept = paired.games.map((game) => game.players);
  return players.filter((id) => opponentIn(games, id) !== opponentIn(kept, id));
}
