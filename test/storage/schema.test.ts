import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { BoardStore } from '../../src/storage/stores/board-store.ts';
import { CampaignStore } from '../../src/storage/stores/campaign-store.ts';
import { CollectionStore } from './collection-store.ts';
import { PlayerStore } from '../../src/storage/stores/player-store.ts';
import { SCHEMA_1 } from '../../src/storage/database/schema-1.ts';
import { SCHEMA_2 } from '../../src/storage/database/schema-2.ts';
import { SCHEMA_3 } from '../../src/storage/database/schema-3.ts';
import { SCHEMA_4 } from '../../src/storage/database/schema-4.ts';
import { SCHEMA_5 } from '../../src/storage/database/schema-5.ts';
import { SCHEMA_6 } from '../../src/storage/database/schema-6.ts';
import { SCHEMA_7 } from '../../src/storage/database/schema-7.ts';
import { SCHEMA_8 } from '../../src/storage/database/schema-8.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { sampleRecord } from '../record/sample-record.ts';
import { Device, meta, sampleBoard, sampleTroupe } from './memory.ts';

const record = sampleRecord(3);

/** Figures of the collection before there were cabinets, by character. */
const FORMER = [
  { character: 'doug', changedAt: 1, archived: null, deleted: null, data: { owned: true, painted: false, notes: '' } },
  { character: 'flintlock', changedAt: 3, archived: null, deleted: null, data: { owned: true, painted: true, notes: 'hat to do' } },
  { character: 'grub', changedAt: 2, archived: 2, deleted: null, data: { owned: false, painted: false, notes: 'wanted' } },
];

/** A database as an edition of the app left it. */
async function left(device: Device, version: number, schema: Record<string, string>): Promise<void> {
  const old = new Dexie('moonrise', { indexedDB: device.indexedDB, IDBKeyRange });
  old.version(version).stores(schema);
  const { entries, checkpoints, ...head } = record;
  await old.table('matches').add({ startedAt: 1, changedAt: 2, deleted: null, ...meta('one') });
  await old.table('heads').add({ matchId: 'one', head });
  await old.table('entries').bulkAdd(entries.map((entry, index) => ({ matchId: 'one', at: index, ...entry })));
  await old.table('checkpoints').bulkAdd(checkpoints.map((point) => ({ matchId: 'one', ...point })));
  await old.table('settings').add({ key: 'theme', value: 'day' });
  if ('boards' in schema) await old.table('boards').add({ ...sampleBoard('own-glade'), savedAt: 1 });
  old.close();
}

