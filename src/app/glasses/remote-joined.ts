import type { Meeting } from '../../glasses/meeting.ts';
import type { BesideFromHost, WireLine } from '../../glasses/wire.ts';
import { forgetAgreedTable, keepAgreedTable, keepsCertificate, type AgreedTable } from '../../storage/stores/glass-store.ts';
import type { MeetingPort } from '../../ui/contexts/table/hosting-port.ts';
import { codeOf, meetingIn } from './code.ts';
import { JoinedTable } from './joining.ts';
import { newName, openedWithin, waitFor, type LinkWaiting } from './link.ts';
import { Meet } from './meet.ts';
import type { Guest } from './other-glass.ts';
import { Taking, type KeepMatch, type TakenMatch, type Yours } from './taking.ts';

/**
 * Milliseconds in which a screen returns by its waiting connection; in which it returns by the agreed name, or reaches a table that moved; and
 * between two attempts, at first and at most.
 */
const NEXT = 700;
export const PATIENCE = 6000;
const REACHING = 20_000;
const BETWEEN = { first: 250, most: 30_000 };

/** The part of its device that a joined screen needs. */
export interface DeviceNeeds {
  keep: KeepMatch;
  /** Called when the match has moved to this device; its other screens arrive over this connection. */
  adopt: (match: TakenMatch, places: Yours, line: WireLine | null) => Promise<void>;
}

/** The name by which the device with the record knows this one. */
interface KnownEvents {
  address: string;
  certificate: RTCCertificate;
}

/** The joined table of another device. It notes how to return, and returns whenever its connection is lost. */
export class RemoteJoined extends JoinedTable {
  takenMatch: string | null = null;
  #agreed: Omit<AgreedTable, 'address'> | null = null;
  #next: { waiting: LinkWaiting; host: string } | null = null;
  /** Waits for the other device, in case its page is reloaded. */
  #anew: LinkWaiting | null = null;
  #returning = false;
  #isLeft = false;
  readonly #taking: Taking;

  /** `formerGuests`: screens that this device had before the match moved; they are introduced at its new device. */
  constructor(
    private readonly known: KnownEvents,
    private readonly needs: DeviceNeeds,
    private readonly formerGuests: readonly Guest[] = [],
  ) {
    super('watch', []);
    this.#taking = new Taking({
      keep: needs.keep,
      send: (message) => this.glass.send(message),
      changed: () => this.tell(),
      adopt: (match, places) => void this.#adopt(match, places),
    });
    this.until(() => {
      this.#isLeft = true;
      this.#next?.waiting.close();
      this.#anew?.close();
      this.#taking.giveUp();
      void forgetAgreedTable();
    });
    for (const [nth, glass] of formerGuests.entries())
      glass.onIntroduced = (message) => message.say === 'moved' && this.glass.send({ say: 'introduced', place: nth, code: message.code });
    this.subscribe(() => void (this.#isLost && this.#comeBack()));
  }

  get offer() {
    return this.#taking.state;
  }
  takeOver(yes: boolean): void {
    this.#taking.answer(yes);
  }

  get #isLost(): boolean {
    return !this.#isLeft && (this.state === 'shaky' || this.state === 'away');
  }

  meetAgain(): MeetingPort {
    return new Meet(
      () => Promise.resolve({ certificate: this.known.certificate, packs: false }),
      (line) => this.link(line),
      keepsCertificate(this.known.certificate),
    );
  }

  protected override beside(message: BesideFromHost): void {
    super.beside(message);
    if (message.say === 'spare') void this.#agree(message);
    else if (message.say === 'move') void this.#move(message.code);
    else if (message.say === 'introduce') this.formerGuests[message.place]?.side.send({ say: 'move', code: message.code });
    else this.#taking.heard(message);
  }

  /** Agrees on a name and a password under which this device returns, and makes a connection that waits until then. */
  async #agree({ again, next, anew = '' }: Extract<BesideFromHost, { say: 'spare' }>): Promise<void> {
    const { address, certificate } = this.known;
    this.#next?.waiting.close();
    this.#next = null;
    const [waiting, waitsAnew] = await Promise.all([waitFor({ certificate, packs: false }), this.#awaitAnew(anew)]);
    if (this.#isLeft) return [waiting, waitsAnew].forEach((made) => made?.close());
    this.#next = { waiting, host: next };
    const { print } = waiting.self;
    const named = newName();
    this.#agreed = { certificate, ...named, host: again, at: Date.now() };
    await keepAgreedTable({ address, ...this.#agreed, part: this.part });
    const code = (self: Pick<Meeting, 'ufrag' | 'pwd'>): string => codeOf({ ufrag: self.ufrag, pwd: self.pwd, print, addresses: [] });
    const reached = waitsAnew ? { anew: codeOf(waitsAnew.self) } : {};
    this.glass.send({ say: 'spare', again: code(named), next: code(waiting.self), ...reached });
  }

  /** Makes a connection that waits for the other device under its announced name; null where it announced none. */
  async #awaitAnew(name: string): Promise<LinkWaiting | null> {
    this.#anew?.close();
    this.#anew = null;
    const host = meetingIn(name);
    if (!host) return null;
    const waiting = await waitFor({ certificate: this.known.certificate, packs: false });
    await waiting.meet(host);
    this.#anew = waiting;
    void waiting.opened.then((line) => {
      if (this.#anew !== waiting || this.#isLeft) return;
      this.#anew = null;
      this.link(line);
    });
    return waiting;
  }

  /** Tries to return until a connection works. */
  async #comeBack(): Promise<void> {
    if (this.#returning) return;
    this.#returning = true;
    for (let pause = BETWEEN.first; this.#isLost; pause = Math.min(2 * pause, BETWEEN.most)) {
      const line = (await this.#byNext().catch(() => null)) ?? (this.#isLost ? await this.#byAgreed().catch(() => null) : null);
      if (line && !this.#isLeft) this.link(line);
      else await new Promise((done) => setTimeout(done, pause));
    }
    this.#returning = false;
  }

  /** Returns by the connection that waits on both sides. */
  async #byNext(): Promise<WireLine | null> {
    const next = this.#next;
    this.#next = null;
    const met = next && meetingIn(next.host);
    if (!met) return null;
    await next.waiting.meet(met);
    return openedWithin(next.waiting, NEXT);
  }

  /** Returns by a new connection, under the agreed name. */
  async #byAgreed(): Promise<WireLine | null> {
    const agreed = this.#agreed;
    const met = agreed && meetingIn(agreed.host);
    if (!met) return null;
    const { certificate, ufrag, pwd } = agreed;
    const waiting = await waitFor({ certificate, packs: false, agreed: { ufrag, pwd } });
    await waiting.meet(met);
    return openedWithin(waiting, PATIENCE);
  }

  /** Follows the match to its new device. */
  async #move(code: string): Promise<void> {
    const met = meetingIn(code);
    if (!met) return;
    const waiting = await waitFor({ certificate: this.known.certificate, packs: false });
    await waiting.meet(met);
    this.glass.send({ say: 'moved', code: codeOf(waiting.self) });
    const line = await openedWithin(waiting, REACHING);
    if (line && !this.#isLeft) this.link(line);
  }

  async #adopt(match: TakenMatch, places: Yours): Promise<void> {
    const line = this.release();
    line?.turn?.();
    await this.needs.adopt(match, places, line).catch(() => undefined); // on failure the match is opened without its other screens
    this.takenMatch = match.id;
    this.tell();
  }
}
