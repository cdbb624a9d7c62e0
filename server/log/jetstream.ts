import { nats, type JetStreamClient, type JetStreamManager, type NatsConnection, type NatsHeaders } from '../packages.ts';
import type { AppendAnswer, AppendedSeveral, KeptEntry, Log, StateKept } from './log.ts';
import { goneFromStream, LogGone, replacedStream } from './log-gone.ts';

const WRONG_LAST = 10_071;
/** Codes with which newer servers refuse the second of two writers. */
const BUSY = [10_193, 10_194, 10_195];
const NO_MESSAGE = 10_037;
export const NO_STREAM = 10_059;
const NO_ROOM = [10_023, 10_047];
/** Under this name a stream has a number that no other has. The times at which its copies were made differ from server to server. */
export const NUMBER = 'moonrise-club';
const AT = 'Moonrise-At';
const AFTER = 'Moonrise-After';
/** Milliseconds between two looks for entries of which no message came. */
const ASKING = 2000;
/** For so many milliseconds a stream that is missing may come back. */
const MISSING = 2000;

export interface JetStreamNeeds {
  servers: string[];
  replicas: 1 | 3;
  shard: string;
  /** Milliseconds for an answer, and for the election of a leader. */
  timeout?: number;
  patience?: number;
}

interface Tail {
  /** The position of the last entry that counts; −1: none. */
  at: number;
  /** The sequence of the last message of the subject, counted or not. */
  seq: number;
}
/** The error code of a refusal by the server; 0 for any other failure. */
export const codeOf = (error: unknown): number => {
  const { code, api_error: api } = error as { code?: unknown; api_error?: { err_code?: number } };
  return typeof code === 'number' ? code : (api?.err_code ?? 0);
};
const wait = (milliseconds: number): Promise<unknown> => new Promise((done) => setTimeout(done, milliseconds));
const positionOf = (headers: NatsHeaders | undefined): number => Number(headers?.get(AT) || NaN);

/**
 * The store of a cluster. One stream holds a shard, a subject is a log. The server's own check of the expected sequence is the quick way to be refused;
 * what counts is the order of the subject: of two messages for one position the earlier counts, for every reader alike, so that a cluster whose
 * check is its leader's alone cannot make two decisions of one.
 */
export class JetStreamLog implements Log {
  readonly #tails = new Map<string, Tail>();
  readonly #hearers = new Map<string, Set<(kept: KeptEntry) => void>>();
  readonly #lines = new Map<string, Promise<unknown>>();
  readonly #name: string;
  readonly #points: string;
  readonly #prefix: string;
  readonly #heard: { unsubscribe(): void };
  readonly #asking: NodeJS.Timeout;
  #closed = false;
  /** Why the stream that was opened is no more; null while it is there. */
  #gone: LogGone | null = null;

