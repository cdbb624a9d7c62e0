import { expect, test } from 'vitest';
import { attend, type Clock } from '../../../src/app/computer/attend.ts';
import { pause } from '../../../src/app/computer/pace.ts';
import { computerAdvice } from '../../../src/app/computer/thinking.ts';
import type { ComputerThinker } from '../../../src/app/computer/thinker.ts';
import { newMatch } from '../../../src/app/session/new-match.ts';
import { Session } from '../../../src/app/session/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { LEVEL, lighter } from '../../../src/players/levels.ts';
import { pairings } from '../../../src/cards/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Advice } from '../../../src/rules/terms/thought.ts';
import { adviceSentence } from '../../../src/words/match/opponents/thoughts.ts';
import { otherSecrets } from '../../../tools/simulate/laws/other-secrets.ts';
import type { Computer } from '../../../src/storage/database/rows.ts';
import { Device } from '../../storage/memory.ts';

const called = (id: string): string => id;
const names = { modelName: called, characterName: called, abilityName: called, seatName: String };
const place = { level: 'gentle', seed: 'ab' };
const nothing = (): Promise<void> => Promise.resolve();
/** Hardly any time passes. */
const clock: Clock = { now: () => 0, wait: () => new Promise((done) => setTimeout(done, 0)), schedule: () => () => undefined };
const idle = { lookBack: () => Promise.resolve(null), trial: () => Promise.resolve() };
const onPage = (cards: Catalogue): ComputerThinker => ({
  ...idle,
  think: (asked) => Promise.resolve(computerAdvice(asked, cards)),
  end: () => undefined,
});

const begun = () => newMatch({ pairing: pairings[0]?.id ?? '', names: ['Ada', ''] }, (bytes) => new Uint8Array(bytes));
function tableOf(computers: (Computer | null)[]): Table {
  const { id, names, folded } = begun();
  return new Table({ id, names, folded, store: { append: nothing }, computers });
}
const turnOf = (table: Table): number => table.view(null).order.turn;
/** Until something is so, or nothing moves any more. */
async function until(so: () => boolean): Promise<void> {
  for (let tries = 0; tries < 4_000 && !so(); tries += 1) await new Promise((done) => setTimeout(done, 1));
}

test('computers answer for their seats until a person is asked, and go on once that one has answered', async () => {
  const table = tableOf([null, place]);
  const { leave } = attend(table, onPage, clock);
  await until(() => table.openings().every(({ seat }) => seat === 0));
  expect(table.openings().map(({ seat }) => seat)).toEqual([0]);
  const [answer] = table.choices(0).decisions;
  expect(await table.decide(answer as Decision)).toBeNull();
  await until(() => table.openings().every(({ seat }) => seat === 0));
  expect(table.decided).toBeGreaterThan(1);
  leave();
});

test('a seat that is left to a computer is played, and waits for its person once it is taken back', async () => {
  const table = tableOf([null, null]);
  const { leave } = attend(table, onPage, clock);
  expect(table.decided).toBe(0);
  await table.seatComputer(0, 'gentle');
  await table.seatComputer(1, 'gentle');
  await until(() => turnOf(table) > 0);
  expect(turnOf(table)).toBe(1);
  await table.seatComputer(0, null);
  await until(() => table.openings().every(({ seat }) => seat === 0));
  const { decided: before } = table;
  await new Promise((done) => setTimeout(done, 30));
  expect(table.decided).toBe(before);
  leave();
});

test('what a computer thought of a match that has gone on meanwhile is not done', async () => {
  const table = tableOf([null, place]);
  let tell: (advice: Advice | null) => void = () => undefined;
  const slow: ComputerThinker = { ...idle, think: () => new Promise((done) => (tell = done)), end: () => undefined };
  await table.decide(table.choices(0).decisions[0] as Decision);
  const { leave } = attend(table, () => slow, clock);
  await table.seatComputer(1, null);
  const { decided: before } = table;
  const [decision] = table.choices(1).decisions;
  tell(decision ? { decision, why: { code: 'best' } } : null);
  await new Promise((done) => setTimeout(done, 5));
  expect(table.decided).toBe(before);
  leave();
});

