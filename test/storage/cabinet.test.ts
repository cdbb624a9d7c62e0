import Dexie from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { addingProduct, owning, steppingOn, type CabinetState } from '../../src/cabinet/changes.ts';
import {
  emptyCabinet,
  emptyHolding,
  lastChangeTime,
  plainCabinet,
  plainOf,
  holdingChangedTo,
  restatedCabinet,
} from '../../src/cabinet/holding.ts';
import type { Cabinet, Holding, Product } from '../../src/cabinet/terms.ts';
import { seal } from '../../src/record/sealed-file.ts';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { previewBackup, restoreBackup, type Stores } from '../../src/storage/backup/backup.ts';
import { CabinetStore, HoldingStore } from '../../src/storage/stores/cabinet-store.ts';
import { CollectionStore } from './collection-store.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { unseal } from '../../src/record/sealed-file.ts';
import { SCHEMA_3 } from '../../src/storage/database/schema-3.ts';
import { Device } from './memory.ts';

const ROWS = [
  { character: 'flintlock', changedAt: 5, archived: null, deleted: null, data: { owned: true, painted: true, notes: 'hat\nboots' } },
  { character: 'doug', changedAt: 6, archived: null, deleted: null, data: { owned: true, painted: false, notes: '' } },
  { character: 'grub', changedAt: 7, archived: null, deleted: null, data: { owned: false, painted: false, notes: 'wanted' } },
  { character: 'syd', changedAt: 8, archived: null, deleted: null, data: { owned: false, painted: true, notes: '' } },
  { character: 'gone', changedAt: 9, archived: null, deleted: 10, data: { owned: true, painted: false, notes: '' } },
  { character: 'pack:bear', changedAt: 9, archived: null, deleted: null, data: { owned: true, painted: false, notes: '' }, before: ['x'] },
  { character: 'odd', changedAt: 9, archived: null, deleted: null, data: { owned: 'perhaps' } },
];
const KNOWN = ROWS.filter(({ character }) => !['odd', 'gone'].includes(character));

async function withSchema3(device: Device): Promise<void> {
  const old = new Dexie('moonrise', { indexedDB: device.indexedDB, IDBKeyRange });
  old.version(3).stores(SCHEMA_3);
  await old.table('collection').bulkAdd(ROWS);
  old.close();
}
const holdings = async ({ database }: Pick<Stores, 'database'>) =>
  (await new HoldingStore(database).list()).sort((a, b) => (a.id < b.id ? -1 : 1));

/** The old file: a collection, and no word of cabinets. */
const oldCopy = () => {
  const collection = KNOWN.map(({ character, changedAt, data }) => ({ id: character, changedAt, archived: null, data }));
  const read = readBackup(seal('backup', { made: 1, matches: [], settings: {}, collection }));
  if (!read.ok) throw new Error(read.fault.code);
  return read.backup;
};

async function fileOf(stores: Stores) {
  const bytes = await makeBackup(stores, 7);
  const [read, open] = [readBackup(bytes), unseal('backup', bytes)];
  if (!read.ok || !open.ok) throw new Error('no file');
  return { backup: read.backup, content: open.content as Record<string, unknown> };
}

const CITY: Product = { id: 'goblin-city', name: 'Goblin City', kind: 'troupe-box', year: 2019, characters: ['doug', 'syd'] };

/** Marks on a device as its desk does. */
async function marking({ database }: Stores, deed: (state: CabinetState) => ReturnType<typeof owning>, index: number): Promise<void> {
  const [cabinets, store] = [new CabinetStore(database), new HoldingStore(database)];
  const cabinet = (await cabinets.open('mine'))?.data ?? emptyCabinet;
  const all = new Map((await store.list()).map(({ id, data }) => [id.replace('mine/', ''), data]));
  const state = { cabinet: plainCabinet(cabinet), holdings: new Map([...all].map(([id, data]) => [id, plainOf(data)])) };
  const changed = deed(state);
  const then = Math.max(index, lastChangeTime(cabinet), ...[...all.values()].map(lastChangeTime)) + 1;
  if (changed?.cabinet) await cabinets.save('mine', restatedCabinet(cabinet, changed.cabinet, then));
  for (const [id, plain] of changed?.holdings ?? [])
    await store.save(`mine/${id}`, holdingChangedTo(all.get(id) ?? emptyHolding, plain, then));
}