describe('the newest edition of the database', () => {
  it.each([
    [1, SCHEMA_1, []],
    [2, SCHEMA_2, [sampleBoard('own-glade')]],
    [3, SCHEMA_3, [sampleBoard('own-glade')]],
    [4, SCHEMA_4, [sampleBoard('own-glade')]],
    [5, SCHEMA_5, [sampleBoard('own-glade')]],
  ])('opens what edition %i kept, and has room for all that is new', async (version, schema, boards) => {
    const device = new Device();
    await left(device, version, schema);
    const { database, matches, settings } = device.open();
    expect(await matches.load('one')).toEqual(record);
    expect((await matches.list()).map(({ id }) => id)).toEqual(['one']);
    expect((await settings.get()).theme).toBe('day');
    expect(await new BoardStore(database).list()).toEqual(boards);
    await new TroupeStore(database).save('t', sampleTroupe('Diggers'));
    await new CollectionStore(database).save('flintlock', { owned: true, painted: true, notes: '' });
    await new PlayerStore(database).save('p', { name: 'Ada', colour: 'sun', pattern: 'plain' });
    await new CampaignStore(database).create('c', 'Winter', { head: { seed: 's' }, decisions: [{ kind: 'rest' }] }, {});
    database.close();
    const again = device.open().database;
    expect((await new TroupeStore(again).list()).map(({ data }) => data)).toEqual([sampleTroupe('Diggers')]);
    expect((await new CampaignStore(again).load('c'))?.decisions).toEqual([{ kind: 'rest' }]);
  });

  it.each([0, 1, 2, 3])(
    'brings each of %i figures of the former collection into the first cabinet, at once and for good',
    async (count) => {
      const device = new Device();
      const rows = FORMER.slice(0, count);
      const old = new Dexie('moonrise', { indexedDB: device.indexedDB, IDBKeyRange });
      old.version(3).stores(SCHEMA_3);
      await old.table('collection').bulkAdd(rows);
      old.close();
      for (let visit = 0; visit < 2; visit += 1) {
        const { database } = device.open();
        expect(await new CollectionStore(database).list()).toEqual(
          rows.map(({ character, deleted: _deleted, ...row }) => ({ ...row, id: character })).sort((a, b) => b.changedAt - a.changedAt),
        );
        expect(await database.holdings.toCollection().primaryKeys()).toEqual(rows.map(({ character }) => `mine/${character}`));
        database.close();
      }
    },
  );

  it('each edition is frozen', () => {
    expect(
      [SCHEMA_1, SCHEMA_2, SCHEMA_3, SCHEMA_4, SCHEMA_5, SCHEMA_6, SCHEMA_7, SCHEMA_8].map((schema) => Object.entries(schema).join(' ')),
    ).toEqual([
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id',
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id boards,id',
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id boards,id collection,character players,id campaigns,id campaignEntries,[campaign+n]',
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id boards,id collection,character players,id campaigns,id campaignEntries,[campaign+n] cabinets,id holdings,id',
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id boards,id collection,character players,id campaigns,id campaignEntries,[campaign+n] cabinets,id holdings,id packs,id',
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id boards,id collection,character players,id campaigns,id campaignEntries,[campaign+n] cabinets,id holdings,id packs,id photos,id cabinetSteps,id',
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id boards,id collection,character players,id campaigns,id campaignEntries,[campaign+n] cabinets,id holdings,id packs,id photos,id cabinetSteps,id tournaments,id',
      'matches,id heads,matchId entries,[matchId+at] checkpoints,[matchId+after] settings,key troupes,id boards,id collection,character players,id campaigns,id campaignEntries,[campaign+n] cabinets,id holdings,id packs,id photos,id cabinetSteps,id tournaments,id puzzles,id',
    ]);
  });
});

describe('a full shelf', () => {
  it('opens by reading its rows alone: 500 matches, 100 troupes and 10 campaigns without one decision', async () => {
    const { database, matches } = new Device().open();
    const { entries, ...rest } = record;
    await database.matches.bulkAdd(
      Array.from({ length: 500 }, (_, n) => ({ ...meta(`m${n}`), startedAt: n, changedAt: n, deleted: null })),
    );
    await database.heads.bulkAdd(Array.from({ length: 500 }, (_, n) => ({ matchId: `m${n}`, head: { ...rest } })));
    await database.entries.bulkAdd(
      Array.from({ length: 500 }, (_, n) => entries.map((entry, index) => ({ matchId: `m${n}`, at: index, ...entry }))).flat(),
    );
    await database.troupes.bulkAdd(
      Array.from({ length: 100 }, (_, n) => ({ id: `t${n}`, changedAt: n, archived: null, deleted: null, data: sampleTroupe(`T${n}`) })),
    );
    const campaigns = new CampaignStore(database);
    for (let n = 0; n < 10; n += 1) {
      const decisions = Array.from({ length: 50 }, (_, index) => ({ kind: 'rest', at: index }));
      await campaigns.create(`c${n}`, `C${n}`, { head: {}, decisions }, {});
    }
    let read = 0;
    for (const table of database.tables) table.hook('reading', (row: object) => ((read += 1), row));
    expect(await matches.list()).toHaveLength(500);
    expect(await new TroupeStore(database).list()).toHaveLength(100);
    expect(await campaigns.list()).toHaveLength(10);
    expect(read).toBe(610);
    expect((await campaigns.load('c3'))?.decisions).toHaveLength(50);
    expect(read).toBe(610 + 51);
  });
});
