import type { HostEnd } from '../../glasses/host-end.ts';
import type { Pass } from '../../glasses/host-side.ts';
import type { WireLine } from '../../glasses/wire.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { keepGlasses, keptGlasses, type KeptGlass } from '../../storage/stores/glass-store.ts';
import type { GlassPart, HandedOver, HostingPort, MeetingPort, OtherGlass } from '../../ui/contexts/table/hosting-port.ts';
import { windowHash } from '../../ui/contexts/places.ts';
import { meetingIn } from './code.ts';
import { newCertificate, openedWithin, waitFor, type WaitingFor } from './link.ts';
import { Meet } from './meet.ts';
import { Guest } from './other-glass.ts';

/** Milliseconds for which glasses are known to a page that was reloaded, and in which they come back to it. */
const EVENING = 12 * 3_600_000;
const RETURNING = 30_000;

const isShared = (seats: readonly Seat[], another: readonly Seat[]): boolean => seats.some((seat) => another.includes(seat));

/** The other glasses of what lies open on this device: which there are, how another one comes, and where they go next. */
export abstract class HostGlasses<Side extends HostEnd> implements HostingPort {
  protected guests: Guest<Side>[] = [];
  /** Calls off what is listened to. */
  protected readonly off: (() => void)[] = [];
  #told = '';
  #noted = '';
  #certificate: Promise<RTCCertificate> | null = null;
  readonly #listeners = new Set<() => void>();

  /** `id`: of what is shown, a match or a campaign. */
  constructor(readonly id: string) {}

  /** Whether a seat may be given to a glass. */
  protected abstract canGo(seat: Seat): boolean;
  protected abstract sideOf(pass: Pass, changed: () => void): Side;
  /** These seats are on other glasses from now on. */
  protected abstract sit(elsewhere: Seat[], hands: Seat[]): void;
  /** Whether matches are begun from here, and glasses come back here from them. */
  protected get isHome(): boolean {
    return false;
  }

  get glasses(): readonly OtherGlass[] {
    return this.guests;
  }

  windowHash(part: GlassPart, seats: readonly Seat[]): string {
    return windowHash(this.id, part, seats);
  }

  /** Gives a line its part. A seat that was elsewhere before is there no more; a part that makes no sense is refused. */
  admit({ part, seats }: Pass, line: WireLine, remote = false): Guest<Side> | null {
    const given = part === 'watch' ? [] : [...new Set(seats)].filter((seat) => this.canGo(seat));
    if (part !== 'watch' && (given.length === 0 || given.length !== seats.length)) {
      line.send(JSON.stringify({ say: 'bye', why: 'ended' }));
      line.close();
      return null;
    }
    const same = this.guests.find((guest) => part !== 'watch' && guest.part === part && String(guest.seats) === String(given));
    for (const guest of this.guests) if (guest !== same && isShared(guest.seats, given)) guest.side.end('taken');
    const guest = same ?? this.#guest({ part, seats: given }, remote);
    if (!same) this.guests.push(guest);
    guest.link(line);
    this.changed();
    if (remote) void guest.spares.offer();
    return guest;
  }

  #guest(pass: Pass, remote: boolean): Guest<Side> {
    return new Guest(
      (changed) => this.sideOf(pass, changed),
      pass,
      () => this.changed(),
      remote ? () => this.connection() : null,
    );
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

  /** The certificate by which this device is known; null while it has met nobody. */
  protected get certificate(): Promise<RTCCertificate> | null {
    return this.#certificate;
  }

  /** Fetches the glasses back that this device had before its page began anew: each waits under a name that was agreed on, and nobody looks. */
  async restore(): Promise<void> {
    const kept = await keptGlasses();
    const moment = Date.now();
    if (!kept || kept.of !== this.id || moment - kept.at > EVENING || kept.certificate.expires <= moment || this.#certificate) return;
    this.#certificate = Promise.resolve(kept.certificate);
    for (const glass of kept.glasses) void this.#fetchBack(glass).catch(() => undefined); // it is met by two looks
  }

  async #fetchBack({ part, seats, ufrag, pwd, code }: KeptGlass): Promise<void> {
    const met = meetingIn(code);
    if (!met || this.guests.some((guest) => isShared(guest.seats, seats))) return;
    const awaited = this.#guest({ part, seats }, true);
    awaited.spares.wayBack = { ufrag, pwd, code };
    this.guests.push(awaited);
    // its questions are not put here meanwhile
    awaited.lose();
    const waiting = await waitFor({ ...(await this.connection()), agreed: { ufrag, pwd } });
    await waiting.meet(met);
    const line = await openedWithin(waiting, RETURNING);
    if (!line) return;
    if (this.guests.includes(awaited) && !awaited.side.linked) this.admit({ part, seats }, line, true);
    else line.close();
  }

