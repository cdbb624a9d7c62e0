import { Asked } from '../../glasses/asked.ts';
import type { Hosted, HostNeeds, HostSide, Pass } from '../../glasses/host-side.ts';
import type { BesideFromGlass, WireLine, WirePlace } from '../../glasses/wire.ts';
import { readDecision } from '../../record/shapes/decision-shape.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { GlassPart, HandedOver, HostingPort, MeetingPort, OtherGlass } from '../../ui/contexts/glasses-port.ts';
import { windowHash } from '../../ui/contexts/places.ts';
import type { LogEntry } from '../../ui/contexts/table-port.ts';
import { cardSum } from './card-sum.ts';
import { HandingOver, type MovingTable } from './handing-over.ts';
import { codeOf, meetingIn } from './code.ts';
import { newCertificate, waitFor, type WaitingFor } from './link.ts';
import { Meet } from './meet.ts';
import { Guest } from './other-glass.ts';
import { listenForWindows } from './window-line.ts';

/** What hosting needs of a table. */
export interface HostedTable extends Hosted, MovingTable {
  seatElsewhere(elsewhere: readonly Seat[], hands: readonly Seat[]): void;
  subscribe(listener: (entry: LogEntry | null) => void): () => void;
}

/** The hand-over of a match that has moved: the line to its new host, the name of this device there, and the glasses that still have to follow. */
export interface MovedLine {
  line: WireLine;
  certificate: RTCCertificate | null;
  others: readonly Guest[];
}

const sameSeats = (seats: readonly Seat[], another: readonly Seat[]): boolean => seats.some((seat) => another.includes(seat));

