import { createContext } from '@lit/context';
import type { ArcaneCard } from '../../rules/terms/decks.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Became } from '../../rules/terms/fact.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { questionStamp } from '../kit/touch/question-stamp.ts';
import type { BoardEvents, BoardMode, BoardRing, BoardTurn } from '../board/modes.ts';
import { DecisionsAhead } from './decisions-ahead.ts';

/** The handlers of the board's events, each called with the detail of its event. */
export type BoardHandlers = { [K in keyof BoardEvents]?: (detail: BoardEvents[K]) => void };

/** The present purpose of the board, with the handlers of the part that asked for it. */
export interface BoardRequest {
  seat: Seat;
  mode: BoardMode;
  on: BoardHandlers;
  rings?: BoardRing[];
}

/** The desk of the match that is on the screen. */
export const deskContext = createContext<Desk>(Symbol('desk'));

/** Decides which prompt has the board: the last one that asked and still wants it. */
export class Desk {
  /** The side at which each seat sits around the screen, in degrees clockwise. */
  turns: readonly BoardTurn[] = [];
  /** True if models to deploy are shown in the question at their player's edge instead of over the board. */
  ownTrays = false;
  /** All parts that want the board; the last has it. */
  readonly #wanted = new Map<Element, BoardRequest>();
  readonly #listeners = new Set<() => void>();
  readonly ahead = new DecisionsAhead();
  /** The last move told beside a real table, and its place in the record; it can still be corrected. Null for none. */
  moved: { seat: Seat; decision: Decision; became: Became; at: number } | null = null;
  /** Called when a seat has put down a card for a claim, or has taken it back. */
  onLaid: (seat: Seat, lies: boolean) => void = () => undefined;
  /** Cards put down for a claim that is not made yet; they stay while the tablet is turned. They are never in the document. */
  readonly laid = new WeakMap<Opening, ArcaneCard>();

  /** The number of times that each seat has decided while this table was open. */
  readonly #decided = new Map<Seat, number>();

  /** Notes that a seat has decided: its next question is another one, even if it reads the same. */
  heard(seat: Seat): void {
    this.#decided.set(seat, (this.#decided.get(seat) ?? 0) + 1);
  }
  /** A stamp that tells a question from every other one, also from one that reads the same. */
  stamp(opening: Opening): string {
    return questionStamp(opening.seat, this.#decided.get(opening.seat) ?? 0, opening);
  }

  get request(): BoardRequest | null {
    return [...this.#wanted.values()].at(-1) ?? null;
  }

  /** Gives the board to a part. A part that has left the page, and draws itself once more, is ignored. */
  ask(owner: Element, request: BoardRequest): void {
    if (!owner.isConnected) return;
    this.#wanted.delete(owner);
    this.#wanted.set(owner, request);
    this.#tell();
  }

  /** Puts down a card for a claim, or takes it back (null); every player sees that a card lies there. */
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

  /** Tells the listeners in a microtask: a part may give the board back while the screen draws, and the screen would miss it. */
  #tell() {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener();
    });
  }
}
