import type { Decision } from '../rules/terms/decision.ts';
import type { HostEnd } from './host-end.ts';
import { Noise } from './noise.ts';
import { readFromGlass } from './read-wire.ts';
import { RULES } from '../rules/setup/rules-number.ts';
import { WIRE, type FromGlass, type FromHost, type WireEnding, type WireLine } from './wire.ts';

/** Another screen as its host sees it, in a match or a campaign. It outlives its connection: a new connection continues where the last one broke. */
export abstract class LinkedGlass implements HostEnd {
  #line: WireLine | null = null;
  readonly #noise: Noise;
  /** The screen has left for good or was sent away. */
  isOver = false;

  /** `clock` gives milliseconds of a monotonic clock. */
  constructor(clock: () => number) {
    this.#noise = new Noise(clock);
  }

  get linked(): boolean {
    return this.#line !== null;
  }

  /** Uses this connection from now on. */
  link(line: WireLine): void {
    this.#line?.close();
    this.#line = line;
    this.forget();
    this.#noise.forget();
    line.onText = (text) => this.#line === line && this.#heard(text);
    line.onGone = () => this.#line === line && this.#lost();
    this.changed();
  }

  /** Gives up its connection for another end of the host; null when it has none. */
  release(): WireLine | null {
    const line = this.#line;
    this.#line = null;
    this.isOver = true;
    return line;
  }

  /** Sends the screen away. */
  end(ending: WireEnding): void {
    const line = this.#line;
    // a screen of another edition learns which of the two is older
    this.send({ say: 'bye', why: ending, ...(ending === 'edition' ? { wire: WIRE, rules: RULES } : {}) });
    this.#line = null;
    this.isOver = true;
    line?.close();
    this.changed();
  }

  send(message: FromHost): void {
    this.sendText(JSON.stringify(message));
  }

  protected sendText(text: string): void {
    this.#line?.send(text);
  }

  abstract begin(): void;
  abstract tell(): void;
  /** The screen no longer knows what was sent. */
  protected abstract forget(): void;
  /** The screen has got a connection, lost it, or left for good. */
  protected abstract changed(): void;
  /** A decision as it came; null when it is invalid. */
  protected abstract readDecision(data: unknown): Decision | null;
  /** Takes any message but `ping` and `leave`. */
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
      this.isOver = true;
      this.#line?.close();
      this.#lost();
    } else this.read(message);
  }
}
