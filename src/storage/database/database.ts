import Dexie, { type DexieOptions, type Table } from 'dexie';
import { Connection, type StorePatience } from './connection.ts';
import type {
  BoardRow,
  CampaignEntryRow,
  CampaignRow,
  CheckpointRow,
  CollectionRow,
  EntryRow,
  HeadRow,
  KeptRow,
  MatchRow,
  PhotoRow,
  SettingRow,
  StepRow,
} from './rows.ts';
import { SCHEMA_1 } from './schema-1.ts';
import { SCHEMA_2 } from './schema-2.ts';
import { SCHEMA_3 } from './schema-3.ts';
import { SCHEMA_4 } from './schema-4.ts';
import { SCHEMA_5 } from './schema-5.ts';
import { SCHEMA_6 } from './schema-6.ts';
import { SCHEMA_7 } from './schema-7.ts';
import { SCHEMA_8 } from './schema-8.ts';
import { Times } from './times.ts';

type EntryKey = [string, number];

/** The database of the app on this device. A transaction is durable when it completes. */
export class Database extends Dexie {
  declare matches: Table<MatchRow, string>;
  declare heads: Table<HeadRow, string>;
  declare entries: Table<EntryRow, EntryKey>;
  declare checkpoints: Table<CheckpointRow, EntryKey>;
  declare settings: Table<SettingRow, string>;
  declare troupes: Table<KeptRow, string>;
  declare boards: Table<BoardRow, string>;
  /** The collection before there were cabinets; read by the upgrade alone. */
  declare collection: Table<CollectionRow, string>;
  declare cabinets: Table<KeptRow, string>;
  declare holdings: Table<KeptRow, string>;
  declare cabinetSteps: Table<StepRow, string>;
  declare photos: Table<PhotoRow, string>;
  declare packs: Table<KeptRow, string>;
  declare tournaments: Table<KeptRow, string>;
  declare puzzles: Table<KeptRow, string>;
  declare players: Table<KeptRow, string>;
  declare campaigns: Table<CampaignRow, string>;
  declare campaignEntries: Table<CampaignEntryRow, EntryKey>;

  /** All reads and writes go through it. */
  readonly connection: Connection;
  readonly times = new Times(() => this);

  constructor(name = 'moonrise', options: DexieOptions = {}, patience?: StorePatience) {
    super(name, { chromeTransactionDurability: 'strict', ...options });
    this.connection = new Connection(this, patience);
    this.version(1).stores(SCHEMA_1);
    this.version(2).stores(SCHEMA_2);
    this.version(3).stores(SCHEMA_3);
    this.version(4)
      .stores(SCHEMA_4)
      .upgrade(async (opening) => {
        const rows = await opening.table<CollectionRow>('collection').toArray();
        if (rows.length === 0) return;
        const { rowOfBefore } = await Dexie.waitFor(import('./owned-rows.ts'));
        await opening.table<KeptRow>('holdings').bulkPut(rows.map(rowOfBefore));
      });
    this.version(5).stores(SCHEMA_5);
    this.version(6).stores(SCHEMA_6);
    this.version(7).stores(SCHEMA_7);
    this.version(8).stores(SCHEMA_8);
  }
}
