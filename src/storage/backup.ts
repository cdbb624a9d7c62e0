import * as v from 'valibot';
import { checkKeptBoard, type KeptBoard } from '../record/board-file.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { checkRecord } from '../record/notation.ts';
import { seal, unseal, type Fault } from '../record/sealed-file.ts';
import { boardsToBring, BoardStore } from './board-store.ts';
import type { Database } from './database.ts';
import type { MatchStore } from './match-store.ts';
import { mergeOf, type Merge } from './merge.ts';
import type { MatchMeta, TroupeRow } from './rows.ts';
import { kept } from './storage-failed.ts';
import { settingsOf, type Settings, type SettingsStore } from './settings-store.ts';

/** Everything of one device. */
export interface Backup {
  made: number;
  matches: { meta: MatchMeta; record: MatchRecord }[];
  settings: Settings;
  troupes: TroupeRow[];
  boards: KeptBoard[];
}
export type BackupRead = { ok: true; backup: Backup } | { ok: false; fault: Fault };

/** What reading a backup back would do: matches that are new, that gain decisions, that come beside another of the same name, that stay; boards that come. */
export interface Preview {
  added: number;
  continued: number;
  copied: number;
  unchanged: number;
  settings: boolean;
  boards: number;
}

export interface Stores {
  database: Database;
  matches: MatchStore;
  settings: SettingsStore;
}

const text = v.pipe(v.string(), v.maxLength(300));
const metaShape: v.GenericSchema<MatchMeta> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  title: text,
  names: v.array(text),
  startedAt: v.number(),
  changedAt: v.number(),
  finished: v.boolean(),
  turn: v.number(),
});
const backupShape = v.object({
  made: v.number(),
  matches: v.array(v.object({ meta: metaShape, record: v.unknown() })),
  settings: v.record(v.string(), v.unknown()),
  troupes: v.array(v.object({ id: text })),
  boards: v.exactOptional(v.array(v.unknown()), []),
});

/** Everything as one file; removed matches stay behind. Rejects with `StorageFailed`. */
export async function makeBackup({ database, matches, settings }: Stores, made = Date.now()): Promise<Uint8Array<ArrayBuffer>> {
  const all: Backup['matches'] = [];
  for (const meta of await matches.list()) {
    const record = await matches.load(meta.id);
    if (record) all.push({ meta, record });
  }
  const troupes = await kept(() => database.troupes.toArray());
  const boards = await new BoardStore(database).list();
  return seal('backup', { made, matches: all, settings: await settings.get(), troupes, boards } satisfies Backup);
}

function checkBackup(content: unknown): BackupRead {
  const outline = v.safeParse(backupShape, content);
  if (!outline.success) {
    return { ok: false, fault: { code: 'wrong-shape', where: v.getDotPath(outline.issues[0]) ?? '' } };
  }
  const { made, settings, troupes } = outline.output;
  const matches: Backup['matches'] = [];
  for (const [at, { meta, record: given }] of outline.output.matches.entries()) {
    const checked = checkRecord(given);
    if (!checked.ok) return { ok: false, fault: { ...checked.fault, where: `matches.${at}.record.${checked.fault.where ?? ''}` } };
    matches.push({ meta, record: checked.record });
  }
  const boards: KeptBoard[] = [];
  for (const [at, given] of outline.output.boards.entries()) {
    const board = checkKeptBoard(given);
    if (!board) return { ok: false, fault: { code: 'wrong-shape', where: `boards.${at}` } };
    boards.push(board);
  }
  const ids = matches.map(({ meta }) => meta.id);
  if (new Set(ids).size < ids.length) return { ok: false, fault: { code: 'wrong-shape', where: 'matches' } };
  return { ok: true, backup: { made, matches, settings: settingsOf(settings), troupes, boards } };
}

/** Reads a file in full, every match in it checked, and writes nothing. Never throws. */
export function readBackup(bytes: Uint8Array): BackupRead {
  const file = unseal('backup', bytes);
  return file.ok ? checkBackup(file.content) : file;
}

interface Plan {
  merges: Merge[];
  settings: boolean;
  boards: KeptBoard[];
}

const tally = ({ merges, settings, boards }: Plan): Preview => {
  const of = (how: Merge['how']): number => merges.filter((merge) => merge.how === how).length;
  return {
    added: of('added'),
    continued: of('continued'),
    copied: of('copied'),
    unchanged: of('unchanged'),
    settings,
    boards: boards.length,
  };
};

/** When this device was backed up last is its own affair. */
const brought = ({ backedUpAt: _own, ...settings }: Settings): Partial<Settings> => settings;

async function planned({ database, matches, settings }: Stores, backup: Backup): Promise<Plan> {
  const merges: Merge[] = [];
  for (const match of backup.matches) merges.push(await mergeOf(match, matches));
  const own = await settings.get();
  return {
    merges,
    settings: JSON.stringify(brought(own)) !== JSON.stringify(brought(backup.settings)),
    boards: boardsToBring(backup.boards, await new BoardStore(database).list()),
  };
}

/** What `restoreBackup` would do now. */
export async function previewBackup(stores: Stores, backup: Backup): Promise<Preview> {
  return tally(await planned(stores, backup));
}

/** Takes over a backup: all of it, or, when that fails (`StorageFailed`), nothing. No match loses a decision. */
export async function restoreBackup(stores: Stores, backup: Backup): Promise<Preview> {
  const { database, matches, settings } = stores;
  return kept(() =>
    database.transaction('rw', database.tables, async () => {
      const plan = await planned(stores, backup);
      for (const { how, meta, record } of plan.merges) {
        if (how !== 'unchanged') await matches.replace(meta, record);
      }
      if (plan.settings) await settings.change(brought(backup.settings));
      await database.troupes.bulkPut(backup.troupes);
      const shelf = new BoardStore(database);
      for (const board of plan.boards) await shelf.save(board);
      return tally(plan);
    }),
  );
}
