import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import type { ClubPace, ClubView } from '../../src/club/terms/club.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { Club } from '../../server/club.ts';
import type { Log } from '../../server/log/log.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';
import { Referee } from '../../server/referee/referee.ts';
import { Rests } from '../../server/referee/rests.ts';
import { OpenTable } from '../../tools/simulate/setups/open-table.ts';
import { smallSetup, until } from './party.ts';

const DAY = 86_400_000;
const names = () => ({ names: ['Ada', 'Bo'], levels: [null, null] });
const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

async function table(pace: ClubPace, log: Log = new SqliteLog(':memory:')) {
  const clock = { now: 1_000_000 };
  const referee = new Referee({
    log,
    cards: catalogue,
    names,
    now: () => clock.now,
    // a computer that says the first thing it may
    thinks: async ({ view, cards, seed }) => {
      const opened = await referee.open('m');
      const seat = view.seat ?? 0;
      return opened && opened.match.openings().some((opening) => opening.seat === seat)
        ? randomDecision(new OpenTable(opened.match.folded.match, seat, cards), new Lot(seed))
        : null;
    },
  });
  closes.push(
    () => referee.close(),
    () => log.close(),
  );
  await referee.begin('m', {
    title: '',
    setup: smallSetup('turns'),
    seats: [{ member: 'm1' }, { member: 'm2' }],
    pace,
    campaign: null,
    by: 'm1',
  });
  const opened = await referee.open('m');
  if (!opened) throw new Error('no match');
  const asked = (): number => opened.match.openings()[0]?.seat ?? -1;
  return { clock, referee, ...opened, asked };
}

