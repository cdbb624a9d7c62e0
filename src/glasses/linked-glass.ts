import type { Decision } from '../rules/terms/decision.ts';
import type { HostEnd } from './host-end.ts';
import { Noise } from './noise.ts';
import { readFromGlass } from './read-wire.ts';
import type { FromGlass, FromHost, WireEnding, WireLine } from './wire.ts';

/** Another glass as its host sees it, whatever is played there. It outlives its line: a new one goes on where the last broke. */
export abstract class LinkedGlass implements HostEnd {
  #line: WireLine | null = null;
  readonly #noise: Noise;
  /** It has left for good, or was sent away. */
  over = false;

  /** `clock`: milliseconds of a clock that only goes on. */
  constructor(clock: () => number) {
    this.#noise = new Noise(clock);
  }

  get linked(): boolean {
    return this.#line !== null;
  }

  /** Speaks over this line from now on. */
  link(line: WireLine): void {
    this.#line?.close();
    this.#line = line;
    this.forget();
    this.#noise.forget();
    line.onText = (text) => this.#line === line && this.#heard(text);
    line.onGone = () => this.#line === line && this.#lost();
    this.changed();
  }

  /** Gives its line to whatever else the host has; null where it has none. */
  release(): WireLine | null {
    const line = this.#line;
    this.#line = null;
    this.over = true;
    return line;
  }

  /** Sends the glass away. */
  end(ending: WireEnding): void {
    const line = this.#line;
    this.send({ say: 'bye', why: ending });
    this.#line = null;
    this.over = true;
    line?.close();
    this.changed();
  }

  send(message: FromHost): void {
    this.#line?.send(JSON.stringify(message));
  }

  abstract begin(): void;
  abstract tell(): void;
  /** What the glass was told is no longer known to it. */
  protected abstract forget(): void;
  /** The glass has a line, has lost it, or has left for good. */
  protected abstract changed(): void;
  /** A decision as it came; null where there is none to be taken. */
  protected abstract readDecision(given: unknown): Decision | null;
  /** Any message but a ping and a goodbye. */
  protected abstract read(message: Exclude<FromGlass, { say: 'ping' | 'leave' }>): void;

  #lost(): void {
    this.#line = null;
    this.changed();
  }

  #heard(text: string): void {
    if (this.#noise.isTooMuch()) return this.end('noise');
    const message = readFromGlass(text, (given) => this.readDecision(given));
    if (message === null) {
      if (this.#noise.isUnreadable()) this.end('noise');
    } else if (message.say === 'ping') this.send({ say: 'pong' });
    else if (message.say === 'leave') {
      this.over = true;
      this.#line?.close();
      this.#lost();
    } else this.read(message);
  }
}
