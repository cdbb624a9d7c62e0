import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../src/record/match-record.ts';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../src/storage/backup/backup.ts';
import { BoardStore } from '../../src/storage/stores/board-store.ts';
import { CampaignStore } from '../../src/storage/stores/campaign-store.ts';
import { restatedCabinet, emptyCabinet, plainCabinet } from '../../src/cabinet/holding.ts';
import { CabinetStore } from '../../src/storage/stores/cabinet-store.ts';
import { CollectionStore } from './collection-store.ts';
import type { Database } from '../../src/storage/database/database.ts';
import { PlayerStore } from '../../src/storage/stores/player-store.ts';
import { StorageFailed } from '../../src/storage/database/storage-failed.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { sampleRecord } from '../record/sample-record.ts';
import { Device, meta, sampleBoard, sampleTroupe } from './memory.ts';

// Whatever is written, and at whichever write a device fails: all of it is kept or nothing is, it is said why, and doing it again keeps it.

const small = sampleRecord(6);
const { flintlock } = small.cards.characters;
const whole: MatchRecord = {
  ...small,
  cards: { ...small.cards, characters: flintlock ? { flintlock } : {}, upgrades: {}, tableCards: {} },
  setup: { ...small.setup, terrain: [] },
};
const begun: MatchRecord = { ...whole, entries: whole.entries.slice(0, 2), checkpoints: [] };
const { checkpoints } = sampleRecord(5);

type Open = ReturnType<typeof openOn>;
function openOn(device: Device) {
  const stores = device.open();
  const now = (): number => device.time;
  const { database } = stores;
  return {
    ...stores,
    troupes: new TroupeStore(database, now),
    collection: new CollectionStore(database, now),
    cabinets: new CabinetStore(database, now),
    players: new PlayerStore(database, now),
    campaigns: new CampaignStore(database, now),
    boards: new BoardStore(database, now),
  };
}

/** Everything of one device that another one has kept. */
async function elsewhere() {
  const other = openOn(new Device());
  await other.matches.create(whole, meta('m'));
  await other.matches.create({ ...begun, setup: { ...begun.setup, seed: 'another' } }, meta('n'));
  await other.troupes.save('t', sampleTroupe('Pirates'));
  await other.campaigns.create('c', 'Winter', { head: { seed: 's' }, decisions: [{ kind: 'a' }, { kind: 'b' }] }, { week: 2 });
  await other.boards.save(sampleBoard('b2'));
  await other.settings.change({ theme: 'day' });
  const read = readBackup(await makeBackup(other, 1));
  if (!read.ok) throw new Error(read.fault.code);
  return read.backup;
}

const DEEDS: Record<string, (stores: Open) => Promise<unknown>> = {
  'a match begins': ({ matches }) => matches.create(begun, meta('fresh')),
  'a decision': ({ matches }) => matches.append('m', { at: 2, entry: whole.entries[2] as never, turn: 1, finished: false }),
  'a decision after another': async ({ matches }) => {
    await matches.append('m', { at: 2, entry: whole.entries[2] as never, turn: 1, finished: false });
    await matches.append('m', { at: 3, entry: whole.entries[3] as never, turn: 1, finished: false });
  },
  'a decision with a checkpoint': ({ matches }) =>
    matches.append('m', { at: 2, entry: whole.entries[2] as never, turn: 1, finished: false, checkpoint: { after: 3, match: checkpoints[0]?.match as never } }), // prettier-ignore
  'a match is described': ({ matches }) => matches.describe('m', { title: 'Another' }),
  'a match is removed': ({ matches }) => matches.remove('m'),
  'a match is brought back': ({ matches }) => matches.undoRemove('gone'),
  'a match is carried over': ({ matches }) => matches.carry('m', { ...begun, rules: 99 }),
  'a match is forgotten': ({ matches }) => matches.purge(),
  'a setting': ({ settings }) => settings.change({ theme: 'day', lessons: ['stones'] }),
  'a troupe': ({ troupes }) => troupes.save('t', sampleTroupe('Deep diggers')),
  'a troupe is put away': ({ troupes }) => troupes.archive('t', true),
  'a troupe is removed': ({ troupes }) => troupes.remove('t'),
  'a player': ({ players }) => players.save('ada', { name: 'Ada', colour: 'sun', pattern: 'plain' }),
  'what is owned': ({ collection }) => collection.save('flintlock', { owned: true, painted: true, notes: '' }),
  'a cabinet': ({ cabinets }) => cabinets.save('club', restatedCabinet(emptyCabinet, { ...plainCabinet(emptyCabinet), name: 'Club' }, 1)),
  'a board': ({ boards }) => boards.save({ ...sampleBoard('b'), name: 'Another' }),
  'a board is removed': ({ boards }) => boards.remove('b'),
  'a campaign begins': ({ campaigns }) => campaigns.create('fresh', 'Spring', { head: { seed: 'x' }, decisions: [{ kind: 'a' }] }, {}),
  'a decision of a campaign': ({ campaigns }) => campaigns.append('c', 1, { kind: 'b' }, { week: 2 }),
  'a game of a campaign': ({ campaigns }) => campaigns.link('c', 'w1g1', 'm'),
  'a campaign whole': ({ campaigns }) => campaigns.keepWhole('c', 'Winter', { head: { seed: 's' }, decisions: [{ kind: 'a' }, { kind: 'b' }] }, {}), // prettier-ignore
  'a campaign is removed': ({ campaigns }) => campaigns.remove('c'),
  'a copy is read back': async (stores) => restoreBackup(stores, await copy, 'both'),
  'a copy is read back, the newer of each': async (stores) => restoreBackup(stores, await copy, 'newer'),
};
const copy = elsewhere();

