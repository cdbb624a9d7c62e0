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

/** Connections that wait for a glass: one for its page, should that begin anew, and one for its line, should that be lost. Whenever it has come, others wait. */
export class Spares {
  #waiting: { again: LinkWaiting; next: LinkWaiting } | null = null;
  /** Raised with each pair: an older one opens nothing. */
  #pair = 0;
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
    this.close();
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
    before.#waiting = null;
    before.close();
    this.offered = before.offered;
    this.wayBack = before.wayBack;
    this.#waiting = waits;
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

  /** The glass has told how it comes. What it agrees to is no way into another place. */
  take({ again, next, anew = '' }: Extract<BesideFromGlass, { say: 'spare' }>): void {
    for (const [code, waiting] of [
      [again, this.#waiting?.again],
      [next, this.#waiting?.next],
    ] as const) {
      const met = meetingIn(code);
      if (met && met.addresses.length === 0) void waiting?.meet(met).catch(() => undefined);
    }
    if (!meetingIn(anew)) return;
    this.wayBack = { ...this.#name, code: anew };
    this.glass.noted();
  }

  close(): void {
    this.#pair += 1;
    this.#waiting?.again.close();
    this.#waiting?.next.close();
    this.#waiting = null;
  }

  #opened(pair: number, waiting: LinkWaiting, line: WireLine): void {
    const waits = this.#waiting;
    if (pair !== this.#pair || !waits || this.glass.over) return;
    (waits.again === waiting ? waits.next : waits.again).close();
    this.#waiting = null;
    this.glass.link(line);
    void this.offer();
  }
}
