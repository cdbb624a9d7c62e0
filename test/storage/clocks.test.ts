import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupReminder } from '../../src/app/backup/backup-reminder.ts';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../src/storage/backup/backup.ts';
import { CampaignStore } from '../../src/storage/stores/campaign-store.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { sampleRecord } from '../record/sample-record.ts';
import { Device, meta, sampleTroupe } from './memory.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const whole = sampleRecord(3);
const begun = { ...whole, entries: [], checkpoints: [] };

describe('a clock that is wrong', () => {
  it('whatever it says, what was kept last is listed first', async () => {
    const clock = fc.array(fc.record({ by: fc.integer({ min: -2 * YEAR, max: 2 * YEAR }), which: fc.constantFrom('m', 'n', 'o') }), {
      minLength: 2,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(clock, async (steps) => {
        const device = new Device();
        const times = new Map<string, number>();
        for (const [step, { by, which }] of steps.entries()) {
          device.time = 1_700_000_000_000 + by;
          const { database, matches } = device.open(); // a new window each time
          const campaigns = new CampaignStore(database, () => device.time);
          const index = times.get(which) ?? 0;
          const entry = whole.entries[0];
          if (!entry) throw new Error('no entry');
          if (!times.has(which)) {
            await matches.create(begun, meta(which));
            await campaigns.create(which, 'Winter', { head: {}, decisions: [] }, {});
          } else {
            await matches.append(which, { at: index - 1, entry, turn: 1, finished: false });
            await campaigns.append(which, index - 1, { step }, {});
          }
          times.set(which, index + 1);
          expect((await matches.list())[0]?.id).toBe(which);
          expect((await campaigns.list())[0]?.id).toBe(which);
          database.close();
        }
      }),
      { numRuns: 20 },
    );
  });

  it('what is removed while it is set back can be brought back when it is right again, and for a day from then on', async () => {
    const device = new Device();
    const entryOf = () => {
      const stores = device.open();
      return {
        ...stores,
        troupes: new TroupeStore(stores.database, () => device.time),
        campaigns: new CampaignStore(stores.database, () => device.time),
      };
    };
    const first = entryOf();
    await first.matches.create(begun, meta('m'));
    await first.campaigns.create('c', 'Winter', { head: {}, decisions: [] }, {});
    await first.troupes.save('t', sampleTroupe('Diggers'));
    const right = device.time;
    device.time = right - YEAR;
    const back = entryOf();
    for (const [store, id] of [[back.matches, 'm'], [back.campaigns, 'c'], [back.troupes, 't']] as const) await store.remove(id); // prettier-ignore
    for (const store of [back.matches, back.campaigns, back.troupes]) await store.purge();
    device.time = right + HOUR;
    const again = entryOf();
    for (const store of [again.matches, again.campaigns, again.troupes]) await store.purge();
    for (const [store, id] of [[again.matches, 'm'], [again.campaigns, 'c'], [again.troupes, 't']] as const) await store.undoRemove(id); // prettier-ignore
    expect([await again.matches.list(), await again.campaigns.list(), await again.troupes.list()].map((list) => list.length)).toEqual([
      1, 1, 1,
    ]);
    await again.matches.remove('m');
    device.time += 25 * HOUR;
    await again.matches.purge();
    expect(await again.matches.load('m')).toBe(null);
  });

  it('a copy that was saved by one that was ahead reminds of what was played since', async () => {
    const device = new Device();
    const { matches, settings } = device.open();
    await matches.create(begun, meta('m'));
    const now = device.time;
    device.time = now + YEAR;
    await settings.change({ backedUpAt: device.time });
    expect(backupReminder(await settings.get(), await matches.list(), device.time).matches).toBe(0);
    device.time = now + HOUR;
    const later = device.open();
    const [entry] = whole.entries;
    if (!entry) throw new Error('no entry');
    await later.matches.append('m', { at: 0, entry, turn: 1, finished: true });
    expect(backupReminder(await later.settings.get(), await later.matches.list(), device.time)).toMatchObject({ due: true, matches: 1 });
  });

  it('which of two is newer is told by what they were, not by it', async () => {
    const ways = fc.record({
      changes: fc.array(fc.integer({ min: -YEAR, max: YEAR }), { minLength: 1, maxLength: 4 }),
      first: fc.integer({ min: -YEAR, max: YEAR }),
    });
    await fc.assert(
      fc.asyncProperty(ways, async ({ changes, first }) => {
        const [former, other] = [new Device(), new Device()];
        const [here, there] = [former.open(), other.open()];
        const [mine, theirs] = [new TroupeStore(here.database, () => former.time), new TroupeStore(there.database, () => other.time)];
        former.time += first;
        await mine.save('t', sampleTroupe('Diggers'));
        const carry = async (from: typeof here, to: typeof here): Promise<void> => {
          const read = readBackup(await makeBackup(from, 1));
          if (read.ok) await restoreBackup(to, read.backup, 'newer');
        };
        await carry(here, there);
        for (const [index, amount] of changes.entries()) {
          other.time = 1_700_000_000_000 + amount;
          await theirs.save('t', sampleTroupe(`Diggers ${index}`));
        }
        await carry(here, there);
        expect((await theirs.list()).map(({ data }) => data.name)).toEqual([`Diggers ${changes.length - 1}`]);
        await carry(there, here);
        expect((await mine.list()).map(({ data }) => data.name)).toEqual([`Diggers ${changes.length - 1}`]);
        for (const { database } of [here, there]) database.close();
      }),
      { numRuns: 15 },
    );
  });
});
