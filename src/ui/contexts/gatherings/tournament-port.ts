import type { TournamentDecision } from '../../../tournament/terms/decision.ts';
import type { Entrant, EntrantId, Tournament } from '../../../tournament/terms/tournament.ts';

/** A tournament as the list shows it. `round` is 0 before the first; `changedAt` in milliseconds since 1970. */
export interface ListedTournament {
  id: string;
  name: string;
  entrants: number;
  round: number;
  rounds: number;
  isOver: boolean;
  changedAt: number;
}

/** The sentence why a decision is refused; null when it is saved. */
export type RefusalText = string | null;

/** One tournament, as its screens see it. A decision is saved before its promise resolves; the promise rejects when nothing was saved. */
export interface TournamentDesk {
  readonly id: string;
  readonly tournament: Tournament;
  /** The decision that an undo takes back; null when there is none. */
  readonly undoable: TournamentDecision | null;
  decide(decision: TournamentDecision): Promise<RefusalText>;
  /** Enters a player and draws a lot for them. */
  enter(name: string, list: Entrant['list']): Promise<RefusalText>;
  /** Pairs the next round. */
  pair(): Promise<RefusalText>;
  undo(): Promise<RefusalText>;
  /** The players whom the present results would have paired differently in a round. */
  pairedOtherwise(round: number): readonly EntrantId[];
  /** The listener is called after every change, also by another window. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The tournaments of this device. Methods that write reject only when nothing was saved. */
export interface TournamentShelf {
  list(): Promise<readonly ListedTournament[]>;
  /** Begins a tournament; resolves with its id. */
  begin(name: string): Promise<string>;
  /** Resolves with null when there is no such tournament. */
  open(id: string): Promise<TournamentDesk | null>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
}

declare global {
  interface MoonriseEvents {
    decide: { decision: TournamentDecision };
  }
}
