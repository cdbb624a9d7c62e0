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

describe('a training that two windows have gone on with', () => {
  const steps = [0, 1, 2, 4];
  const wins = (length: number, first: number) => Array.from({ length }, (_, step) => (step % 2 === 0 ? first : 4 - first));
  const trained = (best: number[]) => ({ trainers: { duel: { step: 1, round: 2, won: 1, best } } });
  for (const there of steps)
    for (const here of steps)
      it(`has the most rounds of each step: ${there} steps there, ${here} here`, () => {
        const [kept, wanted] = [wins(there, 1), wins(here, 3)];
        const { trainers } = mergedLists(defaultSettings, { ...defaultSettings, ...trained(kept) }, trained(wanted));
        const most = Array.from({ length: Math.max(there, here) }, (_, step) => Math.max(kept[step] ?? 0, wanted[step] ?? 0));
        expect(trainers?.['duel']?.best).toEqual(most);
      });
});