  /** Use `openJetStream`. */
  constructor(
    private readonly connection: NatsConnection,
    private readonly manager: JetStreamManager,
    private readonly client: JetStreamClient,
    private readonly needs: Required<JetStreamNeeds> & { number: string },
  ) {
    const { shard } = needs;
    this.#name = `CLUB_${shard}`;
    this.#points = `POINTS_${shard}`;
    this.#prefix = `club.${shard}.`;
    // Logs are not followed by consumers: an ordered consumer lives on one server, and was gone for half a minute after a kill. A writer says by a plain message
    // that it has appended an entry; entries whose message was lost are found by asking every two seconds.
    const heard = `heard.${shard}.`;
    this.#heard = connection.subscribe(`${heard}>`, {
      callback: (error, { subject }) => {
        const stream = subject.slice(heard.length);
        if (!error && this.#hearers.has(stream)) this.#follows(stream);
      },
    });
    this.#asking = setInterval(() => {
      void this.#state().catch(() => undefined);
      for (const stream of this.#hearers.keys()) this.#follows(stream);
    }, ASKING);
    this.#asking.unref();
  }

  append(stream: string, place: number, text: string): Promise<AppendAnswer> {
    return this.#inLine(stream, () => this.#append(stream, place, text));
  }
  /** One after the other: a subject takes no two messages at once. */
  appendAll(stream: string, place: number, texts: readonly string[]): Promise<AppendedSeveral> {
    return this.#inLine(stream, async () => {
      for (const [kept, text] of texts.entries()) {
        const answer = await this.#append(stream, place + kept, text);
        if (!answer.ok) return { kept, why: answer.why };
      }
      return { kept: texts.length, why: null };
    });
  }
  read(stream: string, from: number): Promise<KeptEntry[]> {
    return this.#inLine(stream, async () => (await this.#readAll(stream)).filter(({ at: place }) => place >= from));
  }
  follow(stream: string, from: number, hear: (kept: KeptEntry) => void): Promise<() => void> {
    return this.#inLine(stream, async () => {
      const all = this.#hearers.get(stream) ?? new Set();
      for (const kept of await this.#readAll(stream)) if (kept.at >= from) hear(kept);
      this.#hearers.set(stream, all.add(hear));
      return () => {
        all.delete(hear);
        if (all.size === 0) this.#hearers.delete(stream);
      };
    });
  }
  async list(prefix: string): Promise<{ stream: string; length: number }[]> {
    const state = await this.#state(`${this.#prefix}>`);
    return Object.entries(state.subjects ?? {})
      .map(([subject, length]) => ({ stream: subject.slice(this.#prefix.length), length }))
      .filter(({ stream }) => stream.startsWith(prefix))
      .sort((a, b) => (a.stream < b.stream ? -1 : 1));
  }
  async keepPoint(stream: string, after: number, text: string): Promise<void> {
    const known = await this.point(stream);
    if (known && known.after >= after) return;
    const headers = nats().headers();
    headers.set(AFTER, String(after));
    await this.client.publish(`point.${this.needs.shard}.${stream}`, text, { headers, timeout: this.needs.timeout });
  }
  async point(stream: string): Promise<StateKept | null> {
    try {
      const message = await this.manager.streams.getMessage(this.#points, { last_by_subj: `point.${this.needs.shard}.${stream}` });
      return message && { after: Number(message.header?.get(AFTER)), text: message.string() };
    } catch {
      return null; // it is only a shortcut
    }
  }
  async check(): Promise<string | null> {
    try {
      await this.#state();
      await this.keepPoint('check', Date.now(), '');
      return null;
    } catch (error) {
      if (codeOf(error) === NO_STREAM) return goneFromStream(this.#name, this.#points).message;
      return error instanceof LogGone ? error.message : `The store of the club fails: ${String(error)}`;
    }
  }
  async drop(stream: string): Promise<void> {
    await this.#state();
    this.#tails.delete(stream);
    await this.manager.streams.purge(this.#name, { filter: `${this.#prefix}${stream}` });
    await this.manager.streams.purge(this.#points, { filter: `point.${this.needs.shard}.${stream}` });
  }
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#asking);
    this.#heard.unsubscribe();
    await this.connection.drain().catch(() => this.connection.close());
  }

  /** What the server has of the stream that was opened. Throws where another one has its name: what was accepted is not in it. */
  async #state(filter?: string): Promise<{ subjects?: Record<string, number> }> {
    const { config, state } = await this.manager.streams.info(this.#name, filter === undefined ? {} : { subjects_filter: filter });
    if ((config.metadata?.[NUMBER] ?? '') !== this.needs.number) this.#gone ??= replacedStream(this.#name);
    if (this.#gone) throw this.#gone;
    return state;
  }

  /** Whether it is of no use to ask again, after so many milliseconds. */
  #isOver(error: unknown, waited: number): boolean {
    if (this.#closed || error instanceof LogGone) return true;
    return waited > (codeOf(error) === NO_STREAM ? MISSING : this.needs.patience);
  }

  /** Appends and readings of one log go one after the other. */
  #inLine<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#lines.get(stream) ?? Promise.resolve()).then(work, work);
    this.#lines.set(stream, done);
    const forget = (): void => void (this.#lines.get(stream) === done && this.#lines.delete(stream));
    done.then(forget, forget);
    return done;
  }
  #follows(stream: string): void {
    this.#inLine(stream, () => this.#catchUp(stream)).catch(() => undefined);
  }
  #tell(stream: string, kept: KeptEntry): void {
    for (const hear of [...(this.#hearers.get(stream) ?? [])]) hear(kept);
  }
  #catchUp(stream: string): Promise<KeptEntry[]> {
    return this.#tails.has(stream) ? this.#readOn(stream) : this.#readAll(stream);
  }

  /** The next message of a subject, asked of the leader; null: there is none. */
  async #next(subject: string, seq: number) {
    for (const start = Date.now(); ;) {
      if (this.#gone) throw this.#gone;
      try {
        return await this.manager.streams.getMessage(this.#name, { next_by_subj: subject, seq });
      } catch (error) {
        if (codeOf(error) === NO_MESSAGE) return null;
        if (this.#isOver(error, Date.now() - start)) throw error;
        await wait(100);
      }
    }
  }

  /** Reads on from where a log was read last, and tells those who follow it. */
  async #readOn(stream: string): Promise<KeptEntry[]> {
    let { at: place, seq } = this.#tails.get(stream) ?? { at: -1, seq: 0 };
    const entries: KeptEntry[] = [];
    for (
      let message = await this.#next(`${this.#prefix}${stream}`, seq + 1);
      message;
      message = await this.#next(`${this.#prefix}${stream}`, seq + 1)
    ) {
      ({ seq } = message);
      // a later message for a position that is taken does not count
      if (positionOf(message.header) !== place + 1) continue;
      place += 1;
      entries.push({ at: place, text: message.string() });
    }
    this.#tails.set(stream, { at: place, seq });
    for (const entry of entries) this.#tell(stream, entry);
    return entries;
  }

  /** All of a subject at once: a walk would take a round trip a message. */
  async #readAll(stream: string): Promise<KeptEntry[]> {
    const subject = `${this.#prefix}${stream}`;
    for (const start = Date.now(); ;) {
      try {
        return await this.#fetched(stream, subject);
      } catch (error) {
        if (this.#isOver(error, Date.now() - start)) throw error;
        await wait(100);
      }
    }
  }
  async #fetched(stream: string, subject: string): Promise<KeptEntry[]> {
    const count = (await this.#state(subject)).subjects?.[subject] ?? 0;
    if (count === 0) {
      this.#tails.set(stream, { at: -1, seq: 0 });
      return [];
    }
    const consumer = await this.client.consumers.get(this.#name, {
      filter_subjects: subject,
      deliver_policy: 'all',
      inactive_threshold: 5000,
    });
    const kept: KeptEntry[] = [];
    let [seen, seq] = [0, 0];
    for await (const message of await consumer.fetch({ max_messages: count, expires: Math.max(1000, this.needs.timeout) })) {
      seen += 1;
      ({ seq } = message);
      if (positionOf(message.headers) === kept.length) kept.push({ at: kept.length, text: message.string() });
      if (seen === count) break;
    }
    await consumer.delete().catch(() => false);
    if (seen < count) throw new Error('fewer messages than there are');
    const before = this.#tails.get(stream)?.at ?? Infinity;
    this.#tails.set(stream, { at: kept.length - 1, seq });
    for (const entry of kept) if (entry.at > before) this.#tell(stream, entry);
    return kept;
  }

  async #append(stream: string, place: number, text: string): Promise<AppendAnswer> {
    const isOwn = (kept: readonly KeptEntry[]): boolean => kept.some((entry) => entry.at === place && entry.text === text);
    let isMissing = false;
    for (const end = Date.now() + this.needs.patience; Date.now() < end && !this.#closed && !this.#gone && !isMissing;) {
      try {
        // nothing but the number of the message before tells one stream from another: before the first entry there is none
        if ((this.#tails.get(stream)?.at ?? -1) < 0) await this.#readAll(stream);
        const tail = this.#tails.get(stream) ?? { at: -1, seq: 0 };
        if (tail.at + 1 !== place) {
          if (isOwn(await this.#catchUp(stream))) return { ok: true };
          if ((this.#tails.get(stream)?.at ?? -1) + 1 !== place) return { ok: false, why: 'moved' };
          continue;
        }
        return await this.#published(stream, { at: place, text }, tail, isOwn);
      } catch (error) {
        if (NO_ROOM.includes(codeOf(error)) || /no space|insufficient (storage )?resources|maximum bytes/i.test(String(error)))
          return { ok: false, why: 'full' };
        if (!BUSY.includes(codeOf(error)) && codeOf(error) !== WRONG_LAST) await wait(50);
        // the entry may have been stored without an answer: the subject tells
        const newer = await this.#catchUp(stream).catch((fault: unknown) => {
          isMissing = codeOf(fault) === NO_STREAM;
          return null;
        });
        if (newer && isOwn(newer)) return { ok: true };
        if (newer && (this.#tails.get(stream)?.at ?? -1) >= place) return { ok: false, why: 'moved' };
      }
    }
    return { ok: false, why: 'unknown' };
  }

  async #published(
    stream: string,
    { at: place, text }: KeptEntry,
    tail: Tail,
    isOwn: (kept: readonly KeptEntry[]) => boolean,
  ): Promise<AppendAnswer> {
    const { replicas, shard, timeout } = this.needs;
    const headers = nats().headers();
    headers.set(AT, String(place));
    const expect = { lastSubjectSequence: tail.seq, streamName: this.#name };
    const { seq } = await this.client.publish(`${this.#prefix}${stream}`, text, { headers, timeout, retries: 1, expect });
    if (replicas === 1) {
      this.#tails.set(stream, { at: place, seq });
      this.#tell(stream, { at: place, text });
    } else if (!isOwn(await this.#catchUp(stream))) return { ok: false, why: 'moved' }; // in a cluster an acknowledgement is believed once the subject says the same
    this.connection.publish(`heard.${shard}.${stream}`);
    return { ok: true };
  }
}
