import { createActor } from 'xstate';
import { line as chart } from '../../../machines/app/line.ts';
import { GlassSide } from '../../glasses/glass-side.ts';
import type { Line, Part } from '../../glasses/wire.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { GuestPort, JoiningPort } from '../../ui/contexts/glasses-port.ts';
import { windowOf } from '../../ui/contexts/places.ts';
import { RemoteTable } from './remote-table.ts';
import { knockAtWindow } from './window-line.ts';

/** Milliseconds between two questions whether the host is still there. */
const PING = 2000;

const newName = (): string => crypto.randomUUID();

/** This glass at a table elsewhere. */
export class JoinedTable implements GuestPort {
  table: RemoteTable | null = null;
  readonly glass = new GlassSide(newName());
  readonly #line = createActor(chart);
  readonly #listeners = new Set<() => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  #off: (() => void)[] = [];

  constructor(
    private readonly wanted: Part,
    private readonly wantedSeats: readonly Seat[],
  ) {
    this.glass.onHeard = () => this.#line.send({ type: 'HEARD' });
    this.glass.subscribe(() => this.#told());
    this.#line.subscribe(() => this.#tell());
    this.#timer = setInterval(() => this.glass.send({ say: 'ping' }), PING);
  }

  get part(): Part {
    return this.glass.welcome?.part ?? this.wanted;
  }
  get seats(): readonly Seat[] {
    return this.glass.welcome?.seats ?? this.wantedSeats;
  }
  get state(): GuestPort['state'] {
    if (this.glass.ended) return 'ended';
    if (!this.table) return 'waiting';
    return this.glass.linked ? this.#line.getSnapshot().value : 'away';
  }

  /** Speaks over this line from now on. */
  link(line: Line): void {
    this.glass.link(line);
    this.#line.start();
    this.#line.send({ type: 'HEARD' });
    this.#tell();
  }

  /** Called off when the table is left. */
  until(off: () => void): this {
    this.#off.push(off);
    return this;
  }

  close(): void {
    clearInterval(this.#timer);
    this.glass.leave();
    for (const off of this.#off.splice(0)) off();
    this.#line.stop();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #told(): void {
    const { glass } = this;
    // another match is another table: a rematch comes over the same line
    if (glass.told && this.table?.matchId !== glass.welcome?.match) this.table = new RemoteTable(glass);
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

export const joining: JoiningPort = {
  window(address) {
    const named = windowOf(address);
    if (!named) return null;
    const { match, part, seats } = named;
    const joined = new JoinedTable(part, seats);
    return joined.until(knockAtWindow(match, newName(), { part, seats }, (line) => joined.link(line)));
  },
  meet() {
    throw new Error('not yet');
  },
  again: () => Promise.resolve(null),
};
