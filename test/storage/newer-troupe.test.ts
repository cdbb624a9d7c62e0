import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBackup } from '../../src/storage/backup/backup-file.ts';
import { restoreBackup } from '../../src/storage/backup/backup.ts';
import { makeBackup } from '../../src/storage/backup/write-backup.ts';
import { TroupeStore } from '../../src/storage/stores/troupe-store.ts';
import { Device, sampleTroupe } from './memory.ts';

const NOW = 1_700_000_000_000;
const YEAR = 365 * 24 * 3_600_000;

function openTroupes() {
  const device = new Device();
  const stores = device.open();
  const troupes = new TroupeStore(stores.database, () => device.time);
  const name = async (): Promise<string[]> => (await troupes.list()).map(({ data }) => data.name);
  const save = async (text: string, time: number): Promise<void> => {
    device.time = time;
    await troupes.save('t', sampleTroupe(text));
  };
  return { stores, name, save };
}
type OpenTroupes = ReturnType<typeof openTroupes>;

async function carry(from: OpenTroupes, to: OpenTroupes): Promise<void> {
  const read = readBackup(await makeBackup(from.stores, 1));
  if (!read.ok) throw new Error(read.fault.code);
  await restoreBackup(to.stores, read.backup, 'newer');
}

/** What both devices hold after backups in both directions; `first` sends the first one. */
async function agreed(pair: readonly [OpenTroupes, OpenTroupes], first: 0 | 1): Promise<string> {
  const [from, to] = first === 0 ? pair : ([pair[1], pair[0]] as const);
  await carry(from, to);
  await carry(to, from);
  const [mine = '', ...more] = await pair[0].name();
  expect([more, await pair[1].name()]).toEqual([[], [mine]]);
  for (const { stores } of pair) stores.database.close();
  return mine;
}

/** Changes to a troupe that both devices had, each at a time of a clock that may be wrong. */
async function changedApart(mine: readonly number[], theirs: readonly number[], first: 0 | 1): Promise<string> {
  const pair = [openTroupes(), openTroupes()] as const;
  await pair[0].save('first', NOW - 3 * YEAR);
  await carry(pair[0], pair[1]);
  for (const [nth, time] of mine.entries()) await pair[0].save(`mine ${nth}`, time);
  for (const [nth, time] of theirs.entries()) await pair[1].save(`theirs ${nth}`, time);
  return agreed(pair, first);
}

const time = fc.integer({ min: NOW - YEAR, max: NOW + YEAR });
const side = fc.constantFrom<0 | 1>(0, 1);

describe('of two versions of a troupe', () => {
  it('which were changed after a common one, the same stays on both devices: the more often changed one, and no clock decides', async () => {
    const counts = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }));
    const clocks = fc.array(time, { minLength: 6, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(counts, clocks, side, async ([mine, theirs], times, first) => {
        const localTimes = times.slice(0, mine).toSorted();
        const remoteTimes = times.slice(3, 3 + theirs).toSorted();
        const newer = await changedApart(localTimes, remoteTimes, first);
        // the clocks of the devices change places, as far as there are times
        const turned = (index: number): number => 2 * NOW - (times[index] ?? NOW);
        expect(
          await changedApart(
            localTimes.map((_, index) => turned(index)),
            remoteTimes.map((_, index) => turned(index + 3)),
            first,
          ),
        ).toBe(newer);
        if (mine !== theirs) expect(newer).toBe(mine > theirs ? `mine ${mine - 1}` : `theirs ${theirs - 1}`);
      }),
      {
        numRuns: 25,
        examples: [
          [[1, 1], [NOW, NOW, NOW, NOW - YEAR, NOW, NOW], 0],
          [[2, 2], [NOW - 2, NOW - 1, NOW, NOW - YEAR, NOW, NOW], 1],
        ],
      },
    );
  });

  it('which were never changed, the later one stays on both devices', async () => {
    await fc.assert(
      fc.asyncProperty(time, time, side, async (own, other, first) => {
        fc.pre(own !== other);
        const pair = [openTroupes(), openTroupes()] as const;
        await pair[0].save('mine', own);
        await pair[1].save('theirs', other);
        expect(await agreed(pair, first)).toBe(own > other ? 'mine' : 'theirs');
      }),
      { numRuns: 15 },
    );
  });
});
