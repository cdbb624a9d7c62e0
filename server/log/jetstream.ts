import { nats, type JetStreamClient, type JetStreamManager, type NatsConnection, type NatsHeaders } from '../packages.ts';
import type { AppendAnswer, AppendedSeveral, KeptEntry, Log, StateKept } from './log.ts';
import { goneFromStream, LogGone, replacedStream } from './log-gone.ts';

const WRONG_LAST = 10_071;
/** Error codes with which newer servers refuse the second of two writers. */
const BUSY = [10_193, 10_194, 10_195];
const NO_MESSAGE = 10_037;
export const NO_STREAM = 10_059;
const NO_ROOM = [10_023, 10_047];
/** The metadata field with the unique number of a stream. The time of creation would not do: it differs between the servers of a cluster. */
export const NUMBER = 'moonrise-club';
const AT = 'Moonrise-At';
const AFTER = 'Moonrise-After';
/** Milliseconds between two checks for entries whose message was lost. */
const ASKING = 2000;
/** Milliseconds in which a missing stream may come back. */
const MISSING = 2000;

export interface JetStreamNeeds {
  servers: string[];
  replicas: 1 | 3;
  shard: string;
  /** Milliseconds to wait for an answer, and for the election of a leader. */
  timeout?: number;
  patience?: number;
}

interface Tail {
  /** The position of the last valid entry; −1 when there is none. */
  at: number;
  /** The sequence number of the last message of the subject, valid or not. */
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
 * The store of a cluster. One stream holds a shard, one subject a log. The server's check of the expected sequence only refuses early; the order of
 * the subject decides: of two messages for one position the earlier is valid, for every reader. So a cluster in which only the leader makes that
 * check cannot accept two decisions for one position.
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
  /** The reason why the opened stream is gone; null while it exists. */
  #gone: LogGone | null = null;

  /** Call `openJetStream` instead. */
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
    // Logs are not followed by consumers: an ordered consumer lives on one server, and was gone for half a minute after that server was killed. A
    // writer announces each entry by a plain message; entries whose message was lost are found by asking every two seconds.
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
  /** Appends one text at a time, because a subject takes no two messages at once. */
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
      return null; // a state only saves time
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

  /** The state of the opened stream. Throws where another stream has its name, because accepted entries are not in that one. */
  async #state(filter?: string): Promise<{ subjects?: Record<string, number> }> {
    const { config, state } = await this.manager.streams.info(this.#name, filter === undefined ? {} : { subjects_filter: filter });
    if ((config.metadata?.[NUMBER] ?? '') !== this.needs.number) this.#gone ??= replacedStream(this.#name);
    if (this.#gone) throw this.#gone;
    return state;
  }

  /** True if asking again is useless after so many milliseconds. */
  #isOver(error: unknown, waited: number): boolean {
    if (this.#closed || error instanceof LogGone) return true;
    return waited > (codeOf(error) === NO_STREAM ? MISSING : this.needs.patience);
  }

  /** Runs the appends and reads of one log one after the other. */
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

  /** The next message of a subject, read from the leader; null when there is none. */
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

  /** Reads a log on from its last known entry, and passes the new entries to its followers. */
  async #readOn(stream: string): Promise<KeptEntry[]> {
    let { at: place, seq } = this.#tails.get(stream) ?? { at: -1, seq: 0 };
    const entries: KeptEntry[] = [];
    for (
      let message = await this.#next(`${this.#prefix}${stream}`, seq + 1);
      message;
      message = await this.#next(`${this.#prefix}${stream}`, seq + 1)
    ) {
      ({ seq } = message);
      // a later message for the same position is not valid
      if (positionOf(message.header) !== place + 1) continue;
      place += 1;
      entries.push({ at: place, text: message.string() });
    }
    this.#tails.set(stream, { at: place, seq });
    for (const entry of entries) this.#tell(stream, entry);
    return entries;
  }

  /** Reads a whole subject at once: reading message by message would take a round trip for each. */
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
        // before the first entry, only its number tells a stream from a new one of the same name: `#readAll` checks it
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
        // the entry may have been stored although no answer came: read the subject
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
    } else if (!isOwn(await this.#catchUp(stream))) return { ok: false, why: 'moved' }; // in a cluster an acknowledgement counts only when the subject has the entry
    this.connection.publish(`heard.${shard}.${stream}`);
    return { ok: true };
  }
}
