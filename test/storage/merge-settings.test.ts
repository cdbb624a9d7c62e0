import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../src/storage/shapes/default-settings.ts';
import { mergedLists } from '../../src/storage/merge/merge-settings.ts';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../src/storage/backup/backup.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { Device } from './memory.ts';

const having = (...lessons: string[]) => ({ ...defaultSettings, lessons });

describe('a list that two windows change', () => {
  const merged = (known: string[], texts: string[], wanted: string[]) =>
    mergedLists(having(...known), having(...texts), { lessons: wanted }).lessons;
  it('has what either has added, each once, and nothing that this window took out', () => {
    expect(merged(['a'], ['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(merged([], ['a'], ['a'])).toEqual(['a']);
    expect(merged(['a', 'b'], ['a', 'b', 'c'], ['b'])).toEqual(['b', 'c']);
    expect(merged(['a', 'b'], ['b'], ['a', 'b'])).toEqual(['b']);
  });
});

describe('settings out of a backup', () => {
  it('add what was learnt elsewhere and leave what was learnt here, its trainers, and when it was backed up', async () => {
    const training = (step: number) => ({ step, round: 1, won: 0, best: [step] });
    const from = new Device().open();
    await from.settings.change({ lessons: ['there', 'both'], theme: 'day', trainers: { there: training(1), both: training(2) } });
    const read = readBackup(await makeBackup(from, 7));
    if (!read.ok) throw new Error(read.fault.where);
    const here = new Device().open();
    await here.settings.change({ lessons: ['here', 'both'], trainers: { here: training(3), both: training(4) }, backedUpAt: 5000 });
    const { backedUpAt } = await here.settings.get();
    for (const time of ['once', 'again']) {
      await restoreBackup(here, read.backup);
      const { lessons, trainers, theme, ...settings } = await here.settings.get();
      expect([[...lessons].sort(), theme, settings.backedUpAt], time).toEqual([['both', 'here', 'there'], 'day', backedUpAt]);
      expect(trainers, time).toEqual({ here: training(3), there: training(1), both: training(4) });
    }
  });
});
