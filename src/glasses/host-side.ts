import type { Decision } from '../rules/terms/decision.ts';
import type { Seat } from '../rules/terms/ids.ts';
import type { Reason } from '../rules/terms/reason.ts';
import type { QuestionAges } from './question-ages.ts';
import { LinkedGlass } from './linked-glass.ts';
import { asJson, messageAbout, stateFor, type HostTold, type MadeMessage } from './host-message.ts';
import type { SharedTable } from './shared-table.ts';
import { patchBetween } from './patch.ts';
import { TakenOnce } from './taken-once.ts';
import { RULES } from '../rules/setup/rules-number.ts';
import { WIRE, type BesideFromGlass, type FromGlass, type GlassPart } from './wire.ts';

/** The parts that all screens of a table share. */
export interface HostNeeds {
  table: SharedTable;
  /** The name of the match on the wire, if it is not its id. */
  called?: string;
  questionAges: QuestionAges;
  /** The checksum of the cards of the match. */
  cards: string;
  readDecision: (given: unknown) => Decision | null;
  /** Takes a decision instead of the table and judges it by its position there; `id` is null when the screen sends none. */
  decide?: (id: string | null, decided: number, decision: Decision) => Promise<Reason | null>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Milliseconds since 1970, by the clock of this device. */
  clock?: () => number;
  /** Called when a screen has got a connection, lost it, or left for good; `beside` with its messages that are not about the match. */
  changed: (glass: HostSide) => void;
  beside?: (glass: HostSide, message: BesideFromGlass) => void;
}

/** The part of a table that a screen gets. */
export interface Pass {
  part: GlassPart;
  seats: readonly Seat[];
}

/** Decisions that answer no question and are valid at any time. */
const ANY_TIME: readonly Decision['kind'][] = ['concede', 'offer-draw', 'stand-by', 'take-back', 'adjust', 'sunrise'];

const refusal = (code: string): Reason => ({ code, clauses: [] });

/** Another screen of a match, as the device with the record sees it. */
export class HostSide extends LinkedGlass {
  #lastSent: HostTold | null = null;
  #made: MadeMessage | null = null;
  #nth = 0;
  /** The number of entries sent so far. */
  #entries = -1;
  readonly #decisions = new TakenOnce();

  constructor(
    private readonly needs: HostNeeds,
    readonly pass: Pass,
  ) {
    super(needs.now);
  }

  get #called(): string {
    return this.needs.called ?? this.needs.table.matchId;
  }

  /** Tells a screen about the present match and its state. */
  begin(): void {
    this.#greet(-1, '');
  }

  /** Sends the state of the match if it has changed. */
  tell(): void {
    if (this.linked && this.#lastSent) this.#stands(this.#lastSent);
  }

  /** Makes the message about a position that the table is about to take, so that `tell` has only to send it. */
  prepare(next: SharedTable): void {
    this.#made = this.linked && this.#lastSent ? this.#message(next, this.#lastSent) : null;
  }

  protected forget(): void {
    this.#lastSent = null;
    this.#made = null;
  }

  protected changed(): void {
    this.needs.changed(this);
  }

  protected readDecision(data: unknown): Decision | null {
    return this.needs.readDecision(data);
  }

  /** The message that was made for the table as it stands now, if there is one. */
  #prepared(last: HostTold | null): MadeMessage | null {
    const { table } = this.needs;
    const made = this.#made;
    this.#made = null;
    if (!made || made.after !== last || made.at !== table.decided || made.told.shared !== asJson(table.view(null))) return null;
    return patchBetween(made.told.state, stateFor(table, this.pass.seats)) === null ? made : null;
  }

  #stands(last: HostTold | null): void {
    const made = this.#prepared(last) ?? this.#message(this.needs.table, last);
    if (made.text === null) return;
    this.#entries = made.at;
    this.#nth = made.told.nth;
    this.#lastSent = made.told;
    this.sendText(made.text);
  }

  #message(table: SharedTable, last: HostTold | null): MadeMessage {
    return messageAbout(table, this.pass.seats, { last, nth: this.#nth + 1, entries: this.#entries, clock: this.needs.clock });
  }

  protected read(message: Exclude<FromGlass, { say: 'ping' | 'leave' }>): void {
    const { table, beside } = this.needs;
    if (message.say === 'hello') this.#welcome(message);
    else if (message.say === 'decide') void this.#decide(message);
    else if (message.say === 'again') {
      this.#entries = -1;
      this.#stands(null);
    } else if (!('seat' in message)) beside?.(this, message);
    else if (!this.pass.seats.includes(message.seat)) return;
    else if (message.say === 'prefers') void table.showAllCopies(message.seat, message.allCopies);
    else table.lay(message.seat, message.lies);
  }

  #welcome({ wire, rules, has, life, cards, match }: Extract<FromGlass, { say: 'hello' }>): void {
    // a screen with other rules would offer decisions that this host refuses
    if (wire !== WIRE || rules !== RULES) return this.end('edition');
    this.#decisions.begin(life);
    // entries of another match do not count
    this.#greet(match === undefined || match === this.#called ? has : -1, cards);
  }

  /** `has` is the number of entries that the screen has, `cards` the checksum of its cards. */
  #greet(has: number, cards: string): void {
    const { table, cards: sum } = this.needs;
    const { names, levels } = table.label;
    this.send({
      say: 'welcome',
      wire: WIRE,
      rules: RULES,
      match: this.#called,
      part: this.pass.part,
      seats: [...this.pass.seats],
      names: [...names],
      levels: [...levels],
      ...(table.first ? { first: true } : {}),
      cards: { sum, all: cards === sum ? null : table.cards },
    });
    this.#entries = has > 0 && has <= table.decided ? has : -1;
    this.#stands(null);
  }

  #decide({ nth, at, id, decision }: Extract<FromGlass, { say: 'decide' }>): Promise<void> {
    return this.#decisions.take(
      nth,
      () => this.#judged(id ?? null, at, decision),
      (refused) => this.send({ say: 'answered', nth, refused }),
    );
  }

  #judged(id: string | null, decided: number, decision: Decision): Promise<Reason | null> {
    const { table, questionAges, decide } = this.needs;
    if (!this.pass.seats.includes(decision.seat)) return Promise.resolve(refusal('not-your-seat'));
    if (decide) return decide(id, decided, decision);
    if (!ANY_TIME.includes(decision.kind) && decided < questionAges.since(decision.seat))
      return Promise.resolve(refusal('asked-otherwise'));
    return table.decide(decision);
  }
}
