import type { Judged, Reason } from '../rules/terms/reason.ts';
import { typedName } from '../rules/terms/typed-name.ts';
import { currentRound, entrantOf, gameAt, inRound, isComplete, present, roundAt, roundsPlanned } from './entrants.ts';
import { refusal } from './reasons.ts';
import { MOST_ENTRANTS, MOST_ROUNDS, MOST_STONES, refuseTournamentSettings } from './settings.ts';
import type { TournamentDecision } from './terms/decision.ts';
import type { EntrantId, TableResult, RoundGame, Tournament } from './terms/tournament.ts';

export const LONGEST_ENTRANT = 40;

type TournamentDecisionOf<K extends TournamentDecision['kind']> = Extract<TournamentDecision, { kind: K }>;

const isTaken = ({ entrants }: Tournament, name: string, except?: EntrantId): boolean =>
  entrants.some((entrant) => entrant.id !== except && entrant.name.toLowerCase() === name.toLowerCase());

function refuseName(tournament: Tournament, given: string, except?: EntrantId): Reason | null {
  const name = typedName(given);
  if (name === '' || name.length > LONGEST_ENTRANT) return refusal('entrant-name', 'A.1', { most: LONGEST_ENTRANT });
  return isTaken(tournament, name, except) ? refusal('entrant-twice', 'A.1', { name }) : null;
}

function refuseEntry(tournament: Tournament, { name }: TournamentDecisionOf<'enter'>): Reason | null {
  if (tournament.entrants.length >= MOST_ENTRANTS) return refusal('tournament-full', 'A.6', { most: MOST_ENTRANTS });
  return refuseName(tournament, name);
}

function refuseEntrant(tournament: Tournament, id: EntrantId): Reason | null {
  return entrantOf(tournament, id) ? null : refusal('no-such-entrant', 'A.6');
}

function refusePairing(tournament: Tournament, { round, games, bye }: TournamentDecisionOf<'pair'>): Reason | null {
  const last = currentRound(tournament);
  const next = tournament.rounds.length + 1;
  if (round !== next) return refusal('round-paired', 'A.6', { round });
  if (last && !isComplete(last)) return refusal('results-missing', 'A.6', { round: next - 1 });
  if (next > Math.min(MOST_ROUNDS, roundsPlanned(tournament))) return refusal('rounds-over', 'A.6', { rounds: next - 1 });
  const ids = present(tournament).map(({ id }) => id);
  if (ids.length < 2) return refusal('too-few-entrants', 'A.6');
  const paired = [...games.flat(), ...(bye === null ? [] : [bye])];
  const isEach = paired.length === ids.length && new Set(paired).size === ids.length && paired.every((id) => ids.includes(id));
  return isEach ? null : refusal('pairing-incomplete', 'A.6 A.7');
}

function refuseSwap(tournament: Tournament, { round, entrants: [first, second] }: TournamentDecisionOf<'swap'>): Reason | null {
  const paired = roundAt(tournament, round);
  if (!paired || round !== tournament.rounds.length) return refusal('round-not-now', 'A.6', { round });
  const players = inRound(paired);
  if (first === second || !players.includes(first) || !players.includes(second)) return refusal('no-such-entrant', 'A.6');
  const games = paired.games.filter((game) => game.players.includes(first) || game.players.includes(second));
  return games.some(({ result }) => result !== null) ? refusal('table-finished', 'A.6') : null;
}

/** True if a result is possible: moonstones that two players can hold, and concessions of players at this table. */
const isPossible = ({ players }: RoundGame, { stones, conceded }: TableResult): boolean =>
  stones.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_STONES) &&
  new Set(conceded).size === conceded.length &&
  conceded.every((id) => players.includes(id));

function refuseResult(tournament: Tournament, { round, table, result }: TournamentDecisionOf<'result'>): Reason | null {
  const game = gameAt(tournament, round, table);
  if (!game) return refusal('no-such-table', 'A.6', { round, table });
  if (game.result !== null) return refusal('result-entered', 'A.6', { round, table });
  return isPossible(game, result) ? null : refusal('result-impossible', 'A.2', { most: MOST_STONES });
}

function refuseCorrection(tournament: Tournament, { round, table, result }: TournamentDecisionOf<'correct'>): Reason | null {
  const game = gameAt(tournament, round, table);
  if (!game) return refusal('no-such-table', 'A.6', { round, table });
  if (game.result === null) return refusal('nothing-to-correct', 'A.6', { round, table });
  return isPossible(game, result) ? null : refusal('result-impossible', 'A.2', { most: MOST_STONES });
}

function refuseAt(tournament: Tournament, decision: TournamentDecision): Reason | null {
  switch (decision.kind) {
    case 'settings':
      return tournament.rounds.length > 0 && decision.settings.format !== tournament.settings.format
        ? refusal('tournament-begun', 'A.1')
        : refuseTournamentSettings(decision.settings);
    case 'rename':
      return typedName(decision.name) === '' ? refusal('entrant-name', 'A.1', { most: LONGEST_ENTRANT }) : null;
    case 'enter':
      return refuseEntry(tournament, decision);
    case 'describe':
      return refuseEntrant(tournament, decision.entrant) ?? refuseName(tournament, decision.name, decision.entrant);
    case 'painted':
      return refuseEntrant(tournament, decision.entrant);
    case 'withdraw':
    case 'return':
      return (
        refuseEntrant(tournament, decision.entrant) ??
        (entrantOf(tournament, decision.entrant)?.isGone === (decision.kind === 'withdraw') ? refusal('entrant-already', 'A.6') : null)
      );
    case 'pair':
      return refusePairing(tournament, decision);
    case 'swap':
      return refuseSwap(tournament, decision);
    case 'result':
      return refuseResult(tournament, decision);
    case 'correct':
      return refuseCorrection(tournament, decision);
    case 'clock':
      return decision.round === tournament.rounds.length && decision.round > 0
        ? null
        : refusal('round-not-now', 'A.4', { round: decision.round });
    case 'end':
      return tournament.rounds.length > 0 && tournament.rounds.every(isComplete)
        ? null
        : refusal('results-missing', 'A.6', { round: tournament.rounds.length });
  }
}

/** Decisions that are still possible after the end of a tournament. */
const AFTER_THE_END: readonly TournamentDecision['kind'][] = ['correct', 'describe', 'rename', 'painted'];

/** Judges if a decision is legal now, with the reason if it is not. It changes nothing. */
export function judgeTournament(tournament: Tournament, decision: TournamentDecision): Judged {
  const refused =
    tournament.isOver && !AFTER_THE_END.includes(decision.kind) ? refusal('tournament-over', 'A.6') : refuseAt(tournament, decision);
  return refused ? { ok: false, reason: refused } : { ok: true };
}
