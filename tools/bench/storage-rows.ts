import { monitorEventLoopDelay } from 'node:perf_hooks';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { newMatch } from '../../src/app/session/new-match.ts';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../src/storage/backup/backup.ts';
import { CampaignStore } from '../../src/storage/stores/campaign-store.ts';
import { Database } from '../../src/storage/database/database.ts';
import { MatchStore } from '../../src/storage/stores/match-store.ts';
import { SettingsStore } from '../../src/storage/stores/settings-store.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { row, type Row } from './timing.ts';

const [MATCHES, TROUPES, CAMPAIGNS] = [500, 100, 10];
const DECISIONS = 200;
const [COPIED, PLAYED] = [100, 40];

/** Processor seconds of a backup and of restoring it, and the longest time for which either blocks a page without workers. */
async function backupRows(): Promise<Row[]> {
  const stores = (name: string) => {
    const database = new Database(name, { indexedDB: new IDBFactory(), IDBKeyRange });
    return { database, matches: new MatchStore(database), settings: new SettingsStore(database) };
  };
  const [full, empty] = [stores('full'), stores('empty')];
  const { record } = newMatch({ pairing: 'a-quick-quarrel', names: [] }).folded;
  const entry = { decision: { seat: 0, kind: 'activate' as const, model: '0:flintlock' }, events: [] };
  const entries = Array.from({ length: PLAYED }, () => entry);
  const meta = { title: 'A match', names: ['Ada', 'Ben'], finished: false, turn: 1 };
  for (let n = 0; n < COPIED; n += 1)
    await full.matches.create({ ...record, setup: { ...record.setup, seed: `${n}` }, entries }, { id: `m${n}`, ...meta });
  const measured = async <T>(work: () => Promise<T>): Promise<{ result: T; seconds: number; longest: number }> => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(began);
    delay.disable();
    return { result, seconds: (user + system) / 1e6, longest: delay.max / 1e6 };
  };
  const made = await measured(() => makeBackup(full));
  const read = readBackup(made.result);
  if (!read.ok) throw new Error(read.fault.code);
  const restored = await measured(() => restoreBackup(empty, read.backup));
  const title = `${COPIED} matches of ${PLAYED} decisions, in memory`;
  return [
    row(`save a copy of ${title}`, made.seconds, 's'),
    row(`save a copy of ${title}: longest task`, made.longest, 'ms'),
    row(`bring back a copy of ${title}`, restored.seconds, 's'),
    row(`the copy of ${title}`, made.result.length / 1024, 'kB'),
  ];
}

/** The times until the lists of a device with years of play are read, in a database in memory. */
export async function storageRows(): Promise<Row[]> {
  const indexedDB = new IDBFactory();
  const open = () => new Database('bench', { indexedDB, IDBKeyRange });
  const filled = open();
  const numbered = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
  const marks = { changedAt: 1, archived: null, deleted: null };
  const match = { title: 'A match', names: ['Ada', 'Ben'], startedAt: 1, finished: true, turn: 4 };
  await filled.matches.bulkAdd(numbered(MATCHES).map((n) => ({ id: `m${n}`, ...match, changedAt: n, deleted: null })));
  const data = { name: 'A troupe', faction: 'commonwealth', characters: ['flintlock', 'quack'] };
  await filled.troupes.bulkAdd(numbered(TROUPES).map((n) => ({ id: `t${n}`, ...marks, data })));
  const campaigns = new CampaignStore(filled);
  const decisions = numbered(DECISIONS).map((n) => ({ kind: 'machination', n }));
  for (const n of numbered(CAMPAIGNS)) await campaigns.create(`c${n}`, 'A campaign', { head: {}, decisions }, { week: n });
  filled.close();
  const began = performance.now();
  const database = open();
  await new MatchStore(database).list();
  await new TroupeStore(database).list();
  await new CampaignStore(database).list();
  const listed = performance.now() - began;
  await new CampaignStore(database).load('c3');
  const loaded = performance.now() - began - listed;
  return [
    row(`list ${MATCHES} matches, ${TROUPES} troupes and ${CAMPAIGNS} campaigns, in memory`, listed, 'ms'),
    row(`open a campaign of ${DECISIONS} decisions, in memory`, loaded, 'ms'),
    ...(await backupRows()),
  ];
}
