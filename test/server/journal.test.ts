import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOM } from '../../server/log/journal.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILES = ['club.db', 'club.db-wal', 'club.db-ahead'];
/** What lies in a folder now, in another one: as after a fall of the machine. */
function fallen(from: string, to: string, files: readonly string[] = FILES): string {
  mkdirSync(to, { recursive: true });
  for (const file of files) if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
  return join(to, 'club.db');
}
function club(name: string): { from: string; file: string; later: (nth?: number) => string } {
  const from = join(folder, name);
  mkdirSync(from);
  return { from, file: join(from, 'club.db'), later: (nth = 0) => join(folder, `${name}-${nth}`) };
}
async function appends(log: SqliteLog, stream: string, from: number, to: number, text = (place: number) => `${place}`): Promise<void> {
  for (let place = from; place < to; place += 1) expect(await log.append(stream, place, text(place))).toEqual({ ok: true });
}
async function textsOf(file: string, stream: string): Promise<string[]> {
  const log = new SqliteLog(file);
  const entries = await log.read(stream, 0);
  expect(entries.map(({ at: place }) => place)).toEqual(entries.map((_, nth) => nth));
  await log.close();
  return entries.map(({ text }) => text);
}
const upTo = (count: number): string[] => Array.from({ length: count }, (_, nth) => `${nth}`);
/** The database has what the journal has. */
const settled = (log: SqliteLog): void => log.copyTo(join(folder, `copy-${performance.now()}.db`));

describe('the journal of a club', () => {
  it('has what was accepted, though the database never got it', async () => {
    const { from, file, later } = club('never');
    const log = new SqliteLog(file);
    await appends(log, 'match.a', 0, 3);
    await log.appendAll('match.b', 0, ['0', '1']);
    const copy = fallen(from, later());
    expect(await textsOf(copy, 'match.a')).toEqual(upTo(3));
    expect(await textsOf(copy, 'match.b')).toEqual(upTo(2));
    await log.close();
    expect(existsSync(join(from, 'club.db-ahead'))).toBe(false);
  });

  it('has what the database lost with the power, and nothing is there twice', async () => {
    const { from, file, later } = club('power');
    const log = new SqliteLog(file);
    const before = fallen(from, later(0), ['club.db', 'club.db-wal']);
    await appends(log, 'match.a', 0, 5);
    settled(log);
    await appends(log, 'match.a', 5, 8);
    // the disk has the file as it was, and the journal as it is
    fallen(from, later(0), ['club.db-ahead']);
    const whole = fallen(from, later(1));
    expect(await textsOf(before, 'match.a')).toEqual(upTo(8));
    expect(await textsOf(whole, 'match.a')).toEqual(upTo(8));
    await log.close();
  });

  it('drops a last record that was written in part, and goes on after the one before', async () => {
    const { from, file, later } = club('torn');
    const log = new SqliteLog(file);
    await appends(log, 'match.a', 0, 3, (place) => `${place}`.repeat(9000));
    const copy = fallen(from, later());
    const ahead = join(later(), 'club.db-ahead');
    const bytes = readFileSync(ahead);
    const end = bytes.lastIndexOf('2222');
    bytes.fill(0, end - 3000, end + 8);
    writeFileSync(ahead, bytes);
    expect((await textsOf(copy, 'match.a')).map((text) => text[0])).toEqual(['0', '1']);
    const again = new SqliteLog(copy);
    await appends(again, 'match.a', 2, 4);
    await again.close();
    expect((await textsOf(copy, 'match.a')).length).toBe(4);
    await log.close();
  });

  it('belongs to one database: beside another, or an older copy, it is not read', async () => {
    const { from, file, later } = club('other');
    const first = new SqliteLog(file);
    await appends(first, 'match.a', 0, 2);
    await first.close();
    const older = fallen(from, later(), ['club.db']);
    const log = new SqliteLog(file);
    await appends(log, 'match.a', 2, 4);
    fallen(from, later(), ['club.db-ahead']);
    expect(await textsOf(older, 'match.a')).toEqual(upTo(2));
    const empty = fallen(from, later(1), ['club.db-ahead']);
    expect(await textsOf(empty, 'match.a')).toEqual([]);
    await log.close();
  });

  it('is written over from its beginning when it is full, and never grows; a text that is longer than it is kept all the same', async () => {
    const { from, file, later } = club('round');
    const log = new SqliteLog(file);
    const text = (place: number): string => `${place} `.padEnd(50_000, 'x');
    await appends(log, 'match.a', 0, 200, text);
    expect(await log.append('cards.long', 0, 'y'.repeat(ROOM))).toEqual({ ok: true });
    await Promise.all(Array.from({ length: 30 }, (_, nth) => log.append(`match.${nth}`, 0, text(nth))));
    await appends(log, 'match.a', 200, 230, text);
    expect(statSync(`${file}-ahead`).size).toBe(ROOM);
    const copy = fallen(from, later());
    expect((await textsOf(copy, 'match.a')).map((text) => Number.parseInt(text, 10))).toEqual(upTo(230).map(Number));
    expect((await textsOf(copy, 'cards.long')).map(({ length }) => length)).toEqual([ROOM]);
    for (let nth = 0; nth < 30; nth += 1) expect((await textsOf(copy, `match.${nth}`)).length).toBe(1);
    await log.close();
  });

  it('brings nothing back that was dropped', async () => {
    const { from, file, later } = club('dropped');
    const log = new SqliteLog(file);
    await appends(log, 'name.m1', 0, 1);
    await appends(log, 'match.a', 0, 2);
    await log.drop('name.m1');
    await appends(log, 'match.a', 2, 3);
    const copy = fallen(from, later());
    expect(await textsOf(copy, 'name.m1')).toEqual([]);
    expect(await textsOf(copy, 'match.a')).toEqual(upTo(3));
    await appends(log, 'name.m1', 0, 1, () => 'anew');
    expect(await textsOf(fallen(from, later(1)), 'name.m1')).toEqual(['anew']);
    await log.close();
  });

  it('brings nothing back that the disk refused once something else was accepted in its place', async () => {
    const { from, file, later } = club('refused');
    let fault: Error | null = null;
    const log = new SqliteLog(file, 'any', () => (fault ? Promise.reject(fault) : Promise.resolve()));
    await appends(log, 'match.a', 0, 1);
    fault = new Error('EIO: i/o error, fdatasync');
    expect(await log.append('match.a', 1, 'refused')).toEqual({ ok: false, why: 'unknown' });
    expect(await log.append('match.b', 0, 'refused')).toEqual({ ok: false, why: 'unknown' });
    fault = null;
    await appends(log, 'match.a', 1, 2, () => 'accepted');
    const copy = fallen(from, later());
    expect(await textsOf(copy, 'match.a')).toEqual(['0', 'accepted']);
    expect(await textsOf(copy, 'match.b')).toEqual([]);
    await log.close();
  });

  it('takes nothing once its file is gone, and what it had is in the database', async () => {
    const { file } = club('gone');
    const log = new SqliteLog(file);
    await appends(log, 'match.a', 0, 1);
    rmSync(`${file}-ahead`);
    expect(await log.append('match.a', 1, 'lost')).toEqual({ ok: false, why: 'unknown' });
    expect(await log.check()).toContain('replaced or is gone');
    await log.close();
    expect(await textsOf(file, 'match.a')).toEqual(upTo(1));
  });
});
