import { createActor } from 'xstate';
import { line as chart } from '../../../machines/app/line.ts';
import type { HostEnd } from '../../glasses/host-end.ts';
import type { HostSide, Pass } from '../../glasses/host-side.ts';
import type { BesideFromGlass, FromGlass, WireLine } from '../../glasses/wire.ts';
import { Spares } from './spares.ts';
import type { WaitingFor } from './link.ts';
import type { LineState, OtherGlass } from '../../ui/contexts/table/hosting-port.ts';

type Introduced = Extract<BesideFromGlass, { say: 'introduced' | 'moved' }>;

const isSaying = (text: string, say: FromGlass['say']): boolean => text === JSON.stringify({ say });

/** Another screen: its end of the protocol, and the state of its connection. */
export class Guest<Side extends HostEnd = HostSide> implements OtherGlass {
  readonly side: Side;
  /** True if its questions are asked on the device with the record instead. */
  replaced = false;
  /** Its place in the campaign from which it came; null where it came from none. */
  origin: Pass | null = null;
  /** Spare connections that wait for this screen. */
  readonly spares: Spares;
  /** Called with a device to which the match moves. */
  onIntroduced: (message: Introduced) => void = () => undefined;
  readonly #line = createActor(chart);
  /** The connection in use: late texts over an older one are no sign of life. */
  #current: WireLine | null = null;
  #rests = false;

  /** `sideOf`: makes the end of the protocol, which calls back when it gets or loses its connection, or has left for good. */
  constructor(
    sideOf: (changed: () => void) => Side,
    readonly pass: Pass,
    private readonly changed: () => void,
    connection: (() => Promise<WaitingFor>) | null = null,
  ) {
    this.spares = new Spares(connection, this);
    this.side = sideOf(() => this.#moved());
    this.#line.subscribe(() => changed());
    this.#line.start();
  }

  get part() {
    return this.pass.part;
  }
  get seats() {
    return this.pass.seats;
  }
  get isOver(): boolean {
    return this.side.isOver;
  }
  /** True if it is another device to which the match can move. */
  get mayTake(): boolean {
    return this.spares.offered && this.part !== 'hand' && this.side.linked;
  }
  get state(): LineState {
    return this.#line.getSnapshot().value;
  }

  /** Uses this connection from now on. */
  link(line: WireLine): void {
    this.side.link(line);
    const { onText } = line;
    this.#current = line;
    line.onText = (text) => {
      if (this.#current !== line || this.side.isOver) return;
      this.#heard();
      if (this.#rests) this.#heardResting(text);
      else onText(text);
    };
    this.#heard();
    if (this.#rests) this.side.send({ say: 'rests' });
  }

  /** Takes over a screen of the match or campaign before. */
  follow(before: Guest<HostEnd>): void {
    const line = before.side.release();
    if (!line) return;
    this.link(line);
    this.side.begin();
  }

  /** The host has left the match that it showed; the connection waits for the next one, and decisions are not taken meanwhile. */
  pause(): void {
    this.#rests = true;
    this.side.send({ say: 'rests' });
  }

  /** Marks it as not connected yet. */
  lose(): void {
    this.#line.send({ type: 'GONE' });
  }

  noted(): void {
    this.changed();
  }

  stop(): void {
    this.spares.close();
    this.#line.stop();
  }

  #heardResting(text: string): void {
    if (isSaying(text, 'ping')) this.side.send({ say: 'pong' });
    else if (isSaying(text, 'leave')) this.side.end('ended');
  }

  #heard(): void {
    this.replaced = false;
    this.#line.send({ type: 'HEARD' });
  }

  #moved(): void {
    if (!this.side.linked && !this.side.isOver) this.#line.send({ type: 'GONE' });
    this.changed();
  }
}
