import { describe, expect, it } from 'vitest';
import { seal } from '../../../src/record/sealed-file.ts';
import { readBackup, type Backup } from '../../../src/storage/backup/backup-file.ts';
import { previewBackup, restoreBackup, type Stores } from '../../../src/storage/backup/backup.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { CampaignStore } from '../../../src/storage/stores/campaign-store.ts';
import { CollectionStore } from '../collection-store.ts';
import { PlayerStore } from '../../../src/storage/stores/player-store.ts';
import { TroupeStore } from '../../../src/storage/stores/troupe-store.ts';
import { Device, sampleTroupe } from '../memory.ts';

const EARLY = 1000;
const LATE = 9000;
const head = { rules: 1, setup: { players: 2 }, seed: 's' };
const decisions = Array.from({ length: 4 }, (_, n) => ({ kind: 'rest', n }));

const on = (stores: Stores, index: number) => ({
  troupes: new TroupeStore(stores.database, () => index),
  collection: new CollectionStore(stores.database, () => index),
  players: new PlayerStore(stores.database, () => index),
  campaigns: new CampaignStore(stores.database, () => index),
});

/** A backup with one of each, written at `at`. */
async function full(index: number): Promise<Backup> {
  const stores = new Device().open();
  const { troupes, collection, players, campaigns } = on(stores, index);
  await troupes.save('t', { ...sampleTroupe('Brought'), id: 't' } as never);
  await troupes.save('gone', sampleTroupe('Gone'));
  await troupes.remove('gone');
  await collection.save('flintlock', { owned: true, painted: true, notes: 'brought' });
  await players.save('ada', { name: 'Ada', colour: 'sun', pattern: 'plain' });
  await campaigns.create('c', 'Winter', { head, decisions }, { week: 2 });
  const read = readBackup(await makeBackup(stores, 7));
  if (!read.ok) throw new Error(read.fault.where);
  return read.backup;
}

const names = async (troupes: TroupeStore): Promise<string[]> => (await troupes.list()).map(({ id, data }) => `${id} ${data.name}`).sort();

