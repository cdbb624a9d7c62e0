import type { Library } from '../../../src/app/library.ts';
import type { Database } from '../../../src/storage/database/database.ts';
import type { NotedDevice } from './noted-device.ts';

/** A library on a device, whose stores hold what the desk was filled with. */
export interface Scene {
  device: NotedDevice;
  database: Database;
  library: Library;
  /** Things that a deed leaves for later deeds: a file, or a desk that stays open. */
  left: Map<string, unknown>;
}

/** A desk and every deed that can be done at it; a deed takes the first or the last item of the list at that time. */
export interface Desk {
  /** The numbers of items that the stores hold at first; by default 0, 1, 3 and 13. */
  counts?: readonly number[];
  fill: (scene: Scene, count: number) => Promise<unknown>;
  lists: (scene: Scene) => Promise<unknown>;
  deeds: Readonly<Record<string, (scene: Scene) => unknown>>;
}

/** Names of which the first two are alike, and one is written in another case. */
const NAMES = ['Ada', 'Ada', 'ben', 'Åke', 'Cleo', 'BEN', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivo', 'Jo'];
export const nameOf = (index: number): string => NAMES[index % NAMES.length] ?? '';

/** The numbers below `count`. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The last item, or one that is not there. */
export const lastId = (items: readonly { id: string }[]): string => items.at(-1)?.id ?? 'nothing';
export const firstId = (items: readonly { id: string }[]): string => items[0]?.id ?? 'nothing';

/** Adds a row that this edition cannot read, between rows that it can. */
export async function layUnreadable({ database }: Scene, table: string, count: number): Promise<void> {
  if (count < 3) return;
  const row = { id: 'odd', changedAt: Date.now(), archived: null, deleted: null, data: { name: 3, copies: 3, entries: 3 } };
  await database.connection.write([database.table(table)], () => database.table(table).put(row));
}
