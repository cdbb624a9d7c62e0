import { afterEach, expect, it } from 'vitest';
import { JoinedTable } from '../../src/app/glasses/joining.ts';
import type { Hosting } from '../../src/app/glasses/hosting.ts';
import type { Table } from '../../src/app/table/table.ts';
import type { Pass } from '../../src/glasses/host-side.ts';
import { Lot } from '../../src/players/lot.ts';
import { readDecision } from '../../src/record/shapes/decision-shape.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import { chance, hostingOf, hostTable, linked, opened, settled, setupOf, Wire, type Kept } from './wire.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;
const MATCHES = WHOLE ? 4 : 1;
const DECISIONS = WHOLE ? 4000 : 110;
/** These are the questions in the middle of a claim. */
const CLAIMED: readonly Decision['kind'][] = ['claim', 'ok', 'bluff', 'replace'];

const open: { close(): void }[] = [];
afterEach(() => {
  for (const thing of open.splice(0)) thing.close();
});

/** A glass of a match: its page, and the line it has now. */
interface Screen {
  pass: Pass;
  joined: JoinedTable;
  wire: Wire | null;
}

/** A decision, and its answer as its glass has heard it: undefined while there is none, which is for ever where the page was killed. */
interface Tried {
  decision: Decision;
  refused?: unknown;
}

/** Decisions that the tables of all pages of the host have taken, in order; each was durable before it came here. */
function watched(table: Table, taken: Decision[]): Table {
  const decide = table.decide.bind(table);
  table.decide = async (decision) => {
    const refused = await decide(decision);
    if (refused === null) taken.push(decision);
    return refused;
  };
  return table;
}

/** A decision as the record writes it. */
const written = (decision: Decision): string => JSON.stringify(readDecision(decision));

/** A match of which most seats sit elsewhere and somebody watches, in bad weather. */
class Storm {
  readonly tally = { cuts: 0, doubled: 0, reloaded: 0, restarted: 0, inClaims: 0 };
  readonly taken: Decision[] = [];
  readonly lot: Lot;
  readonly kept: Kept;
  readonly screens: Screen[];
  table: Table;
  hosting: Hosting;
  readonly #play: ReturnType<typeof chance>;

  constructor(seed: string, seats: number) {
    this.lot = new Lot(seed);
    this.#play = chance(seed);
    const { table, kept } = hostTable(setupOf(seed, seats));
    this.kept = kept;
    this.table = watched(table, this.taken);
    this.hosting = hostingOf(this.table);
    open.push(this.hosting);
    const passes: Pass[] = [{ part: 'seat', seats: [1] }, ...(seats > 2 ? [{ part: 'hand' as const, seats: [2] }] : [])];
    if (seats > 3) passes.push({ part: 'seat', seats: [3] });
    this.screens = [...passes, { part: 'watch' as const, seats: [] }].map((pass) => ({ pass, joined: this.#page(pass), wire: null }));
  }

  #page({ part, seats }: Pass): JoinedTable {
    const joined = new JoinedTable(part, seats);
    open.push(joined);
    return joined;
  }

  async link(): Promise<void> {
    for (const screen of this.screens) {
      if (screen.wire) continue;
      const wire = new Wire(() => {
        const isTwice = this.lot.percent(5);
        if (isTwice) this.tally.doubled += 1;
        return isTwice;
      });
      screen.wire = await linked(this.hosting, screen.joined, screen.pass, wire);
    }
  }

  #cut(screen: Screen): void {
    if (!screen.wire) return;
    screen.wire.cut();
    screen.wire = null;
    this.tally.cuts += 1;
  }

  /** The page of a glass begins anew: what it was about to tell is gone. */
  #reload(screen: Screen): void {
    this.#cut(screen);
    screen.joined.close();
    screen.joined = this.#page(screen.pass);
    this.tally.reloaded += 1;
  }

