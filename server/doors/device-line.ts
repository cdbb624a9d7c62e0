import { readFromDevice } from '../../src/club/read-protocol.ts';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';
import { CLUB_PROTOCOL, matchOfText, matchText, type ClubClosing, type FromClub, type FromDevice } from '../../src/club/terms/protocol.ts';
import { HostSide } from '../../src/glasses/host-side.ts';
import type { WireLine } from '../../src/glasses/wire.ts';
import { readDecision } from '../../src/record/shapes/decision-shape.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import type { Club } from '../club.ts';
import type { News } from '../news.ts';
import type { Subject } from '../people/entry.ts';
import { Flood } from './flood.ts';
import { Topics } from './topics.ts';

/** The number of attempts to sign in on one connection. */
const ENTRIES = 10;

interface Sitting {
  line: WireLine;
  stop: () => void;
  /** The messages that arrived before the match was open. */
  early: string[] | null;
}

const decisionIn = (given: unknown): Decision | null => {
  const read = readDecision(given);
  return read.ok ? read.decision : null;
};

/** One connection of a device, as the club sees it: its member, the topics that it follows, and its matches. */
export class DeviceLine {
  subject: Subject | null = null;
  readonly #flood: Flood;
  readonly #topics: Topics;
  readonly #matches = new Map<string, Sitting>();
  #challenge = '';
  #entries = 0;
  #greeted = false;
  #closed = false;
  /** True if further messages are ignored. */
  #ignores = false;
  /** The number of requests without an answer. */
  #asking = 0;
  readonly #deaf: () => void;

