import { applyPatch, Unfit } from '../glasses/patch.ts';
import type { WireLine } from '../glasses/wire.ts';
import type { Json } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';
import { readFromClub } from './read-protocol.ts';
import type { DeviceId } from './terms/club.ts';
import {
  CLUB_PROTOCOL,
  matchOfText,
  matchText,
  signedText,
  type ClubAsk,
  type DeviceClosing,
  type DeviceProof,
  type FromClub,
  type FromDevice,
} from './terms/protocol.ts';

export type AskOutcome = { refused: Reason; value?: undefined } | { refused: null; value: Json | undefined };
type ClubSession = Extract<FromClub, { say: 'signed' }>;

/** The part of a device that signs it in. */
export interface DeviceSigns {
  /** The host of the club's address, with the port. */
  host: string;
  app: string;
  /** Null before the device has joined. */
  device: () => DeviceId | null;
  prove: (text: string) => Promise<DeviceProof>;
}

interface TopicHeard {
  value: Json | undefined;
  at: number;
  nth: number;
  hear: Set<(view: Json) => void>;
}

class MatchLine implements WireLine {
  onText: (text: string) => void = () => undefined;
  onGone: () => void = () => undefined;
  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

/** A device on its club: the topics it follows and its requests. It outlives its connection and repeats unanswered requests. */
export class DeviceSide {
  /** The member and device of this side; null while it is not signed in. */
  session: ClubSession | null = null;
  /** The name of the club; empty until the club has sent it. */
  club = '';
  /** The reason why the club has closed the connection; null while it has not. */
  closed: DeviceClosing | null = null;
  /** Called after signing in, a refusal, a lost connection, and a closed one. */
  onChange: (refused: Reason | null) => void = () => undefined;
  #line: WireLine | null = null;
  #challenge = '';
  /** The message that joins or watches with a code. */
  #entry: FromDevice | null = null;
  readonly #topics = new Map<string, TopicHeard>();
  readonly #asks = new Map<string, { ask: ClubAsk; resolve: (answered: AskOutcome) => void }>();
  readonly #matches = new Map<string, MatchLine>();

  constructor(private readonly signs: DeviceSigns) {}

