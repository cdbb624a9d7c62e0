import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openClub } from '../../../src/app/club/open-club.ts';
import type { ClubNeeds } from '../../../src/app/club/club-needs.ts';
import { keepClub } from '../../../src/storage/stores/club-store.ts';
import type { WireLine } from '../../../src/glasses/wire.ts';

const HOSTS = ['https://mondays.example', 'https://tuesdays.example'] as const;
const TIMES = [1_790_000_000_000, 1_790_000_000_001, 1_789_000_000_000];

beforeEach(async () => {
  // the device has no network, so that no desk opens a line
  vi.stubGlobal('navigator', { onLine: false });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const host of HOSTS) await keepClub({ host, device: 'device-of-ada-0001', member: 'm1', key: { kind: 'secret', secret: 's' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const viewNamed = (name: string) => ({ name, you: null, members: [], matches: [], waiting: [], setBack: null, push: null, pushed: false });

async function deskOf(host: string) {
  const desk = await openClub(host, { app: '1' } as ClubNeeds);
  if (!desk) throw new Error('no club');
  return desk;
}
type Desk = Awaited<ReturnType<typeof deskOf>>;

/** Everything that a screen shows of the last news. */
const newsOf = ({ view, heardAt, line }: Desk) => ({ name: view?.name ?? null, heardAt, line });

/** The club sends a view to a desk, over a line that ends behind it. */
function hear(desk: Desk, name: string): void {
  const line: WireLine = { onText: () => undefined, onGone: () => undefined, send: () => undefined, close: () => undefined };
  desk.device.link(line);
  line.onText(JSON.stringify({ say: 'signed', session: 's', until: 9e12, member: 'm1', role: 'player', device: 'device-of-ada-0001' }));
  line.onText(JSON.stringify({ say: 'view', topic: 'club', at: 1, nth: 1, from: null, patch: [viewNamed(name)] }));
  expect(newsOf(desk)).toEqual({ name, heardAt: Date.now(), line: 'live' });
  line.onGone();
}

it('a club away from its line shows its last news and their time, also after the page was closed; a club that was never heard has no time', async () => {
  const [host, other] = HOSTS;
  expect(newsOf(await deskOf(host))).toEqual({ name: null, heardAt: null, line: 'away' });
  for (const [nth, time] of TIMES.entries()) {
    const desk = await deskOf(host);
    vi.setSystemTime(time);
    hear(desk, `Mondays ${nth}`);
    vi.setSystemTime(time + 5000);
    const last = { name: `Mondays ${nth}`, heardAt: time, line: 'away' };
    expect(newsOf(desk)).toEqual(last);
    await vi.waitFor(async () => expect(newsOf(await deskOf(host))).toEqual(last));
    expect(newsOf(await deskOf(other))).toEqual({ name: null, heardAt: null, line: 'away' });
  }
});
