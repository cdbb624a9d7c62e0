import { RULES } from '../rules/setup/rules-number.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Json, Seat } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';
import { eventsFor, type Witnessed } from '../seats/events-for.ts';
import type { View } from '../seats/view.ts';
import { patchBetween, applyPatch, Unfit, type ViewPatch } from './patch.ts';
import { readFromHost, readState } from './read-wire.ts';
import {
  WIRE,
  type BesideFromHost,
  type WireEnding,
  type FromGlass,
  type WireLine,
  type WireStands,
  type TableState,
  type Welcome,
  type WireEntry,
} from './wire.ts';

/** A decision without an answer; `at` is the number of decisions before it. */
export interface UnansweredDecision {
  id: string;
  at: number;
  decision: Decision;
}

interface GlassWaiting extends UnansweredDecision {
  resolve: (refused: Reason | null) => void;
}

const NOTHING: TableState = {
  held: false,
  back: {},
  computers: [],
  allCopies: [],
  laid: [],
  readOnly: null,
  unsaved: null,
  awaited: null,
  roundEnds: null,
};

/** This screen as the guest of another device: what the host has sent, and its own decisions. It outlives its connection. */
export class GlassSide {
  welcome: Welcome | null = null;
  state: TableState = NOTHING;
  /** The number of decisions in the match. */
  at = 0;
  /** The reason why the host has sent the screen away; null while it has not. */
  ended: WireEnding | null = null;
  /** True if the editions differ and the host's is the older one. */
  isHostOlder = false;
  cards: Catalogue | null = null;
  /** True if the device with the record shows something else for now. */
  rests = false;
  /** The kind of the last state from the host. */
  shows: 'match' | 'campaign' = 'match';
  readonly entries: WireEntry[] = [];
  /** Called with every message of the host before the match takes it; `onBeside` with the messages that are not about the match. */
  onHeard: () => void = () => undefined;
  onBeside: (message: BesideFromHost) => void = () => undefined;
  /** Milliseconds by which the clock of this device is ahead of the host's. */
  #ahead = 0;
  #sum = '';
  #line: WireLine | null = null;
  #shared: Json | undefined;
  /** The last difference between the view of a seat and the shared one, by seat. */
  #patches = new Map<Seat, ViewPatch | null>();
  #stood = -1;
  #views = new Map<Seat | null, View>();
  #count = 0;
  readonly #waiting = new Map<number, GlassWaiting>();
  readonly #listeners = new Set<(entry: WireEntry | null) => void>();

  /** `life` is a new word whenever the page begins; `clock` gives milliseconds since 1970 on this device. */
  constructor(
    private readonly life: string,
    private readonly clock: () => number = () => 0,
  ) {}

  /** The end of the round by the clock of this device; null while no clock runs. */
  get roundEnds(): number | null {
    const { roundEnds } = this.state;
    return roundEnds === null ? null : roundEnds + this.#ahead;
  }
  get linked(): boolean {
    return this.#line !== null;
  }
  /** True if the screen has a match to show. */
  get hasMatch(): boolean {
    return this.cards !== null && this.#shared !== undefined;
  }

