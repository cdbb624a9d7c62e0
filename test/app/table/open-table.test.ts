import { describe, expect, it, vi } from 'vitest';
import { inSlices } from '../../../src/app/window/in-slices.ts';
import { openTable } from '../../../src/app/session/open-table.ts';
import type { Table } from '../../../src/app/table/table.ts';
import type { Folded, MatchRecord } from '../../../src/record/match-record.ts';
import { Session } from '../../../src/app/session/session.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { readOnlyBecause } from '../../../src/words/app/keeping/storage.ts';
import { readBackup } from '../../../src/storage/backup/backup-file.ts';
import { makeBackup } from '../../../src/storage/backup/write-backup.ts';
import { longMatch } from '../../record/long-match.ts';
import { Device, meta } from '../../storage/memory.ts';

const alone = () => Promise.resolve(() => undefined);
const played = longMatch('open table', 160);
const last = played[played.length - 1] as Folded;

async function opened(record: MatchRecord): Promise<{ table: Table; device: Device }> {
  const device = new Device();
  const { matches } = device.open();
  await matches.create(record, meta('m'));
  const open = await openTable('m', matches, alone);
  if (!open.ok) throw new Error(open.why);
  return { table: open.table, device };
}
/** Until the table tells that something is wrong, which may be known at once, or nothing is for so long (milliseconds). */
const isTold = (table: Table, within = 60_000): Promise<boolean> =>
  new Promise((done) => {
    table.subscribe(() => done(true));
    if (table.readOnly !== null) done(true);
    setTimeout(() => done(false), within).unref();
  });

/** As if a fault of the device had marked a wound too many in a checkpoint. */
const strange = ({ after, match }: MatchRecord['checkpoints'][number]) => {
  const models = Object.entries(match.table.models).map(([id, model]) => [id, { ...model, wounds: model.wounds + 1 }] as const);
  return { after, match: { ...match, table: { ...match.table, models: Object.fromEntries(models) } } };
};

