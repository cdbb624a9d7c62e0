import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';
import { Library } from '../../../src/app/library.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { plainOf } from './plain-of.ts';

const BEGUN = Date.UTC(2026, 4, 3, 12);
/** Timers up to this run at once; the others wait for `later`. */
const SOON = 50;
/** So many turns after a deed everything that it began is over. */
const TURNS = 25;
/** So many timers run one after another: what is tried again would never end. */
const MOST = 12;

/** The cards of a match and of a campaign are the same in each. */
const CARDS = new Set(['cards', 'catalogue']);

type Writer = (this: IDBObjectStore, ...given: never[]) => unknown;
type Aborted = { transaction: { _abort: (name: string) => void } };
interface Timer {
  id: number;
  after: number;
  call: () => void;
}
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
const prototype = IDBObjectStore.prototype as unknown as Record<'put' | 'add' | 'delete', Writer>;
const writers = { put: prototype.put, add: prototype.add, delete: prototype.delete };

/** A device whose clock, chance, timers, windows and locks are the test's. It notes in order what its library writes and tells. */
export class NotedDevice {
  readonly #indexedDB = new IDBFactory();
  /** What was written since the last `take`, and what was told to other windows and to the screens. */
  readonly #writes: unknown[] = [];
  readonly #told: unknown[] = [];
  readonly #memory = new Map<string, string>();
  readonly #channels = new Set<{ name: string; hear: (data: unknown) => void }>();
  readonly #held = new Set<string>();
  #timers: Timer[] = [];
  #count = 0;
  #timerId = 0;
  #time = BEGUN;
  /** While it is set, each write finds no room. */
  full = false;

  constructor() {
    this.#install();
  }

  database(): Database {
    return new Database('moonrise', { indexedDB: this.#indexedDB, IDBKeyRange });
  }

  /** A database that the browser does not open. */
  closedDatabase(): Database {
    const open = (): never => {
      throw new DOMException('closed', 'SecurityError');
    };
    return new Database('moonrise', { indexedDB: { open } as unknown as IDBFactory, IDBKeyRange });
  }

  library(database = this.database()): Library {
    const library = new Library({ version: '1.0.0', edited: '2026-05-01', installed: false }, database);
    library.subscribe(() => this.#told.push('changed'));
    return library;
  }

  /** A minute passes. */
  pass(minutes = 1): void {
    this.#time += minutes * 60_000;
    vi.setSystemTime(this.#time);
  }

  forgetMark(): void {
    this.#memory.set('moonrise-kept', 'another');
    for (const name of this.#memory.keys()) this.#memory.set(name, 'another');
  }

  async settle(): Promise<void> {
    for (let count = 0; count < TURNS; count += 1) await turn();
  }

  /** Runs what waits, the first first. */
  async later(): Promise<void> {
    for (let run = 0; run < MOST; run += 1) {
      const [next] = this.#timers.toSorted((timer, other) => timer.after - other.after || timer.id - other.id);
      if (!next) return;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.call();
      await this.settle();
    }
    this.#timers = [];
  }

  /** What was written and told since the last time. */
  take(): { writes: unknown[]; told: unknown[] } {
    return { writes: this.#writes.splice(0), told: this.#told.splice(0) };
  }

  #byte(): number {
    this.#count = (Math.imul(this.#count, 1_103_515_245) + 12_345) >>> 0;
    return (this.#count >>> 16) & 255;
  }

  #fill<Numbers extends Uint8Array | Uint32Array>(numbers: Numbers): Numbers {
    return numbers.map(() => this.#byte()) as Numbers;
  }

  #install(): void {
    vi.stubEnv('TZ', 'UTC');
    vi.useFakeTimers({ now: this.#time, toFake: ['Date'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { subtle } = globalThis.crypto;
    vi.stubGlobal('crypto', {
      subtle,
      randomUUID: () => `uuid-${this.#byte()}-${this.#byte()}`,
      getRandomValues: (numbers: Uint8Array | Uint32Array) => (numbers.set(this.#fill(numbers)), numbers),
    });
    vi.stubGlobal('document', { baseURI: 'https://moon.example/' });
    vi.stubGlobal('location', { origin: 'https://moon.example' });
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => this.#memory.get(name) ?? null,
      setItem: (name: string, value: string) => void this.#memory.set(name, value),
      removeItem: (name: string) => void this.#memory.delete(name),
    });
    vi.stubGlobal('navigator', { locks: { request: this.#request.bind(this) }, storage: { persist: () => this.#told.push('persist') } });
    vi.stubGlobal('setTimeout', (call: (...given: unknown[]) => void, after = 0, ...given: unknown[]) => {
      if (after < SOON) return setImmediate(call, ...given);
      this.#timers.push({ id: (this.#timerId += 1), after, call: () => call(...given) });
      return this.#timerId;
    });
    vi.stubGlobal('clearTimeout', (id: unknown) => {
      if (typeof id === 'object' && id !== null) clearImmediate(id as NodeJS.Immediate);
      this.#timers = this.#timers.filter((timer) => timer.id !== id);
    });
    vi.stubGlobal('BroadcastChannel', this.#channelClass());
    this.#watchWrites();
  }

  #request(name: string, _: unknown, given: (lock: object | null) => unknown): Promise<unknown> {
    const isFree = !this.#held.has(name);
    this.#held.add(name);
    const work = Promise.resolve(given(isFree ? {} : null));
    return isFree ? work.finally(() => this.#held.delete(name)) : work;
  }

  #channelClass(): unknown {
    const [channels, told] = [this.#channels, this.#told];
    return class {
      onmessage: ((event: object) => void) | null = null;
      readonly #listeners: ((event: object) => void)[] = [];
      readonly #end = {
        name: this.name,
        hear: (data: unknown) => [this.onmessage, ...this.#listeners].forEach((listener) => listener?.({ data })),
      };
      constructor(readonly name: string) {
        this.#end.name = name;
        channels.add(this.#end);
      }
      addEventListener(_: string, listener: (event: object) => void): void {
        this.#listeners.push(listener);
      }
      postMessage(data: unknown): void {
        told.push([this.name, data]);
        for (const end of [...channels]) if (end !== this.#end && end.name === this.name) queueMicrotask(() => end.hear(data));
      }
      close(): void {
        channels.delete(this.#end);
      }
      unref(): void {}
    };
  }

  #watchWrites(): void {
    const full = (): boolean => this.full;
    const writes = this.#writes;
    for (const [name, write] of Object.entries(writers) as ['put' | 'add' | 'delete', Writer][])
      prototype[name] = function (this: IDBObjectStore, ...given: never[]) {
        writes.push([name, this.name, ...given.map((part) => plainOf(part, 0, CARDS))]);
        const request = write.apply(this, given);
        if (full()) queueMicrotask(() => (this as unknown as Aborted).transaction._abort('QuotaExceededError'));
        return request;
      };
  }

  /** Gives back the globals of Node. */
  close(): void {
    Object.assign(prototype, writers);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
}
