import type { OpenedMatch } from './open-table.ts';

/** Milliseconds for which a match stays open for a finger that rests on its link. */
const STAYS = 1500;

/** A match that is opening before it is wanted. */
interface Ahead {
  id: string;
  opening: Promise<OpenedMatch>;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Opens a match while a finger still rests on its link, so that it has been read when the finger is lifted. It is closed again when another
 * match is wanted, or after a second and a half.
 */
export class MatchAhead {
  #ahead: Ahead | null = null;

  constructor(private readonly openMatch: (id: string) => Promise<OpenedMatch>) {}

  /** Begins to open a match; null: none is wanted any longer. */
  want(id: string | null): void {
    if (this.#ahead?.id === id) return;
    this.#drop();
    if (id === null) return;
    const opening = this.openMatch(id);
    opening.catch(() => undefined); // the next `open` reports it
    this.#ahead = { id, opening, timer: setTimeout(() => this.#drop(), STAYS) };
  }

  /** Gives a match, the one that is opening where it can be played; rejects as opening it does. */
  async open(id: string): Promise<OpenedMatch> {
    const ahead = this.#ahead?.id === id ? this.#ahead : null;
    if (!ahead) {
      this.#drop();
      return this.openMatch(id);
    }
    clearTimeout(ahead.timer);
    this.#ahead = null;
    const opened = await ahead.opening.catch(() => null);
    if (opened?.ok && opened.table.readOnly === null) return opened;
    if (opened) await close(opened);
    return this.openMatch(id); // what was in the way may have gone
  }

  #drop(): void {
    const ahead = this.#ahead;
    if (!ahead) return;
    clearTimeout(ahead.timer);
    this.#ahead = null;
    void ahead.opening.then(close, () => undefined);
  }
}

async function close(opened: OpenedMatch): Promise<void> {
  if (opened.ok) await opened.table.close();
}
