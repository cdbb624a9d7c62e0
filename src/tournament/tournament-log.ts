import type { Judged } from '../rules/terms/reason.ts';
import { decideTournament, newTournament } from './decide-tournament.ts';
import { refusal } from './reasons.ts';
import type { TournamentDecision, TournamentEntry } from './terms/decision.ts';
import type { Tournament } from './terms/tournament.ts';

/** A decision in force, and the tournament before it. */
interface UndoableDecision {
  decision: TournamentDecision;
  before: Tournament;
}

/** A tournament with its entries. The list only grows: an undo is an entry, too. */
export interface TournamentLog {
  entries: readonly TournamentEntry[];
  tournament: Tournament;
  /** The decisions in force, in order. */
  standing: readonly UndoableDecision[];
}

export const emptyLog: TournamentLog = { entries: [], tournament: newTournament(), standing: [] };

/** A decision about the clock cannot be undone, because time has passed. */
const isUndoable = ({ kind }: TournamentDecision): boolean => kind !== 'clock';

/** The decision that an undo would take back; null when there is none. */
export const undoable = ({ standing }: TournamentLog): TournamentDecision | null => standing.at(-1)?.decision ?? null;

export type TournamentLogStep = { ok: true; log: TournamentLog } | Extract<Judged, { ok: false }>;

/** The log with one entry more. A refused entry changes nothing. */
export function appendEntry(log: TournamentLog, entry: TournamentEntry): TournamentLogStep {
  const { entries, tournament, standing } = log;
  const { decision } = entry;
  if (decision.kind === 'undo') {
    const last = standing.at(-1);
    if (!last) return { ok: false, reason: refusal('nothing-to-undo', 'A.6') };
    const clock = last.decision.kind === 'pair' ? last.before.clock : tournament.clock;
    return {
      ok: true,
      log: { entries: [...entries, entry], tournament: { ...last.before, clock }, standing: standing.slice(0, -1) },
    };
  }
  const step = decideTournament(tournament, decision);
  if (!step.ok) return step;
  const stands = isUndoable(decision) ? [...standing, { decision, before: tournament }] : standing;
  return { ok: true, log: { entries: [...entries, entry], tournament: step.tournament, standing: stands } };
}

/** The log of these entries. A refused entry ends it; `bad` is its place, or −1. */
export function readLog(entries: readonly TournamentEntry[]): { log: TournamentLog; bad: number } {
  let log = emptyLog;
  for (const [place, entry] of entries.entries()) {
    const step = appendEntry(log, entry);
    if (!step.ok) return { log, bad: place };
    ({ log } = step);
  }
  return { log, bad: -1 };
}
