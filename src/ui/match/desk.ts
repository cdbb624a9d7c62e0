import type { Seat } from '../../rules/terms/ids.ts';
import type { BoardEvents, BoardMode, BoardRing, Turn } from '../board/modes.ts';

/** How the board says what was done on it: the detail of each of its events. */
export type BoardHandlers = { [K in keyof BoardEvents]?: (detail: BoardEvents[K]) => void };

/** What the board is for just now, and who wants to hear of it. */
export interface BoardRequest {
  seat: Seat;
  mode: BoardMode;
  on: BoardHandlers;
  rings?: BoardRing[];
}

/** Who has the board: one prompt at a time; the last that asked. */
export class Desk {
  request: BoardRequest | null = null;
  /** How each seat sits round the glass. */
  turns: readonly Turn[] = [];
  #owner: object | null = null;
  readonly #listeners = new Set<() => void>();

  ask(owner: object, request: BoardRequest): void {
    this.#owner = owner;
    this.request = request;
    this.#tell();
  }

  /** Gives the board back; nothing happens if somebody else has it by now. */
  free(owner: object): void {
    if (this.#owner !== owner) return;
    this.#owner = null;
    this.request = null;
    this.#tell();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}
