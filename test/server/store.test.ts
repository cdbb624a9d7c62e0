import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brokenLaws } from './store-contract.ts';
import { FileTaken, SqliteLog } from '../../server/log/sqlite.ts';

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
});
