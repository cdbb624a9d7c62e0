import { afterEach, describe, expect, it, vi } from 'vitest';
import { JoinedTable } from '../../src/app/glasses/joining.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { chance, hostingOf, hostTable, linked, settled, setupOf, Wire } from './wire.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;

/** Ends what a test has begun. */
const open: { close(): void }[] = [];
const closing = <T extends { close(): void }>(thing: T): T => (open.push(thing), thing);
afterEach(() => {
  for (const thing of open.splice(0)) thing.close();
});

/** A match of which two seats sit elsewhere and somebody watches. */
function evening(seed: string, seats = 3) {
  const hosted = hostTable(setupOf(seed, seats));
  const passes = [
    { part: 'seat' as const, seats: [1] },
    { part: 'hand' as const, seats: [2] },
    { part: 'watch' as const, seats: [] },
  ].filter((pass) => pass.seats.every((seat) => seat < seats));
  const glasses = passes.map(({ part, seats: wanted }) => closing(new JoinedTable(part, wanted)));
  return { ...hosted, hosting: closing(hostingOf(hosted.table)), passes, glasses };
}

describe('a match over several glasses', () => {
  it('lets a glass answer for its own seats alone, and no question that has passed', async () => {
    const { table, hosting, kept, glasses } = evening('own seats', 2);
    const [bo] = glasses;
    if (!bo) throw new Error('no glass');
    await linked(hosting, bo, { part: 'seat', seats: [1] });
    const before = kept.folded.record.entries.length;
    const [ada] = table.choices(0).decisions;
    if (ada) expect(await bo.glass.decide(ada)).toMatchObject({ code: 'not-your-seat' });
    expect(kept.folded.record.entries.length).toBe(before);
    const play = chance('own seats');
    let ownDecision = play(table, [1]);
    for (let count = 0; !ownDecision && count < 40; count += 1) {
      const decision = play(table, [0]);
      if (decision) await table.decide(decision);
      await settled();
      ownDecision = play(table, [1]);
    }
    if (!ownDecision) throw new Error('seat 1 is asked nothing');
    // twice at once: the second is an answer to a question that is gone, of which nothing is told
    const entries = kept.folded.record.entries.length;
    const answers = await Promise.all([bo.glass.decide(ownDecision), bo.glass.decide(ownDecision)]);
    expect(answers[0]).toBe(null);
    await settled();
    expect(kept.folded.record.entries.slice(entries).filter(({ decision }) => same(decision, ownDecision)).length).toBe(1);
  });

  it('takes no answer to a question that has passed for one to the next, however alike they are', async () => {
    const { table, hosting, glasses } = evening('alike', 2);
    const [bo] = glasses;
    if (!bo) throw new Error('no glass');
    await linked(hosting, bo, { part: 'seat', seats: [1] });
    const play = chance('alike');
    let [old, nth] = [0, 5000];
    /** After how many decisions seat 1 could have decided so. */
    const able = new Map<string, number>();
    for (let count = 0; count < 300 && old < 3; count += 1) {
      const choices = table.openings().some(({ seat }) => seat === 1) ? table.choices(1).decisions : [];
      const alike = choices.find((choice) => able.has(JSON.stringify(choice)));
      if (alike) {
        const before = table.decided;
        bo.glass.send({ say: 'decide', nth: (nth += 1), at: able.get(JSON.stringify(alike)) ?? 0, decision: alike });
        await settled();
        expect(table.decided).toBe(before);
        bo.glass.send({ say: 'decide', nth: (nth += 1), at: before, decision: alike });
        await settled();
        expect(table.decided).toBeGreaterThan(before);
        old += 1;
        continue;
      }
      const decision = play(table, [1]) ?? play(table, [0]);
      if (!decision) break;
      if (decision.seat === 1) for (const choice of choices) able.set(JSON.stringify(choice), table.decided);
      await table.decide(decision);
      await settled(6);
    }
    expect(old).toBeGreaterThan(0);
  });

  it('ends the line of a glass that tells noise, and nothing has changed', async () => {
    const { table, hosting, kept, glasses } = evening('noise', 2);
    const [bo] = glasses;
    if (!bo) throw new Error('no glass');
    const before = [kept.folded.record.entries.length, table.openings().length];
    await linked(hosting, bo, { part: 'seat', seats: [1] });
    expect(table.elsewhere).toEqual([1]);
    for (let count = 0; count < 200; count += 1) bo.glass.send({ say: 'ping' });
    await settled(900);
    expect(bo.glass.ended).toBe('noise');
    expect(table.elsewhere).toEqual([]);
    expect([kept.folded.record.entries.length, table.openings().length]).toEqual(before);
  });

  it('has one glass for a seat, and one sign of it however often it comes', async () => {
    const { table, hosting, glasses } = evening('one', 2);
    const [bo] = glasses;
    if (!bo) throw new Error('no glass');
    for (let count = 0; count < 20; count += 1) await linked(hosting, bo, { part: 'seat', seats: [1] });
    expect(hosting.glasses.length).toBe(1);
    const hand = closing(new JoinedTable('hand', [1]));
    await linked(hosting, hand, { part: 'hand', seats: [1] });
    expect(bo.glass.ended).toBe('taken');
    expect([table.elsewhere, table.handsElsewhere]).toEqual([[], [1]]);
    // a part that makes no sense
    const nobody = closing(new JoinedTable('seat', [7]));
    await linked(hosting, nobody, { part: 'seat', seats: [7] });
    expect([nobody.glass.ended, hosting.glasses.length]).toEqual(['ended', 1]);
  });

  it('gives no glass the seat of a computer', async () => {
    const { table, hosting, glasses } = evening('computer', 2);
    const [bo] = glasses;
    if (!bo) throw new Error('no glass');
    await table.seatComputer(1, 'club');
    await linked(hosting, bo, { part: 'seat', seats: [1] });
    expect([bo.glass.ended, hosting.glasses.length]).toEqual(['ended', 0]);
    await table.seatComputer(1, null);
    await linked(hosting, bo, { part: 'seat', seats: [1] });
    expect([bo.glass.ended, hosting.glasses.length]).toEqual([null, 1]);
  });

  it('takes what comes late over an old line for no sign of life', async () => {
    const { hosting } = evening('late', 2);
    const [old, current] = [new Wire().line()[0], new Wire().line()[0]];
    for (const line of [old, current]) hosting.admit({ part: 'seat', seats: [1] }, line);
    const late = old.onText;
    for (const glass of hosting.glasses) hosting.goOnHere(glass);
    const replaced = (): boolean[] => hosting.glasses.map((glass) => glass.replaced);
    late('{"say":"ping"}');
    expect(replaced()).toEqual([true]);
    current.onText('{"say":"ping"}');
    expect(replaced()).toEqual([false]);
    await settled();
  });

  it('is the same for its players however often watchers come and go', async () => {
    const { table, hosting } = evening('watchers', 2);
    const before = JSON.stringify([table.view(0), table.view(1), table.openings()]);
    let asked = 0;
    table.subscribe(() => (asked += 1));
    for (let count = 0; count < (WHOLE ? 50 : 12); count += 1) {
      const watcher = new JoinedTable('watch', []);
      await linked(hosting, watcher, { part: 'watch', seats: [] });
      expect(watcher.table?.openings()).toEqual(table.openings());
      watcher.close();
      await settled(4);
    }
    expect(JSON.stringify([table.view(0), table.view(1), table.openings()])).toBe(before);
    expect(hosting.glasses).toEqual([]);
    expect([table.elsewhere, table.handsElsewhere]).toEqual([[], []]);
    expect(asked).toBeLessThanOrEqual(200);
  });
});

