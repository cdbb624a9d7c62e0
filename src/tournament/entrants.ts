import { usualRounds } from './settings.ts';
import type { Entrant, EntrantId, TournamentRound, RoundGame, Tournament } from './terms/tournament.ts';

export const entrantOf = ({ entrants }: Tournament, id: EntrantId): Entrant | undefined => entrants.find((entrant) => entrant.id === id);

/** The players who are in the next pairing. */
export const present = ({ entrants }: Tournament): Entrant[] => entrants.filter(({ isGone }) => !isGone);

export const roundsPlanned = ({ settings, entrants }: Tournament): number =>
  settings.rounds === 'auto' ? usualRounds(entrants.length) : settings.rounds;

export const isComplete = ({ games }: TournamentRound): boolean => games.every(({ result }) => result !== null);

/** The round under way: the last one, while a result is missing. */
export const currentRound = ({ rounds }: Tournament): TournamentRound | undefined => rounds.at(-1);

export const roundAt = ({ rounds }: Tournament, round: number): TournamentRound | undefined => rounds[round - 1];

export const gameAt = (tournament: Tournament, round: number, table: number): RoundGame | undefined =>
  roundAt(tournament, round)?.games[table - 1];

/** The players of a round. */
export const inRound = ({ games, bye }: TournamentRound): EntrantId[] => [
  ...games.flatMap(({ players }) => players),
  ...(bye === null ? [] : [bye]),
];

export const byesOf = (rounds: readonly TournamentRound[], id: EntrantId): number => rounds.filter(({ bye }) => bye === id).length;

/** The number of times that two players were paired. */
export const meetingsOf = (rounds: readonly TournamentRound[], first: EntrantId, second: EntrantId): number =>
  rounds.filter(({ games }) => games.some(({ players }) => players.includes(first) && players.includes(second))).length;