test('who plays is kept beside the match: killed while it thinks, the computer decides the same afterwards', async () => {
  const stores = new Device().open();
  const session = new Session(stores);
  const id = await session.begin({ pairing: pairings[0]?.id ?? '', names: ['Ada'], computers: [null, 'club'] });
  const open = async (): Promise<Table> => {
    const opened = await session.open(id);
    if (!opened.ok) throw new Error(opened.why);
    return opened.table;
  };
  const asked: unknown[] = [];
  const never = (cards: Catalogue): ComputerThinker => ({
    ...idle,
    think: (question) => (asked.push([computerAdvice(question, cards), question.seed]), new Promise(() => undefined)),
    end: () => undefined,
  });
  for (const _ of [1, 2]) {
    const table = await open();
    expect(table.computers).toMatchObject([null, { level: 'club' }]);
    if (table.decided === 0) await table.decide(table.choices(0).decisions[0] as Decision);
    const { leave } = attend(table, never, clock);
    await until(() => asked.length === _);
    leave();
    await session.leave(table);
  }
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(JSON.stringify((await stores.matches.load(id))?.entries)).not.toContain('club');
});

test('a slow device is found out once: its computers think less from then on, also when the match is taken up elsewhere', async () => {
  const stores = new Device().open();
  const session = new Session(stores);
  const id = await session.begin({ pairing: pairings[0]?.id ?? '', names: ['Ada'], computers: ['club', 'club'] });
  const asked: { lighter: number | undefined; seed: string }[] = [];
  let now = 0;
  const time: Clock = { ...clock, now: () => now };
  const slow = (each: number) => (): ComputerThinker => ({
    ...idle,
    trial: () => Promise.resolve((now += each)),
    think: ({ lighter: amount, seed }) => (asked.push({ lighter: amount, seed }), new Promise(() => undefined)),
    end: () => undefined,
  });
  for (const each of [700, 10]) {
    const opened = await session.open(id);
    if (!opened.ok) throw new Error(opened.why);
    const { leave } = attend(opened.table, slow(each), time);
    await until(() => asked.length > (each === 700 ? 0 : 1));
    expect(opened.table.computers).toMatchObject([{ lighter: 4 }, { lighter: 4 }]);
    leave();
    await session.leave(opened.table);
  }
  expect(now).toBe(3 * 700); // the fast one is not tried any more
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]?.lighter).toBe(4);
});

test('who thinks less counts less and plays no other game', () => {
  const { strong, gentle } = LEVEL;
  expect(lighter(strong, 1)).toBe(strong);
  const quarter = lighter(strong, 4);
  expect([quarter.nodes * 4 <= strong.nodes + 3, quarter.melee.hands < strong.melee.hands, quarter.replies]).toEqual([true, true, 0]);
  const { noise, trembles, forgives, reacts, weights } = gentle;
  expect(lighter(gentle, 4)).toMatchObject({ noise, trembles, forgives, reacts, weights });
});

test('whoever asks for advice is told what the strong one would do in its place, and why', async () => {
  const table = tableOf([null, null]);
  const { leave, advise } = attend(table, onPage, clock);
  const advice = await advise(0);
  expect(table.judge(advice?.decision as Decision)).toBeNull();
  expect(advice && adviceSentence(advice, null, names)).toBe(
    'Keep the moonstones. It did not compare the choices here; nothing speaks against this one.',
  );
  expect(await advise(1)).toBeNull(); // it is not asked
  leave();
});

test('advice is asked of what the asker sees and of nothing else: the same whatever the other holds', async () => {
  const { id, names: called, folded } = begun();
  const looked: (number | null)[] = [];
  class Watched extends Table {
    override view(seat: number | null) {
      looked.push(seat);
      return super.view(seat);
    }
  }
  const advised = await Promise.all(
    ['as it is', 'otherwise'].map((seed, index) => {
      const match = index === 0 ? folded.match : otherSecrets(folded.match, 0, seed);
      const { leave, advise } = attend(
        new Watched({ id, names: called, folded: { ...folded, match }, store: { append: nothing } }),
        onPage,
        clock,
      );
      return advise(0).finally(leave);
    }),
  );
  expect(looked.filter((seat) => seat !== null)).toEqual([0, 0]);
  expect(advised[1]).toEqual(advised[0]);
});

