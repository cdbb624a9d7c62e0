// What the club asks of whatever keeps its logs. Every store must keep to `test/server/store-contract.ts`.

/** An entry at its position. */
export interface KeptEntry {
  at: number;
  text: string;
}

/** `moved`: another entry has the position; `full`: there is no room; `unknown`: the store does not answer, and what came of it is seen when it does. */
export type AppendFault = 'moved' | 'full' | 'unknown';
export type AppendAnswer = { ok: true } | { ok: false; why: AppendFault };

/** How many of several entries are kept, and why the next one is not; null where all are. */
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
  /** Keeps a text at a position if that is the next one: of all who try a position one is told yes. Durable when it settles. */
  append(stream: string, at: number, text: string): Promise<AppendAnswer>;
  /** Keeps several texts from a position on, in order, as far as to the first that is refused: what follows it is not kept. */
  appendAll(stream: string, at: number, texts: readonly string[]): Promise<AppendedSeveral>;
  /** All from a position on, in order, without a gap. */
  read(stream: string, from: number): Promise<KeptEntry[]>;
  /** Hears all from a position on, in order, each once, until it is stopped. */
  follow(stream: string, from: number, hear: (kept: KeptEntry) => void): Promise<() => void>;
  /** The logs whose names begin so. */
  list(prefix: string): Promise<{ stream: string; length: number }[]>;
  /** A state that was folded: it may be lost; the newest wins. */
  keepPoint(stream: string, after: number, text: string): Promise<void>;
  point(stream: string): Promise<StateKept | null>;
  /** Forgets a log and its point. */
  drop(stream: string): Promise<void>;
  /** Why it can not be read or written, as a sentence; null: it can. */
  check(): Promise<string | null>;
  close(): Promise<void>;
}
