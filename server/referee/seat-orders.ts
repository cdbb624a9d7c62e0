import type { Stewarding, WakeWhen } from '../../src/club/terms/club.ts';
import { CLUB_LIMITS } from '../../src/club/terms/limits.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import type { View } from '../../src/seats/view.ts';
import type { KeptEntry, Log } from '../log/log.ts';

/** A member's order for a seat. Orders have their own log beside the match, whose log holds decisions alone. */
export type OrderSaying =
  | { say: 'steward'; seat: Seat; steward: Stewarding | null }
  | { say: 'wake'; seat: Seat; wake: WakeWhen[] }
  | { say: 'holiday'; seat: Seat; days: number }
  /** `absent`: the clock of the seat has run out; a computer then answers for it until its member does. */
  | { say: 'absent'; seat: Seat; absent: boolean };

export interface OrderEntry {
  id: string;
  when: number;
  saying: OrderSaying;
}

export interface SeatOrders {
  steward: Stewarding | null;
  wake: WakeWhen[];
  holiday: number;
  /** Holidays taken so far: the start of each in milliseconds, and its days. */
  away: { since: number; days: number }[];
  absent: boolean;
}

const nothing: SeatOrders = { steward: null, wake: [], holiday: CLUB_LIMITS.holiday, away: [], absent: false };
const TRIES = 8;

/** Questions that a player may leave to a computer without giving up the match. */
const WINDOWS: readonly string[] = [
  'reaction',
  'going-for-it',
  'claim',
  'call',
  'replace',
  'interrupt',
  'critical',
  'upgrade',
  'damage-type',
];

/** The orders of the seats of a match: a fold of the log `orders.ID`. */
export class Orders {
  readonly #seats = new Map<Seat, SeatOrders>();
  readonly #ids = new Set<string>();
  #length = 0;
  #last: Promise<unknown> = Promise.resolve();
  #stop: () => void = () => undefined;

  constructor(
    private readonly log: Log,
    private readonly stream: string,
    private readonly changed: () => void,
  ) {}

  async open(): Promise<void> {
    this.#stop = await this.log.follow(this.stream, 0, (kept) => this.#take(kept));
  }
  close(): void {
    this.#stop();
  }
  of(seat: Seat): SeatOrders {
    return this.#seats.get(seat) ?? nothing;
  }

  /** Appends an order once, however often its id is sent. False when the store has not stored it. */
  say(id: string, when: number, saying: OrderSaying): Promise<boolean> {
    const done = this.#last.then(async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (this.#ids.has(id)) return true;
        const place = this.#length;
        const text = JSON.stringify({ id, when, saying } satisfies OrderEntry);
        const answer = await this.log.append(this.stream, place, text);
        if (answer.ok) this.#take({ at: place, text });
        else if (answer.why !== 'moved') return false;
        else for (const kept of await this.log.read(this.stream, place)) this.#take(kept);
      }
      return false;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** True if a computer answers this question for a seat. */
  answers(seat: Seat, kind: string, time: number): boolean {
    const { steward, absent } = this.of(seat);
    if (absent) return true;
    if (!steward || !WINDOWS.includes(kind)) return false;
    return steward.for !== 'tonight' || steward.until === null || time < steward.until;
  }

  /** The time in milliseconds at which the clock of a seat ends that was asked at `since`. */
  due(seat: Seat, since: number, days: number): number {
    const DAY = 86_400_000;
    const end = since + days * DAY;
    return this.of(seat).away.reduce((latest, holiday) => (holiday.since <= latest ? latest + holiday.days * DAY : latest), end);
  }

  #take({ at: place, text }: KeptEntry): void {
    if (place !== this.#length) return;
    this.#length += 1;
    const { id, when, saying } = JSON.parse(text) as OrderEntry;
    this.#ids.add(id);
    const before = this.of(saying.seat);
    this.#seats.set(saying.seat, withOrder(before, saying, when));
    this.changed();
  }
}

function withOrder(before: SeatOrders, saying: OrderSaying, when: number): SeatOrders {
  switch (saying.say) {
    case 'steward':
      return { ...before, steward: saying.steward };
    case 'wake':
      return { ...before, wake: saying.wake };
    case 'absent':
      return { ...before, absent: saying.absent };
    case 'holiday': {
      const days = Math.min(saying.days, before.holiday);
      return { ...before, holiday: before.holiday - days, away: [...before.away, { since: when, days }] };
    }
  }
}

const INCH = 254;

/** True if something has happened for which a seat wants a notification; only public facts count. */
export function wakes(view: View, seat: Seat, wake: readonly WakeWhen[]): boolean {
  const models = Object.entries(view.table.models);
  const onBoard = models.filter(([, { status }]) => status === 'board');
  return wake.some((order) => {
    if (order.when === 'melee') return view.stack.some(({ kind }) => kind === 'melee');
    if (order.when === 'named')
      return view.stack.some((frame) => JSON.stringify(frame).includes(JSON.stringify(order.model))) || view.order.active === order.model;
    const [friends, enemies] = [true, false].map((isFriend) => onBoard.filter(([, { controller }]) => (controller === seat) === isFriend));
    return (friends ?? []).some(([, friend]) =>
      (enemies ?? []).some(([, enemy]) => Math.hypot(friend.at.x - enemy.at.x, friend.at.y - enemy.at.y) <= order.inches * INCH),
    );
  });
}
