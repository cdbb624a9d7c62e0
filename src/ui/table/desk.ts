import { createContext } from '@lit/context';
import type { ArcaneCard } from '../../rules/terms/decks.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { questionStamp } from '../kit/touch/question-stamp.ts';
import type { BoardEvents, BoardMode, BoardRing, BoardTurn } from '../board/modes.ts';
import { DecisionsAhead } from './decisions-ahead.ts';

/** How the board says what was done on it: the detail of each of its events. */
export type BoardHandlers = { [K in keyof BoardEvents]?: (detail: BoardEvents[K]) => void };

/** The purpose of the board just now, and the part that wants to hear of it. */
export interface BoardRequest {
  seat: Seat;
  mode: BoardMode;
  on: BoardHandlers;
  rings?: BoardRing[];
}

/** The desk of the match that is on the screen. */
export const deskContext = createContext<Desk>(Symbol('desk'));

/** Knows which prompt has the board: the last that asked and still wants it. */
export class Desk {
  /** How each seat sits round the glass. */
  turns: readonly BoardTurn[] = [];
  /** The models to be deployed wait in the question at their player's own edge, not over the board. */
  ownTrays = false;
  /** All that want it; the last has it. */
  readonly #wanted = new Map<Element, BoardRequest>();
  readonly #listeners = new Set<() => void>();
  /** The decisions made before they are asked for. */
  readonly ahead = new DecisionsAhead();
  /** The move that was said last beside a real table, and its place in the record: it may be put right. */
  moved: { seat: Seat; decision: Decision; became: Became; at: number } | null = null;
  /** Hears that a seat has laid a card for a claim, or has taken it back. */
  onLaid: (seat: Seat, lies: boolean) => void = () => undefined;
  /** Cards laid for a claim that is not yet made: they lie on when the tablet is turned. Never in the document. */
  readonly laid = new WeakMap<Opening, ArcaneCard>();

  /** How often each seat has decided while this table was looked at. */
  readonly #decided = new Map<Seat, number>();

  /** A seat has decided: what it is asked now is another question, though it may read the same. */
  heard(seat: Seat): void {
    this.#decided.set(seat, (this.#decided.get(seat) ?? 0) + 1);
  }
  /** Tells this question from any other, also from one that reads the same. */
  stamp(opening: Opening): string {
    return questionStamp(opening.seat, this.#decided.get(opening.seat) ?? 0, opening);
  }

  get request(): BoardRequest | null {
    return [...this.#wanted.values()].at(-1) ?? null;
  }

  /** A part that has left the page, and draws itself once more, is not heard. */
  ask(owner: Element, request: BoardRequest): void {
    if (!owner.isConnected) return;
    this.#wanted.delete(owner);
    this.#wanted.set(owner, request);
    this.#tell();
  }

  /** Lays a card for a claim, or takes it back into the hand: all see that one lies there. */
  lay(opening: Opening, card: ArcaneCard | null): void {
    if (card === null) this.laid.delete(opening);
    else this.laid.set(opening, card);
    this.onLaid(opening.seat, card !== null);
    this.#tell();
  }

  /** Gives the board back to the part that wanted it before. */
  free(owner: Element): void {
    if (this.#wanted.delete(owner)) this.#tell();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Afterwards: a part may give the board back while the screen is being drawn, and the screen would not hear it. */
  #tell() {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener();
    });
  }
}
