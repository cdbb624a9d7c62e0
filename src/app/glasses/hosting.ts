import { QuestionAges } from '../../glasses/question-ages.ts';
import { HostSide, type HostNeeds, type Pass } from '../../glasses/host-side.ts';
import type { SharedTable } from '../../glasses/shared-table.ts';
import type { BesideFromGlass, WireLine, WirePlace } from '../../glasses/wire.ts';
import { readDecision } from '../../record/shapes/decision-shape.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { HandedOver, OtherGlass } from '../../ui/contexts/table/hosting-port.ts';
import type { LogEntry } from '../../ui/contexts/table-port.ts';
import { cardSum } from './card-sum.ts';
import { HandingOver, type MovingTable } from './handing-over.ts';
import { codeOf, meetingIn } from './code.ts';
import { HostGlasses } from './host-glasses.ts';
import { waitFor } from './link.ts';
import type { Guest } from './other-glass.ts';
import { listenForWindows } from './window-line.ts';

/** The part of a table that hosting needs. */
export interface HostedTable extends SharedTable, MovingTable {
  seatElsewhere(elsewhere: readonly Seat[], hands: readonly Seat[]): void;
  subscribe(listener: (entry: LogEntry | null) => void): () => void;
}

/** The result of moving a match: the connection to its new host, the name of this device there, and the screens that still have to follow. */
export interface MovedLine {
  line: WireLine;
  certificate: RTCCertificate | null;
  formerGuests: readonly Guest[];
}

/** The other screens of a table: the part of each, and what each is sent. */
export class Hosting extends HostGlasses<HostSide> {
  #handing: { guest: Guest; handover: HandingOver } | null = null;
  /** Screens that are introduced to the device to which the match has moved. */
  #formerGuests: readonly Guest[] = [];
  readonly #needs: HostNeeds;
  readonly #questionAges = new QuestionAges();
  /** Called when the match has moved; gives the address where this device now sees it. */
  onMoved: (moved: MovedLine) => Promise<string> = () => Promise.resolve('');

  /** `listen`: listens for windows of this device. */
  constructor(
    private readonly table: HostedTable,
    listen: typeof listenForWindows = listenForWindows,
  ) {
    super(table.matchId);
    this.#needs = {
      table,
      questionAges: this.#questionAges,
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
    this.unsubscribers.push(
      table.subscribe((entry) => {
        this.#look(entry?.seat ?? null);
        for (const { side } of this.guests) side.tell();
      }),
      listen(table.matchId, (pass, line) => this.admit(pass, line)),
    );
  }

  protected sideOf(pass: Pass, changed: () => void): HostSide {
    return new HostSide({ ...this.#needs, changed }, pass);
  }

  protected sit(elsewhere: Seat[], hands: Seat[]): void {
    this.table.seatElsewhere(elsewhere, hands);
  }

  protected canGo(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.table.seats.length && !this.table.computers[seat];
  }

  #beside(side: HostSide, message: BesideFromGlass): void {
    const guest = [...this.guests, ...this.#formerGuests].find((candidate) => candidate.side === side);
    if (!guest) return;
    if (message.say === 'spare') guest.spares.take(message);
    else if (message.say === 'introduced' || message.say === 'moved') guest.onIntroduced(message);
    else if (this.#handing?.guest === guest) this.#handing.handover.heard(message);
  }

  override async handOver(glass: OtherGlass): Promise<{ outcome: HandedOver; hash: string }> {
    const guest = this.guests.find((candidate) => candidate === glass);
    if (!guest?.mayTake || this.#handing) return { outcome: 'failed', hash: '' };
    const handover = new HandingOver(this.table, guest.side);
    this.#handing = { guest, handover };
    const spares = (): Guest[] => this.guests.filter((led) => led !== guest && led.spares.offered && led.side.linked);
    try {
      const outcome = await handover.move(() => ({ own: this.#ownPlace(guest), places: spares().map(placeOf) }));
      return { outcome, hash: outcome === 'moved' ? await this.#moved(guest, spares()) : '' };
    } finally {
      this.#handing = null;
    }
  }

  /** The place that this device wants once the match has moved: the seats that were asked here. */
  #ownPlace(next: Guest): WirePlace {
    const elsewhere = this.guests.flatMap(({ seats }) => seats);
    const seats = this.table.seats.flatMap((_, seat) => (this.canGo(seat) && !elsewhere.includes(seat) ? [seat] : []));
    return seats.length > 0 && next.part === 'seat' ? { part: 'seat', seats } : { part: 'watch', seats: [] };
  }

  /** The connection to the new host stays, with the roles exchanged; the other screens are introduced there. */
  async #moved(guest: Guest, formerGuests: readonly Guest[]): Promise<string> {
    const line = guest.side.release();
    guest.stop();
    for (const { side } of this.guests.filter((glass) => glass !== guest && !formerGuests.includes(glass))) side.end('moved');
    [this.guests, this.#formerGuests] = [[], formerGuests];
    if (!line) return '';
    line.turn?.();
    const certificate = (await this.certificate) ?? null;
    return this.onMoved({ line, certificate, formerGuests });
  }

  /**
   * The match has moved to this device: brings the screens of the old host here, each to its place. `before`: the old host as a screen of this one.
   */
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

  #look(decider: Seat | null): void {
    const { table } = this;
    this.#questionAges.look(table.view(null), table.seats.length, table.decided, decider);
  }

  protected override changed(): void {
    for (const guest of this.#formerGuests) if (!guest.side.linked) guest.stop();
    this.#formerGuests = this.#formerGuests.filter((guest) => guest.side.linked);
    if (this.#handing && !this.#handing.guest.side.linked) this.#handing.handover.heard(null);
    super.changed();
  }
}

const placeOf = ({ part, seats }: Guest): WirePlace => ({ part, seats: [...seats] });
