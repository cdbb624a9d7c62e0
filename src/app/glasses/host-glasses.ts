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

/** Milliseconds for which a reloaded page remembers its screens, and in which they return to it. */
const EVENING = 12 * 3_600_000;
const RETURNING = 30_000;

const isShared = (seats: readonly Seat[], another: readonly Seat[]): boolean => seats.some((seat) => another.includes(seat));

/** The other screens of a match or campaign that is open on this device: which there are, how another one joins, and where they go next. */
export abstract class HostGlasses<Side extends HostEnd> implements HostingPort {
  protected guests: Guest<Side>[] = [];
  /** Functions that stop listening. */
  protected readonly unsubscribers: (() => void)[] = [];
  #lastSeating = '';
  #noted = '';
  #certificate: Promise<RTCCertificate> | null = null;
  readonly #listeners = new Set<() => void>();

  /** `id`: the match or the campaign that is shown. */
  constructor(readonly id: string) {}

  /** True if a seat may be given to another screen. */
  protected abstract canGo(seat: Seat): boolean;
  protected abstract sideOf(pass: Pass, changed: () => void): Side;
  /** Sets the seats that are asked on other screens, and those of which only the hand is there. */
  protected abstract sit(elsewhere: Seat[], hands: Seat[]): void;
  /** True if matches are begun from here, so that their screens return here afterwards. */
  protected get isHome(): boolean {
    return false;
  }

  get glasses(): readonly OtherGlass[] {
    return this.guests;
  }

  windowHash(part: GlassPart, seats: readonly Seat[]): string {
    return windowHash(this.id, part, seats);
  }

  /** Gives a connection its part. A seat that was on another screen moves to this one; a part that makes no sense is refused. */
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

  /** The parts of a connection from this device to another one. */
  async connection(): Promise<WaitingFor> {
    this.#certificate ??= newCertificate();
    let certificate = await this.#certificate;
    if (certificate.expires <= Date.now()) {
      this.#certificate = newCertificate();
      certificate = await this.#certificate;
    }
    return { certificate, packs: true };
  }

  /** The certificate by which other devices know this one; null before the first meeting. */
  protected get certificate(): Promise<RTCCertificate> | null {
    return this.#certificate;
  }

  /** Reconnects the screens that this device had before its page was reloaded: each waits under an agreed name, without codes. */
  async restore(): Promise<void> {
    const kept = await keptGlasses();
    const moment = Date.now();
    if (!kept || kept.of !== this.id || moment - kept.at > EVENING || kept.certificate.expires <= moment || this.#certificate) return;
    this.#certificate = Promise.resolve(kept.certificate);
    for (const glass of kept.glasses) void this.#fetchBack(glass).catch(() => undefined); // if this fails, the players scan codes again
  }

  async #fetchBack({ part, seats, ufrag, pwd, code }: KeptGlass): Promise<void> {
    const met = meetingIn(code);
    if (!met || this.guests.some((guest) => isShared(guest.seats, seats))) return;
    const awaited = this.#guest({ part, seats }, true);
    awaited.spares.wayBack = { ufrag, pwd, code };
    this.guests.push(awaited);
    // meanwhile its questions are asked on this device
    awaited.lose();
    const waiting = await waitFor({ ...(await this.connection()), agreed: { ufrag, pwd } });
    await waiting.meet(met);
    const line = await openedWithin(waiting, RETURNING);
    if (!line) return;
    if (this.guests.includes(awaited) && !awaited.side.linked) this.admit({ part, seats }, line, true);
    else line.close();
  }

  /** Takes over the screens of the match or campaign before. `seatOf`: the seat here of a seat there; null where it has none. */
  follow(before: HostGlasses<HostEnd>, seatOf: (seat: Seat) => Seat | null = (seat) => seat): void {
    this.#certificate ??= before.#certificate;
    for (const guest of before.guests) {
      const pass = this.#placed(before, guest, seatOf);
      if (!pass) continue;
      const next = this.#guest(pass, guest.spares.offered);
      next.origin = before.isHome ? guest.pass : guest.origin;
      this.guests.push(next);
      next.follow(guest);
      // a screen that is away knows only the connections that waited before
      if (next.side.linked) void next.spares.offer();
      else next.spares.follow(guest.spares);
    }
    this.changed();
  }

  /** The place of a screen here; a campaign's screen whose players have no seat in this game only watches. Null where it has no place. */
  #placed(before: HostGlasses<HostEnd>, { pass, origin }: Guest<HostEnd>, seatOf: (seat: Seat) => Seat | null): Pass | null {
    if (this.isHome && origin) return origin;
    if (pass.part === 'watch') return pass;
    const seats = pass.seats.flatMap((seat) => seatOf(seat) ?? []);
    if (seats.length === pass.seats.length && seats.every((seat) => this.canGo(seat))) return { part: pass.part, seats };
    return before.isHome ? { part: 'watch', seats: [] } : null;
  }

  /** The host has left its match: the screens wait for the next one. */
  pause(): void {
    for (const guest of this.guests) guest.pause();
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

  handOver(_glass: OtherGlass): Promise<{ outcome: HandedOver; hash: string }> {
    return Promise.resolve({ outcome: 'failed', hash: '' });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The host has left its match for good: its screens are told. */
  close(): void {
    for (const { side } of this.guests) side.end('ended');
    for (const unsubscribe of this.unsubscribers.splice(0)) unsubscribe();
    this.changed();
  }

  protected changed(): void {
    for (const guest of this.guests) {
      const { side, part, state } = guest;
      // a screen that only watched leaves nothing behind
      if (!side.isOver && (part !== 'watch' || side.linked || state !== 'away')) continue;
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
    if (seated === this.#lastSeating) return;
    this.#lastSeating = seated;
    this.sit(elsewhere, hands);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Stores where each screen waits, for a reload of the page. */
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
