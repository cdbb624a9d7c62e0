import type { ChangedRows } from './kept-cabinets.ts';

const isRows = (given: unknown): given is ChangedRows => {
  const { cabinet, characters } = (given ?? {}) as Partial<Record<string, unknown>>; // looked at one by one
  return typeof cabinet === 'string' && Array.isArray(characters) && characters.every((id) => typeof id === 'string');
};

/** The other windows of this device: they are told which rows of the cabinets were written, and what they write is heard. */
export class CabinetWindows {
  readonly #channel: BroadcastChannel | null;

  /** `name` empty: nobody is told. `heard` also with null, when this window may have missed something. */
  constructor(name: string, heard: (rows: ChangedRows | null) => void) {
    this.#channel = name !== '' && typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
    (this.#channel as { unref?: () => void } | null)?.unref?.(); // where there is no window it keeps nothing running
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isRows(data)) heard(data);
    });
    // a page out of the cache of the browser has heard nothing while it lay there
    if (this.#channel && typeof window === 'object') window.addEventListener('pageshow', ({ persisted }) => persisted && heard(null));
  }

  tell(rows: ChangedRows): void {
    this.#channel?.postMessage({ cabinet: rows.cabinet, characters: [...rows.characters] });
  }

  close(): void {
    this.#channel?.close();
  }
}