/** The other glasses of a table: who has which part, and what each is told. */
export class Hosting implements HostingPort {
  #guests: Guest[] = [];
  #told = '';
  #certificate: Promise<RTCCertificate> | null = null;
  #handing: { guest: Guest; over: HandingOver } | null = null;
  /** Glasses that are introduced to the device to which the match has moved. */
  #others: readonly Guest[] = [];
  readonly #needs: HostNeeds;
  readonly #asked = new Asked();
  readonly #listeners = new Set<() => void>();
  readonly #off: (() => void)[];
  /** Hears that the match has moved, and gives the address where this device is a glass of it. */
  onMoved: (moved: MovedLine) => Promise<string> = () => Promise.resolve('');

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
      clock: Date.now,
      changed: () => undefined,
      beside: (side, message) => this.#beside(side, message),
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
  admit({ part, seats }: Pass, line: WireLine, remote = false): Guest | null {
    const given = part === 'watch' ? [] : [...new Set(seats)].filter((seat) => this.#canGo(seat));
    if (part !== 'watch' && (given.length === 0 || given.length !== seats.length)) {
      line.send(JSON.stringify({ say: 'bye', why: 'ended' }));
      line.close();
      return null;
    }
    const same = this.#guests.find((guest) => part !== 'watch' && guest.part === part && String(guest.seats) === String(given));
    for (const guest of this.#guests) if (guest !== same && sameSeats(guest.seats, given)) guest.side.end('taken');
    const guest = same ?? this.#guest({ part, seats: given }, remote);
    if (!same) this.#guests.push(guest);
    guest.link(line);
    this.#changed();
    if (remote) void guest.spares.offer();
    return guest;
  }

  #guest(pass: Pass, remote: boolean): Guest {
    return new Guest(this.#needs, pass, () => this.#changed(), remote ? () => this.connection() : null);
  }

  meet(part: GlassPart, seats: readonly Seat[]): MeetingPort {
    return new Meet(
      () => this.connection(),
      (line) => void this.admit({ part, seats }, line, true),
    );
  }

  /** What a connection of this device to another one is made of. */
  async connection(): Promise<WaitingFor> {
    this.#certificate ??= newCertificate();
    let certificate = await this.#certificate;
    if (certificate.expires <= Date.now()) {
      this.#certificate = newCertificate();
      certificate = await this.#certificate;
    }
    return { certificate, packs: true };
  }

  #beside(side: HostSide, message: BesideFromGlass): void {
    const guest = [...this.#guests, ...this.#others].find((candidate) => candidate.side === side);
    if (!guest) return;
    if (message.say === 'spare') guest.spares.take(message);
    else if (message.say === 'introduced' || message.say === 'moved') guest.onIntroduced(message);
    else if (this.#handing?.guest === guest) this.#handing.over.heard(message);
  }

  async handOver(glass: OtherGlass): Promise<{ how: HandedOver; hash: string }> {
    const guest = this.#guests.find((candidate) => candidate === glass);
    if (!guest?.mayTake || this.#handing) return { how: 'failed', hash: '' };
    const handover = new HandingOver(this.table, guest.side);
    this.#handing = { guest, over: handover };
    const others = (): Guest[] => this.#guests.filter((led) => led !== guest && led.spares.offered && led.side.linked);
    try {
      const outcome = await handover.move(() => ({ own: this.#own(guest), places: others().map(placeOf) }));
      return { how: outcome, hash: outcome === 'moved' ? await this.#moved(guest, others()) : '' };
    } finally {
      this.#handing = null;
    }
  }

  /** The place that this device wants where it is a glass: the seats that were asked here. */
  #own(next: Guest): WirePlace {
    const elsewhere = this.#guests.flatMap(({ seats }) => seats);
    const seats = this.table.seats.flatMap((_, seat) => (this.#canGo(seat) && !elsewhere.includes(seat) ? [seat] : []));
    return seats.length > 0 && next.part === 'seat' ? { part: 'seat', seats } : { part: 'watch', seats: [] };
  }

  /** The line to the new device goes on with the roles exchanged; the other glasses are introduced there. */
  async #moved(guest: Guest, others: readonly Guest[]): Promise<string> {
    const line = guest.side.release();
    guest.stop();
    for (const { side } of this.#guests.filter((glass) => glass !== guest && !others.includes(glass))) side.end('moved');
    [this.#guests, this.#others] = [[], others];
    if (!line) return '';
    line.turn?.();
    const certificate = (await this.#certificate) ?? null;
    return this.onMoved({ line, certificate, others });
  }

  /** The match has come to this device: glasses of the device before are led here, each to its place. `before`: the glass that device is now. */
  async introduce(before: Guest, places: readonly WirePlace[]): Promise<void> {
    const waiting = await Promise.all(places.map(async () => waitFor(await this.connection())));
    before.onIntroduced = (message) => {
      const met = message.say === 'introduced' ? meetingIn(message.code) : null;
      if (message.say === 'introduced' && met) void waiting[message.place]?.meet(met).catch(() => undefined);
    };
    for (const [nth, place] of places.entries()) {
      const next = waiting[nth];
      if (!next) continue;
      before.side.send({ say: 'introduce', place: nth, code: codeOf(next.self) });
      void next.opened.then((line) => this.admit(place, line, true));
    }
  }

  /** Takes the glasses of the match before along: the same players play another one. */
  follow(before: Hosting): void {
    for (const guest of before.#guests) {
      const { part, seats } = guest;
      if (part !== 'watch' && !seats.every((seat) => this.#canGo(seat))) continue;
      const next = this.#guest({ part, seats }, guest.spares.offered);
      this.#guests.push(next);
      next.follow(guest);
      // a glass that is away has agreed on the connections that waited in the match before
      if (next.side.linked) void next.spares.offer();
      else next.spares.follow(guest.spares);
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
    for (const guest of this.#others) if (!guest.side.linked) guest.stop();
    this.#others = this.#others.filter((guest) => guest.side.linked);
    for (const guest of this.#guests) {
      const { side, part, state } = guest;
      if (this.#handing?.guest === guest && !side.linked) this.#handing.over.heard(null);
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
      this.#guests.map(({ part, seats, state, replaced, mayTake }) => [part, seats, state, replaced, mayTake]),
    ]);
    if (seated === this.#told) return;
    this.#told = seated;
    this.table.seatElsewhere(elsewhere, hands);
    for (const listener of [...this.#listeners]) listener();
  }
}

const placeOf = ({ part, seats }: Guest): WirePlace => ({ part, seats: [...seats] });
