import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IDBKeyRange } from 'fake-indexeddb';
import { labelOf, matchTitle } from '../../../src/app/kept/match-title.ts';
import { newMatch } from '../../../src/app/session/new-match.ts';
import { openTable } from '../../../src/app/session/open-table.ts';
import type { Table } from '../../../src/app/table/table.ts';
import { MemoryMatches } from '../../../src/app/session/memory-matches.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { MatchStore } from '../../../src/storage/stores/match-store.ts';
import { cutOff, fillable, silent } from '../../storage/faulty-database.ts';
import { Device } from '../../storage/memory.ts';
import { nextAt } from '../play.ts';

const choice = { pairing: 'a-quick-quarrel', names: ['Ada', 'Bo'] };

/** A window on a device that may fail, and what it does later, done when somebody says so. */
class Window {
  readonly device = new Device();
  readonly database = new Database('moonrise', { indexedDB: this.device.indexedDB, IDBKeyRange }, { reading: 60, writing: 40 });
  readonly matches = new MatchStore(this.database);
  readonly full = fillable(this.database);
  readonly later: (() => void)[] = [];
  readonly unkept = new MemoryMatches(this.matches, (work) => this.later.push(work));
  released = 0;

  async begin(): Promise<string> {
    const begun = newMatch(choice, (bytes) => new Uint8Array(bytes).fill(7));
    const { id, folded } = begun;
    try {
      await this.matches.create(folded.record, { ...labelOf(begun), id, finished: false, turn: 0 });
    } catch {
      this.unkept.begin(begun, 'full', 1);
    }
    return id;
  }

  async open(id: string): Promise<Table> {
    const there = this.unkept.table(id);
    if (there) return there;
    const opened = await openTable(id, this.matches, () => Promise.resolve(() => (this.released += 1)));
    if (!opened.ok) throw new Error(opened.why);
    this.unkept.watch(opened.table);
    return opened.table;
  }

  /** A while goes by. */
  async wait(): Promise<void> {
    const due = this.later.splice(0);
    for (const work of due) work();
    await expect.poll(() => (due.length === 0 ? 1 : this.later.length + (this.unkept.hasUnsaved ? 0 : 1))).toBe(1);
  }

  /** Site data is cleared. */
  async clear(): Promise<void> {
    cutOff(this.database);
    await new Promise<void>((done, fail) => {
      const asked = this.device.indexedDB.deleteDatabase('moonrise');
      asked.onsuccess = () => done();
      asked.onerror = () => fail(new Error('not cleared'));
    });
  }
}

let seed = 0;
async function decide(table: Table): Promise<void> {
  const decision = nextAt(table, (seed += 1));
  if (!decision) throw new Error('over');
  expect(await table.decide(decision)).toBe(null);
}
/** The match as it lies on the disk is the one on the table. */
async function asKept(window: Window, table: Table): Promise<void> {
  const record = await window.device.open().matches.load(table.matchId);
  expect(record?.entries).toHaveLength(table.log(null).length - 1);
  const again = await openTable(table.matchId, window.device.open().matches, () => Promise.resolve(() => undefined));
  expect(again.ok && again.table.readOnly).toBe(null);
  if (again.ok) for (const seat of [null, 0, 1]) expect(again.table.view(seat)).toEqual(table.view(seat));
}

describe('what lies in memory alone', () => {
  let window: Window;
  beforeEach(() => {
    window = new Window();
  });
  afterEach(() => {
    silent(false);
    window.database.close();
  });

  it('is kept as soon as there is room, without a further decision, and the table says so', async () => {
    const table = await window.open(await window.begin());
    await decide(table);
    window.full.now = true;
    await decide(table);
    await decide(table);
    expect(table.unsaved).toMatch(/is full/);
    expect(window.unkept.hasUnsaved).toBe(true);
    await window.wait();
    expect(table.unsaved).toMatch(/is full/);
    let count = 0;
    table.subscribe((event) => (count += event === null ? 1 : 0));
    window.full.now = false;
    await window.wait();
    expect([table.unsaved, window.unkept.hasUnsaved, count]).toEqual([null, false, 1]);
    expect(window.later).toEqual([]);
    await asKept(window, table);
  });

  it('is still there when the table was left, and other windows have the match once it is kept', async () => {
    const id = await window.begin();
    const table = await window.open(id);
    window.full.now = true;
    await decide(table);
    await window.unkept.leave(table);
    expect(window.released).toBe(0);
    const again = await window.open(id);
    expect(again.view(0)).toEqual(table.view(0));
    await decide(again);
    await window.unkept.leave(again);
    window.full.now = false;
    await window.wait();
    expect(window.released).toBe(1);
    expect(window.unkept.table(id)).toBe(null);
    await asKept(window, table);
  });

  it('a match that found no room when it began is kept without a decision, too', async () => {
    window.full.now = true;
    const id = await window.begin();
    expect(window.unkept.list([])).toMatchObject([{ id }]);
    window.full.now = false;
    await window.wait();
    expect((await window.matches.list()).map((meta) => meta.id)).toEqual([id]);
    expect(window.unkept.hasUnsaved).toBe(false);
    await asKept(window, await window.open(id));
  });

  it('a device that does not answer is told once, and the match goes on without waiting for it', async () => {
    const table = await window.open(await window.begin());
    await decide(table);
    silent(true);
    await decide(table);
    expect(table.unsaved).toMatch(/does not respond/);
    for (let count = 0; count < 3; count += 1) await decide(table);
    silent(false);
    // the first may still be the one that began before there were answers
    for (let count = 0; count < 2; count += 1) await window.wait();
    expect(table.unsaved).toBe(null);
    await asKept(window, table);
  });

  it('after site data was cleared the whole match is kept again with the next decision', async () => {
    const table = await window.open(await window.begin());
    for (let count = 0; count < 4; count += 1) await decide(table);
    await window.clear();
    await decide(table);
    expect(table.unsaved).toBe(null);
    expect((await window.matches.list()).map((meta) => [matchTitle(meta), meta.names])).toEqual([['A Quick Quarrel', ['Ada', 'Bo']]]);
    await asKept(window, table);
  });

  it('whatever the device does, in the end everything decided lies on the disk', async () => {
    const fault = fc.constantFrom('well', 'well', 'full', 'silent', 'cut', 'clear', 'wait', 'leave');
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(fault, { minLength: 1, maxLength: 12 }), async (room, faults) => {
        const other = new Window();
        other.full.now = !room;
        const id = await other.begin();
        let table = await other.open(id);
        for (const fault of faults) {
          other.full.now = fault === 'full';
          silent(fault === 'silent');
          if (fault === 'cut') cutOff(other.database);
          if (fault === 'clear') await other.clear();
          if (fault === 'wait') await other.wait();
          await decide(table);
          expect(table.unsaved !== null).toBe(other.unkept.hasUnsaved);
          if (fault !== 'full' && fault !== 'silent') continue;
          expect(table.unsaved).not.toBe(null);
        }
        other.full.now = false;
        silent(false);
        if (faults.includes('leave')) {
          await other.unkept.leave(table);
          table = await other.open(id);
        }
        await other.wait();
        expect(table.unsaved).toBe(null);
        await asKept(other, table);
        other.database.close();
      }),
      { numRuns: 12 },
    );
  });
});
