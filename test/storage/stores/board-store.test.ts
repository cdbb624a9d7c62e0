import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { BoardStore } from '../../../src/storage/stores/board-store.ts';
import { SCHEMA_1 } from '../../../src/storage/database/schema-1.ts';
import { sampleRecord } from '../../record/sample-record.ts';
import { Device, meta, sampleBoard } from '../memory.ts';

describe('boards of one’s own', () => {
  it('lists the last saved first, replaces by id, and forgets what is removed', async () => {
    const { database } = new Device().open();
    let time = 0;
    const shelf = new BoardStore(database, () => (time += 1));
    for (const id of ['one', 'two', 'one']) await shelf.save(sampleBoard(id));
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['one', 'two']);
    await shelf.remove('one');
    expect(await shelf.list()).toEqual([sampleBoard('two')]);
  });

  it('leaves out a row it does not understand, and keeps it', async () => {
    const { database } = new Device().open();
    await database.table('boards').put({ id: 'odd', name: 'Odd', terrain: 'none', savedAt: 1 });
    expect(await new BoardStore(database).list()).toEqual([]);
    expect(await database.boards.count()).toBe(1);
  });

  it('says when nothing could be kept', async () => {
    const { database } = new Device().open();
    database.boards.hook('creating', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(new BoardStore(database).save(sampleBoard('one'))).rejects.toMatchObject({ kind: 'full' });
  });
});

describe('the second edition of the database', () => {
  it('opens what the first one kept and has room for boards', async () => {
    const device = new Device();
    const first = new Dexie('moonrise', { indexedDB: device.indexedDB, IDBKeyRange });
    first.version(1).stores(SCHEMA_1);
    const record = sampleRecord(3);
    const { entries, checkpoints, ...head } = record;
    await first.table('matches').add({ startedAt: 1, changedAt: 2, deleted: null, ...meta('one') });
    await first.table('heads').add({ matchId: 'one', head });
    await first.table('entries').bulkAdd(entries.map((entry, index) => ({ matchId: 'one', at: index, ...entry })));
    await first.table('checkpoints').bulkAdd(checkpoints.map((point) => ({ matchId: 'one', ...point })));
    await first.table('settings').add({ key: 'theme', value: 'day' });
    first.close();

    const stores = device.open();
    expect(await stores.matches.load('one')).toEqual(record);
    expect((await stores.matches.list()).map(({ id }) => id)).toEqual(['one']);
    expect((await stores.settings.get()).theme).toBe('day');
    const shelf = new BoardStore(stores.database);
    expect(await shelf.list()).toEqual([]);
    await shelf.save(sampleBoard('own-glade'));
    stores.database.close();
    expect(await new BoardStore(device.open().database).list()).toEqual([sampleBoard('own-glade')]);
  });
});