describe('a collection from before there were cabinets', () => {
  it('is owned as it was, painted as it was, and no note is lost', async () => {
    const device = new Device();
    await withSchema3(device);
    const { database } = device.open();
    const listed = (await new CollectionStore(database).list()).map(({ id, changedAt, data }) => ({ id, changedAt, data }));
    const wanted = KNOWN.map(({ character, changedAt, data }) => ({
      id: character,
      changedAt,
      data: { ...data, painted: data.owned === true && data.painted },
    }));
    expect(listed.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(wanted.sort((a, b) => (a.id < b.id ? -1 : 1)));
    // what is not understood is carried over as it was, what was removed stays removed, and the old table stays
    expect(await database.holdings.get('mine/odd')).toMatchObject({ data: { owned: 'perhaps' } });
    expect(await database.holdings.get('mine/gone')).toMatchObject({ deleted: 10 });
    expect(await database.collection.toArray()).toHaveLength(ROWS.length);
    expect((await database.holdings.get('mine/flintlock'))?.data).toMatchObject({
      copies: [{ days: { playable: { turns: 1, value: 0 } } }],
    });
  });

  it('an old copy and the upgrade give the same rows', async () => {
    const device = new Device();
    await withSchema3(device);
    const upgraded = device.open();
    const fresh = new Device().open();
    await restoreBackup(fresh, oldCopy());
    expect(await holdings(fresh)).toEqual(await holdings(upgraded));
    const preview = await previewBackup(upgraded, oldCopy());
    expect(preview.collection).toEqual({ added: 0, continued: 0, newer: 0, older: 0, unchanged: KNOWN.length });
  });
});

describe('a copy of cabinets', () => {
  it('brings the same to an empty device and to its own, and tells old readers what is owned', async () => {
    const stores = new Device().open();
    await marking(stores, (state) => addingProduct(state, CITY, { stage: 'playable' }), 10);
    await marking(stores, (state) => owning(state, 'grub'), 11);
    const { backup, content } = await fileOf(stores);
    expect(content['collection']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'doug', data: { owned: true, painted: true, notes: '' } }),
        expect.objectContaining({ id: 'grub', data: { owned: true, painted: false, notes: '' } }),
      ]),
    );
    const tablet = new Device().open();
    expect((await restoreBackup(tablet, backup)).collection).toMatchObject({ added: 4 });
    expect(await holdings(tablet)).toEqual(await holdings(stores));
    expect((await new CabinetStore(tablet.database).open('mine'))?.data).toEqual(
      (await new CabinetStore(stores.database).open('mine'))?.data,
    );
    const before = await holdings(stores);
    expect((await restoreBackup(stores, backup)).collection).toMatchObject({ added: 0, newer: 0, older: 0, unchanged: 4 });
    expect(await holdings(stores)).toEqual(before);
  });

  it('joins both devices field by field, whatever was chosen for what differs', async () => {
    for (const differing of ['newer', 'both'] as const) {
      const [a, b] = [new Device().open(), new Device().open()];
      await marking(a, (state) => owning(state, 'doug'), 10);
      await restoreBackup(b, (await fileOf(a)).backup);
      await marking(a, (state) => steppingOn(state, 'doug', 20_000, 'playable'), 20);
      await marking(b, (state) => addingProduct(state, CITY), 15);
      await restoreBackup(a, (await fileOf(b)).backup, differing);
      await restoreBackup(b, (await fileOf(a)).backup, differing);
      const rowsOf = async (stores: Stores) => (await holdings(stores)).map(({ id, data }) => [id, data]);
      expect(await rowsOf(a)).toEqual(await rowsOf(b));
      const doug = (await holdings(a)).find(({ id }) => id === 'mine/doug')?.data as Holding;
      expect(plainOf(doug).copies).toMatchObject([{ days: { playable: 20_000 }, from: { product: 'goblin-city', brought: false } }]);
    }
  });

  it('two windows that change one character lose neither change', async () => {
    const device = new Device();
    const [first, two] = [new HoldingStore(device.open().database), new HoldingStore(device.open().database)];
    const wish = holdingChangedTo(emptyHolding, { copies: [], guests: [], wish: true, note: '', print: null }, 5);
    const note = holdingChangedTo(emptyHolding, { copies: [], guests: [], wish: false, note: 'hat', print: null }, 6);
    await first.save('mine/doug', wish);
    await two.save('mine/doug', note);
    expect(plainOf((await first.open('mine/doug'))?.data as Holding)).toMatchObject({ wish: true, note: 'hat' });
  });

  it('refuses rows that are none, and keeps none', async () => {
    const stores = new Device().open();
    const bad = { ...emptyCabinet, products: { x: { turns: -1, value: 1 } } } as Cabinet;
    await expect(new CabinetStore(stores.database).save('mine', bad)).rejects.toMatchObject({ kind: 'unknown' });
    const row = { id: 'mine/doug', changedAt: 1, archived: null, data: { copies: 3 } };
    const read = readBackup(seal('backup', { made: 1, matches: [], settings: {}, holdings: [row] }));
    expect(read.ok ? null : read.fault.where).toBe('holdings.0');
  });
});
