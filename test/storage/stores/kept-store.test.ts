import { describe, expect, it } from 'vitest';
import { CollectionStore } from '../collection-store.ts';
import { PlayerStore } from '../../../src/storage/stores/player-store.ts';
import { TroupeStore } from '../../../src/storage/stores/troupe-store.ts';
import { Device, sampleTroupe } from '../memory.ts';

const HOUR = 3_600_000;

describe('what is kept whole', () => {
  it('lists the last changed first, whole, with what its domain added', async () => {
    const device = new Device();
    const troupes = new TroupeStore(device.open().database, () => (device.time += 1));
    await troupes.save('one', { ...sampleTroupe('Diggers'), format: { size: 6 } } as never);
    await troupes.save('two', sampleTroupe('Pirates'));
    await troupes.save('one', { ...sampleTroupe('Deep diggers'), format: { size: 6 } } as never);
    expect((await troupes.list()).map(({ id, data }) => [id, data])).toEqual([
      ['one', { ...sampleTroupe('Deep diggers'), format: { size: 6 } }],
      ['two', sampleTroupe('Pirates')],
    ]);
    const again = new TroupeStore(device.open().database);
    expect((await again.open('one'))?.data.name).toBe('Deep diggers');
    expect(await again.open('three')).toBe(null);
  });

  it('puts away and takes out again, and stays archived when it is changed', async () => {
    const { database } = new Device().open();
    const troupes = new TroupeStore(database);
    await troupes.save('one', sampleTroupe('Diggers'));
    await troupes.archive('one', true);
    await troupes.save('one', sampleTroupe('Diggers, mended'));
    expect((await troupes.open('one'))?.archived).not.toBe(null);
    await troupes.archive('one', false);
    expect((await troupes.open('one'))?.archived).toBe(null);
  });

  it('brings what was removed back for a day, then forgets it', async () => {
    const device = new Device();
    const { database } = device.open();
    const players = new PlayerStore(database, () => device.time);
    await players.save('ada', { name: 'Ada', colour: 'sun', pattern: 'plain' });
    await players.remove('ada');
    expect([await players.list(), await players.open('ada')]).toEqual([[], null]);
    device.time += 23 * HOUR;
    await players.purge();
    await players.undoRemove('ada');
    expect(await players.list()).toHaveLength(1);
    await players.remove('ada');
    device.time += 25 * HOUR;
    await players.purge();
    expect(await database.players.count()).toBe(0);
  });

  it('keeps what is owned by character', async () => {
    const { database } = new Device().open();
    const collection = new CollectionStore(database);
    await collection.save('flintlock', { owned: true, painted: false, notes: 'hat to do' });
    expect(await database.holdings.get('mine/flintlock')).toMatchObject({
      id: 'mine/flintlock',
      data: { copies: [{ gone: { is: 'here' } }] },
    });
    expect((await collection.list()).map(({ id, data }) => [id, data.notes])).toEqual([['flintlock', 'hat to do']]);
  });

  it('keeps nothing that is not what it should be, and leaves out a row it does not understand', async () => {
    const { database } = new Device().open();
    const troupes = new TroupeStore(database);
    await troupes.save('one', sampleTroupe('Diggers'));
    await expect(troupes.save('one', { name: 'No faction' } as never)).rejects.toMatchObject({ name: 'StorageFailed' });
    await expect(new PlayerStore(database).save('x', { name: '  ', colour: '', pattern: '' })).rejects.toMatchObject({ kind: 'unknown' });
    await database.table('troupes').put({ id: 'bare' });
    expect((await troupes.list()).map(({ data }) => data)).toEqual([sampleTroupe('Diggers')]);
    expect(await database.troupes.count()).toBe(2);
  });

  it('leaves the row as it was when writing is cut off', async () => {
    const device = new Device();
    const { database } = device.open();
    const troupes = new TroupeStore(database);
    await troupes.save('one', sampleTroupe('Diggers'));
    const cut = database.transaction('rw', database.troupes, async () => {
      await troupes.save('one', sampleTroupe('Half'));
      await troupes.save('two', sampleTroupe('Never'));
      throw new Error('power is gone');
    });
    await expect(cut).rejects.toThrow('power is gone');
    expect((await new TroupeStore(device.open().database).list()).map(({ data }) => data.name)).toEqual(['Diggers']);
  });

  it('says when the device is full', async () => {
    const { database } = new Device().open();
    database.troupes.hook('creating', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(new TroupeStore(database).save('one', sampleTroupe('Diggers'))).rejects.toMatchObject({ kind: 'full' });
  });
});
