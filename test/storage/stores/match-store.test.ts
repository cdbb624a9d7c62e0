import { IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../../src/storage/database/database.ts';
import { MatchStore, type Appended } from '../../../src/storage/stores/match-store.ts';
import { StorageFailed } from '../../../src/storage/database/storage-failed.ts';
import { sampleRecord } from '../../record/sample-record.ts';
import { Device, meta } from '../memory.ts';

const whole = sampleRecord(8);
const begun = { ...whole, entries: [], checkpoints: [] };
const appended = (index: number): Appended => {
  const entry = whole.entries[index];
  if (!entry) throw new Error(`no entry ${index}`);
  return { at: index, entry, turn: 1, finished: false };
};

describe('MatchStore', () => {
  let device: Device;
  beforeEach(() => {
    device = new Device();
  });

  it('opens at the last accepted decision after a crash, wherever it comes', async () => {
    let { database, matches } = device.open();
    await matches.create(begun, meta('m'));
    for (let index = 0; index < 8; index += 1) {
      await matches.append('m', appended(index));
      database.close();
      ({ database, matches } = device.open());
      expect(await matches.load('m')).toEqual({ ...begun, entries: whole.entries.slice(0, index + 1) });
    }
  });

  it('keeps nothing of a decision whose transaction is cut off', async () => {
    const { database, matches } = device.open();
    await matches.create(begun, meta('m'));
    await matches.append('m', appended(0));
    const cut = database.transaction('rw', [database.entries, database.matches], async () => {
      await database.entries.add({ matchId: 'm', ...appended(1).entry, at: 1 });
      throw new Error('power is gone');
    });
    await expect(cut).rejects.toThrow('power is gone');
    expect((await device.open().matches.load('m'))?.entries).toEqual(whole.entries.slice(0, 1));
  });

  it('keeps checkpoints over the whole match, more of them near its end, and gives them back', async () => {
    const { matches } = device.open();
    await matches.create(begun, meta('m'));
    const match = sampleRecord(5).checkpoints[0]?.match;
    const [entry] = whole.entries;
    if (!match || !entry) throw new Error('no match');
    for (let index = 0; index < 200; index += 1) {
      const after = index + 1;
      await matches.append('m', {
        at: index,
        entry,
        turn: 1,
        finished: false,
        ...(after % 25 === 0 ? { checkpoint: { after, match } } : {}),
      });
    }
    expect((await matches.load('m'))?.checkpoints.map(({ after }) => after)).toEqual([100, 150, 175, 200]);
  });

  it('takes the same decision twice as once, and never another one in its place', async () => {
    const { matches } = device.open();
    await matches.create(begun, meta('m'));
    await matches.append('m', appended(0));
    await matches.append('m', appended(0));
    await expect(matches.append('m', { ...appended(1), at: 0 })).rejects.toMatchObject({ kind: 'taken' });
    await expect(matches.append('m', appended(2))).rejects.toBeInstanceOf(StorageFailed);
    expect((await matches.load('m'))?.entries).toEqual(whole.entries.slice(0, 1));
  });

  it('keeps one decision after another, and tells when the last was taken', async () => {
    const { matches } = device.open();
    await matches.create(begun, meta('m'));
    for (let index = 0; index < 8; index += 1) {
      device.time += 1000;
      await matches.append('m', appended(index));
      expect((await device.open().matches.load('m'))?.entries).toEqual(whole.entries.slice(0, index + 1));
    }
    await expect.poll(async () => (await matches.meta('m'))?.changedAt).toBe(device.time);
  });

  it('keeps nothing in the place of what another window has kept, nor of a match that is gone', async () => {
    const [here, there] = [device.open().matches, device.open()];
    await here.create(begun, meta('m'));
    for (const index of [0, 1]) await here.append('m', appended(index));
    await there.matches.append('m', appended(2));
    await here.append('m', appended(2));
    await there.matches.append('m', appended(3));
    await expect(here.append('m', { ...appended(4), at: 3 })).rejects.toMatchObject({ kind: 'taken' });
    expect((await here.load('m'))?.entries).toEqual(whole.entries.slice(0, 4));
    for (const index of [4, 5]) await here.append('m', appended(index));
    await there.matches.remove('m');
    device.time += 25 * 3_600_000;
    await there.matches.purge();
    await expect(here.append('m', appended(6))).rejects.toMatchObject({ kind: 'gone' });
    expect(await there.database.entries.count()).toBe(0);
  });

  it('lists the match played last first, with its turn', async () => {
    const { matches } = device.open();
    await matches.create(begun, meta('one'));
    device.time += 1000;
    await matches.create(begun, meta('two'));
    device.time += 1000;
    await matches.append('one', { ...appended(0), turn: 3, finished: true });
    expect((await matches.list()).map(({ id, turn, finished }) => [id, turn, finished])).toEqual([
      ['one', 3, true],
      ['two', 0, false],
    ]);
  });

  it('brings a removed match back for a day', async () => {
    const { matches } = device.open();
    await matches.create(begun, meta('m'));
    await matches.remove('m');
    expect(await matches.list()).toEqual([]);
    device.time += 23 * 3_600_000;
    await matches.purge();
    await matches.undoRemove('m');
    expect(await matches.list()).toHaveLength(1);
    expect(await matches.load('m')).toEqual(begun);
  });

  it('forgets a removed match after a day, and no other', async () => {
    const { database, matches } = device.open();
    await matches.create(whole, meta('m'));
    await matches.create(whole, meta('m-2'));
    await matches.remove('m');
    device.time += 25 * 3_600_000;
    await matches.purge();
    expect(await matches.load('m')).toBe(null);
    expect(await database.entries.where('[matchId+at]').between(['m', -1], ['m', 1000]).count()).toBe(0);
    expect(await matches.load('m-2')).toEqual(whole);
  });

  it('opens what stands before a hole', async () => {
    const { database, matches } = device.open();
    await matches.create(whole, meta('m'));
    await database.entries.delete(['m', 2]);
    expect(await matches.load('m')).toEqual({ ...whole, entries: whole.entries.slice(0, 2), checkpoints: [] });
  });

  it('says when the device is full', async () => {
    const { database, matches } = device.open();
    await matches.create(begun, meta('m'));
    database.entries.hook('creating', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(matches.append('m', appended(0))).rejects.toMatchObject({ name: 'StorageFailed', kind: 'full' });
    expect((await device.open().matches.load('m'))?.entries).toEqual([]);
  });

  it('says when the browser forbids keeping anything', async () => {
    const open = (): never => {
      throw new DOMException('not here', 'SecurityError');
    };
    const matches = new MatchStore(new Database('moonrise', { indexedDB: { open }, IDBKeyRange }));
    await expect(matches.list()).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(matches.create(begun, meta('m'))).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('SettingsStore', () => {
  it('gives back what was set and delivers the rest', async () => {
    const device = new Device();
    const { database, settings } = device.open();
    await settings.change({ theme: 'day', names: ['Ada'] });
    await database.settings.put({ key: 'seating', value: 'on the ceiling' });
    expect(await device.open().settings.get()).toMatchObject({ theme: 'day', names: ['Ada'], seating: 'auto', textSize: 100 });
  });

  it('keeps who sat at a match that a backup without players brings back, and takes those that a backup names', async () => {
    const { matches } = new Device().open();
    await matches.create(begun, { ...meta('m'), players: ['p-ada', 'p-bo'] });
    const row = { ...meta('m'), startedAt: 1, changedAt: 2 };
    await matches.replace(row, begun);
    expect((await matches.meta('m'))?.players).toEqual(['p-ada', 'p-bo']);
    await matches.replace({ ...row, players: ['p-cy', 'p-bo'] }, begun);
    expect((await matches.meta('m'))?.players).toEqual(['p-cy', 'p-bo']);
  });
});
