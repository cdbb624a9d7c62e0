import type { EntrantId, TableResult, RoundGame, Tournament } from '../../tournament/terms/tournament.ts';
import { outcomeFor } from '../../tournament/standings/game-outcome.ts';
import { roundWords } from '../../words/tournament/tournament.ts';

/** The name of an entrant, or the id of an unknown one. */
export const entrantName = ({ entrants }: Tournament, id: EntrantId): string => entrants.find((entrant) => entrant.id === id)?.name ?? id;

/** `3 : 1`. */
export const stonesText = ({ stones: [first, second] }: TableResult): string => `${first} : ${second}`;

/** The winner of a game with a result. */
export function outcomeText(tournament: Tournament, game: RoundGame, result: TableResult): string {
  const [first, second] = game.players;
  const [outcome, opposite] = [outcomeFor(game, result, first), outcomeFor(game, result, second)];
  if (outcome === 'drawn') return roundWords.drawn();
  if (outcome === 'lost' && opposite === 'lost') return roundWords.bothLost();
  return roundWords.won(entrantName(tournament, outcome === 'won' ? first : second));
}