test('what a computer has in mind is told nobody, even when advice is asked in its place', async () => {
  const table = tableOf([null, place]);
  const { leave, advise } = attend(table, onPage, clock);
  expect(await advise(1)).toBeNull();
  expect((await advise(0))?.decision.seat).toBe(0);
  leave();
});

/** A thinker for each that is hired: the first of them thinks as it is told, the others as computers do. */
function hiring(first: ComputerThinker['think']) {
  const counts: number[] = [];
  let count = 0;
  const hire = (cards: Catalogue): ComputerThinker => {
    const nth = (count += 1);
    const off: ((error: Error) => void)[] = [];
    const think: ComputerThinker['think'] = (question) =>
      new Promise((done, failed) => {
        off.push(failed);
        (nth === 1 ? first(question) : onPage(cards).think(question)).then(done, failed);
      });
    return { ...idle, think, end: () => (counts.push(nth), off.forEach((failed) => failed(new Error('called off')))) };
  };
  return { hire, gone: counts };
}

test.each<[string, ComputerThinker['think']]>([
  ['says nothing', () => new Promise(() => undefined)],
  ['fails', () => Promise.reject(new Error('no memory'))],
  ['decides what is refused', () => Promise.resolve({ decision: { seat: 1, kind: 'go-for-it' }, why: { code: 'best' } })],
])('another computer in the seat of one that %s plays at once', async (how, think) => {
  const table = tableOf([null, place]);
  await table.decide(table.choices(0).decisions[0] as Decision);
  const { hire, gone } = hiring(think);
  const { leave } = attend(table, hire, clock);
  await new Promise((done) => setTimeout(done, 30));
  const { decided: before } = table;
  await table.seatComputer(1, null);
  await new Promise((done) => setTimeout(done, 10));
  expect(table.decided).toBe(before);
  await table.seatComputer(1, 'club');
  // one that has not fallen silent is asked again
  if (how === 'says nothing') {
    expect(gone).toEqual([1]);
    await until(() => table.decided > before);
    expect(table.decided).toBeGreaterThan(before);
  }
  leave();
});

test('who waits for a computer longer than five seconds is told so, until it has decided', async () => {
  const table = tableOf([null, { ...place, lighter: 1 }]);
  await table.decide(table.choices(0).decisions[0] as Decision);
  const late: { work: () => void; after: number }[] = [];
  let tell: (advice: Advice | null) => void = () => undefined;
  const slow = (): ComputerThinker => ({ ...idle, think: () => new Promise((done) => (tell = done)), end: () => undefined });
  const counts: (number | null)[] = [];
  table.subscribe(() => counts.push(table.awaited));
  const waits: Clock = { ...clock, schedule: (work, after) => (late.push({ work, after }), () => undefined) };
  const { leave } = attend(table, slow, waits);
  expect(late[0]?.after).toBe(5000);
  expect(table.awaited).toBeNull();
  late[0]?.work();
  expect(table.awaited).toBe(1);
  tell({ decision: table.choices(1).decisions[0] as Decision, why: { code: 'best' } });
  await until(() => table.awaited === null);
  expect(table.awaited).toBeNull();
  expect(counts).toContain(1);
  late[0]?.work(); // it has decided: nobody is told any more
  expect(table.awaited).toBeNull();
  leave();
});

test('no computer is seated at a real table, which it does not see', async () => {
  const {
    id,
    names: called,
    folded,
  } = newMatch({ pairing: pairings[0]?.id ?? '', names: ['Ada', 'Bo'], options: { table: 'spoken' } }, (bytes) => new Uint8Array(bytes));
  const table = new Table({ id, names: called, folded, store: { append: nothing } });
  await table.seatComputer(1, 'club');
  expect(table.computers).toEqual([null, null]);
});

test('when an answer comes hangs on what is asked: at its pace, or at a whole beat after it', () => {
  expect(pause('claim', 3)).toBe(997);
  expect(pause('claim', 640)).toBe(360);
  expect((1400 + pause('claim', 1400)) % 1000).toBe(0);
  expect(pause('card', 1)).toBeLessThan(pause('act', 1));
});
