import { Asked } from '../../glasses/asked.ts';
import type { Hosted, HostNeeds, HostSide, Pass } from '../../glasses/host-side.ts';
import type { Line } from '../../glasses/wire.ts';
import { readDecision } from '../../record/shapes/decision-shape.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { GlassPart, HostingPort, MeetingPort, OtherGlass } from '../../ui/contexts/glasses-port.ts';
import { windowHash } from '../../ui/contexts/places.ts';
import type { LogEntry } from '../../ui/contexts/table-port.ts';
import { cardSum } from './card-sum.ts';
import { codeOf, meetingIn } from './code.ts';
import { newCertificate, waitFor, type Waiting, type WaitingFor } from './link.ts';
import { Meet } from './meet.ts';
import { Guest } from './other-glass.ts';
import { listenForWindows } from './window-line.ts';

/** What hosting needs of a table. */
export interface HostedTable extends Hosted {
  seatElsewhere(elsewhere: readonly Seat[], hands: readonly Seat[]): void;
  subscribe(listener: (entry: LogEntry | null) => void): () => void;
}

const sameSeats = (seats: readonly Seat[], another: readonly Seat[]): boolean => seats.some((seat) => another.includes(seat));

/** The other glasses of a table: who has which part, and what each is told. */
export class Hosting implements HostingPort {
  #guests: Guest[] = [];
  #told = '';
  #certificate: Promise<RTCCertificate> | null = null;
  readonly #needs: HostNeeds;
  readonly #asked = new Asked();
  readonly #listeners = new Set<() => void>();
  readonly #off: (() => void)[];

  /** `listen`: for windows of this device. */
  constructor(
    private readonly table: HostedTable,
    listen: typeof listenForWindows = listenForWindows,
  ) {
    this.#needs = {
      table,
      asked: this.#asked,
      cards: cardSum(table.cards),
      readDecision: (given) => {
        const read = readDecision(given);
        return read.ok ? read.decision : null;
      },
      now: () => performance.now(),
      changed: () => undefined,
      spared: (side, again) => this.#spared(side, again),
    };
    this.#look(null);
    this.#off = [
      table.subscribe((entry) => {
        this.#look(entry?.seat ?? null);
        for (const { side } of this.#guests) side.tell();
      }),
      listen(table.matchId, (pass, line) => this.admit(pass, line)),
    ];
  }

  get glasses(): readonly OtherGlass[] {
    return this.#guests;
  }

  windowHash(part: GlassPart, seats: readonly Seat[]): string {
    return windowHash(this.table.matchId, part, seats);
  }

  /** Gives a line its part of the match. A seat that was elsewhere before is there no more; a part that makes no sense is refused. */
  admit({ part, seats }: Pass, line: Line): Guest | null {
    const given = part === 'watch' ? [] : [...new Set(seats)].filter((seat) => this.#canGo(seat));
    if (part !== 'watch' && (given.length === 0 || given.length !== seats.length)) {
      line.send(JSON.stringify({ say: 'bye', why: 'ended' }));
      line.close();
      return null;
    }
    const same = this.#guests.find((guest) => part !== 'watch' && guest.part === part && String(guest.seats) === String(given));
    for (const guest of this.#guests) if (guest !== same && sameSeats(guest.seats, given)) guest.side.end('taken');
    const guest = same ?? new Guest(this.#needs, { part, seats: given }, () => this.#changed());
    if (!same) this.#guests.push(guest);
    guest.link(line);
    this.#changed();
    return guest;
  }

  meet(part: GlassPart, seats: readonly Seat[]): MeetingPort {
    return new Meet(
      () => this.#connection(),
      (line) => {
        const guest = this.admit({ part, seats }, line);
        if (guest) void this.#spare(guest);
      },
    );
  }

  async #connection(): Promise<WaitingFor> {
    this.#certificate ??= newCertificate();
    let certificate = await this.#certificate;
    if (certificate.expires <= Date.now()) {
      this.#certificate = newCertificate();
      certificate = await this.#certificate;
    }
    return { certificate, packs: true };
  }

  /** A connection waits for a glass whose page may begin anew; each time it comes, another one does. */
  async #spare(guest: Guest): Promise<void> {
    guest.spare?.close();
    guest.spare = null;
    guest.spares += 1;
    const { spares } = guest;
    const waiting = await waitFor(await this.#connection());
    // it has left, goes on in another match, or has another one by now
    if (guest.side.over || guest.spares !== spares) return waiting.close();
    guest.side.send({ say: 'spare', again: codeOf(waiting.self) });
    await this.#awaits(guest, waiting);
  }

  async #awaits(guest: Guest, waiting: Waiting): Promise<void> {
    guest.spare = waiting;
    const line = await waiting.opened;
    if (guest.spare !== waiting || guest.side.over) return;
    guest.spare = null;
    guest.link(line);
    void this.#spare(guest);
  }

  #spared(side: HostSide, again: string): void {
    const met = meetingIn(again);
    const guest = this.#guests.find((candidate) => candidate.side === side);
    // what a glass agrees to is no way into another place
    if (met && met.addresses.length === 0) void guest?.spare?.meet(met).catch(() => undefined);
  }

  /** Takes the glasses of the match before along: the same players play another one. */
  follow(before: Hosting): void {
    for (const guest of before.#guests) {
      const { part, seats } = guest;
      if (part !== 'watch' && !seats.every((seat) => this.#canGo(seat))) continue;
      const next = new Guest(this.#needs, { part, seats }, () => this.#changed());
      this.#guests.push(next);
      next.follow(guest);
      if (guest.spares === 0) continue;
      const { spare } = guest;
      guest.spare = null;
      // a glass that is away has agreed on the connection that waited in the match before
      if (spare && !next.side.linked) {
        next.spares += 1;
        void this.#awaits(next, spare);
      } else {
        spare?.close();
        void this.#spare(next);
      }
    }
    this.#changed();
  }

  goOnHere(glass: OtherGlass): void {
    const guest = this.#guests.find((candidate) => candidate === glass);
    if (guest) guest.replaced = true;
    this.#changed();
  }

  dismiss(glass: OtherGlass): void {
    this.#guests.find((candidate) => candidate === glass)?.side.end('ended');
    this.#changed();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The table is left: its other glasses are told. */
  close(): void {
    for (const { side } of this.#guests) side.end('ended');
    for (const unsubscribe of this.#off) unsubscribe();
    this.#changed();
  }

  #canGo(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.table.seats.length && !this.table.computers[seat];
  }

  #look(decider: Seat | null): void {
    const { table } = this;
    this.#asked.look(table.view(null), table.seats.length, table.decided, decider);
  }

  #changed(): void {
    for (const guest of this.#guests) {
      const { side, part, state } = guest;
      // a glass that only watched leaves nothing behind
      if (!side.over && (part !== 'watch' || side.linked || state !== 'away')) continue;
      guest.stop();
      this.#guests = this.#guests.filter((candidate) => candidate !== guest);
    }
    const seatsOf = (part: GlassPart): Seat[] =>
      this.#guests.flatMap((guest) => (guest.part === part && !guest.replaced ? [...guest.seats] : [])).sort();
    const [elsewhere, hands] = [seatsOf('seat'), seatsOf('hand')];
    const seated = JSON.stringify([
      elsewhere,
      hands,
      this.#guests.map(({ part, seats, state, replaced }) => [part, seats, state, replaced]),
    ]);
    if (seated === this.#told) return;
    this.#told = seated;
    this.table.seatElsewhere(elsewhere, hands);
    for (const listener of [...this.#listeners]) listener();
  }
}
