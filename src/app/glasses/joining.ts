import { createActor } from 'xstate';
import { line as chart } from '../../../machines/app/line.ts';
import { GlassSide } from '../../glasses/glass-side.ts';
import type { BesideFromHost, WireLine, GlassPart } from '../../glasses/wire.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { GuestPort } from '../../ui/contexts/gatherings/glasses-port.ts';
import { freshId } from './fresh-id.ts';
import { GlassCampaign } from './remote-campaign.ts';
import { RemoteTable } from './remote-table.ts';

/** Milliseconds between two pings to the host, and in which the host has to answer a page that is shown again. */
const PING = 2000;
const ANSWER = 1000;

/** This screen at a table of another device. */
export class JoinedTable implements GuestPort {
  table: RemoteTable | null = null;
  readonly glass = new GlassSide(freshId(), Date.now);
  readonly #line = createActor(chart);
  readonly #listeners = new Set<() => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  #unsubscribers: (() => void)[] = [];
  /** The number of messages from the host. */
  #heard = 0;
  #campaign: GlassCampaign | null = null;

  constructor(
    private readonly wanted: GlassPart,
    private readonly wantedSeats: readonly Seat[],
  ) {
    this.glass.onBeside = (message) => this.beside(message);
    this.glass.onHeard = () => {
      this.#heard += 1;
      this.#line.send({ type: 'HEARD' });
    };
    this.glass.subscribe(() => this.#refresh());
    this.#line.subscribe(() => this.tell());
    if (typeof document !== 'undefined') {
      document.addEventListener('visibilitychange', this.#onVisible);
      this.until(() => document.removeEventListener('visibilitychange', this.#onVisible));
    }
    this.#timer = setInterval(() => this.glass.send({ say: 'ping' }), PING);
  }

  get campaign(): GlassCampaign | null {
    return this.glass.shows === 'campaign' ? this.#campaign : null;
  }
  get part(): GlassPart {
    return (this.campaign ?? this.glass.welcome)?.part ?? this.wanted;
  }
  get seats(): readonly Seat[] {
    return (this.campaign ?? this.glass.welcome)?.seats ?? this.wantedSeats;
  }
  get state(): GuestPort['state'] {
    if (this.glass.ended) return 'ended';
    if (!this.table && !this.campaign) return 'waiting';
    return this.glass.linked ? this.#line.getSnapshot().value : 'away';
  }

  get isHostAway(): boolean {
    return this.glass.rests && this.glass.linked;
  }

  /** Uses this connection from now on. */
  link(line: WireLine): void {
    this.glass.link(line);
    this.#line.start();
    this.#line.send({ type: 'HEARD' });
    this.tell();
  }

  /** A page that was hidden checks at once whether its connection still works. */
  readonly #onVisible = (): void => {
    if (document.visibilityState !== 'visible' || !this.table) return;
    const before = this.#heard;
    this.glass.send({ say: 'ping' });
    setTimeout(() => {
      if (before === this.#heard && this.#line.getSnapshot().status === 'active') this.#line.send({ type: 'GONE' });
    }, ANSWER);
  };

  /** Adds a function to call when the table is left. */
  until(unsubscribe: () => void): this {
    this.#unsubscribers.push(unsubscribe);
    return this;
  }

  /** Leaves, but keeps its connection open for the match that has moved to this device. */
  release(): WireLine | null {
    const line = this.glass.release();
    this.close();
    return line;
  }

  close(): void {
    clearInterval(this.#timer);
    this.glass.leave();
    this.table?.leave();
    for (const unsubscribe of this.#unsubscribers.splice(0)) unsubscribe();
    this.#line.stop();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #refresh(): void {
    const { glass } = this;
    // another match needs another table: a rematch comes over the same connection
    if (glass.hasMatch && this.table?.matchId !== glass.welcome?.match) {
      this.table?.leave();
      this.table = this.tableOf(glass);
    }
    this.tell();
  }

  protected tableOf(glass: GlassSide): RemoteTable {
    return new RemoteTable(glass);
  }

  /** Handles the messages that are not about a match. */
  protected beside(message: BesideFromHost): void {
    if (message.say === 'planned') this.#campaign?.planned(message.nth, message.refused);
    if (message.say !== 'campaign') return;
    if (this.#campaign?.id === message.id) this.#campaign.heard(message);
    else if (message.from === null) this.#campaign = new GlassCampaign(message, (answer) => this.glass.send(answer));
    this.tell();
  }

  /** Announces a change of this screen. */
  protected tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
