import { forceCloseDatabase, type IDBDatabase, IDBTransaction } from 'fake-indexeddb';
import type { Database } from '../../src/storage/database/database.ts';

// What a device may do to those who want something kept.

interface Inside {
  _start: (this: object) => void;
}
const inside = IDBTransaction.prototype as unknown as Inside;
const start = inside._start;

/** While it is silent no transaction on any device gets an answer. */
export function silent(on: boolean): void {
  inside._start = on ? () => undefined : start;
}

/** The browser takes the connection away, as it does when site data is cleared. */
export function cutOff(database: Database): void {
  const connection: unknown = database.backendDB();
  // its types speak of the class and mean one of them
  if (connection) forceCloseDatabase(connection as typeof IDBDatabase);
}

/** Every write finds no room while `full.now`. */
export function fillable(database: Database): { now: boolean } {
  const full = { now: false };
  for (const table of [database.entries, database.heads, database.matches, database.checkpoints])
    table.hook('creating', () => {
      if (full.now) throw new DOMException('no room', 'QuotaExceededError');
    });
  return full;
}
