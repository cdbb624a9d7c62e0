import { beforeEach, describe, expect, it } from 'vitest';
import { newMatch } from '../../../src/app/session/new-match.ts';
import { openTable } from '../../../src/app/session/open-table.ts';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { decodeRecord } from '../../../src/record/notation.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { StorageFailed } from '../../../src/storage/database/storage-failed.ts';
import type { LogEntry } from '../../../src/ui/contexts/table-port.ts';
import { sampleSetup } from '../../record/sample-record.ts';
import { Device, meta } from '../../storage/memory.ts';
import { nextAt, nextOf } from '../play.ts';

const alone = (): Promise<() => void> => Promise.resolve(() => undefined);
const keep0: Decision = { seat: 0, kind: 'keep-stones' };
const keep1: Decision = { seat: 1, kind: 'keep-stones' };

describe('Table', () => {
  let folded: Folded;
  let written: number[];
  let fails: StorageFailed | null;
  let table: Table;
  beforeEach(() => {
    folded = beginRecord(sampleSetup(), catalogue);
    written = [];
    fails = null;
    const store = {
      append: async (_id: string, { at }: { at: number }) => {
        await new Promise((done) => setTimeout(done, 1));
        if (fails) throw fails;
        written.push(at);
      },
    };
    table = new Table({ id: 'm', names: ['Ada'], folded, store });
  });

  it('keeps a decision before anybody sees it', async () => {
    const seen: number[] = [];
    table.subscribe((entry) => seen.push(entry?.at ?? -1, written.length));
    const decided = table.decide(keep0);
    expect(table.openings().map(({ seat }) => seat)).toEqual([0]);
    expect(await decided).toBe(null);
    expect(seen).toEqual([0, 1]);
    expect(table.openings().map(({ seat }) => seat)).toEqual([1]);
  });

  it('refuses with a reason, keeps nothing and changes nothing', async () => {
    const before = table.view(0);
    expect(table.judge(keep1)).toMatchObject({ code: 'not-asked' });
    expect(await table.decide(keep1)).toMatchObject({ code: 'not-asked' });
    expect(table.view(0)).toBe(before);
    expect(written).toEqual([]);
  });

  it('takes decisions given at once one after the other', async () => {
    expect(await Promise.all([table.decide(keep0), table.decide(keep0), table.decide(keep1)])).toMatchObject([
      null,
      { code: 'not-asked' },
      null,
    ]);
    expect(written).toEqual([0, 1]);
  });

  it('goes on in memory when saving fails, says so, and catches up later', async () => {
    fails = new StorageFailed('full');
    expect(await table.decide(keep0)).toBe(null);
    expect(table.unsaved).toMatch(/is full/);
    expect(table.log(0).map(({ at }) => at)).toEqual([-1, 0]);
    fails = null;
    await table.decide(keep1);
    expect(table.unsaved).toBe(null);
    expect(written).toEqual([0, 1]);
  });

  it('tells listeners nothing that a seat has to itself', async () => {
    const heard: (LogEntry | null)[] = [];
    const stop = table.subscribe((entry) => heard.push(entry));
    await table.decide(keep0);
    stop();
    await table.decide(keep1);
    expect(heard).toHaveLength(1);
    expect(JSON.stringify(heard)).not.toContain('secret');
  });

  it('may only be looked at when it is read-only', async () => {
    const watched = new Table({
      id: 'm',
      names: [],
      folded,
      store: { append: () => Promise.reject(new Error('never')) },
      readOnly: 'held',
    });
    expect(await watched.decide(keep0)).toMatchObject({ code: 'read-only' });
    expect(watched.openings()).toHaveLength(1);
  });

  it('gives its record as a file', async () => {
    await table.decide(keep0);
    const bytes = new Uint8Array(await (await table.exportRecord()).arrayBuffer());
    const decoded = decodeRecord(bytes);
    expect(decoded.ok && decoded.record.entries.map(({ decision }) => decision)).toEqual([keep0]);
  });

  it('names the players by seat', () => {
    expect(table.seats).toEqual([{ name: 'Ada' }, { name: 'Player 2' }]);
  });
});

describe('a match kept on the device', () => {
  it('goes on from the storage after every decision as if it had never been left', async () => {
    const device = new Device();
    const begun = newMatch({ pairing: 'a-quick-quarrel', names: ['Ada', 'Bo'] }, (bytes) => new Uint8Array(bytes).fill(8));
    await device.open().matches.create(begun.folded.record, meta('m'));
    let twin = begun.folded;
    for (let turn = 0; turn < 120; turn += 1) {
      const opened = await openTable('m', device.open().matches, alone);
      if (!opened.ok) throw new Error(opened.why);
      for (const seat of [null, 0, 1]) expect(opened.table.view(seat)).toEqual(viewFor(twin.match, seat));
      const back = turn % 7 === 3 ? [0, 1].find((seat) => opened.table.takeBack(seat)?.alone) : undefined;
      const to = back === undefined ? undefined : opened.table.takeBack(back)?.to;
      const undo: Decision | null = back === undefined || to === undefined ? null : { seat: back, kind: 'take-back', to };
      const decision = undo ?? nextOf(twin, viewFor(twin.match, null), turn);
      if (!decision) break;
      if (!undo) expect(nextAt(opened.table, turn)).toEqual(decision);
      const next = advance(twin, decision);
      const refused = await opened.table.decide(decision);
      await opened.table.close();
      expect(refused?.code ?? null).toEqual(next.ok ? null : next.reason.code);
      if (next.ok) twin = next.folded;
      // what has one answer for all to see the table has given itself
      const entries = (await device.open().matches.load('m'))?.entries ?? [];
      for (const { decision: given } of entries.slice(twin.record.entries.length)) {
        const more = advance(twin, given);
        if (more.ok) twin = more.folded;
      }
    }
    expect(twin.record.entries.length).toBeGreaterThan(100);
    expect(twin.record.entries.some(({ decision }) => decision.kind === 'take-back')).toBe(true);
    expect(await device.open().matches.load('m')).toMatchObject({ entries: twin.record.entries, checkpoints: twin.record.checkpoints });
  });

  it('is read-only in a second window, and free once the first has left it', async () => {
    const device = new Device();
    const { matches } = device.open();
    await matches.create(beginRecord(sampleSetup(), catalogue).record, meta('m'));
    const elsewhere = await openTable('m', matches, () => Promise.resolve(null));
    expect(elsewhere.ok && elsewhere.table.readOnly).toMatch(/another window/);
    let free = false;
    const here = await openTable('m', matches, () =>
      Promise.resolve(() => {
        free = true;
      }),
    );
    expect(here.ok && here.table.readOnly).toBe(null);
    if (here.ok) await here.table.close();
    expect(free).toBe(true);
  });

  it('says so when there is no such match', async () => {
    const opened = await openTable('none', new Device().open().matches, alone);
    expect(opened).toMatchObject({ ok: false });
  });

  it('shows a match with an impossible decision as it stood before', async () => {
    const { matches } = new Device().open();
    const { record } = beginRecord(sampleSetup(), catalogue);
    const bad = { decision: { seat: 1, kind: 'bluff' } as const, events: [] };
    await matches.create({ ...record, entries: [{ decision: keep0, events: [] }, bad] }, meta('m'));
    const opened = await openTable('m', matches, alone);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.table.readOnly).toMatch(/shown as it was before/);
    expect(opened.table.openings().map(({ seat }) => seat)).toEqual([1]);
  });
});
