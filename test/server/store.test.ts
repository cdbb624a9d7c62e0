import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brokenLaws } from './store-contract.ts';
import { FileClosed, FileDamaged, FileTaken } from '../../server/log/club-file.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded store', () => {
  it('keeps to the contract of a store', async () => {
    const file = join(folder, 'contract.db');
    expect(await brokenLaws(() => Promise.resolve(new SqliteLog(file)), 'contract')).toEqual([]);
  });

  it('is refused to a second server with a plain sentence, and open to it once the first is gone', async () => {
    const file = join(folder, 'taken.db');
    const first = new SqliteLog(file);
    expect(() => new SqliteLog(file)).toThrow(FileTaken);
    expect(() => new SqliteLog(file)).toThrow(/Another club has .*taken\.db open/);
    await first.append('club', 0, 'x');
    await first.close();
    const second = new SqliteLog(file);
    expect((await second.read('club', 0)).length).toBe(1);
    await second.close();
  });

  it('says that its file is damaged and leaves it as it is, takes an empty one, and says where it may not write', async () => {
    const [damaged, empty, closed] = [join(folder, 'damaged.db'), join(folder, 'empty.db'), join(folder, 'closed.db')];
    const bytes = Buffer.from('no club at all '.repeat(600));
    writeFileSync(damaged, bytes);
    expect(() => new SqliteLog(damaged)).toThrow(FileDamaged);
    expect(() => new SqliteLog(damaged)).toThrow(/damaged\.db is damaged\. Put the last copy/);
    expect(readFileSync(damaged).equals(bytes)).toBe(true);
    writeFileSync(empty, '');
    const log = new SqliteLog(empty);
    expect(await log.list('')).toEqual([]);
    await log.close();
    mkdirSync(closed); // the rights of a file do not bind an administrator: a folder cannot be written by anybody
    expect(() => new SqliteLog(closed)).toThrow(FileClosed);
    expect(() => new SqliteLog(closed)).toThrow(/The club cannot write to .*closed\.db/);
  });

  it('gives a copy while it goes on, with all that was kept before', async () => {
    const [file, copy] = [join(folder, 'live.db'), join(folder, 'copy.db')];
    const log = new SqliteLog(file);
    for (let place = 0; place < 50; place += 1) await log.append('club', place, `${place}`);
    log.copyTo(copy);
    await log.append('club', 50, 'after');
    const copied = new SqliteLog(copy);
    expect((await copied.read('club', 0)).length).toBe(50);
    await Promise.all([log.close(), copied.close()]);
  });

  it('says that it is not well while the disk refuses what is written, and is well again once it does not', async () => {
    let fault: Error | null = null;
    const log = new SqliteLog(join(folder, 'well.db'), 'any', () => (fault ? Promise.reject(fault) : Promise.resolve()));
    expect(await log.check()).toBe(null);
    fault = new Error('EIO: i/o error, fdatasync');
    expect(await log.check()).toContain('EIO');
    expect(await log.append('club', 0, 'x')).toEqual({ ok: false, why: 'unknown' });
    fault = null;
    expect(await log.check()).toBe(null);
    expect(await log.append('club', 0, 'x')).toEqual({ ok: true });
    await log.close();
  });

  it('says that it is not well once its file is damaged under it, and takes nothing soon after', async () => {
    const file = join(folder, 'damaged-under-it.db');
    const log = new SqliteLog(file);
    for (let place = 0; place < 60; place += 1) expect(await log.append('club', place, 'x'.repeat(50_000))).toEqual({ ok: true });
    log.copyTo(join(folder, 'damaged-copy.db')); // the database has all of it
    expect(await log.check()).toBe(null);
    for (const end of ['', '-wal'])
      writeFileSync(`${file}${end}`, Buffer.alloc(statSync(`${file}${end}`).size, 'damaged '), { flag: 'r+' });
    expect(await log.check()).toContain('fails');
    // what was accepted since lies in the journal, until the database refuses it
    await expect.poll(() => log.append('other', 0, 'x'), { timeout: 10_000, interval: 300 }).toEqual({ ok: false, why: 'unknown' });
    await log.close();
  });

  describe('on a disk that takes its time', () => {
    /** A store whose disk answers when it is told to, and what happens to it in order. */
    function slow(name: string) {
      const happened: string[] = [];
      const asked: ((fault?: Error) => void)[] = [];
      const disk = (): Promise<void> =>
        new Promise((done, failed) => {
          asked.push((fault) => (fault ? failed(fault) : done()));
        });
      const file = join(folder, `${name}.db`);
      const log = new SqliteLog(file, 'any', disk);
      const appends = (place: number): Promise<void> =>
        log.append('club', place, `${place}`).then((answer) => void happened.push(`${place} ${answer.ok ? 'kept' : answer.why}`));
      const turn = async (): Promise<void> => {
        for (let count = 0; count < 3; count += 1) await new Promise((done) => setImmediate(done));
      };
      return { log, file, happened, asked, appends, turn };
    }

    it('answers, tells and reads an entry when it is on the disk and no sooner, and other work goes on until then', async () => {
      const { log, happened, asked, appends, turn } = slow('later');
      await log.follow('club', 0, ({ text }) => happened.push(`${text} heard`));
      const appended = appends(0);
      await turn();
      expect(asked.length).toBe(1);
      const read = log.read('club', 0).then((all) => happened.push(`${all.length} read`));
      const listed = log.list('club').then((all) => happened.push(`${all.length} listed`));
      await turn();
      expect(happened).toEqual([]);
      asked[0]?.();
      await Promise.all([appended, read, listed]);
      expect(happened.sort()).toEqual(['0 heard', '0 kept', '1 listed', '1 read']);
      await log.close();
    });

    it('tells entries in their order, whichever the disk has first, and writes those of a turn together', async () => {
      const { log, happened, asked, appends, turn } = slow('order');
      const first = [appends(0), appends(1)];
      await turn();
      const second = appends(2);
      await turn();
      expect(asked.length).toBe(2);
      asked[1]?.();
      await turn();
      expect(happened).toEqual([]);
      asked[0]?.();
      await Promise.all([...first, second]);
      expect(happened).toEqual(['0 kept', '1 kept', '2 kept']);
      await log.close();
    });

    it('writes at once while the disk is idle, and while it is busy what comes in one turn together', async () => {
      const { log, happened, asked, appends, turn } = slow('idle');
      const first = appends(0);
      await Promise.resolve();
      expect(asked.length).toBe(1);
      const others = [appends(1)];
      await Promise.resolve();
      others.push(appends(2));
      await Promise.resolve();
      expect(asked.length).toBe(1);
      await turn();
      expect(asked.length).toBe(2);
      for (const answer of asked) answer();
      await Promise.all([first, ...others]);
      expect(happened).toEqual(['0 kept', '1 kept', '2 kept']);
      await log.close();
    });

    it('asks the disk three times at once at most, and writes what arrives meanwhile together', async () => {
      const { log, happened, asked, appends, turn } = slow('busy');
      const all: Promise<void>[] = [];
      for (let place = 0; place < 6; place += 1) {
        all.push(appends(place));
        await turn();
      }
      expect(asked.length).toBe(3);
      for (let nth = 0; nth < 4; nth += 1) {
        asked[nth]?.();
        await turn();
      }
      await Promise.all(all);
      expect([asked.length, happened.length]).toEqual([4, 6]);
      await log.close();
    });

    it('keeps nothing that the disk refuses, nor what was written after it, and goes on when the disk does', async () => {
      const { log, file, happened, asked, appends, turn } = slow('refused');
      await log.follow('club', 0, ({ text }) => happened.push(`${text} heard`));
      const lost = [appends(0)];
      await turn();
      lost.push(appends(1));
      await turn();
      asked[1]?.();
      asked[0]?.(new Error('EIO: i/o error, fdatasync'));
      await Promise.all(lost);
      expect(happened).toEqual(['0 unknown', '1 unknown']);
      expect(await log.read('club', 0)).toEqual([]);
      const again = appends(0);
      await turn();
      asked[2]?.();
      await again;
      expect(happened.slice(2).sort()).toEqual(['0 heard', '0 kept']);
      await log.close();
      const reopened = new SqliteLog(file);
      expect((await reopened.read('club', 0)).map(({ text }) => text)).toEqual(['0']);
      await reopened.close();
    });
  });
});