describe('a backup of what is kept whole', () => {
  it('brings all of it to another device, but nothing that was removed', async () => {
    const backup = await full(EARLY);
    const other = new Device().open();
    const preview = await previewBackup(other, backup);
    const added = { added: 1, continued: 0, newer: 0, older: 0, unchanged: 0 };
    expect(preview).toMatchObject({ troupes: added, collection: added, players: added, campaigns: { added: 1 } });
    expect(await on(other, LATE).troupes.list()).toEqual([]);
    expect(await restoreBackup(other, backup)).toEqual(preview);
    const { troupes, collection, players, campaigns } = on(other, LATE);
    expect(await troupes.list()).toEqual([{ id: 't', changedAt: EARLY, archived: null, data: { ...sampleTroupe('Brought'), id: 't' } }]);
    expect((await collection.open('flintlock'))?.data.notes).toBe('brought');
    expect((await players.list()).map(({ data }) => data.name)).toEqual(['Ada']);
    expect(await campaigns.load('c')).toEqual({ head, decisions });
    expect(await campaigns.meta('c')).toMatchObject({ title: 'Winter', summary: { week: 2 } });
    const unchanged = { added: 0, continued: 0, newer: 0, older: 0, unchanged: 1 };
    expect(await previewBackup(other, backup)).toMatchObject({
      troupes: unchanged,
      collection: unchanged,
      players: unchanged,
      campaigns: { unchanged: 1 },
    });
  });

  it('says what is newer and what is older, and overwrites nothing unless the newer is asked for', async () => {
    const stores = new Device().open();
    const mine = on(stores, (EARLY + LATE) / 2);
    await mine.troupes.save('t', sampleTroupe('Mine'));
    const [early, late] = [await full(EARLY), await full(LATE)];
    expect((await previewBackup(stores, early)).troupes).toEqual({ added: 0, continued: 0, newer: 0, older: 1, unchanged: 0 });
    expect((await previewBackup(stores, late)).troupes).toEqual({ added: 0, continued: 0, newer: 1, older: 0, unchanged: 0 });
    await restoreBackup(stores, early, 'newer');
    expect(await names(mine.troupes)).toEqual(['t Mine']);
    await restoreBackup(stores, late, 'newer');
    expect(await names(mine.troupes)).toEqual(['t Brought']);
  });

  it('keeps both, the brought one beside, once', async () => {
    const stores = new Device().open();
    const { troupes } = on(stores, LATE);
    await troupes.save('t', { ...sampleTroupe('Mine'), id: 't' } as never);
    const backup = await full(EARLY);
    await restoreBackup(stores, backup);
    expect(await names(troupes)).toEqual(['t Mine', 't-2 Brought']);
    expect((await troupes.open('t-2'))?.data).toMatchObject({ id: 't-2' });
    expect((await previewBackup(stores, backup)).troupes).toMatchObject({ older: 0, unchanged: 1 });
    await restoreBackup(stores, backup);
    expect(await troupes.list()).toHaveLength(2);
  });

  it('takes what goes on from what is here in its place, and nothing that is here further on', async () => {
    const [home, away] = [new Device().open(), new Device().open()];
    const [mine, theirs] = [on(home, LATE).troupes, on(away, EARLY).troupes];
    const copyOf = async (stores: Stores): Promise<Backup> => {
      const read = readBackup(await makeBackup(stores, 7));
      if (!read.ok) throw new Error(read.fault.where);
      return read.backup;
    };
    await mine.save('t', sampleTroupe('First'));
    const first = await copyOf(home);
    await restoreBackup(away, first);
    await theirs.save('t', sampleTroupe('Second'));
    const second = await copyOf(away);
    expect((await previewBackup(home, second)).troupes).toEqual({ added: 0, continued: 1, newer: 0, older: 0, unchanged: 0 });
    await restoreBackup(home, second, 'both');
    expect(await names(mine)).toEqual(['t Second']);
    expect((await previewBackup(home, first)).troupes).toEqual({ added: 0, continued: 0, newer: 0, older: 0, unchanged: 1 });
    await restoreBackup(home, first, 'both');
    expect(await names(mine)).toEqual(['t Second']);
    // the two go separate ways: both stay, once, and what goes on from the one beside takes its place
    await mine.save('t', sampleTroupe('Mine'));
    await theirs.save('t', sampleTroupe('Theirs'));
    await restoreBackup(home, await copyOf(away), 'both');
    await restoreBackup(home, await copyOf(away), 'both');
    expect(await names(mine)).toEqual(['t Mine', 't-2 Theirs']);
    await theirs.save('t', sampleTroupe('Theirs, mended'));
    await restoreBackup(home, await copyOf(away), 'both');
    expect(await names(mine)).toEqual(['t Mine', 't-2 Theirs, mended']);
  });

  it('keeps one entry a character, with every stage that either has reached and both notes', async () => {
    const stores = new Device().open();
    const { collection } = on(stores, LATE);
    await collection.save('flintlock', { owned: true, painted: false, notes: 'mine' });
    const backup = await full(EARLY);
    await restoreBackup(stores, backup, 'both');
    await restoreBackup(stores, backup, 'both');
    expect((await collection.list()).map(({ data }) => data)).toEqual([{ owned: true, painted: true, notes: 'mine\nbrought' }]);
  });

  it('adds no empty line where what is brought has no notes, and takes them where the newer one has none', async () => {
    const stores = new Device().open();
    const [early, late] = [on(stores, EARLY).collection, on(stores, LATE).collection];
    await late.save('flintlock', { owned: true, painted: false, notes: 'mine' });
    const other = new Device().open();
    await on(other, EARLY).collection.save('flintlock', { owned: true, painted: true, notes: '' });
    const read = readBackup(await makeBackup(other, 7));
    if (!read.ok) throw new Error(read.fault.where);
    const silent = read.backup;
    await restoreBackup(stores, silent, 'both');
    await restoreBackup(stores, silent, 'both');
    expect((await early.open('flintlock'))?.data).toEqual({ owned: true, painted: true, notes: 'mine' });
    await late.save('doug', { owned: true, painted: true, notes: '' });
    const third = new Device().open();
    await on(third, EARLY).collection.save('doug', { owned: true, painted: false, notes: 'brought' });
    const noted = readBackup(await makeBackup(third, 7));
    if (!noted.ok) throw new Error(noted.fault.where);
    await restoreBackup(stores, noted.backup, 'both');
    expect((await early.open('doug'))?.data).toEqual({ owned: true, painted: true, notes: 'brought' });
  });

  it('continues a campaign that is behind, leaves one that is ahead, and copies one that went another way', async () => {
    const backup = await full(EARLY);
    for (const [own, how, entry] of [
      [decisions.slice(0, 2), 'continued', { c: 4 }],
      [[...decisions, { kind: 'rest', n: 4 }], 'unchanged', { c: 5 }],
      [[{ kind: 'fight' }], 'copied', { c: 1, 'c-2': 4 }],
    ] as const) {
      const stores = new Device().open();
      const { campaigns } = on(stores, LATE);
      await campaigns.create('c', 'Winter', { head, decisions: [...own] }, {});
      expect((await restoreBackup(stores, backup)).campaigns).toMatchObject({ [how]: 1 });
      for (const [id, count] of Object.entries(entry)) expect((await campaigns.load(id))?.decisions).toHaveLength(count);
    }
  });

  it('brings back what was removed', async () => {
    const backup = await full(EARLY);
    const stores = new Device().open();
    await restoreBackup(stores, backup);
    const { troupes, campaigns } = on(stores, LATE);
    await troupes.remove('t');
    await campaigns.remove('c');
    expect(await restoreBackup(stores, backup)).toMatchObject({ troupes: { added: 1 }, campaigns: { added: 1 } });
    expect([(await troupes.list()).length, (await campaigns.list()).length]).toEqual([1, 1]);
  });

  it('reads a copy from before any of it, and refuses one that is misshapen', async () => {
    const backup = await full(EARLY);
    const { made, matches, settings } = backup;
    const old = readBackup(seal('backup', { made, matches, settings, troupes: [{ id: 'bare' }] }));
    expect(old).toMatchObject({ ok: true, backup: { troupes: [], players: [], campaigns: [] } });
    const [player] = backup.players;
    const where = (broken: object): unknown => {
      const read = readBackup(seal('backup', { ...backup, ...broken }));
      return read.ok ? null : read.fault.where;
    };
    expect(where({ players: [player, { ...player, id: 'b', data: { name: 3 } }] })).toBe('players.1');
    expect(where({ players: [player, player] })).toBe('players');
    expect(where({ campaigns: [{ ...backup.campaigns[0], record: { head, decisions: ['x'] } }] })).toBe('campaigns.0');
    expect(where({ collection: 'all' })).toBe('collection');
    const huge = { ...player, data: { name: 'x'.repeat(200), colour: '', pattern: '' } };
    expect(where({ players: [huge] })).toBe('players.0');
  });

  it('changes nothing at all when writing fails at the very end', async () => {
    const backup = await full(EARLY);
    const stores = new Device().open();
    stores.database.campaignEntries.hook('creating', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(restoreBackup(stores, backup)).rejects.toMatchObject({ kind: 'full' });
    expect(await on(stores, LATE).troupes.list()).toEqual([]);
    expect(await stores.database.players.count()).toBe(0);
  });
});
