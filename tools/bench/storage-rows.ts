import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { CampaignStore } from '../../src/storage/campaign-store.ts';
import { Database } from '../../src/storage/database.ts';
import { MatchStore } from '../../src/storage/match-store.ts';
import { TroupeStore } from '../../src/storage/troupe-store.ts';
import { row, type Row } from './timing.ts';

const [MATCHES, TROUPES, CAMPAIGNS] = [500, 100, 10];
const DECISIONS = 200;

/** What a device with years of play on it needs until its lists stand, in a database that lives in memory. */
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
  ];
}