describe('a match by turns', () => {
  it('is conceded by a seat whose days have run out, once; not a moment before, and not on holiday', async () => {
    const { clock, referee, match, orders, asked } = await table({ kind: 'turns', days: 3, then: 'concede' });
    const seat = asked();
    clock.now += 3 * DAY - 1;
    await referee.ring();
    expect(match.decided).toBe(0);
    await orders.say('a-holiday', clock.now, { say: 'holiday', seat, days: 2 });
    clock.now += 2 * DAY;
    await referee.ring();
    expect([match.decided, orders.of(seat).holiday]).toEqual([0, 8]);
    clock.now += 1;
    await Promise.all([referee.ring(), referee.ring()]);
    expect(match.folded.record.entries.filter(({ decision }) => decision.kind === 'concede').length).toBe(1);
    expect(match.deciderOf(match.decided - 1)).toBe('clock');
  });

  it('is played on by a computer where that was agreed, marked in the log, until the member is back', async () => {
    const { clock, referee, match, orders, asked } = await table({ kind: 'turns', days: 3, then: 'steward' });
    const seat = asked();
    clock.now += 3 * DAY;
    await referee.ring();
    await until(() => orders.of(seat).absent && match.decided > 0, 'the steward');
    expect(match.deciderOf(0)).toBe('steward');
    await until(() => match.over || match.openings().every((opening) => opening.seat !== seat), 'the other being asked');
    await orders.say('back-again', clock.now, { say: 'absent', seat, absent: false });
    expect(orders.answers(seat, 'act', clock.now)).toBe(false);
  });

  it('leaves windows to a steward as long as was said, and nothing but windows', async () => {
    const { clock, orders } = await table({ kind: 'live' });
    await orders.say('steward-1', clock.now, { say: 'steward', seat: 0, steward: { for: 'tonight', until: clock.now + 1000 } });
    expect(['reaction', 'claim', 'call', 'going-for-it'].map((kind) => orders.answers(0, kind, clock.now))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['activate', 'act', 'melee-card', 'deploy'].map((kind) => orders.answers(0, kind, clock.now))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(orders.answers(1, 'reaction', clock.now)).toBe(false);
    expect(orders.answers(0, 'reaction', clock.now + 1000)).toBe(false);
    await orders.say('steward-1', clock.now, { say: 'steward', seat: 0, steward: null });
    expect(orders.answers(0, 'reaction', clock.now)).toBe(true); // the same id is the same order
    await orders.say('steward-2', clock.now, { say: 'steward', seat: 0, steward: null });
    expect(orders.answers(0, 'reaction', clock.now)).toBe(false);
  });
});

describe('a clock', () => {
  it('runs out for a match that nobody holds and no line shows, once, also after a restart', async () => {
    const log = new SqliteLog(':memory:');
    const { clock, referee, asked } = await table({ kind: 'turns', days: 3, then: 'concede' }, log);
    const seat = asked();
    await referee.close();
    const again = new Referee({ log, cards: catalogue, names, now: () => clock.now + 3 * DAY + 1, keep: 0 });
    closes.unshift(() => again.close());
    await again.list();
    await Promise.all([again.ring(), again.ring()]);
    await again.ring();
    const entries = (await log.read('match.m', 1)).filter(({ text }) => text.includes('"by":"clock"'));
    expect(entries.map(({ text }) => (JSON.parse(text) as { entry: { decision: unknown } }).entry.decision)).toEqual([
      { seat, kind: 'concede' },
    ]);
    expect(again.summaries.get('m')?.over).toBe(true);
  });

  it('is looked at every minute by a club to which nobody has a line, and both players see it when they come', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const log = new SqliteLog(':memory:');
    const clock = { now: 1_000_000_000_000 };
    const club = new Club({ log, cards: catalogue, secret: Buffer.alloc(32), now: () => clock.now, keep: 0 });
    closes.push(
      () => Promise.resolve(void vi.useRealTimers()),
      () => club.close(),
      () => log.close(),
    );
    await club.open('Mondays');
    const seats = [{ member: 'm1' }, { member: 'm2' }];
    const pace: ClubPace = { kind: 'turns', days: 3, then: 'concede' };
    await club.referee.begin('m', { title: '', setup: smallSetup('turns'), seats, pace, campaign: null, by: 'm1' });
    club.referee.openMatches.clear();
    clock.now += 3 * DAY + 1;
    vi.advanceTimersByTime(59_999);
    expect((await log.read('match.m', 1)).length).toBe(0);
    vi.advanceTimersByTime(1);
    await until(() => club.referee.summaries.get('m')?.over === true, 'the clock');
    expect((await log.read('match.m', 1)).filter(({ text }) => text.includes('"by":"clock"')).length).toBe(1);
    for (const member of ['m1', 'm2']) {
      const page = await club.view('club', { member, role: 'player', device: null, session: '', until: 0 });
      if (!page) throw new Error('no page');
      const { matches } = page.view as unknown as ClubView;
      expect(matches.map(({ id, over }) => [id, over])).toEqual([['m', true]]);
    }
  });

  it.each([2, 5])('takes no match from a seat because the club was off for %i days, and goes on where it stood', async (off) => {
    const log = new SqliteLog(':memory:');
    const { clock, referee } = await table({ kind: 'turns', days: 3, then: 'concede' }, log);
    const rests = new Rests(log);
    await rests.open(clock.now);
    await rests.beat(clock.now + DAY);
    rests.close();
    await referee.close();
    clock.now += (1 + off) * DAY;
    const awake = new Rests(log);
    await awake.open(clock.now);
    const again = new Referee({ log, cards: catalogue, names, now: () => clock.now, extended: (since, end) => awake.extended(since, end) });
    closes.unshift(() => again.close());
    await again.list();
    const conceded = async (): Promise<number> => {
      await again.ring();
      return (await log.read('match.m', 1)).filter(({ text }) => text.includes('"by":"clock"')).length;
    };
    expect(await conceded()).toBe(0);
    // one of the three days had passed before
    clock.now += 2 * DAY - 1;
    expect(await conceded()).toBe(0);
    clock.now += 1;
    expect(await conceded()).toBe(1);
    awake.close();
  });

  it('stands still while the club does not run', async () => {
    const log = new SqliteLog(':memory:');
    closes.push(() => log.close());
    const rests = new Rests(log);
    await rests.open(10 * DAY);
    await rests.beat(11 * DAY);
    rests.close();
    const again = new Rests(log);
    await again.open(16 * DAY);
    again.close();
    // asked on day 10 with 3 days, off from 11 to 16: until day 18
    expect(again.extended(10 * DAY, 13 * DAY)).toBe(18 * DAY);
    // asked in the middle of it, asked after it, and over before it
    expect(again.extended(14 * DAY, 17 * DAY)).toBe(19 * DAY);
    expect(again.extended(16 * DAY, 19 * DAY)).toBe(19 * DAY);
    expect(again.extended(5 * DAY, 8 * DAY)).toBe(8 * DAY);
    const third = new Rests(log);
    await third.open(16 * DAY + 60_000);
    third.close();
    expect(third.extended(16 * DAY, 19 * DAY)).toBe(19 * DAY);
  });
});
