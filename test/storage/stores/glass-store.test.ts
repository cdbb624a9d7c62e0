import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clubOf, keepClub } from '../../../src/storage/stores/club-store.ts';
import {
  agreedTable,
  forgetAgreedTable,
  keepAgreedTable,
  keepGlasses,
  keepsCertificate,
  keptGlasses,
  type AgreedTable,
  type KeptGlasses,
} from '../../../src/storage/stores/glass-store.ts';

/** A certificate as far as a store is concerned. */
const certificate = { expires: 7 } as unknown as RTCCertificate;
const agreed: AgreedTable = { address: 'a', certificate, ufrag: 'u', pwd: 'p', host: 'h', at: 5 };
const glasses: KeptGlasses = {
  of: 'match',
  certificate,
  glasses: [{ part: 'hand', seats: [0], ufrag: 'u', pwd: 'p', code: 'c' }],
  at: 5,
};

/** The keys of all rows in the database of the store. */
const rowsLeft = (): Promise<IDBValidKey[]> =>
  new Promise((done, failed) => {
    const opened = indexedDB.open('moonrise-glass', 1);
    opened.addEventListener('error', () => failed(opened.error ?? new Error('not opened')));
    opened.addEventListener('success', () => {
      const read = opened.result.transaction('table').objectStore('table').getAllKeys();
      read.addEventListener('success', () => {
        opened.result.close();
        done(read.result);
      });
    });
  });

/** What is asked of all object stores, by name, while a test runs. */
const asked: string[] = [];
const { prototype } = IDBObjectStore;
const before = new Map<string, PropertyDescriptor>();
let refuses = false;

beforeEach(() => {
  asked.length = 0;
  refuses = false;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const described = Object.getOwnPropertyDescriptor(prototype, name);
    const work = described?.value as ((...given: unknown[]) => unknown) | undefined;
    if (!described || typeof work !== 'function' || name === 'constructor') continue;
    before.set(name, described);
    Object.defineProperty(prototype, name, {
      ...described,
      value(this: IDBObjectStore, ...given: unknown[]) {
        asked.push(`${name} ${String(given.at(-1))}`);
        if (refuses && name === 'put') throw new DOMException('no', 'DataCloneError');
        return work.apply(this, given);
      },
    });
  }
});
afterEach(async () => {
  for (const [name, described] of before) Object.defineProperty(prototype, name, described);
  await forgetAgreedTable();
});

describe('the table of this device', () => {
  it('comes back as it was kept, and is gone when it is forgotten', async () => {
    expect(await agreedTable()).toBe(null);
    expect(await keepAgreedTable(agreed)).toBe(true);
    expect(await agreedTable()).toEqual(agreed);
    await forgetAgreedTable();
    expect(await agreedTable()).toBe(null);
  });

  it('is read and written by primary key alone, and has no index', async () => {
    await keepAgreedTable(agreed);
    await agreedTable();
    await keepsCertificate(certificate);
    await forgetAgreedTable();
    await keepGlasses(glasses);
    await keptGlasses();
    await keepGlasses({ ...glasses, glasses: [] });
    await keepClub({ host: 'club', device: 'd', member: 'm', key: { kind: 'secret', secret: 's' } });
    await clubOf('club');
    expect(asked.length).toBeGreaterThanOrEqual(10);
    for (const question of asked) expect(question).toMatch(/^(?:get|put|delete) [a-z]+$/);
  });

  it('says where the device keeps no certificate, and whether it keeps one leaves nothing behind', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await keepsCertificate(certificate)).toBe(true);
      expect([await agreedTable(), await rowsLeft()]).toEqual([null, []]);
    }
    refuses = true;
    expect([await keepsCertificate(certificate), await keepAgreedTable(agreed)]).toEqual([false, false]);
    refuses = false;
    expect([await agreedTable(), await rowsLeft()]).toEqual([null, []]);
    await keepAgreedTable(agreed);
    expect([await keepsCertificate(certificate), await rowsLeft()]).toEqual([true, ['table']]);
  });
});

describe('the glasses of this device', () => {
  it('come back as they were kept beside its own table, and no glass leaves nothing behind', async () => {
    await keepAgreedTable(agreed);
    expect(await keptGlasses()).toBe(null);
    await keepGlasses(glasses);
    expect([await keptGlasses(), await agreedTable()]).toEqual([glasses, agreed]);
    await keepGlasses({ ...glasses, glasses: [] });
    expect([await keptGlasses(), await agreedTable()]).toEqual([null, agreed]);
  });

  it('are not kept where the device takes no certificate, and nobody fails over it', async () => {
    refuses = true;
    await keepGlasses(glasses);
    refuses = false;
    expect(await keptGlasses()).toBe(null);
  });
});

it('keys and certificates are kept in no other store: those of Dexie are read by their indices', () => {
  const folder = 'src/storage';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const holders = files.filter((name) => /RTCCertificate|CryptoKey/.test(readFileSync(join(folder, name), 'utf8')));
  expect(holders.sort()).toEqual(['stores/club-store.ts', 'stores/glass-store.ts']);
});
