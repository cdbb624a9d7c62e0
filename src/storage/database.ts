import Dexie, { type DexieOptions, type Table } from 'dexie';
import type { BoardRow, CheckpointRow, EntryRow, HeadRow, MatchRow, SettingRow, TroupeRow } from './rows.ts';
import { SCHEMA_1 } from './schema-1.ts';
import { SCHEMA_2 } from './schema-2.ts';

type Key = [string, number];

/** Everything the app keeps on this device. A transaction is over when it lies on the disk. */
export class Database extends Dexie {
  declare matches: Table<MatchRow, string>;
  declare heads: Table<HeadRow, string>;
  declare entries: Table<EntryRow, Key>;
  declare checkpoints: Table<CheckpointRow, Key>;
  declare settings: Table<SettingRow, string>;
  declare troupes: Table<TroupeRow, string>;
  declare boards: Table<BoardRow, string>;

  constructor(name = 'moonrise', options: DexieOptions = {}) {
    super(name, { chromeTransactionDurability: 'strict', ...options });
    this.version(1).stores(SCHEMA_1);
    this.version(2).stores(SCHEMA_2);
  }
}
