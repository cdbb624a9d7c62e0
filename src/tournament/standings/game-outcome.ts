import type { EntrantId, TableResult, RoundGame } from '../terms/tournament.ts';

export type TableOutcome = 'won' | 'drawn' | 'lost';

/** The outcome of a game for one of its players: by concession, else by moonstones. If both players conceded, both have lost. @rule campaign A.2 */
export function outcomeFor({ players }: Pick<RoundGame, 'players'>, { stones, conceded }: TableResult, entrant: EntrantId): TableOutcome {
  const place = players.indexOf(entrant);
  const opponent = players[1 - place] as EntrantId;
  if (conceded.includes(entrant)) return 'lost';
  if (conceded.includes(opponent)) return 'won';
  const [gained = 0, given = 0] = place === 0 ? stones : [...stones].reverse();
  if (gained === given) return 'drawn';
  return gained > given ? 'won' : 'lost';
}
