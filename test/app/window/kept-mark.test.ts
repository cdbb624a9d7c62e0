import { describe, expect, it } from 'vitest';
import { KeptMark, type MarkMemory } from '../../../src/app/kept/kept-mark.ts';
import { isScarce } from '../../../src/app/window/storage-state.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../../src/storage/backup/backup.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { sampleRecord } from '../../record/sample-record.ts';
import { Device, meta } from '../../storage/memory.ts';

const begun = { ...sampleRecord(0), entries: [], checkpoints: [] };

function memory(): MarkMemory {
  let text: string | null = null;
  return { get: () => text, set: (mark) => (text = mark) };
}
let marks = 0;
const markOf = (device: Device, remembered: MarkMemory): KeptMark =>
  new KeptMark(device.open().database, remembered, () => `mark ${(marks += 1)}`);

describe('a store that comes back empty', () => {
  it('is told, until somebody has seen it, and never where nothing had been kept', async () => {
    const remembered = memory();
    const device = new Device();
    expect(await markOf(device, remembered).lost()).toBe(false);
    // nothing had been kept: another empty one is no loss
    expect(await markOf(new Device(), remembered).lost()).toBe(false);
    await device.open().matches.create(begun, meta('m'));
    expect(await markOf(device, remembered).lost()).toBe(false);
    expect(await markOf(device, remembered).lost()).toBe(false);
    const emptied = new Device();
    const mark = markOf(emptied, remembered);
    expect(await mark.lost()).toBe(true);
    // what is kept there since does not hide it
    await emptied.open().matches.create(begun, meta('n'));
    expect(await markOf(emptied, remembered).lost()).toBe(true);
    mark.acknowledge();
    expect(await markOf(emptied, remembered).lost()).toBe(false);
    expect(await markOf(emptied, remembered).lost()).toBe(false);
    expect(await markOf(new Device(), remembered).lost()).toBe(true);
  });

  it('is none where everything was removed by hand, or read back from a copy', async () => {
    const remembered = memory();
    const device = new Device();
    const { matches } = device.open();
    await matches.create(begun, meta('m'));
    const stores = device.open();
    const copy = readBackup(await makeBackup(stores, 1));
    expect(await markOf(device, remembered).lost()).toBe(false);
    await matches.remove('m');
    device.time += 25 * 3_600_000;
    await matches.purge();
    expect(await markOf(device, remembered).lost()).toBe(false);
    if (!copy.ok) throw new Error(copy.fault.code);
    await restoreBackup(stores, copy.backup);
    expect(await markOf(device, remembered).lost()).toBe(false);
  });
});

describe('little room', () => {
  const state = (used: number | null, quota: number | null) => ({ persisted: null, used, quota });
  it('is said before it is too late, and not where there is plenty or nobody knows', () => {
    expect(isScarce(state(1e6, 1e9))).toBe(false);
    expect(isScarce(state(979_999_999, 1e9))).toBe(true);
    expect(isScarce(state(949e6, 1e9))).toBe(false);
    expect(isScarce(state(951e6, 1e9))).toBe(true);
    expect(isScarce(state(100e6, 119e6))).toBe(true);
    expect(isScarce(state(null, 1e9))).toBe(false);
    expect(isScarce(state(1, null))).toBe(false);
    expect(isScarce(state(0, 0))).toBe(false);
  });
});