  /** The page of the host is reloaded with what it has kept. */
  #restart(): void {
    for (const screen of this.screens) this.#cut(screen);
    this.table = watched(opened(this.kept), this.taken);
    this.hosting = hostingOf(this.table);
    open.push(this.hosting);
    this.tally.restarted += 1;
  }

  /** The places that may answer now, in any order, each with how it would. */
  *#answers(): Generator<{ screen: Screen | null; decision: Decision }> {
    for (const screen of this.lot.mixed([null, ...this.screens])) {
      const table = screen ? screen.joined.table : this.table;
      const decision = table && this.#play(table, screen ? screen.pass.seats : [0]);
      if (decision) yield { screen, decision };
    }
  }

  /** Somebody answers, or several do at once; false where nobody is asked. */
  async round(): Promise<boolean> {
    const { lot, tally } = this;
    const most = lot.percent(30) ? Infinity : 1;
    const chosen: { screen: Screen | null; decision: Decision }[] = [];
    for (const answer of this.#answers()) if (chosen.push(answer) >= most) break;
    if (chosen.length === 0) return false;
    const before = this.taken.length;
    const restarts = tally.restarted;
    const tried = chosen.map(({ screen, decision }) => {
      const attempt: Tried = { decision };
      void (screen ? screen.joined.glass.decide(decision) : this.table.decide(decision)).then((refused) => (attempt.refused = refused));
      return attempt;
    });
    const isClaim = chosen.some(({ decision }) => CLAIMED.includes(decision.kind));
    if (lot.percent(isClaim ? 60 : 12)) {
      await this.#break(chosen.flatMap(({ screen }) => screen ?? []));
      if (isClaim) tally.inClaims += 1;
    }
    await this.link();
    await settled();
    // an answer that is the only one is told in a turn of its own
    for (let turns = 0; turns < 20; turns += 1) await new Promise((done) => setImmediate(done));
    await settled();
    this.#check(tried, before, tally.restarted > restarts);
    return true;
  }

  async #break(screens: readonly Screen[]): Promise<void> {
    const { lot } = this;
    for (let turns = lot.between(0, 24); turns > 0; turns -= 1) await Promise.resolve();
    const screen = lot.of(screens.length > 0 ? screens : this.screens);
    if (lot.percent(25)) this.#restart();
    else if (screen && lot.percent(40)) this.#reload(screen);
    else if (screen) this.#cut(screen);
  }

  /** What was answered with null has been taken, once; nothing else was, but for what a page that died never heard of. */
  #check(tried: readonly Tried[], before: number, restarted: boolean): void {
    const texts = this.taken.slice(before).map((decision) => written(decision));
    for (const { decision, refused } of tried) {
      const place = texts.indexOf(written(decision));
      if (refused === null) expect(place, `${decision.kind} of ${decision.seat} is lost`).toBeGreaterThanOrEqual(0);
      else if (refused !== undefined && !restarted) expect(place, `${decision.kind} of ${decision.seat} was refused`).toBe(-1);
      if (place >= 0) texts.splice(place, 1);
    }
    expect(texts, 'taken twice').toEqual([]);
  }

  /** All that was taken stands in the record, in its order; between them stands what has only one answer. */
  checkRecord(): void {
    const entries = this.kept.folded.record.entries.map(({ decision }) => written(decision));
    let place = -1;
    for (const decision of this.taken) {
      const next = entries.indexOf(written(decision), place + 1);
      expect(next, `${decision.kind} of ${decision.seat} after ${place}`).toBeGreaterThan(place);
      place = next;
    }
  }

  /** Each glass has the views and the story of the host. */
  checkScreens(): void {
    for (const { joined, pass } of this.screens) {
      for (const seat of [null, ...pass.seats] as (Seat | null)[]) {
        expect(joined.table?.view(seat)).toEqual(this.table.view(seat));
        expect(joined.glass.log(seat)).toEqual(JSON.parse(JSON.stringify(this.table.log(seat))));
      }
    }
    expect(this.hosting.glasses.map(({ part, seats }) => ({ part, seats }))).toEqual(
      expect.arrayContaining(this.screens.map(({ pass }) => pass)),
    );
  }
}

it(
  'loses no decision and takes none twice, with lines cut, texts doubled, glasses and hosts begun anew in the middle of a claim',
  { timeout: 1_800_000 },
  async () => {
    const all = { cuts: 0, doubled: 0, reloaded: 0, restarted: 0, inClaims: 0, taken: 0, over: 0 };
    for (let match = 0; match < MATCHES; match += 1) {
      const storm = new Storm(`storm ${match}`, 2 + ((match + 1) % 3));
      await storm.link();
      for (let round = 0; round < DECISIONS && storm.table.view(null).order.result === null; round += 1) if (!(await storm.round())) break;
      storm.checkRecord();
      storm.checkScreens();
      for (const key of ['cuts', 'doubled', 'reloaded', 'restarted', 'inClaims'] as const) all[key] += storm.tally[key];
      all.taken += storm.taken.length;
      if (WHOLE) console.info(match, storm.taken.length, JSON.stringify(storm.tally));
      all.over += storm.table.view(null).order.result === null ? 0 : 1;
    }
    if (WHOLE) console.info(JSON.stringify(all));
    expect(all.taken).toBeGreaterThan(WHOLE ? 1000 : 60);
    expect(all.cuts).toBeGreaterThan(WHOLE ? 100 : 5);
    if (WHOLE) expect([all.over > 1, all.inClaims > 20, all.reloaded > 20, all.restarted > 20]).toEqual([true, true, true, true]);
  },
);
