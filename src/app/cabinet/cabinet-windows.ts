import type { ChangedRows } from './kept-cabinets.ts';

const isRows = (given: unknown): given is ChangedRows => {
  const { cabinet, characters } = (given ?? {}) as Partial<Record<string, unknown>>; // each field is checked below
  return typeof cabinet === 'string' && Array.isArray(characters) && characters.every((id) => typeof id === 'string');
};

/** Tells the other windows of this device which cabinet rows were written, and hears which rows they wrote. */
export class CabinetWindows {
  readonly #channel: BroadcastChannel | null;
  readonly #closing = new AbortController();

  /** With an empty `name` nothing is sent or heard. `heard` gets null when this window may have missed a change. */
  constructor(name: string, heard: (rows: ChangedRows | null) => void) {
    this.#channel = name !== '' && typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
    (this.#channel as { unref?: () => void } | null)?.unref?.(); // in Node, an open channel would keep the process running
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isRows(data)) heard(data);
    });
    // a page that returns from the browser's back/forward cache heard nothing while it was there
    const { signal } = this.#closing;
    if (this.#channel && typeof window === 'object')
      window.addEventListener('pageshow', ({ persisted }) => persisted && heard(null), { signal });
  }

  tell(rows: ChangedRows): void {
    this.#channel?.postMessage({ cabinet: rows.cabinet, characters: [...rows.characters] });
  }

  close(): void {
    this.#channel?.close();
    this.#closing.abort();
  }
}