describe('a rematch', () => {
  it('takes hands, seats and watchers along on the same lines, and nothing of the match before', async () => {
    const { table, hosting, passes, glasses } = evening('rematch', 3);
    for (const [nth, joined] of glasses.entries()) {
      const pass = passes[nth];
      if (pass) await linked(hosting, joined, pass);
    }
    const play = chance('rematch');
    for (let count = 0; count < 12; count += 1) {
      const decision = play(table, [0, 1, 2]);
      if (decision) await table.decide(decision);
    }
    await settled();
    const next = hostTable(setupOf('rematch again', 3), 'again').table;
    const again = closing(hostingOf(next));
    again.follow(hosting);
    hosting.close();
    await settled();
    expect(again.glasses.map(({ part, seats }) => ({ part, seats }))).toEqual(passes);
    expect([next.elsewhere, next.handsElsewhere]).toEqual([[1], [2]]);
    for (const [nth, joined] of glasses.entries()) {
      expect(joined.glass.ended).toBe(null);
      expect(joined.table?.matchId).toBe('again');
      for (const seat of [null, ...(passes[nth]?.seats ?? [])]) {
        expect(joined.table?.view(seat)).toEqual(next.view(seat));
        expect(joined.glass.log(seat)).toEqual(JSON.parse(JSON.stringify(next.log(seat))));
      }
    }
    const ownDecision = glasses[0]?.table?.choices(1).decisions[0];
    if (ownDecision) expect(await glasses[0]?.table?.decide(ownDecision)).toBe(null);
  });
});