  /** `host`: the address at which the device has reached the club. */
  constructor(
    private readonly club: Club,
    private readonly line: WireLine,
    private readonly host: string,
    perSecond: number = CLUB_LIMITS.perSecond,
  ) {
    this.#flood = new Flood(perSecond, perSecond * 3);
    this.#topics = new Topics({
      view: async (topic) => (this.subject === null ? null : club.view(topic, this.subject)),
      send: (message) => this.#send(message),
    });
    line.onText = (text) => this.#heard(text);
    line.onGone = () => this.#gone();
    this.#deaf = club.news.hear((news) => this.#changed(news));
  }

  end(closing: ClubClosing): void {
    if (this.#closed) return;
    this.#send({ say: 'closed', why: closing, ...(closing === 'edition' ? { protocol: CLUB_PROTOCOL } : {}) });
    this.line.close();
    this.#gone();
  }

  #gone(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#deaf();
    this.#topics.end();
    for (const sitting of this.#matches.values()) {
      sitting.stop();
      sitting.line.onGone();
    }
    this.#matches.clear();
    if (this.subject?.member) this.club.presence.counts(this.subject.member, -1);
  }

  #send(message: FromClub): void {
    if (!this.#closed) this.line.send(JSON.stringify(message));
  }

  #heard(text: string): void {
    if (this.#closed || this.#ignores) return;
    if (this.#flood.isTooMuch()) return this.end('noise');
    const inner = matchOfText(text);
    if (inner) return inner.text.length > CLUB_LIMITS.text ? this.end('noise') : this.#match(inner.match, inner.text);
    // no long message is read from a device that has not signed in
    const message = this.subject === null && text.length > CLUB_LIMITS.text ? null : readFromDevice(text);
    if (message === null) return this.end('noise');
    void this.#read(message).catch(() => this.end('damaged'));
  }

  async #read(message: FromDevice): Promise<void> {
    if (message.say === 'hello') return this.#hello(message);
    if (message.say === 'ping') {
      if (message.seen === true && this.subject?.device) this.club.pushes.isUsed(this.subject.device);
      return this.#send({ say: 'pong' });
    }
    if (!this.#greeted) return this.end('noise');
    if (message.say === 'sign' || message.say === 'join' || message.say === 'watch') return this.#enter(message);
    const { subject } = this;
    if (subject === null || this.club.now() > subject.until) return this.end('revoked');
    if (message.say === 'follow') await this.#topics.follow(message.topic);
    else if (message.say === 'unfollow') this.#topics.unfollow(message.topic);
    else await this.#ask(subject, message);
  }

  async #ask(subject: Subject, { id, ask }: Extract<FromDevice, { say: 'ask' }>): Promise<void> {
    this.#asking += 1;
    const answered = await this.club.ask(subject, id, ask).catch((): { refused: Reason } => ({ refused: { code: 'fault', clauses: [] } }));
    this.#asking -= 1;
    this.#send({ say: 'answered', id, refused: answered.refused, value: 'value' in answered ? answered.value : undefined });
    if (this.#ignores && this.#asking === 0) this.end('revoked');
  }

  #hello({ protocol, session }: Extract<FromDevice, { say: 'hello' }>): void {
    if (protocol !== CLUB_PROTOCOL) return this.end('edition');
    this.#greeted = true;
    const subject = session === null ? null : this.club.entry.bySession(session);
    if (subject) return this.#signed(subject);
    this.#challenge = this.club.seals.challenge(this.club.now());
    this.#send({ say: 'challenge', challenge: this.#challenge, club: this.club.registry.people.name });
  }

  async #enter(message: Extract<FromDevice, { say: 'sign' | 'join' | 'watch' }>): Promise<void> {
    this.#entries += 1;
    if (this.#entries > ENTRIES) return this.end('noise');
    const entered = await this.#entered(message);
    if (!('code' in entered)) return this.#signed(entered);
    // a removed device is told so, and keeps its own data
    if (message.say === 'sign' && this.club.registry.people.devices.get(message.device)?.out === true) return this.end('revoked');
    this.#send({ say: 'unsigned', reason: entered });
  }
  async #entered(message: Extract<FromDevice, { say: 'sign' | 'join' | 'watch' }>): Promise<Subject | Reason> {
    if (message.say === 'join') return this.club.entry.joins(message);
    if (message.say === 'watch') return this.club.entry.watches(message.code);
    return this.club.entry.signs(message.device, this.#challenge, { proof: message.proof, host: this.host });
  }

  #signed(subject: Subject): void {
    if (this.#closed) return;
    if (this.subject?.member) this.club.presence.counts(this.subject.member, -1);
    this.subject = null;
    if (subject.member && !this.club.presence.counts(subject.member, 1)) return this.end('crowded');
    this.subject = subject;
    const { session, until, member, role, device } = subject;
    this.#send({ say: 'signed', session, until, member, role, device });
  }

  #changed({ topic, people, match }: News): void {
    const { subject } = this;
    // a device or a link that was removed loses its connections at once, everywhere
    if (subject && people) {
      const known = this.club.entry.bySession(subject.session);
      if (known) this.subject = known;
      else {
        // the request that removed this device is answered first
        this.#ignores = true;
        if (this.#asking === 0) this.end('revoked');
        return;
      }
    }
    const concerns = !match || (subject?.member && match.players.includes(subject.member) && !this.#matches.has(match.id));
    this.#topics.changed(topic, concerns ? 'soon' : 'at leisure');
  }

  // matches

  #match(match: string, text: string): void {
    const { subject } = this;
    if (subject === null || this.club.now() > subject.until) return this.end('revoked');
    const sitting = this.#matches.get(match);
    if (!sitting || text.startsWith('{"say":"hello"')) {
      if (sitting?.early) return void sitting.early.push(text);
      sitting?.stop();
      void this.#sit(match, text, subject);
    } else if (sitting.early) sitting.early.push(text);
    else sitting.line.onText(text);
  }

  async #sit(match: string, text: string, subject: Subject): Promise<void> {
    const line: WireLine = {
      onText: () => undefined,
      onGone: () => undefined,
      send: (sent) => this.line.send(matchText(match, sent)),
      close: () => this.#rise(match, line),
    };
    const waiting = { line, early: [text], stop: () => undefined };
    this.#matches.set(match, waiting);
    const opened = await this.club.referee.open(match).catch(() => null);
    if (this.#matches.get(match) !== waiting || this.#closed) return;
    if (!opened) {
      this.#matches.delete(match);
      return line.send(JSON.stringify({ say: 'bye', why: 'ended' }));
    }
    const { match: table } = opened;
    const seats = table.begin.seats.flatMap((taker, seat) => ('member' in taker && taker.member === subject.member ? [seat] : []));
    const side = new HostSide(
      {
        table,
        called: this.club.called(match),
        questionAges: table.questionAges,
        cards: table.begin.cards,
        readDecision: decisionIn,
        now: () => performance.now(),
        changed: () => undefined,
        decide: (id, place, decision) => this.#decide(match, { id, at: place, decision }),
      },
      { part: seats.length > 0 ? 'seat' : 'watch', seats },
    );
    table.listeners.add(side);
    side.link(line);
    this.#matches.set(match, { line, stop: () => table.listeners.delete(side), early: null });
    for (const early of waiting.early) line.onText(early);
  }
  #rise(match: string, line: WireLine): void {
    const sitting = this.#matches.get(match);
    if (sitting?.line !== line) return;
    sitting.stop();
    this.#matches.delete(match);
  }

  async #decide(match: string, { id, at: place, decision }: { id: string | null; at: number; decision: Decision }): Promise<Reason | null> {
    const { subject } = this;
    if (!subject?.member || id === null || id.length < 8) return { code: 'malformed', clauses: [] };
    const opened = await this.club.referee.open(match);
    if (!opened) return { code: 'read-only', clauses: [] };
    const refused = await opened.match.say({ id: `${subject.member}.${id}`, at: place, decision });
    if (refused === null) await this.club.isBack(match, decision.seat);
    return refused;
  }
}
