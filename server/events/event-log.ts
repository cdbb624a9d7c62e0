import type { MemberId } from '../../src/club/terms/club.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import type { KeptEntry, Log } from '../log/log.ts';

/** An entry after the first. `at`: the position that the decision refers to. */
export interface EventEntry<Saying> {
  id: string;
  by: MemberId;
  when: number;
  at: number;
  saying: Saying;
  /** The things that the club added when it judged: a role, a random number. */
  beside?: { role: string; lot: number };
}

export type Judges<State, Saying> = (state: State, entry: EventEntry<Saying>) => { ok: true; state: State } | { ok: false; reason: Reason };

const TRIES = 8;

/** A campaign or a tournament on this worker: a fold of its log, from its first entry. */
export class EventLog<State, Saying> {
  damaged = false;
  length = 1;
  last: number;
  readonly #ids = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #stop: () => void = () => undefined;

  private constructor(
    private readonly log: Log,
    private readonly stream: string,
    public state: State,
    private readonly judges: Judges<State, Saying>,
    readonly began: number,
  ) {
    this.last = began;
  }

  /** `begins`: the state after the first entry; null where it is invalid. */
  static async open<State, Saying, Begin>(
    log: Log,
    stream: string,
    {
      begins,
      judges,
      changed,
    }: { begins: (begin: Begin, when: number) => State | null; judges: Judges<State, Saying>; changed: () => void },
  ): Promise<EventLog<State, Saying> | null> {
    const [first] = await log.read(stream, 0);
    if (!first) return null;
    const { begin, when } = JSON.parse(first.text) as { begin: Begin; when: number };
    const state = begins(begin, when);
    if (state === null) return null;
    const events = new EventLog(log, stream, state, judges, when);
    events.#stop = await log.follow(stream, 1, (kept) => {
      events.#take(kept);
      changed();
    });
    return events;
  }

  close(): void {
    this.#stop();
  }

  /** Judges and stores an entry, once, even when it is sent again. Null: it is durable. */
  say(entry: EventEntry<Saying>): Promise<Reason | null> {
    const done = this.#last.then(() => this.#store(entry));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #store(entry: EventEntry<Saying>): Promise<Reason | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (this.#ids.has(entry.id)) return null;
      if (this.damaged) return { code: 'read-only', clauses: [] };
      const judged = this.judges(this.state, entry);
      if (!judged.ok) return judged.reason;
      const place = this.length;
      const text = JSON.stringify(entry);
      const answer = await this.log.append(this.stream, place, text);
      if (answer.ok) {
        this.#take({ at: place, text });
        return null;
      }
      if (answer.why !== 'moved') return { code: `not-kept-${answer.why}`, clauses: [] };
      for (const kept of await this.log.read(this.stream, place)) this.#take(kept);
    }
    return { code: 'asked-otherwise', clauses: [] };
  }

  #take({ at: place, text }: KeptEntry): void {
    if (place !== this.length || this.damaged) return;
    const entry = JSON.parse(text) as EventEntry<Saying>;
    const judged = this.judges(this.state, entry);
    if (!judged.ok) {
      this.damaged = true;
      return;
    }
    this.length += 1;
    this.last = entry.when;
    this.#ids.add(entry.id);
    this.state = judged.state;
  }
}