  /** Takes the glasses of what lay here before along. `seatOf`: the seat here of a seat there; null where it has none. */
  follow(before: HostGlasses<HostEnd>, seatOf: (seat: Seat) => Seat | null = (seat) => seat): void {
    this.#certificate ??= before.#certificate;
    for (const guest of before.guests) {
      const pass = this.#placed(before, guest, seatOf);
      if (!pass) continue;
      const next = this.#guest(pass, guest.spares.offered);
      next.origin = before.isHome ? guest.pass : guest.origin;
      this.guests.push(next);
      next.follow(guest);
      // a glass that is away has agreed on the connections that waited before
      if (next.side.linked) void next.spares.offer();
      else next.spares.follow(guest.spares);
    }
    this.changed();
  }

  /** The place here of a glass; a player of a campaign whose game this is not watches. Null where it has none. */
  #placed(before: HostGlasses<HostEnd>, { pass, origin }: Guest<HostEnd>, seatOf: (seat: Seat) => Seat | null): Pass | null {
    if (this.isHome && origin) return origin;
    if (pass.part === 'watch') return pass;
    const seats = pass.seats.flatMap((seat) => seatOf(seat) ?? []);
    if (seats.length === pass.seats.length && seats.every((seat) => this.canGo(seat))) return { part: pass.part, seats };
    return before.isHome ? { part: 'watch', seats: [] } : null;
  }

  /** The host has left its match: the glasses wait for the next one. */
  rest(): void {
    for (const guest of this.guests) guest.rest();
  }

  goOnHere(glass: OtherGlass): void {
    const guest = this.guests.find((candidate) => candidate === glass);
    if (guest) guest.replaced = true;
    this.changed();
  }

  dismiss(glass: OtherGlass): void {
    this.guests.find((candidate) => candidate === glass)?.side.end('ended');
    this.changed();
  }

  handOver(_glass: OtherGlass): Promise<{ how: HandedOver; hash: string }> {
    return Promise.resolve({ how: 'failed', hash: '' });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The host has left its match for good: its glasses are told. */
  close(): void {
    for (const { side } of this.guests) side.end('ended');
    for (const unsubscribe of this.off.splice(0)) unsubscribe();
    this.changed();
  }

  protected changed(): void {
    for (const guest of this.guests) {
      const { side, part, state } = guest;
      // a glass that only watched leaves nothing behind
      if (!side.over && (part !== 'watch' || side.linked || state !== 'away')) continue;
      guest.stop();
      this.guests = this.guests.filter((candidate) => candidate !== guest);
    }
    void this.#note();
    const seatsOf = (part: GlassPart): Seat[] =>
      this.guests.flatMap((guest) => (guest.part === part && !guest.replaced ? [...guest.seats] : [])).sort();
    const [elsewhere, hands] = [seatsOf('seat'), seatsOf('hand')];
    const seated = JSON.stringify([
      elsewhere,
      hands,
      this.guests.map(({ part, seats, state, replaced, mayTake }) => [part, seats, state, replaced, mayTake]),
    ]);
    if (seated === this.#told) return;
    this.#told = seated;
    this.sit(elsewhere, hands);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Notes where each glass waits, for a page that is reloaded. */
  async #note(): Promise<void> {
    const glasses = this.guests.flatMap(({ part, seats, spares }): KeptGlass[] =>
      spares.wayBack && part !== 'watch' ? [{ part, seats, ...spares.wayBack }] : [],
    );
    const noted = glasses.length === 0 && this.#noted === '' ? '' : JSON.stringify(glasses);
    if (noted === this.#noted) return;
    this.#noted = noted;
    const certificate = await this.#certificate;
    if (certificate) await keepGlasses({ of: this.id, certificate, glasses, at: Date.now() });
  }
}
