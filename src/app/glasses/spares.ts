import type { BesideFromGlass, BesideFromHost, WireLine } from '../../glasses/wire.ts';
import { codeOf, meetingIn } from './code.ts';
import { newName, waitFor, type LinkWaiting, type WaitingFor } from './link.ts';

/** The screen for which connections wait. */
interface Awaited {
  readonly isOver: boolean;
  readonly side: { send(message: BesideFromHost): void };
  link(line: WireLine): void;
  /** Called when the screen has said where it waits. */
  noted(): void;
}

/** The way in which this device reaches a screen after its own page was reloaded: its name and password, and where the screen waits. */
export interface WayBack {
  ufrag: string;
  pwd: string;
  code: string;
}

/**
 * Spare connections for a screen: one for when its page is reloaded, and one for when its connection is lost. When one is used, new ones are made.
 */
export class Spares {
  #waiting: { again: LinkWaiting; next: LinkWaiting } | null = null;
  /** The number of the present pair: an older pair is not used. */
  #pair = 0;
  /** The unused connection of the last pair, because the screen may not know the present pair yet. */
  #older: LinkWaiting | null = null;
  #name = newName();
  /** Null until the screen has said where it waits. */
  wayBack: WayBack | null = null;
  /** True if spare connections were ever made for the screen. */
  offered = false;

  /** `connection`: the parts of a connection; null where the screen is a window of this device. */
  constructor(
    private readonly connection: (() => Promise<WaitingFor>) | null,
    private readonly glass: Awaited,
  ) {}

  /** The way to reach this device over the waiting connection; null while none waits. */
  get self(): LinkWaiting['self'] | null {
    return this.#waiting?.again.self ?? null;
  }

  /** Makes two connections and tells the screen about them. */
  async offer(): Promise<void> {
    if (!this.connection) return;
    this.#drop();
    this.offered = true;
    const pair = this.#pair;
    const made = await this.#made().catch(() => null); // without them the players scan codes again
    if (!made) return;
    const [again, next] = made;
    if (this.glass.isOver || pair !== this.#pair) {
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

  /** Takes over the connections that wait for the same screen in the match before. */
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

  /** The screen has answered how it returns. Its answer cannot lead to other addresses. */
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
    if (this.glass.isOver) return;
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
