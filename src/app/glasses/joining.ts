import { createActor } from 'xstate';
import { line as chart } from '../../../machines/app/line.ts';
import { GlassSide } from '../../glasses/glass-side.ts';
import type { Line, Part } from '../../glasses/wire.ts';
import type { Meeting } from '../../glasses/meeting.ts';
import { toBase64Url } from '../../record/base64.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { agreedTable, forgetAgreedTable, keepAgreedTable, keepsCertificate } from '../../storage/glass-store.ts';
import type { GuestPort, JoiningPort, MeetingPort } from '../../ui/contexts/glasses-port.ts';
import { windowOf } from '../../ui/contexts/places.ts';
import { codeOf, meetingIn } from './code.ts';
import { newCertificate, waitFor } from './link.ts';
import { Meet } from './meet.ts';
import { RemoteTable } from './remote-table.ts';
import { knockAtWindow } from './window-line.ts';

/** Milliseconds between two questions whether the host is still there. */
const PING = 2000;
/** Milliseconds in which a glass comes back by what was agreed, and for how long that holds. */
const PATIENCE = 6000;
const EVENING = 12 * 3_600_000;

const newName = (): string => crypto.randomUUID();

/** This glass at a table elsewhere. */
export class JoinedTable implements GuestPort {
  table: RemoteTable | null = null;
  readonly glass = new GlassSide(newName());
  readonly #line = createActor(chart);
  readonly #listeners = new Set<() => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  #off: (() => void)[] = [];

  constructor(
    private readonly wanted: Part,
    private readonly wantedSeats: readonly Seat[],
  ) {
    this.glass.onHeard = () => this.#line.send({ type: 'HEARD' });
    this.glass.subscribe(() => this.#told());
    this.#line.subscribe(() => this.#tell());
    this.#timer = setInterval(() => this.glass.send({ say: 'ping' }), PING);
  }

  get part(): Part {
    return this.glass.welcome?.part ?? this.wanted;
  }
  get seats(): readonly Seat[] {
    return this.glass.welcome?.seats ?? this.wantedSeats;
  }
  get state(): GuestPort['state'] {
    if (this.glass.ended) return 'ended';
    if (!this.table) return 'waiting';
    return this.glass.linked ? this.#line.getSnapshot().value : 'away';
  }

  /** Speaks over this line from now on. */
  link(line: Line): void {
    this.glass.link(line);
    this.#line.start();
    this.#line.send({ type: 'HEARD' });
    this.#tell();
  }

  /** Called off when the table is left. */
  until(off: () => void): this {
    this.#off.push(off);
    return this;
  }

  close(): void {
    clearInterval(this.#timer);
    this.glass.leave();
    this.table?.leave();
    for (const unsubscribe of this.#off.splice(0)) unsubscribe();
    this.#line.stop();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #told(): void {
    const { glass } = this;
    // another match is another table: a rematch comes over the same line
    if (glass.told && this.table?.matchId !== glass.welcome?.match) {
      this.table?.leave();
      this.table = new RemoteTable(glass);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The joined table of another device: it notes how it comes back. */
class RemoteJoined extends JoinedTable {
  constructor(
    private readonly address: string,
    private readonly certificate: RTCCertificate,
  ) {
    super('watch', []);
    this.until(() => void forgetAgreedTable());
  }

  /** Speaks over a line to a device that reaches this one by `self`. */
  reached(line: Line, self: Meeting): this {
    this.glass.onSpare = (host) => void this.#agree(host, self);
    this.link(line);
    return this;
  }

  meetAgain(): MeetingPort {
    return new Meet(
      () => Promise.resolve({ certificate: this.certificate, packs: false }),
      (line, self) => this.reached(line, self),
      keepsCertificate(this.certificate),
    );
  }

  /** Agrees on a name and a password under which this device comes back. */
  async #agree(host: string, { print }: Meeting): Promise<void> {
    const { address, certificate } = this;
    const agreed = { ufrag: letters(8), pwd: letters(24) };
    const isKept = await keepAgreedTable({ address, certificate, ...agreed, host, at: Date.now() });
    if (isKept) this.glass.send({ say: 'spare', again: codeOf({ ...agreed, print, addresses: [] }) });
  }
}

/** Letters that nobody guesses. */
const letters = (count: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(count)))
    .replaceAll(/[-_]/g, '+')
    .slice(0, count);

export const joining: JoiningPort = {
  window(address) {
    const named = windowOf(address);
    if (!named) return null;
    const { match, part, seats } = named;
    const joined = new JoinedTable(part, seats);
    return joined.until(knockAtWindow(match, newName(), { part, seats }, (line) => joined.link(line)));
  },

  meet(code) {
    const certificate = newCertificate();
    let done: (guest: GuestPort) => void = () => undefined;
    const guest = new Promise<GuestPort>((take) => (done = take));
    const meeting = new Meet(
      async () => ({ certificate: await certificate, packs: false }),
      (line, self) => void certificate.then((made) => done(new RemoteJoined(code, made).reached(line, self))),
      certificate.then(keepsCertificate, () => true),
    );
    if (code !== '') meeting.read(code);
    return { meeting, guest };
  },

  async again(address) {
    const agreed = await agreedTable();
    const host = agreed && meetingIn(agreed.host);
    if (!agreed || !host || agreed.address !== address || Date.now() - agreed.at > EVENING) return null;
    try {
      const { certificate, ufrag, pwd } = agreed;
      const waiting = await waitFor({ certificate, packs: false, agreed: { ufrag, pwd } });
      await waiting.meet(host);
      const line = await Promise.race([waiting.opened, new Promise<null>((done) => setTimeout(done, PATIENCE, null))]);
      if (line) return new RemoteJoined(address, certificate).reached(line, waiting.self);
      waiting.close();
    } catch {
      // browsers may forbid it, and then two looks do
    }
    await forgetAgreedTable();
    return null;
  },
};
