import { Hosting } from '../../src/app/glasses/hosting.ts';
import type { JoinedTable } from '../../src/app/glasses/joining.ts';
import { Table } from '../../src/app/table/table.ts';
import { boards, catalogue } from '../../src/cards/index.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import type { Pass } from '../../src/glasses/host-side.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { beginRecord, type Folded } from '../../src/record/match-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

/** One end of a line of texts in a test. */
class TestLine implements WireLine {
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  other: TestLine | null = null;
  open = true;
  constructor(private readonly wire: Wire) {}

  send(text: string): void {
    if (this.open) this.wire.carry(() => this.other?.open && this.other.onText(text), text);
  }
  close(): void {
    this.open = false;
    this.wire.carry(() => this.other?.gone());
  }
  gone(): void {
    if (!this.open) return;
    this.open = false;
    this.onGone();
  }
}

/** Carries texts in their order, each in a task of its own; can be cut. `twice`: whether a text arrives twice. */
export class Wire {
  readonly texts: string[] = [];
  readonly #queue: (() => void)[] = [];
  #cut = false;
  constructor(private readonly twice: () => boolean = () => false) {}

  line(): [TestLine, TestLine] {
    const [host, glass] = [new TestLine(this), new TestLine(this)];
    [host.other, glass.other] = [glass, host];
    return [host, glass];
  }
  carry(work: () => void, text?: string): void {
    if (text !== undefined) this.texts.push(text);
    for (let copies = text !== undefined && this.twice() ? 2 : 1; copies > 0; copies -= 1) {
      this.#queue.push(work);
      queueMicrotask(() => {
        const next = this.#queue.shift();
        if (!this.#cut) next?.();
      });
    }
  }
  cut(): void {
    this.#cut = true;
  }
}

export const settled = async (turns = 30): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
};

export const setupOf = (seed: string, seats = 2): Setup => ({
  ...randomSetup(seed, { seats, size: 2, eventsAndAgendas: false }),
  terrain: boards[0]?.terrain ?? [],
});

/** What a device has kept of a match, and the page that has it open: what an earlier page still decides is lost. */
export interface Kept {
  folded: Folded;
  page: number;
}

/** A page that opens what is kept. */
export function opened(start: Kept, id = 'hosted'): Table {
  start.page += 1;
  const { page, folded } = start;
  return new Table({
    id,
    names: folded.record.setup.seats.map((_, seat) => (seat === 0 ? 'Ada' : '')),
    folded,
    store: {
      append(_id, _decided, ahead) {
        if (start.page !== page) return new Promise(() => undefined);
        start.folded = ahead;
        return Promise.resolve();
      },
    },
  });
}

export function hostTable(setup: Setup, id = 'hosted'): { table: Table; kept: Kept } {
  const entry = { folded: beginRecord(setup, catalogue), page: 0 };
  return { table: opened(entry, id), kept: entry };
}

/** Brings a glass to a host over a wire of its own; gives the wire. */
export async function linked(hosting: Hosting, joined: JoinedTable, pass: Pass, wire = new Wire()): Promise<Wire> {
  const [host, glass] = wire.line();
  hosting.admit(pass, host);
  joined.link(glass);
  await settled();
  return wire;
}

/** What a seat of chance would decide by what its glass shows. */
export function chance(seed: string): (joined: Pick<Table, 'openings' | 'view'>, seats: readonly Seat[]) => Decision | null {
  const lot = new Lot(seed);
  return (table, seats) => {
    const asked = table.openings().filter(({ seat }) => seats.includes(seat));
    const opening = asked[lot.between(0, Math.max(0, asked.length - 1))];
    return opening ? randomDecision(seatTable(table.view(opening.seat), catalogue), lot) : null;
  };
}

/** Hosts a table that no window of this device may knock at. */
export const hostingOf = (table: Table): Hosting => new Hosting(table, () => () => undefined);
