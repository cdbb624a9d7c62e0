import { inRound, isComplete } from '../entrants.ts';
import type { TournamentSettings } from '../terms/settings.ts';
import type { Entrant, EntrantId, TournamentRound, Tournament } from '../terms/tournament.ts';
import { outcomeFor } from './game-outcome.ts';

/** The results of an entrant in the rounds that count. */
export interface EntrantTally {
  entrant: Entrant;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  stonesFor: number;
  stonesAgainst: number;
  /** Opponents in the order of the rounds, without byes. */
  opponents: EntrantId[];
  /** The points as thousandths of those that could be won. */
  rate: number;
}

const THOUSAND = 1000;

/** The rounds that count: those whose last result is entered, up to `after`. */
export const countedRounds = ({ rounds }: Tournament, after = Infinity): TournamentRound[] =>
  rounds.filter((round, index) => index < after && isComplete(round));

function bonusOf(entrant: Entrant, { painted }: TournamentSettings): { points: number; stones: number } {
  const isWorth = entrant.isPainted ? painted : 'none';
  return { points: isWorth === 'point' ? 1 : 0, stones: isWorth === 'stone' ? 1 : 0 };
}

/** The tally of one entrant. A missed round counts nothing. @rule campaign A.6 A.7 A.9 */
export function tallyOf(entrant: Entrant, rounds: readonly TournamentRound[], settings: TournamentSettings): EntrantTally {
  const bonus = bonusOf(entrant, settings);
  const tally: EntrantTally = {
    entrant,
    points: bonus.points,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    byes: 0,
    stonesFor: bonus.stones,
    stonesAgainst: 0,
    opponents: [],
    rate: 0,
  };
  let gained = 0;
  for (const round of rounds.filter((candidate) => inRound(candidate).includes(entrant.id))) {
    if (round.bye === entrant.id) {
      tally.byes += 1;
      tally.points += settings.points.win;
      tally.stonesFor += settings.byeStones;
      continue;
    }
    const game = round.games.find(({ players }) => players.includes(entrant.id));
    if (!game?.result) continue;
    const place = game.players.indexOf(entrant.id);
    const outcome = outcomeFor(game, game.result, entrant.id);
    const points = { won: settings.points.win, drawn: settings.points.draw, lost: settings.points.loss }[outcome];
    tally[outcome] += 1;
    tally.played += 1;
    tally.points += points;
    gained += points;
    tally.stonesFor += game.result.stones[place] ?? 0;
    tally.stonesAgainst += game.result.stones[1 - place] ?? 0;
    tally.opponents.push(game.players[1 - place] as EntrantId);
  }
  tally.rate = tally.played === 0 ? 0 : Math.round((gained * THOUSAND) / (tally.played * settings.points.win));
  return tally;
}