  /** Uses this connection from now on. */
  link(line: WireLine): void {
    this.#line?.close();
    this.#line = line;
    line.onText = (text) => this.#line === line && this.#heard(text);
    line.onGone = () => {
      if (this.#line !== line) return;
      this.#line = null;
      this.#tell(null);
    };
    this.send({ say: 'hello', wire: WIRE, rules: RULES, life: this.life, has: this.#known, cards: this.#sum, match: this.welcome?.match });
  }

  /** Gives up its connection, because this screen has the match now. */
  release(): WireLine | null {
    const line = this.#line;
    this.#line = null;
    return line;
  }

  /** Leaves the table for good. */
  leave(): void {
    this.send({ say: 'leave' });
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  send(message: FromGlass): void {
    this.#line?.send(JSON.stringify(message));
  }

  /** The view of a seat of this screen; the public view for any other seat. */
  view(seat: Seat | null): View {
    const view = this.#views.get(seat) ?? this.#views.get(null);
    if (!view) throw new Error('nothing was told yet');
    return view;
  }

  /**
   * Sends a decision. Resolves once it is durable on the device with the record; it is sent again over each new connection until the answer comes.
   */
  decide(decision: Decision): Promise<Reason | null> {
    return this.decideAgain({ id: `${this.life}.${this.#count + 1}`, at: this.at, decision });
  }

  /** The same for a decision that an earlier page of this device has sent without getting an answer. */
  decideAgain(draft: UnansweredDecision): Promise<Reason | null> {
    this.#count += 1;
    const nth = this.#count;
    return new Promise((done) => {
      this.#waiting.set(nth, { ...draft, resolve: done });
      this.#decision(nth, draft);
    });
  }

  /** The decisions of this screen that have no answer yet. */
  get unanswered(): UnansweredDecision[] {
    return [...this.#waiting.values()].map(({ id, at, decision }) => ({ id, at, decision }));
  }

  /** Withdraws an unanswered decision. If the host has already received it, it counts all the same. */
  drawBack(id: string): void {
    for (const [nth, waiting] of this.#waiting) {
      if (waiting.id !== id) continue;
      this.#waiting.delete(nth);
      waiting.resolve({ code: 'drawn-back', clauses: [] });
    }
  }

  #decision(nth: number, { id, at, decision }: UnansweredDecision): void {
    this.send({ say: 'decide', nth, at, id, decision });
  }

  log(seat: Seat | null): { at: number; seat: Seat | null; events: Witnessed[] }[] {
    return this.entries.map((entry) => witnessedBy(entry, seat));
  }

  subscribe(listener: (entry: WireEntry | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get #known(): number {
    return (this.entries.at(-1)?.at ?? -1) + 1;
  }

  #tell(entry: WireEntry | null): void {
    for (const listener of [...this.#listeners]) listener(entry);
  }

  #heard(text: string): void {
    const message = readFromHost(text);
    if (message === null) return;
    this.onHeard();
    if (message.say === 'welcome') this.#welcomed(message);
    else if (message.say === 'stands') this.#stands(message);
    else if (message.say === 'answered') {
      const { nth, refused } = message;
      this.#waiting.get(nth)?.resolve(refused);
      this.#waiting.delete(nth);
    } else if (message.say === 'bye') {
      this.#end(message.why, message);
    } else if (message.say === 'rests') {
      this.rests = true;
      this.#tell(null);
    } else if (message.say !== 'pong') {
      if (message.say === 'campaign') [this.rests, this.shows] = [false, 'campaign'];
      this.onBeside(message);
    }
  }

  /** Closes the connection for good and records the reason. */
  #end(ending: WireEnding, host: { wire?: number | undefined; rules?: number | undefined }): void {
    this.ended = ending;
    // a host that sends no number is older
    const { wire = 0, rules = 0 } = host;
    this.isHostOlder = ending === 'edition' && (wire === WIRE ? rules < RULES : wire < WIRE);
    this.#line?.close();
    this.#line = null;
    this.#tell(null);
  }

  #welcomed(welcome: Welcome): void {
    // a host that sends no number is older and judges by older rules
    if (welcome.rules !== RULES) return this.#end('edition', welcome);
    const { sum, all } = welcome.cards;
    if (this.welcome && this.welcome.match !== welcome.match) {
      this.entries.length = 0;
      this.#shared = undefined;
      this.#views = new Map();
      this.#patches = new Map();
      // the end of the earlier match answers its decisions
      for (const { resolve } of this.#waiting.values()) resolve({ code: 'asked-otherwise', clauses: [] });
      this.#waiting.clear();
    }
    this.rests = false;
    this.shows = 'match';
    this.welcome = welcome;
    if (all) this.cards = all;
    this.#sum = sum;
    this.#stood = -1;
    this.ended = null;
  }

  #stands(stands: WireStands): void {
    if (!this.welcome) return;
    const whole = stands.from === null;
    if (!whole && stands.from !== this.#stood) return this.send({ say: 'again' });
    try {
      this.#put(stands, whole);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      return this.send({ say: 'again' });
    }
    const first = this.entries.length === 0;
    const fresh = stands.entries.filter((entry) => (entry.at < 0 ? first : entry.at >= this.#known));
    this.at = stands.at;
    if (stands.now !== undefined) this.#ahead = this.clock() - stands.now;
    this.#stood = stands.nth;
    this.entries.push(...fresh);
    const [only, another] = fresh;
    if (only && !another && !first) this.#tell(only);
    else if (whole || fresh.length === 0) this.#tell(null);
    else for (const entry of fresh) this.#tell(entry);
    if (whole) for (const [nth, waiting] of this.#waiting) this.#decision(nth, waiting);
  }

  /** Unchanged parts stay the same objects, even when the whole view is sent again, so that a card that is laid down stays down. */
  #put({ shared, own, state }: WireStands, whole: boolean): void {
    const fresh = applyPatch(whole ? undefined : this.#shared, shared);
    const kept = whole && this.#shared !== undefined ? applyPatch(this.#shared, patchBetween(this.#shared, fresh)) : fresh;
    const changes = Object.entries(own).map(([seat, patch]): [Seat, ViewPatch | null] => [Number(seat), patch]);
    const differs = new Map<Seat, ViewPatch | null>([...(whole ? [] : this.#patches), ...changes]);
    const views = new Map<Seat | null, View>([[null, kept as unknown as View]]); // the host's view as JSON
    for (const [seat, patch] of differs) views.set(seat, applyPatch(kept, patch) as unknown as View);
    const stands = whole || state !== null ? readState(applyPatch(whole ? undefined : (this.state as unknown as Json), state)) : this.state; // it came as JSON
    if (stands === null) throw new Unfit();
    this.#shared = kept;
    this.#patches = differs;
    this.#views = views;
    this.state = stands;
  }
}

/** An entry that the seats of the screen witnessed, reduced to one seat. */
export const witnessedBy = (entry: WireEntry, seat: Seat | null): WireEntry => ({
  ...entry,
  events: eventsFor(entry.events as Parameters<typeof eventsFor>[0], seat), // the host has already left out the secrets of other seats
});
