import type { TournamentDecision } from '../../../tournament/terms/decision.ts';
import type { Entrant, EntrantId, Tournament } from '../../../tournament/terms/tournament.ts';

/** A tournament as the list shows it. `round` 0 before the first; `changedAt` in milliseconds since 1970. */
export interface ListedTournament {
  id: string;
  name: string;
  entrants: number;
  round: number;
  rounds: number;
  isOver: boolean;
  changedAt: number;
}

/** A sentence why a decision is not taken; null when it is kept. */
export type RefusalText = string | null;

/** One tournament, as its screens see it. A decision is kept before its promise resolves; it rejects when nothing was kept. */
export interface TournamentDesk {
  readonly id: string;
  readonly tournament: Tournament;
  /** The decision that an undo takes back; null when there is none. */
  readonly undoable: TournamentDecision | null;
  decide(decision: TournamentDecision): Promise<RefusalText>;
  /** Enters a player with a lot of its own. */
  enter(name: string, list: Entrant['list']): Promise<RefusalText>;
  /** Pairs the next round. */
  pair(): Promise<RefusalText>;
  undo(): Promise<RefusalText>;
  /** The players whom the results of now would have paired otherwise in a round. */
  pairedOtherwise(round: number): readonly EntrantId[];
  /** Called after every change, of another window too. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The tournaments of this device. What writes rejects only when nothing was kept. */
export interface TournamentShelf {
  list(): Promise<readonly ListedTournament[]>;
  /** Begins one and says its id. */
  begin(name: string): Promise<string>;
  /** Null when it is not there. */
  open(id: string): Promise<TournamentDesk | null>;
  remove(id: string): Promise<void>;
  undoRemove(id: string): Promise<void>;
}

declare global {
  interface MoonriseEvents {
    decide: { decision: TournamentDecision };
  }
}
