import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hosting } from '../../../src/app/glasses/hosting.ts';
import { Hosts } from '../../../src/app/glasses/hosts.ts';
import { JoinedTable } from '../../../src/app/glasses/joining.ts';
import type { Table } from '../../../src/app/table/table.ts';
import type { Pass } from '../../../src/glasses/host-side.ts';
import { codeOf } from '../../../src/app/glasses/code.ts';
import { keepGlasses, type KeptGlasses } from '../../../src/storage/stores/glass-store.ts';
import { chance, hostTable, linked, settled, setupOf } from '../../glasses/wire.ts';

// A device that hosts goes from one match to the next; its glasses go along on their lines, or are told that it is over.

const PASSES: Pass[] = [
  { part: 'hand', seats: [0] },
  { part: 'seat', seats: [1] },
  { part: 'watch', seats: [] },
];
let hosts: Hosts;
let glasses: JoinedTable[];
let close: () => void;
let first: Table;
const leaving: (() => void)[] = [];

const tableOf = (id: string, campaign: string | null = null): Table => {
  const { table } = hostTable(setupOf(id), id);
  table.campaign = campaign;
  return table;
};
const opens = async (table: Table): Promise<() => void> => {
  const shut = await hosts.open(table);
  for (let turn = 0; turn < 100 && !table.hosting; turn += 1) await settled();
  leaving.push(shut);
  return shut;
};
const textsOf = (): (string | null)[] => glasses.map((joined) => (joined.isHostAway ? 'rests' : (joined.table?.matchId ?? null)));
const endings = (): unknown[] => glasses.map(({ glass }) => glass.ended);
const everywhere = (id: string): string[] => PASSES.map(() => id);

async function openFirst(): Promise<void> {
  first = tableOf('first');
  close = await opens(first);
}

async function begin(campaign: string | null = null): Promise<void> {
  first = tableOf('first', campaign);
  close = await opens(first);
  for (const [nth, pass] of PASSES.entries()) {
    const joined = glasses[nth];
    if (joined) await linked(first.hosting as Hosting, joined, pass);
  }
  expect(textsOf()).toEqual(everywhere('first'));
}

beforeEach(() => {
  hosts = new Hosts({ keep: () => Promise.reject(new Error('none')), claim: () => Promise.resolve() }, () => Promise.resolve());
  glasses = PASSES.map(({ part, seats }) => new JoinedTable(part, seats));
});
afterEach(() => {
  vi.useRealTimers();
  for (const joined of glasses) joined.close();
  for (const shut of leaving.splice(0)) shut();
});

/** Each way from the first match to another one. */
const WAYS: [string, string | null, () => Table][] = [
  ['a rematch', null, () => (hosts.noteBegunFrom('first', 'second'), tableOf('second'))],
  ['the next game of its campaign', 'league', () => tableOf('second', 'league')],
  ['the same match, opened again', null, () => tableOf('first')],
];

describe.each(WAYS)('%s', (_way, campaign, next) => {
  it.each(['after the first was left', 'before the first is left'])('takes hand, seat and watcher along: %s', async (when) => {
    await begin(campaign);
    const second = next();
    if (when.startsWith('after')) {
      close();
      await settled();
      expect(textsOf()).toEqual(everywhere('rests'));
    }
    await opens(second);
    close();
    await settled();
    expect(textsOf()).toEqual(everywhere(second.matchId));
    expect(endings()).toEqual([null, null, null]);
    expect(second.hosting?.glasses.map(({ part, seats }) => ({ part, seats }))).toEqual(PASSES);
    // what is decided there is taken there
    const [seat] = second.openings().map((opening) => opening.seat);
    const joined = glasses[seat ?? 0];
    const decision = joined?.table && chance('next')(joined.table, [seat ?? 0]);
    expect(decision).toBeTruthy();
    if (decision) expect(await joined?.glass.decide(decision)).toBe(null);
    expect([first.decided, second.decided]).toEqual([0, 1]);
  });
});

describe('another match', () => {
  it('is told once that a seat goes on at the host, whose glass is away', async () => {
    await begin();
    const hosting = first.hosting as Hosting;
    const guest = hosting.glasses.find(({ part }) => part === 'seat');
    if (!guest) throw new Error('no glass');
    let changes = 0;
    leaving.push(hosting.subscribe(() => (changes += 1)));
    hosting.goOnHere(guest);
    expect([changes, guest.replaced]).toEqual([1, true]);
    hosting.goOnHere(guest);
    expect(changes, 'nothing has changed').toBe(1);
  });

  it('takes nobody along, and those who waited are told', async () => {
    await begin('league');
    close();
    await settled();
    const other = tableOf('other', 'another league');
    await opens(other);
    await settled();
    expect(endings()).toEqual(['ended', 'ended', 'ended']);
    expect(other.hosting?.glasses).toEqual([]);
  });
});

describe('while the device is elsewhere', () => {
  it('nothing is decided in the match that was left, and a glass that leaves is gone', async () => {
    await begin();
    close();
    await settled();
    const [hand, seat] = glasses;
    const asked = [hand, seat].find((joined) => joined?.table && first.openings().some((opening) => joined.seats.includes(opening.seat)));
    const decision = asked?.table && chance('late')(asked.table, asked.seats);
    expect(decision).toBeTruthy();
    if (decision) void asked.glass.decide(decision);
    await settled();
    expect(first.decided).toBe(0);
    glasses[2]?.close();
    await settled();
    expect(first.hosting?.glasses.length).toBe(2);
  });

  it('its glasses wait for ten minutes and no longer', async () => {
    await begin();
    vi.useFakeTimers();
    close();
    await vi.advanceTimersByTimeAsync(590_000);
    expect(endings()).toEqual([null, null, null]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(endings()).toEqual(['ended', 'ended', 'ended']);
  });
});

describe('a page that began anew', () => {
  const code = codeOf({
    ufrag: 'abcd',
    pwd: 'x'.repeat(24),
    print: new Uint8Array(32).fill(7),
    addresses: [{ kind: 4, host: Uint8Array.of(192, 0, 2, 1), port: 9 }],
  });
  const glassesOf = (of: string, index = Date.now()): KeptGlasses => ({
    of,
    at: index,
    certificate: { expires: Date.now() + 1_000_000 } as RTCCertificate,
    glasses: [{ part: 'hand', seats: [1], ufrag: 'host', pwd: 'y'.repeat(24), code }],
  });
  afterEach(() => keepGlasses({ ...glassesOf(''), glasses: [] }));

  it('puts no question of a phone that it had: the phone is awaited', async () => {
    await keepGlasses(glassesOf('first'));
    await openFirst();
    expect(first.handsElsewhere).toEqual([1]);
    expect(first.hosting?.glasses.map(({ part, state }) => [part, state])).toEqual([['hand', 'shaky']]);
  });

  it('awaits none of another match, and none after an evening', async () => {
    await keepGlasses(glassesOf('second'));
    await openFirst();
    expect([first.handsElsewhere, first.hosting?.glasses]).toEqual([[], []]);
    await keepGlasses(glassesOf('third', Date.now() - 13 * 3_600_000));
    const third = tableOf('third');
    await opens(third);
    expect([third.handsElsewhere, third.hosting?.glasses]).toEqual([[], []]);
  });
});