describe('a glass that is away', () => {
  it('keeps its questions through a short silence, gives them back when it is asked to, and takes them again when it returns', async () => {
    vi.useFakeTimers();
    try {
      const { table, hosting, glasses } = evening('away', 2);
      const [bo] = glasses;
      if (!bo) throw new Error('no glass');
      const turns = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(50));
      const wire = new Wire();
      const [host, glass] = wire.line();
      hosting.admit({ part: 'seat', seats: [1] }, host);
      bo.link(glass);
      await turns();
      const state = () => hosting.glasses.map((guest) => guest.state);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([state(), table.elsewhere]).toEqual([['here'], [1]]); // it is asked whether it is there, and answers
      wire.cut();
      await vi.advanceTimersByTimeAsync(8000);
      expect([state(), table.elsewhere]).toEqual([['shaky'], [1]]);
      await vi.advanceTimersByTimeAsync(16_000);
      expect([state(), table.elsewhere]).toEqual([['away'], [1]]); // nobody takes a seat that was not given
      for (const guest of hosting.glasses) hosting.goOnHere(guest);
      expect(table.elsewhere).toEqual([]);
      const back = new Wire();
      const [again, there] = back.line();
      hosting.admit({ part: 'seat', seats: [1] }, again);
      bo.link(there);
      await turns();
      expect([state(), table.elsewhere]).toEqual([['here'], [1]]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a remote table', () => {
  it('answers as the table does, for each seat it has and for somebody who watches', async () => {
    const { table, hosting, glasses } = evening('answers', 2);
    const [bo] = glasses;
    if (!bo) throw new Error('no glass');
    await linked(hosting, bo, { part: 'seat', seats: [1] });
    const play = chance('answers');
    for (let count = 0; count < (WHOLE ? 400 : 60) && table.openings().length > 0; count += 1) {
      const decision = play(table, [0, 1]);
      if (decision) await table.decide(decision);
      await settled();
      const remote = bo.table;
      if (!remote) throw new Error('nothing was told');
      expect(remote.openings()).toEqual(table.openings());
      expect(remote.choices(1)).toEqual(JSON.parse(JSON.stringify(table.choices(1))));
      expect(remote.choices(0).decisions).toEqual([]);
      expect(remote.takeBack(1)).toEqual(table.takeBack(1));
      for (const model of Object.keys(remote.view(null).table.models).slice(0, 3)) {
        expect(remote.numbers(model)).toEqual(table.numbers(model));
        expect(remote.isQuiet({ seat: 1, kind: 'reaction', length: 1 })).toBe(table.isQuiet({ seat: 1, kind: 'reaction', length: 1 }));
      }
      for (const choice of table.choices(1).decisions.slice(0, 3)) expect(remote.judge(choice)).toEqual(table.judge(choice));
    }
  });
});

function same(entry: Decision, decision: Decision): boolean {
  return entry.kind === decision.kind && entry.seat === decision.seat;
}
