import { afterEach, describe, expect, it } from 'vitest';
import { Hosting } from '../../../src/app/glasses/hosting.ts';
import { JoinedTable } from '../../../src/app/glasses/joining.ts';
import { knockAtWindow, listenForWindows } from '../../../src/app/glasses/window-line.ts';
import type { Pass } from '../../../src/glasses/host-side.ts';
import { chance, hostTable, setupOf } from '../../glasses/wire.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0).reverse()) close();
});

/** Until something is so; the channel brings its letters when it likes. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !holds(); turn += 1) await new Promise((done) => setTimeout(done, 5));
  expect(holds()).toBe(true);
}

function hosted(id: string) {
  const { table } = hostTable(setupOf(id), id);
  const hosting = new Hosting(table, listenForWindows);
  open.push(() => hosting.close());
  return { table, hosting };
}

/** A window of the device that wants a part of a match. */
function knocks(id: string, name: string, pass: Pass): JoinedTable {
  const joined = new JoinedTable(pass.part, pass.seats);
  const unsubscribe = knockAtWindow(id, name, pass, (line) => joined.link(line));
  open.push(() => {
    joined.close();
    unsubscribe();
  });
  return joined;
}

describe('windows of one device', () => {
  it('have one part a line: a seat and a watcher asked for within one round trip are two glasses, and the seat answers', async () => {
    const { table, hosting } = hosted('two-windows');
    const seat = knocks('two-windows', 'a', { part: 'seat', seats: [1] });
    const watcher = knocks('two-windows', 'b', { part: 'watch', seats: [] });
    await until(() => seat.table !== null && watcher.table !== null);
    expect(hosting.glasses.map(({ part }) => part).sort()).toEqual(['seat', 'watch']);
    expect([seat.seats, watcher.seats]).toEqual([[1], []]);
    const play = chance('two-windows');
    for (let count = 0; count < 40; count += 1) {
      const decision = seat.table && play(seat.table, [1]);
      if (decision) {
        expect((await watcher.glass.decide(decision))?.code).toBe('not-your-seat');
        expect(await seat.glass.decide(decision)).toBe(null);
        return;
      }
      const seatTable = play(table, [0]);
      if (seatTable) await table.decide(seatTable);
      await until(() => seat.glass.at === table.decided);
    }
    throw new Error('seat 1 is asked nothing');
  });

  it('are told nothing more over a line whose channel was closed, though the next match has taken it along', async () => {
    const { hosting } = hosted('closed-window');
    const watcher = knocks('closed-window', 'w', { part: 'watch', seats: [] });
    await until(() => watcher.table !== null);
    const next = hosted('next-window');
    next.hosting.follow(hosting);
    hosting.close();
    expect(() => next.table.lay(0, true)).not.toThrow();
    expect(next.hosting.glasses.map(({ state }) => state)).toEqual(['shaky']);
  });

  it('have one glass each, however often they knock, and leave none when a watcher goes', async () => {
    const { hosting } = hosted('knocks');
    const watcher = knocks('knocks', 'a', { part: 'watch', seats: [] });
    await until(() => watcher.table !== null);
    const again = new BroadcastChannel('moonrise-glasses-knocks');
    open.push(() => again.close());
    for (let count = 0; count < 5; count += 1) again.postMessage({ from: 'a', to: 'host', knock: { part: 'watch', seats: [] } });
    await until(() => watcher.glass.linked);
    watcher.close();
    await until(() => hosting.glasses.filter(({ state }) => state === 'here').length === 0);
  });
});
