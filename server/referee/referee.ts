import type { ClubMatch, ClubPace, SeatTaker } from '../../src/club/terms/club.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import type { Log } from '../log/log.ts';
import { HeldMatch, type MatchNeeds } from './held-match.ts';
import { CardShelf, NotKept, openMatch, streamOf, type MatchBegin } from './match-log.ts';
import { Orders, wakes, type SeatOrders } from './seat-orders.ts';
import { thinkHere, type ComputerThinks } from './thinking.ts';

/** A match in memory, and the orders of its seats. */
export interface MatchAtHand {
  match: HeldMatch;
  orders: Orders;
}

/** A match as the club lists it. */
export type MatchSummary = Omit<ClubMatch, 'yours' | 'models' | 'steward' | 'wake' | 'holiday'> & {
  since: (number | null)[];
  what: string[][];
  /** The number of decisions by the member of each seat. */
  nth: number[];
  /** The models, as every seat sees them. */
  models: ClubMatch['models'];
  /** Orders by seat. */
  orders: SeatOrders[];
};

export interface NewMatch {
  title: string;
  setup: Setup;
  seats: SeatTaker[];
  pace: ClubPace;
  campaign: { id: string; game: string } | null;
  after?: string;
  by: string;
}

export interface RefereeNeeds {
  log: Log;
  cards: Catalogue;
  names: MatchNeeds['names'];
  now: () => number;
  thinks?: ComputerThinks;
  /** The number of matches that stay in memory; those with listeners are not counted. */
  keep?: number;
  /** Extends the end of a period by the times in which the club did not run. */
  extended?: (since: number, end: number) => number;
  /** Called when a match has gone on or its orders have changed. */
  changed?: (match: HeldMatch) => void;
}

/** Judges decisions and makes views. All its knowledge comes from the log, so that any number of workers can serve the same matches. */
export class Referee {
  readonly openMatches = new Map<string, Promise<MatchAtHand | null>>();
  readonly summaries = new Map<string, MatchSummary>();
  readonly #shelf: CardShelf;
  readonly #thinking = new Set<string>();
  #closed = false;

  constructor(private readonly needs: RefereeNeeds) {
    this.#shelf = new CardShelf(needs.log);
  }

  /** Begins a match under this id, once, even when the request is sent again. Throws where the store fails. */
  async begin(id: string, { title, setup, seats, pace, campaign, after, by: organiser }: NewMatch): Promise<void> {
    const { record } = beginRecord(setup, this.needs.cards);
    const cards = await this.#shelf.keep(record.cards);
    const kept = { title, setup, rules: record.rules, cards, seats, pace, campaign, by: organiser, when: this.needs.now() };
    const begin: MatchBegin = after === undefined ? kept : { ...kept, after };
    const answer = await this.needs.log.append(streamOf(id), 0, JSON.stringify({ begin }));
    if (!answer.ok && answer.why !== 'moved') throw new NotKept(answer.why);
    await this.open(id);
  }

  /** The match of an id; null when there is none, or it cannot be folded. */
  open(id: string): Promise<MatchAtHand | null> {
    const known = this.openMatches.get(id);
    if (known) return known;
    const opening = this.#open(id);
    this.openMatches.set(id, opening);
    opening.then(
      (opened) => opened === null && this.openMatches.delete(id),
      () => this.openMatches.delete(id),
    );
    void this.#sweep();
    return opening;
  }

  /** Reads all matches once, so that they are listed. */
  async list(): Promise<void> {
    for (const { stream } of await this.needs.log.list('match.')) {
      if (this.#closed) return;
      const id = stream.slice('match.'.length);
      if (!this.summaries.has(id)) await this.open(id).catch(() => null);
    }
  }

  /** Acts on every clock of a seat that has run out. */
  async ring(): Promise<void> {
    const time = this.needs.now();
    for (const summary of [...this.summaries.values()]) {
      if (summary.over || summary.pace.kind !== 'turns' || !summary.due.some((due) => due !== null && due <= time)) continue;
      const opened = await this.open(summary.id);
      if (opened) await this.#ring(opened, summary.pace, time);
    }
  }

  /** Deletes a match for good. */
  async drop(id: string): Promise<void> {
    const opened = await this.openMatches.get(id)?.catch(() => null);
    if (opened) this.#leave(opened);
    this.openMatches.delete(id);
    this.summaries.delete(id);
    for (const stream of [streamOf(id), `orders.${id}`]) await this.needs.log.drop(stream);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const opening of this.openMatches.values()) {
      const opened = await opening.catch(() => null);
      if (opened) this.#leave(opened);
    }
  }