describe('a long match that is opened', () => {
  it('is the match that was left, and found in order afterwards', async () => {
    expect(last.record.entries.length).toBeGreaterThan(100);
    const { table } = await opened(last.record);
    for (const seat of [null, 0, 1]) expect(table.view(seat)).toEqual(viewFor(last.match, seat));
    expect(await isTold(table, 3000)).toBe(false);
    expect(table.readOnly).toBe(null);
  });

  it('knows who is not asked how many copies they show, after it was left and in a copy of the device', async () => {
    const { table, device } = await opened(last.record);
    expect(table.allCopies).toEqual([]);
    await table.showAllCopies(1, true);
    await table.showAllCopies(0, true);
    await table.showAllCopies(1, false);
    const stores = device.open();
    const again = await openTable('m', stores.matches, alone);
    expect(again.ok && again.table.allCopies).toEqual([0]);
    const copy = readBackup(await makeBackup(stores, 1));
    expect(copy.ok && copy.backup.matches[0]?.meta.allCopies).toEqual([0]);
  });

  it('without checkpoints is folded whole, and has them the next time', async () => {
    const { table, device } = await opened({ ...last.record, checkpoints: [] });
    expect(table.view(0)).toEqual(viewFor(last.match, 0));
    const record = await device.open().matches.load('m');
    expect(record?.checkpoints.map(({ after }) => after)).toEqual(last.record.checkpoints.map(({ after }) => after));
    expect(record?.entries).toEqual(last.record.entries);
  });

  it.each([0, -1])('drops a checkpoint that is not what its entries lead to (%i), and goes on from what they do', async (which) => {
    const { checkpoints } = last.record;
    const point = checkpoints.at(which);
    if (!point) throw new Error('no checkpoint');
    const { table, device } = await opened({ ...last.record, checkpoints: checkpoints.with(which, strange(point)) });
    expect(table.readOnly).toBe(null);
    expect(await isTold(table)).toBe(true);
    expect([table.readOnly, table.damaged]).toEqual([null, false]);
    for (const seat of [null, 0, 1]) expect(table.view(seat)).toEqual(viewFor(last.match, seat));
    const points = async () => (await device.open().matches.load('m'))?.checkpoints;
    await expect.poll(points).toEqual(JSON.parse(JSON.stringify(last.record.checkpoints)));
    expect(await table.decide({ seat: 0, kind: 'concede' })).toBe(null);
    expect((await device.open().matches.load('m'))?.entries).toHaveLength(last.record.entries.length + 1);
  });

  it('what was decided on a false checkpoint is judged again, and what was never legal is told', async () => {
    const { checkpoints } = last.record;
    const newest = checkpoints.at(-1);
    if (!newest) throw new Error('no checkpoint');
    const { table, device } = await opened({ ...last.record, checkpoints: checkpoints.with(-1, strange(newest)) });
    expect(await table.decide({ seat: 0, kind: 'concede' })).toBe(null);
    expect(await isTold(table)).toBe(true);
    expect(table.readOnly).toBe(null);
    expect(table.view(0).order.seats[0]?.conceded).toBe(true);
    await expect.poll(async () => (await device.open().matches.load('m'))?.entries.length).toBe(last.record.entries.length + 1);
  });

  it('with a hole in its entries stands before it, may only be looked at, and a copy goes on from there', async () => {
    const device = new Device();
    const { database, matches } = device.open();
    await matches.create(last.record, meta('m'));
    await database.entries.delete(['m', 40]);
    const open = await openTable('m', matches, alone);
    if (!open.ok) throw new Error(open.why);
    const { table } = open;
    expect(table.readOnly).toMatch(/missing/);
    expect(table.damaged).toBe(true);
    expect(table.view(0)).toEqual(viewFor((played[40] as Folded).match, 0));
    expect((await table.decide({ seat: 0, kind: 'concede' }))?.code).toBe('read-only');
    await table.close();
    const session = new Session(device.open());
    const copied = await openTable(await session.copy('m'), device.open().matches, alone);
    if (!copied.ok) throw new Error(copied.why);
    expect([copied.table.readOnly, copied.table.damaged]).toEqual([null, false]);
    expect(copied.table.view(0)).toEqual(table.view(0));
    expect(await copied.table.decide({ seat: 0, kind: 'concede' })).toBe(null);
    // nothing of what lies behind the hole was touched
    expect(await database.entries.where('[matchId+at]').between(['m', 41], ['m', 1e6]).count()).toBe(last.record.entries.length - 41);
  });

  it('without the cards of somebody in it cannot be drawn, and is said to be unreadable', async () => {
    const [first = ''] = Object.values(last.match.table.models).map(({ character }) => character);
    const { [first]: _gone, ...characters } = last.record.cards.characters;
    for (const cards of [
      { ...last.record.cards, characters },
      { ...last.record.cards, characters: {} },
    ]) {
      const device = new Device();
      const { matches } = device.open();
      await matches.create({ ...last.record, cards }, meta('m'));
      expect(await openTable('m', matches, alone)).toEqual({ ok: false, why: readOnlyBecause('broken') });
    }
  });

  it('is found damaged at an entry that was never legal, and stands before it', async () => {
    const entries = last.record.entries.with(60, { decision: { seat: 0, kind: 'agree' }, events: [] });
    const { table } = await opened({ ...last.record, entries });
    expect(await isTold(table)).toBe(true);
    expect(table.view(1)).toEqual(viewFor((played[60] as Folded).match, 1));
  });

  it('is no longer held against anything once it is left', async () => {
    const entries = last.record.entries.with(60, { decision: { seat: 0, kind: 'agree' }, events: [] });
    // until it is left each step is a slice, however fast the machine; then all that is still to do would be one
    let [now, left] = [0, false];
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (left ? now : (now += 100)));
    try {
      const { table } = await opened({ ...last.record, entries });
      const heard = isTold(table, 3000);
      await table.close();
      left = true;
      await heard;
      expect(table.readOnly).toBe(null);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('work in slices', () => {
  function* counting(to: number): Generator<number, string> {
    for (let index = 1; index <= to; index += 1) yield index;
    return 'done';
  }

  it('pauses as soon as a slice is full, tells how far it is, and comes to its end', async () => {
    let time = 0;
    const counts: number[] = [];
    const pauses: number[] = [];
    const pause = (): Promise<void> => {
      pauses.push(time);
      return Promise.resolve();
    };
    // each look at the clock finds it 3 ms later
    const result = await inSlices(counting(10), { now: () => (time += 3), pause, report: (step) => counts.push(step) });
    expect(result).toBe('done');
    expect(counts).toEqual([3, 6, 9]);
    expect(pauses).toHaveLength(3);
  });

  it('ends at once when it is called off', async () => {
    const off = new AbortController();
    let time = 0;
    const work = inSlices(counting(1e9), { signal: off.signal, now: () => (time += 3), report: (step) => step > 20 && off.abort() });
    await expect(work).rejects.toThrow();
  });
});
