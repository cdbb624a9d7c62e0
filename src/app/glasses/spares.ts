import type { BesideFromGlass, BesideFromHost, WireLine } from '../../glasses/wire.ts';
import { codeOf, meetingIn } from './code.ts';
import { newName, waitFor, type LinkWaiting, type WaitingFor } from './link.ts';

/** The glass that connections wait for. */
interface Awaited {
  readonly over: boolean;
  readonly side: { send(message: BesideFromHost): void };
  link(line: WireLine): void;
  /** It has told where it waits. */
  noted(): void;
}

/** How this device comes to a glass, should its own page begin anew: its name and password, and where the glass waits. */
export interface WayBack {
  ufrag: string;
  pwd: string;
  code: string;
}

/** Connections that wait for a glass: one for its page, should that be reloaded, and one for its line, should that be lost. Whenever it has come, others wait. */
export class Spares {
  #waiting: { again: LinkWaiting; next: LinkWaiting } | null = null;
  /** Raised with each pair: an older one opens nothing. */
  #pair = 0;
  /** The other one of the last pair: the glass may not have heard of this pair. */
  #older: LinkWaiting | null = null;
  #name = newName();
  /** Null until the glass has told where it waits. */
  wayBack: WayBack | null = null;
  /** Whether any were made for the glass. */
  offered = false;

  /** `connection`: what a connection is made of; null where the glass is a window of this device. */
  constructor(
    private readonly connection: (() => Promise<WaitingFor>) | null,
    private readonly glass: Awaited,
  ) {}

  /** The sum of the certificate by which this device is known; null while no connection waits. */
  get self(): LinkWaiting['self'] | null {
    return this.#waiting?.again.self ?? null;
  }

  /** Makes two connections and tells the glass of them. */
  async offer(): Promise<void> {
    if (!this.connection) return;
    this.#drop();
    this.offered = true;
    const pair = this.#pair;
    const made = await this.#made().catch(() => null); // then two looks bring it back
    if (!made) return;
    const [again, next] = made;
    if (this.glass.over || pair !== this.#pair) {
      again.close();
      return next.close();
    }
    this.#waiting = { again, next };
    this.#name = newName();
    const { print } = again.self;
    const anew = codeOf({ ...this.#name, print, addresses: [] });
    this.glass.side.send({ say: 'spare', again: codeOf(again.self), next: codeOf(next.self), anew });
    this.#await(again, next);
  }

  /** Takes over what waits for the same glass in the match before. */
  follow(before: Spares): void {
    const waits = before.#waiting;
    this.#older = before.#older;
    [before.#waiting, before.#older] = [null, null];
    before.close();
    this.offered = before.offered;
    this.wayBack = before.wayBack;
    this.#waiting = waits;
    if (this.#older) this.#await(this.#older);
    if (waits) this.#await(waits.again, waits.next);
  }

  #await(...pair: readonly LinkWaiting[]): void {
    const nth = this.#pair;
    for (const waiting of pair) void waiting.opened.then((line) => this.#opened(nth, waiting, line));
  }

  async #made(): Promise<[LinkWaiting, LinkWaiting] | null> {
    const needs = await this.connection?.();
    return needs ? Promise.all([waitFor(needs), waitFor(needs)]) : null;
  }

  /** The glass has told how it comes. Its agreement opens no other place. */
  take({ again, next, anew = '' }: Extract<BesideFromGlass, { say: 'spare' }>): void {
    for (const [code, waiting] of [
      [again, this.#waiting?.again],
      [next, this.#waiting?.next],
    ] as const) {
      const met = meetingIn(code);
      if (met && met.addresses.length === 0) void waiting?.meet(met).catch(() => undefined);
    }
    this.#older?.close();
    this.#older = null;
    if (!meetingIn(anew)) return;
    this.wayBack = { ...this.#name, code: anew };
    this.glass.noted();
  }

  close(): void {
    this.#drop();
    this.#older?.close();
    this.#older = null;
  }

  #drop(): void {
    this.#pair += 1;
    this.#waiting?.again.close();
    this.#waiting?.next.close();
    this.#waiting = null;
  }

  #opened(pair: number, waiting: LinkWaiting, line: WireLine): void {
    if (this.glass.over) return;
    const waits = pair === this.#pair ? this.#waiting : null;
    if (waiting === this.#older) this.#older = null;
    else if (waits) {
      this.#older?.close();
      this.#older = waits.again === waiting ? waits.next : waits.again;
      this.#waiting = null;
    } else return;
    this.glass.link(line);
    void this.offer();
  }
}
