import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Topics } from '../../server/doors/topics.ts';
import { runClub, type RunningClub } from '../../server/main.ts';
import type { ClubView } from '../../src/club/terms/club.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Json } from '../../src/rules/terms/ids.ts';
import { byLot, smallSetup, TestDevice, until } from './party.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-page-'));
let running: RunningClub;
const devices: TestDevice[] = [];

beforeAll(async () => {
  running = await runClub({ folder, port: 0, host: '127.0.0.1', perSecond: 1000 });
  const ada = await new TestDevice(running.port).join(running.founder ?? '', 'Ada');
  devices.push(ada);
  for (const name of ['Bo', 'Cy']) {
    const { code = '' } = await ada.wants({ ask: 'invite', role: 'player' });
    devices.push(await new TestDevice(running.port).join(code, name));
  }
});
afterAll(async () => {
  for (const device of devices) device.leave();
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The page as it is now, for the member of a device. */
async function pageOf({ side }: TestDevice): Promise<Json> {
  const subject = running.club.entry.bySession(side.session?.session ?? '');
  const seen = subject && (await running.club.view('club', subject));
  return JSON.parse(JSON.stringify(seen?.view ?? null)) as Json;
}

describe('the page of a club', () => {
  it('is told at once to a player who is elsewhere, at leisure to others and at the match, and adds up to what it is for each', async () => {
    const [ada, bo, cy] = devices;
    if (!ada || !bo || !cy) throw new Error('nobody');
    const home = await ada.tab();
    devices.push(home);
    const heard = new Map<TestDevice, { page: Json; count: number }>();
    for (const device of devices) {
      heard.set(device, { page: null, count: 0 });
      device.side.follow('club', (page) => heard.set(device, { page, count: (heard.get(device)?.count ?? 0) + 1 }));
    }
    const isListed = (device: TestDevice): boolean => (heard.get(device)?.page as unknown as ClubView | null)?.matches[0]?.title === 'A';
    const seats = [{ member: 'm1' }, { member: 'm2' }];
    const { id = '' } = await ada.wants({ ask: 'match', title: 'A', setup: smallSetup('page'), seats, pace: { kind: 'live' } });
    const glasses = [ada.sit(id), bo.sit(id)];
    await until(() => glasses.every(({ hasMatch: told }) => told) && devices.every(isListed), 'the match on all pages');
    const before = new Map([...heard].map(([device, { count }]) => [device, count]));
    const lot = new Lot('page');
    for (let round = 0; round < 12; round += 1) {
      for (const glass of glasses) {
        const decision = byLot(glass, lot);
        if (decision) await glass.decide(decision);
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    const since = (device: TestDevice): number => (heard.get(device)?.count ?? 0) - (before.get(device) ?? 0);
    expect(since(home)).toBeGreaterThanOrEqual(3);
    // the page that lists the match anew may still have been on its way
    expect([ada, bo, cy].filter((device) => since(device) > 1)).toEqual([]);
    await bo.wants({ ask: 'rename', name: 'Bob' });
    for (const device of devices) {
      const whole = JSON.stringify(await pageOf(device));
      await until(() => JSON.stringify(heard.get(device)?.page) === whole, `the page of ${device.id}`, 5000);
    }
  });

  it('is told at leisure to one of many devices after the other, and to all within 13 seconds', async () => {
    vi.useFakeTimers();
    try {
      let views = 0;
      let count = 0;
      const view = (): Promise<{ at: number; view: Json }> => Promise.resolve({ at: 0, view: (views += 1) });
      const all = Array.from({ length: 100 }, () => new Topics({ view, send: () => (count += 1) }));
      for (const topics of all) await topics.follow('club');
      for (const topics of all) topics.changed('club', 'at leisure');
      await vi.advanceTimersByTimeAsync(7499);
      expect(count).toBe(100);
      const parts: number[] = [];
      for (let part = 0; part < 11; part += 1) {
        const before = count;
        await vi.advanceTimersByTimeAsync(500);
        parts.push(count - before);
      }
      expect(Math.max(...parts)).toBeLessThanOrEqual(12);
      await vi.advanceTimersByTimeAsync(3);
      expect(count).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});
