import type { TournamentTieBreak } from '../terms/settings.ts';
import type { Entrant, EntrantId, TournamentRound, Tournament } from '../terms/tournament.ts';
import { outcomeFor } from './game-outcome.ts';
import { countedRounds, tallyOf, type EntrantTally } from './tally.ts';

/** A row of the standings. `above`: the measure that puts it above the next row, with both values; null for the last row. */
export interface EntrantStanding extends EntrantTally {
  place: number;
  /** The mean points rate of the opponents, in thousandths. @rule campaign A.6 */
  opponentsRate: number;
  above: { by: 'points' | TournamentTieBreak | 'entry'; value: number; below: number } | null;
}

type Ranked = Omit<EntrantStanding, 'place' | 'above'>;
/** A measure that orders players who are level; the higher value comes first. */
type Measure = (ranked: Ranked, level: readonly Ranked[]) => number;

/** The points of a player against the players who are level with it. */
function pointsAmong(rounds: readonly TournamentRound[], win: number, draw: number, loss: number): Measure {
  const points = { won: win, drawn: draw, lost: loss };
  return ({ entrant: { id } }, level) => {
    const ids = level.map(({ entrant }) => entrant.id);
    const games = rounds
      .flatMap((round) => round.games)
      .filter(({ players }) => players.includes(id) && players.every((player) => ids.includes(player)));
    return games.reduce((sum, game) => sum + (game.result ? points[outcomeFor(game, game.result, id)] : 0), 0);
  };
}

/** All measures in order: points first and the order of entry last, so that no two players stay level. */
function measuresOf(
  { settings }: Tournament,
  rounds: readonly TournamentRound[],
): [by: NonNullable<EntrantStanding['above']>['by'], measure: Measure][] {
  const { win, draw, loss } = settings.points;
  const tieBreaks: Record<TournamentTieBreak, Measure> = {
    stones: ({ stonesFor }) => stonesFor,
    opponents: ({ opponentsRate }) => opponentsRate,
    against: ({ stonesAgainst }) => -stonesAgainst,
    'head-to-head': pointsAmong(rounds, win, draw, loss),
    lot: ({ entrant }) => entrant.lot,
  };
  return [
    ['points', ({ points }) => points],
    ...settings.tieBreaks.map((rule): [TournamentTieBreak, Measure] => [rule, tieBreaks[rule]]),
    ['entry', ({ entrant }) => -Number(entrant.id.slice(1))],
  ];
}

interface Placed {
  ranked: Ranked;
  above: EntrantStanding['above'];
}

/** Orders players who are level by the first measure, and those who stay level by the next ones. */
function ordered(level: readonly Ranked[], [first, ...others]: readonly ReturnType<typeof measuresOf>[number][]): Placed[] {
  if (!first || level.length < 2) return level.map((ranked) => ({ ranked, above: null }));
  const [rule, measure] = first;
  const values = new Map(level.map((ranked) => [ranked, measure(ranked, level)]));
  const valueOf = (ranked: Ranked): number => values.get(ranked) ?? 0;
  const steps = [...new Set(values.values())].sort((a, b) => b - a);
  return steps.flatMap((value, index) => {
    const group = ordered(
      level.filter((ranked) => valueOf(ranked) === value),
      others,
    );
    const below = steps[index + 1];
    const last = group.at(-1);
    if (last && below !== undefined) last.above = { by: rule, value, below };
    return group;
  });
}

/** The players who had entered by a round. */
const comeBy = ({ entrants }: Tournament, round: number): Entrant[] => entrants.filter(({ since }) => since <= round);

/** The standings after the rounds that count. A player who has left keeps a place; a player who entered later has none. @rule campaign A.6 */
export function standingsOf(tournament: Tournament, after = Infinity, entrants = comeBy(tournament, after)): EntrantStanding[] {
  const rounds = countedRounds(tournament, after);
  const tallies = entrants.map((entrant) => tallyOf(entrant, rounds, tournament.settings));
  const rates = new Map<EntrantId, number>(tallies.map(({ entrant, rate }) => [entrant.id, rate]));
  const ranked = tallies.map((tally): Ranked => {
    const sum = tally.opponents.reduce((total, opponent) => total + (rates.get(opponent) ?? 0), 0);
    return { ...tally, opponentsRate: tally.opponents.length === 0 ? 0 : Math.round(sum / tally.opponents.length) };
  });
  return ordered(ranked, measuresOf(tournament, rounds)).map(({ ranked: row, above }, index) => ({ ...row, place: index + 1, above }));
}
