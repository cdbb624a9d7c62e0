import type { Judged } from '../rules/terms/reason.ts';
import { typedName } from '../rules/terms/typed-name.ts';
import { judgeTournament } from './judge-tournament.ts';
import { usualSettings } from './settings.ts';
import type { TournamentDecision } from './terms/decision.ts';
import type { Entrant, EntrantId, TableResult, TournamentRound, Tournament } from './terms/tournament.ts';

export const newTournament = (name = ''): Tournament => ({
  name,
  settings: usualSettings,
  entrants: [],
  rounds: [],
  clock: null,
  corrections: [],
  isOver: false,
});

const withEntrant = (tournament: Tournament, id: EntrantId, change: Partial<Entrant>): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...change } : entrant)),
});

const withRound = (tournament: Tournament, round: number, change: (round: TournamentRound) => TournamentRound): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((paired, index) => (index === round - 1 ? change(paired) : paired)),
});

const withResult = (tournament: Tournament, round: number, table: number, result: TableResult): Tournament =>
  withRound(tournament, round, (paired) => ({
    ...paired,
    games: paired.games.map((game, index) => (index === table - 1 ? { ...game, result } : game)),
  }));

function swapped(round: TournamentRound, [first, second]: [EntrantId, EntrantId]): TournamentRound {
  const place = (id: EntrantId): EntrantId => {
    if (id === first) return second;
    return id === second ? first : id;
  };
  return {
    ...round,
    games: round.games.map((game) => ({ ...game, players: [place(game.players[0]), place(game.players[1])] })),
    bye: round.bye === null ? null : place(round.bye),
  };
}

/** The tournament after a decision that has been judged. */
function applyDecision(tournament: Tournament, decision: TournamentDecision): Tournament {
  switch (decision.kind) {
    case 'settings':
      return { ...tournament, settings: decision.settings };
    case 'rename':
      return { ...tournament, name: typedName(decision.name) };
    case 'enter': {
      const { name, list, lot } = decision;
      const id: EntrantId = `e${tournament.entrants.length + 1}`;
      const since = tournament.rounds.length + 1;
      const entrant: Entrant = { id, name: typedName(name), list, lot, since, isGone: false, isPainted: false };
      return { ...tournament, entrants: [...tournament.entrants, entrant] };
    }
    case 'describe':
      return withEntrant(tournament, decision.entrant, { name: typedName(decision.name), list: decision.list });
    case 'painted':
      return withEntrant(tournament, decision.entrant, { isPainted: decision.isPainted });
    case 'withdraw':
    case 'return':
      return withEntrant(tournament, decision.entrant, { isGone: decision.kind === 'withdraw' });
    case 'pair': {
      const { games, bye, seed } = decision;
      const round: TournamentRound = { games: games.map((players) => ({ players, result: null })), bye, seed };
      return { ...tournament, rounds: [...tournament.rounds, round], clock: null };
    }
    case 'swap':
      return withRound(tournament, decision.round, (round) => swapped(round, decision.entrants));
    case 'result':
      return withResult(tournament, decision.round, decision.table, decision.result);
    case 'correct': {
      const { round, table, result, why } = decision;
      const was = tournament.rounds[round - 1]?.games[table - 1]?.result;
      const corrections = was ? [...tournament.corrections, { round, table, was, why }] : tournament.corrections;
      return { ...withResult(tournament, round, table, result), corrections };
    }
    case 'clock':
      return { ...tournament, clock: decision.clock };
    case 'end':
      return { ...tournament, isOver: true, clock: null };
  }
}

export type TournamentStep = { ok: true; tournament: Tournament } | Extract<Judged, { ok: false }>;

/** Judges a decision and carries it out. A refused decision changes nothing. */
export function decideTournament(tournament: Tournament, decision: TournamentDecision): TournamentStep {
  const judged = judgeTournament(tournament, decision);
  return judged.ok ? { ok: true, tournament: applyDecision(tournament, decision) } : judged;
}
