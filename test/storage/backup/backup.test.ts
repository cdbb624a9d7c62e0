import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginRecord } from '../../../src/record/match-record.ts';
import { seal } from '../../../src/record/sealed-file.ts';
import { BoardStore } from '../../../src/storage/stores/board-store.ts';
import { readBackup, type Backup } from '../../../src/storage/backup/backup-file.ts';
import { previewBackup, restoreBackup, startedAs } from '../../../src/storage/backup/backup.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { sampleRecord } from '../../record/sample-record.ts';
import { Device, meta, sampleBoard } from '../memory.ts';

async function full(): Promise<{ device: Device; bytes: Uint8Array; backup: Backup }> {
  const device = new Device();
  const stores = device.open();
  await stores.matches.create(sampleRecord(8), meta('one'));
  await stores.matches.create(sampleRecord(3, 'other'), meta('two'));
  await stores.settings.change({ theme: 'day' });
  await new BoardStore(stores.database).save(sampleBoard('own-glade'));
  const bytes = await makeBackup(stores, 7);
  const read = readBackup(bytes);
  if (!read.ok) throw new Error(read.fault.code);
  return { device, bytes, backup: read.backup };
}

describe('backup', () => {
  it('brings everything to another device', async () => {
    const { backup } = await full();
    const other = new Device().open();
    const preview = await previewBackup(other, backup);
    expect(preview).toMatchObject({ added: 2, continued: 0, copied: 0, unchanged: 0, settings: true, boards: 1 });
    expect(await other.matches.list()).toEqual([]);
    expect(await restoreBackup(other, backup)).toEqual(preview);
    expect(await other.matches.load('one')).toEqual(sampleRecord(8));
    expect(await other.matches.load('two')).toEqual(sampleRecord(3, 'other'));
    expect((await other.settings.get()).theme).toBe('day');
    expect(await new BoardStore(other.database).list()).toEqual([sampleBoard('own-glade')]);
    expect(await previewBackup(other, backup)).toMatchObject({ added: 0, copied: 0, unchanged: 2, settings: false, boards: 0 });
  });

  it('continues a match that is behind, and leaves one that is ahead', async () => {
    const { backup } = await full();
    const other = new Device().open();
    await other.matches.create(sampleRecord(3), meta('one'));
    await other.matches.create(sampleRecord(5, 'other'), meta('two'));
    expect(await restoreBackup(other, backup)).toMatchObject({ continued: 1, unchanged: 1, copied: 0 });
    expect(await other.matches.load('one')).toEqual(sampleRecord(8));
    expect((await other.matches.load('two'))?.entries).toHaveLength(5);
  });

  it('puts a match that went another way beside the one that is there, once', async () => {
    const { backup } = await full();
    const other = new Device().open();
    await other.matches.create(sampleRecord(8, 'elsewhere'), meta('one'));
    expect(await restoreBackup(other, backup)).toMatchObject({ copied: 1, added: 1 });
    expect(await other.matches.load('one')).toEqual(sampleRecord(8, 'elsewhere'));
    expect(await other.matches.load('one-2')).toEqual(sampleRecord(8));
    expect(await restoreBackup(other, backup)).toMatchObject({ copied: 0, unchanged: 2 });
  });

  it('puts a board that is another one here beside it, once', async () => {
    const { backup } = await full();
    const other = new Device().open();
    const shelf = new BoardStore(other.database);
    await shelf.save({ ...sampleBoard('own-glade'), name: 'Bog' });
    expect(await restoreBackup(other, backup)).toMatchObject({ boards: 1 });
    expect((await shelf.list()).map(({ id, name }) => `${id} ${name}`).sort()).toEqual(['own-glade Bog', 'own-glade-2 Glade']);
    expect(await restoreBackup(other, backup)).toMatchObject({ boards: 0 });
  });

  it('takes two matches for one that began in the same position, and for no other', () => {
    const record = sampleRecord(3);
    const { match } = beginRecord(record.setup, record.cards);
    const carried = { ...record, base: { after: 2, match } };
    expect(startedAs(record)).toEqual(startedAs(sampleRecord(3)));
    expect(startedAs(carried).start).not.toEqual(startedAs(record).start);
    expect(startedAs({ ...carried }).start).toEqual(startedAs(carried).start);
    expect(startedAs({ ...record, rules: record.rules + 1 }).start).not.toEqual(startedAs(record).start);
  });

  it('puts a board of the same name with other pieces beside the one here', async () => {
    const { backup } = await full();
    const secondDevice = new Device().open();
    const shelf = new BoardStore(secondDevice.database);
    const [tree] = sampleBoard('own-glade').terrain;
    if (!tree) throw new Error('no tree');
    const higher = { ...sampleBoard('own-copse'), terrain: [{ ...tree, top: tree.top + 100 }] };
    await shelf.save(higher);
    expect(await restoreBackup(secondDevice, backup)).toMatchObject({ boards: 1 });
    expect((await shelf.list()).map(({ id, name }) => `${id} ${name}`).sort()).toEqual(['own-copse Glade', 'own-glade Glade']);
    expect((await shelf.list()).find(({ id }) => id === 'own-copse')).toEqual(higher);
  });

  it('reads a copy from before there were boards, and refuses a damaged board', async () => {
    const { backup } = await full();
    const { made, matches, settings, boards } = backup;
    const older = { made, matches, settings, troupes: [] };
    expect(readBackup(seal('backup', older))).toEqual({ ok: true, backup: { ...backup, boards: [] } });
    const broken = { ...older, boards: [...boards, { id: 'x', name: 'X', terrain: [{ id: 'y' }] }] };
    expect(readBackup(seal('backup', broken))).toEqual({ ok: false, fault: { code: 'wrong-shape', where: 'boards.1' } });
  });

  it('brings a removed match back', async () => {
    const { device, backup } = await full();
    const stores = device.open();
    await stores.matches.remove('one');
    expect(await restoreBackup(stores, backup)).toMatchObject({ added: 1, unchanged: 1 });
    expect(await stores.matches.list()).toHaveLength(2);
  });

  it('changes nothing when writing fails half way', async () => {
    const { backup } = await full();
    const other = new Device().open();
    other.database.entries.hook('creating', (_key, row) => {
      if (row.matchId === 'two') throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(restoreBackup(other, backup)).rejects.toMatchObject({ kind: 'full' });
    expect(await other.matches.list()).toEqual([]);
    expect(await other.matches.load('one')).toBe(null);
  });

  it.each([0, 1, 2])('leaves out a match whose decisions are missing, and brings the others: number %i', async (place) => {
    const stores = new Device().open();
    const ids = ['a', 'b', 'c'];
    for (const [index, id] of ids.entries()) await stores.matches.create(sampleRecord(index + 2, id), meta(id));
    const missing = ids[place] ?? '';
    await stores.database.heads.delete(missing);
    const read = readBackup(await makeBackup(stores, 7));
    if (!read.ok) throw new Error(read.fault.code);
    expect(read.backup.matches.map((match) => match.meta.id).toSorted()).toEqual(ids.filter((id) => id !== missing));
  });

  it('refuses a backup with one match damaged', async () => {
    const { backup } = await full();
    const [first, second] = backup.matches;
    const broken = { ...backup, matches: [first, { ...second, record: { ...second?.record, rules: 'one' } }] };
    expect(readBackup(seal('backup', broken))).toEqual({ ok: false, fault: { code: 'wrong-shape', where: 'matches.1.record.rules' } });
  });

  it('refuses every damaged file without throwing', async () => {
    const { bytes, backup } = await full();
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), fc.boolean(), (index, flip, cut) => {
        const damaged = cut ? bytes.slice(0, index) : bytes.map((byte, place) => (place === index ? byte ^ flip : byte));
        const read = readBackup(damaged);
        if (read.ok) expect(read.backup).toEqual(backup);
        // a byte that says how long the text is may say that it is too long
        else expect(read.fault.code).toMatch(/^(not-ours|damaged|too-large)$/);
      }),
      { numRuns: 300 },
    );
  });
});
