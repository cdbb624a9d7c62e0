import { createActor } from 'xstate';
import { line as chart } from '../../../machines/app/line.ts';
import { HostSide, type HostNeeds, type Pass } from '../../glasses/host-side.ts';
import type { BesideFromGlass, WireLine } from '../../glasses/wire.ts';
import { Spares } from './spares.ts';
import type { WaitingFor } from './link.ts';
import type { LineState, OtherGlass } from '../../ui/contexts/glasses-port.ts';

type Introduced = Extract<BesideFromGlass, { say: 'introduced' | 'moved' }>;

/** One other glass of a match: its side of the wire, and how its line is. */
export class Guest implements OtherGlass {
  readonly side: HostSide;
  /** Its questions are put at the glass with the record. */
  replaced = false;
  /** Connections that wait for this glass. */
  readonly spares: Spares;
  /** Hears of a device to which the match moves. */
  onIntroduced: (message: Introduced) => void = () => undefined;
  readonly #line = createActor(chart);
  /** The line that is spoken over: what comes late over another one is no sign of life. */
  #current: WireLine | null = null;

  constructor(
    needs: HostNeeds,
    readonly pass: Pass,
    private readonly changed: () => void,
    connection: (() => Promise<WaitingFor>) | null = null,
  ) {
    this.spares = new Spares(connection, this);
    this.side = new HostSide({ ...needs, changed: () => this.#moved() }, pass);
    this.#line.subscribe(() => changed());
    this.#line.start();
  }

  get part() {
    return this.pass.part;
  }
  get seats() {
    return this.pass.seats;
  }
  get over(): boolean {
    return this.side.over;
  }
  /** It is another device, and may have the match. */
  get mayTake(): boolean {
    return this.spares.offered && this.part !== 'hand' && this.side.linked;
  }
  get state(): LineState {
    return this.#line.getSnapshot().value;
  }

  /** Speaks over this line from now on. */
  link(line: WireLine): void {
    this.side.link(line);
    const { onText } = line;
    this.#current = line;
    line.onText = (text) => {
      if (this.#current !== line || this.side.over) return;
      this.#heard();
      onText(text);
    };
    this.#heard();
  }

  /** Takes a glass of the match before along. */
  follow(before: Guest): void {
    const line = before.side.release();
    if (!line) return;
    this.link(line);
    this.side.begin();
  }

  stop(): void {
    this.spares.close();
    this.#line.stop();
  }

  #heard(): void {
    this.replaced = false;
    this.#line.send({ type: 'HEARD' });
  }

  #moved(): void {
    if (!this.side.linked && !this.side.over) this.#line.send({ type: 'GONE' });
    this.changed();
  }
}