  /** True if the device has a connection and is signed in. */
  get linked(): boolean {
    return this.#line !== null && this.session !== null;
  }
  /** The requests that have no answer yet. */
  get unanswered(): readonly { id: string; ask: ClubAsk }[] {
    return [...this.#asks].map(([id, { ask }]) => ({ id, ask }));
  }

  /** Uses this connection from now on. `entry` joins or watches with a code instead of signing in. */
  link(line: WireLine, entry: Extract<FromDevice, { say: 'join' | 'watch' }> | null = null): void {
    this.#line?.close();
    this.#line = line;
    this.#entry = entry;
    this.closed = null;
    line.onText = (text) => this.#line === line && this.#heard(text);
    line.onGone = () => this.#line === line && this.#lost();
    const session = entry === null ? (this.session?.session ?? null) : null;
    this.session = null;
    this.#send({ say: 'hello', protocol: CLUB_PROTOCOL, app: this.signs.app, session, device: this.signs.device() });
  }

  /** Tries another code on the same connection. */
  enter(entry: Extract<FromDevice, { say: 'join' | 'watch' }>): void {
    this.#entry = entry;
    this.#send(entry);
  }

  /** Ends the connection; unanswered requests wait. */
  leave(): void {
    const line = this.#line;
    this.#lost();
    line?.close();
  }

  /** The connection of a match for a screen (`GlassSide.link`). Pass it to `link` whenever `onChange` reports that the device is signed in. */
  lineOf(match: string): WireLine {
    this.#matches.get(match)?.onGone();
    const line = new MatchLine(
      (text) => this.#line?.send(matchText(match, text)),
      () => this.#matches.get(match) === line && this.#matches.delete(match),
    );
    this.#matches.set(match, line);
    return line;
  }

  /** Calls `hear` with every view of a topic, at once if one is known, until the returned function is called. */
  follow(topic: string, hear: (view: Json) => void): () => void {
    const known = this.#topics.get(topic) ?? { value: undefined, at: 0, nth: -1, hear: new Set() };
    const first = known.hear.size === 0;
    known.hear.add(hear);
    this.#topics.set(topic, known);
    if (known.value !== undefined) hear(known.value);
    if (first && this.linked) this.#send({ say: 'follow', topic });
    return () => {
      if (!known.hear.delete(hear) || known.hear.size > 0) return;
      this.#topics.delete(topic);
      if (this.linked) this.#send({ say: 'unfollow', topic });
    };
  }

  /** The number of entries in the last view of a topic. */
  atOf(topic: string): number {
    return this.#topics.get(topic)?.at ?? 0;
  }

  /** Sends a request and resolves with the club's answer, over any connection. `id` is the same for every try of the same request. */
  ask(id: string, ask: ClubAsk): Promise<AskOutcome> {
    return new Promise((done) => {
      this.#asks.set(id, { ask, resolve: done });
      if (this.linked) this.#send({ say: 'ask', id, ask });
    });
  }

  /** Withdraws an unanswered request. The club may have received it. */
  drawBack(id: string): void {
    this.#asks.delete(id);
  }

  #send(message: FromDevice): void {
    this.#line?.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#line = null;
    for (const line of [...this.#matches.values()]) line.onGone();
    this.#matches.clear();
    this.onChange(null);
  }

  #heard(text: string): void {
    const inner = matchOfText(text);
    if (inner) return this.#matches.get(inner.match)?.onText(inner.text);
    const message = readFromClub(text);
    if (message?.say === 'challenge') void this.#challenged(message.challenge, message.club);
    else if (message?.say === 'signed') this.#signed(message);
    else if (message?.say === 'unsigned') this.onChange(message.reason);
    else if (message?.say === 'view') this.#viewed(message);
    else if (message?.say === 'answered') {
      const { id, refused, value } = message;
      this.#asks.get(id)?.resolve(refused ? { refused } : { refused: null, value });
      this.#asks.delete(id);
    } else if (message?.say === 'closed') this.#closing(message);
  }

  async #challenged(challenge: string, club: string): Promise<void> {
    this.#challenge = challenge;
    this.club = club;
    const device = this.signs.device();
    if (this.#entry) this.#send(this.#entry);
    else if (device === null) this.onChange({ code: 'not-joined', clauses: [] });
    else {
      const proof = await this.signs.prove(signedText(this.signs.host, device, challenge));
      if (this.#challenge === challenge) this.#send({ say: 'sign', device, proof });
    }
  }

  #signed(session: ClubSession): void {
    this.session = session;
    this.#entry = null;
    for (const topic of this.#topics.keys()) this.#send({ say: 'follow', topic });
    for (const [id, { ask }] of this.#asks) this.#send({ say: 'ask', id, ask });
    this.onChange(null);
  }

  #viewed({ topic, at, nth, from, patch }: Extract<FromClub, { say: 'view' }>): void {
    const known = this.#topics.get(topic);
    if (!known) return;
    if (from !== null && from !== known.nth) return this.#send({ say: 'follow', topic });
    try {
      known.value = applyPatch(from === null ? undefined : known.value, patch);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      known.nth = -1;
      return this.#send({ say: 'follow', topic });
    }
    known.nth = nth;
    known.at = at;
    for (const hear of [...known.hear]) hear(known.value);
  }

  #closing({ why: closing, topic, protocol = 0 }: Extract<FromClub, { say: 'closed' }>): void {
    if (topic !== undefined) return;
    // a club that sends no number is older
    this.closed = closing === 'edition' && protocol < CLUB_PROTOCOL ? 'older-club' : closing;
    this.session = null;
    this.leave();
  }
}
