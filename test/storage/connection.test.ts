import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../src/storage/database/database.ts';
import { cutOff, silent } from './faulty-database.ts';

const settings = (database: Database): Promise<string[]> =>
  database.connection.read(async () => (await database.settings.toArray()).map(({ key }) => key));
const put = (database: Database, ...keys: string[]): Promise<unknown> =>
  database.connection.write([database.settings], () => database.settings.bulkPut(keys.map((key) => ({ key, value: 1 }))));

describe('the connection to the disk', () => {
  let indexedDB: IDBFactory;
  let database: Database;
  const another = (): Database => new Database('moonrise', { indexedDB, IDBKeyRange }, { reading: 60, writing: 40 });
  beforeEach(() => {
    indexedDB = new IDBFactory();
    database = another();
  });
  afterEach(() => {
    silent(false);
    database.close();
  });

  it('a write that is never answered is told, and nothing of it comes later', async () => {
    await put(database, 'a');
    silent(true);
    await expect(put(database, 'b')).rejects.toMatchObject({ kind: 'silent' });
    await expect(settings(database)).rejects.toMatchObject({ kind: 'silent' });
    silent(false);
    expect(await settings(database)).toEqual(['a']);
    await put(database, 'c');
    expect(await settings(another())).toEqual(['a', 'c']);
  });

  it('an opening that is never answered is told, and the next to ask opens anew', async () => {
    const open = indexedDB.open.bind(indexedDB);
    Object.assign(indexedDB, { open: () => ({}) });
    await expect(put(database, 'a')).rejects.toMatchObject({ kind: 'silent' });
    Object.assign(indexedDB, { open });
    await put(database, 'a');
    expect(await settings(database)).toEqual(['a']);
  });

  it('two that were cut off with the same connection open one new, and each is asked once more', async () => {
    await put(database, 'a');
    let closed = 0;
    const close = database.close.bind(database);
    Object.assign(database, {
      close(...options: Parameters<typeof close>) {
        closed += 1;
        close(...options);
      },
    });
    const read = (): Promise<string[]> => {
      let asked = 0;
      return database.connection.read(async () => {
        if (asked++ === 0) throw new DOMException('gone', 'AbortError');
        return (await database.settings.toArray()).map(({ key }) => key);
      });
    };
    expect(await Promise.all([read(), read(), read()])).toEqual([['a'], ['a'], ['a']]);
    const once = closed;
    expect(await read()).toEqual(['a']);
    expect([once, closed]).toEqual([2, 4]);
  });

  it('one that the browser takes away is opened anew, and everybody who waited for it is answered', async () => {
    await put(database, 'a');
    cutOff(database);
    await put(database, 'b');
    const asked = ['c', 'd', 'e', 'f'].map((key) => put(database, key));
    cutOff(database);
    await Promise.all(asked);
    database.backendDB().close();
    await put(database, 'g');
    expect(await settings(another())).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('one that was forbidden is tried again when somebody asks', async () => {
    const open = indexedDB.open.bind(indexedDB);
    const forbid = (): never => {
      throw new DOMException('not here', 'SecurityError');
    };
    Object.assign(indexedDB, { open: forbid });
    await expect(settings(database)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(put(database, 'a')).rejects.toMatchObject({ kind: 'forbidden' });
    Object.assign(indexedDB, { open });
    await put(database, 'a');
    expect(await settings(database)).toEqual(['a']);
  });

  it('a full disk is told at once and in those words, also when it shows at the very end', async () => {
    let tried = 0;
    const full = database.connection.write([database.settings], async ({ idbtrans }) => {
      tried += 1;
      await database.settings.put({ key: 'a', value: 1 });
      (idbtrans as unknown as { _abort: (name: string) => void })._abort('QuotaExceededError');
    });
    await expect(full).rejects.toMatchObject({ kind: 'full' });
    expect(tried).toBe(1);
    await put(database, 'b');
    expect(await settings(database)).toEqual(['b']);
  });

  it('what is written as a whole takes as long as it takes', async () => {
    const slow = database.connection.write(
      [database.settings],
      async () => {
        for (let count = 0; count < 200; count += 1) await database.settings.put({ key: `${count}`, value: 'x'.repeat(1000) });
        const until = performance.now() + 400;
        while (performance.now() < until) await database.settings.get('1');
      },
      'long',
    );
    await slow;
    expect(await database.connection.write([database.settings], () => database.settings.count(), 'long')).toBe(200);
  });
});