  async #open(id: string): Promise<MatchAtHand | null> {
    const { log, now, names } = this.needs;
    const opened = await openMatch(log, this.#shelf, id);
    if (!opened) return null;
    const match = new HeldMatch(id, { log, now, names, changed: () => this.#changed(atHand) }, opened);
    const orders = new Orders(log, `orders.${id}`, () => this.#changed(atHand));
    const atHand: MatchAtHand = { match, orders };
    await orders.open();
    await match.follow();
    await match.force();
    this.#changed(atHand);
    return atHand;
  }

  #leave({ match, orders }: MatchAtHand): void {
    match.leave();
    orders.close();
  }

  /** Removes matches from memory above the limit; those without listeners for longest go first. */
  async #sweep(): Promise<void> {
    const { keep = 64 } = this.needs;
    if (this.openMatches.size <= keep) return;
    const idle: { id: string; opened: MatchAtHand }[] = [];
    for (const [id, opening] of this.openMatches) {
      const opened = await opening.catch(() => null);
      if (opened && opened.match.listeners.size === 0 && !this.#thinking.has(id)) idle.push({ id, opened });
    }
    idle.sort((a, b) => a.opened.match.used - b.opened.match.used);
    for (const { id, opened } of idle.slice(0, Math.max(0, this.openMatches.size - keep))) {
      this.#leave(opened);
      this.openMatches.delete(id);
    }
  }

  #changed(atHand: MatchAtHand): void {
    this.summaries.set(atHand.match.matchId, this.#summary(atHand));
    this.needs.changed?.(atHand.match);
    void this.#answer(atHand);
  }

  #summary({ match, orders }: MatchAtHand): MatchSummary {
    const { title, seats, pace, campaign, after, when } = match.begin;
    const openings = match.openings();
    const askedSeats = [...new Set(openings.map(({ seat }) => seat))];
    const since = seats.map((_, seat) => (askedSeats.includes(seat) ? match.askedSince(seat) : null));
    return {
      id: match.matchId,
      title,
      seats,
      pace,
      campaign,
      over: match.over,
      turn: match.folded.match.order.turn,
      asked: askedSeats,
      due: seats.map((taker, seat) => {
        const from = since[seat];
        if (pace.kind !== 'turns' || typeof from !== 'number' || !('member' in taker)) return null;
        const end = orders.due(seat, from, pace.days);
        return this.needs.extended?.(from, end) ?? end;
      }),
      absent: seats.flatMap((_, seat) => (orders.of(seat).absent ? [seat] : [])),
      after: after ?? null,
      began: when,
      last: match.last,
      since,
      nth: seats.map((_, seat) => match.countOf(seat)),
      what: seats.map((_, seat) => openings.filter((opening) => opening.seat === seat).map(({ kind }) => kind)),
      models: Object.values(match.view(null).table.models).map(({ id, seat, character }) => ({ id, seat, character })),
      orders: seats.map((_, seat) => orders.of(seat)),
    };
  }

  /** The computer that answers for a seat instead of its member: a computer player, or the member's steward. Null when the member answers. */
  #computerFor({ match, orders }: MatchAtHand, seat: Seat, kind: string): { level: string; by: 'computer' | 'steward' } | null {
    const taker = match.begin.seats[seat];
    if (taker && 'level' in taker) return { level: taker.level, by: 'computer' };
    if (!orders.answers(seat, kind, this.needs.now())) return null;
    return wakes(match.view(seat), seat, orders.of(seat).wake) ? null : { level: 'club', by: 'steward' };
  }

  /** Lets the computers answer, one question at a time. Each question is thought about once. */
  async #answer(atHand: MatchAtHand): Promise<void> {
    const { match, orders } = atHand;
    const id = match.matchId;
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    try {
      for (;;) {
        await match.settled();
        if (this.#closed || match.over || match.readOnlyCause !== null) return;
        const asked = match.openings().flatMap(({ seat, kind }) => {
          const computer = this.#computerFor(atHand, seat, kind);
          return computer ? [{ seat, ...computer }] : [];
        })[0];
        if (!asked) return;
        const place = match.decided;
        const { seat, level, by: speaker } = asked;
        const question = { view: match.view(seat), cards: match.cards, level, seed: `${match.begin.setup.seed} ${seat} ${place}` };
        const decision = await (this.needs.thinks ?? thinkHere)(question);
        if (!decision || this.#closed) return;
        const refused = await match.say({ id: `${speaker}.${seat}.${place}`, at: place, decision }, speaker);
        if (refused && refused.code !== 'asked-otherwise') return;
        if (refused === null && orders.of(seat).steward?.for === 'window')
          await orders.say(`window.${place}`, this.needs.now(), { say: 'steward', seat, steward: null });
      }
    } finally {
      this.#thinking.delete(id);
    }
  }

  async #ring({ match, orders }: MatchAtHand, pace: Extract<ClubPace, { kind: 'turns' }>, time: number): Promise<void> {
    const { matchId, decided } = match;
    for (const [seat, due] of (this.summaries.get(matchId)?.due ?? []).entries()) {
      if (due === null || due > time || orders.of(seat).absent) continue;
      if (pace.then === 'concede')
        await match.say({ id: `clock.${seat}.${decided}`, at: decided, decision: { seat, kind: 'concede' } }, 'clock');
      else await orders.say(`absent.${seat}.${decided}`, time, { say: 'absent', seat, absent: true });
    }
  }
}