async function prepared(): Promise<{ device: Device; stores: Open }> {
  const device = new Device();
  const stores = openOn(device);
  await stores.matches.create(begun, meta('m'));
  await stores.matches.create(begun, meta('gone'));
  await stores.matches.remove('gone');
  await stores.troupes.save('t', sampleTroupe('Diggers'));
  await stores.boards.save(sampleBoard('b'));
  await stores.campaigns.create('c', 'Winter', { head: { seed: 's' }, decisions: [{ kind: 'a' }] }, { week: 1 });
  device.time += 25 * 3_600_000;
  return { device, stores };
}

const dump = async ({ connection, tables }: Database) =>
  connection.read(async () =>
    Object.fromEntries(await Promise.all(tables.map(async (table) => [table.name, await table.toArray()] as const))),
  );
/** What is kept, times aside: they tell how often it was tried. */
const textOf = (all: object): string => JSON.stringify(all, (key, value: unknown) => (['changedAt', 'savedAt', 'startedAt', 'deleted'].includes(key) ? Number(Boolean(value)) : value)); // prettier-ignore

type Fault = 'full' | 'unwell' | 'cut';
const NAMES: Record<Fault, string> = { full: 'QuotaExceededError', unwell: 'UnknownError', cut: 'AbortError' };
type Writer = (this: IDBObjectStore, ...given: never[]) => unknown;
const prototype = IDBObjectStore.prototype as unknown as Record<'put' | 'add' | 'delete', Writer>;
const own = { put: prototype.put, add: prototype.add, delete: prototype.delete };
afterEach(() => void Object.assign(prototype, own));

/** From the `from`th write on, for so many of them, the device fails; gives how many writes there were. */
function failing(fault: Fault, from: number, times: number): { writes: number } {
  const count = { writes: 0 };
  for (const [name, write] of Object.entries(own) as ['put' | 'add' | 'delete', Writer][])
    prototype[name] = function (this: IDBObjectStore, ...given: never[]) {
      const index = (count.writes += 1);
      const request = write.apply(this, given);
      if (index >= from && index < from + times) {
        const { transaction } = this as unknown as { transaction: { _abort: (name: string) => void } & IDBTransaction };
        queueMicrotask(() => transaction._abort(NAMES[fault]));
      }
      return request;
    };
  return count;
}

describe('a device that fails at a write', () => {
  it.each(Object.keys(DEEDS))('%s: all of it or nothing, and why; again, and it is kept', async (name) => {
    const deed = DEEDS[name];
    if (!deed) throw new Error(name);
    const { stores: sound } = await prepared();
    const counted = failing('full', Infinity, 0);
    await deed(sound);
    Object.assign(prototype, own);
    await sound.settings.get(); // what is told behind the players' backs has come
    const after = textOf(await dump(sound.database));
    expect(counted.writes).toBeGreaterThan(0);
    for (const fault of ['full', 'unwell', 'cut'] as const)
      for (let from = 1; from <= counted.writes; from += Math.max(1, Math.floor(counted.writes / 3)))
        for (const times of [1, Infinity]) {
          const { stores } = await prepared();
          await stores.matches.list();
          const before = textOf(await dump(stores.database));
          failing(fault, from, times);
          const failed = await deed(stores).then(
            () => null,
            (error: unknown) => error,
          );
          Object.assign(prototype, own);
          if (failed !== null) {
            expect(failed).toBeInstanceOf(StorageFailed);
            if (fault !== 'cut') expect((failed as StorageFailed).kind).toBe(fault);
            if (!name.includes('another')) expect(textOf(await dump(stores.database))).toBe(before);
            await deed(stores);
          }
          await stores.settings.get();
          await expect.poll(async () => textOf(await dump(stores.database))).toBe(after);
          stores.database.close();
        }
  });
});
