// The demands of the club on a store of its logs. Every store must pass `test/server/store-contract.ts`.

/** An entry at its position. */
export interface KeptEntry {
  at: number;
  text: string;
}

/**
 * `moved`: another entry has the position; `full`: there is no room; `unknown`: the store does not answer, and reading it later shows whether the
 * entry was stored.
 */
export type AppendFault = 'moved' | 'full' | 'unknown';
export type AppendAnswer = { ok: true } | { ok: false; why: AppendFault };

/** The number of entries that are stored, of several, and the reason why the next one is not; null where all are. */
export interface AppendedSeveral {
  kept: number;
  why: AppendFault | null;
}

export interface StateKept {
  after: number;
  text: string;
}

/** Logs by name: `club`, `match.ID`, `campaign.ID` … They only grow. */
export interface Log {
  /** Stores a text at a position if that is the next one: of several writers at one position exactly one succeeds. Durable when it settles. */
  append(stream: string, at: number, text: string): Promise<AppendAnswer>;
  /** Stores several texts from a position on, in order, up to the first that is refused; the texts after it are not stored. */
  appendAll(stream: string, at: number, texts: readonly string[]): Promise<AppendedSeveral>;
  /** All entries from a position on, in order, without a gap. */
  read(stream: string, from: number): Promise<KeptEntry[]>;
  /** Calls `hear` with every entry from a position on, in order and once each, until it is stopped. */
  follow(stream: string, from: number, hear: (kept: KeptEntry) => void): Promise<() => void>;
  /** The logs whose names begin with the prefix. */
  list(prefix: string): Promise<{ stream: string; length: number }[]>;
  /** Stores a folded state; it may be lost, and the newest one wins. */
  keepPoint(stream: string, after: number, text: string): Promise<void>;
  point(stream: string): Promise<StateKept | null>;
  /** Deletes a log and its state. */
  drop(stream: string): Promise<void>;
  /** A sentence why the store cannot be read or written; null when it can. */
  check(): Promise<string | null>;
  close(): Promise<void>;
}
