import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import { inForce, type ToldEntry } from './in-force.ts';

/** The models of a story: the seat of each, and its full health. */
export type StoryCast = Readonly<Record<ModelId, { seat: Seat; health: number }>>;

/** The standing of each seat at the end of a turn; turn 0: before the first. */
export interface SeatStanding {
  turn: number;
  /** The log entry at the end of the turn. */
  at: number;
  /** Moonstones held by each seat's models. */
  stones: number[];
  /** Health left to each seat's models. */
  health: number[];
}

/** Follows moonstones and health through the events. */
export class StoryCourse {
  readonly #cast: StoryCast;
  readonly #seats: number;
  readonly #holders = new Map<string, ModelId>();
  readonly #lost = new Map<ModelId, number>();
  readonly #offBoard = new Set<ModelId>();

  /** `summoned`: models that are summoned during the match. */
  constructor(cast: StoryCast, seats: number, summoned: readonly ModelId[]) {
    this.#cast = cast;
    this.#seats = seats;
    for (const id of summoned) this.#offBoard.add(id);
  }

  seatOf(model: ModelId): Seat | null {
    return this.#cast[model]?.seat ?? null;
  }

  get stones(): number[] {
    return this.#bySeat([...this.#holders.values()].map((model) => [model, 1]));
  }

  get health(): number[] {
    return this.#bySeat(
      Object.entries(this.#cast).map(([id, { health }]) => [id, this.#offBoard.has(id) ? 0 : this.#healthLeft(id, health)]),
    );
  }

  #healthLeft(id: ModelId, health: number): number {
    return Math.max(0, Math.min(health, health - (this.#lost.get(id) ?? 0)));
  }

  #bySeat(parts: readonly (readonly [ModelId, number])[]): number[] {
    const sums = Array.from({ length: this.#seats }, () => 0);
    for (const [model, amount] of parts) {
      const seat = this.seatOf(model);
      if (seat !== null) sums[seat] = (sums[seat] ?? 0) + amount;
    }
    return sums;
  }

  #lose(model: ModelId, amount: number): void {
    const health = this.#cast[model]?.health ?? 0;
    this.#lost.set(model, Math.max(0, Math.min(health, (this.#lost.get(model) ?? 0) + amount)));
  }

  #leave(model: ModelId): void {
    this.#offBoard.add(model);
    for (const [stone, holder] of this.#holders) if (holder === model) this.#holders.delete(stone);
  }

  happened(event: Witnessed): void {
    switch (event.what) {
      case 'stone-taken':
        this.#holders.set(event.stone, event.model);
        break;
      case 'stone-given':
        this.#holders.set(event.stone, event.to);
        break;
      case 'stone-dropped':
        this.#holders.delete(event.stone);
        break;
      case 'wounded':
        this.#lose(event.model, event.amount);
        break;
      case 'healed':
        this.#lose(event.model, -event.amount);
        break;
      case 'slain':
      case 'left':
        this.#leave(event.model);
        break;
      case 'summoned':
      case 'returned':
        this.#offBoard.delete(event.model);
        break;
      case 'stayed':
        this.#offBoard.delete(event.model);
        this.#lost.set(event.model, Math.max(0, (this.#cast[event.model]?.health ?? 0) - event.boxes));
        break;
      default:
    }
  }
}

/** Models that were summoned during the match. */
export const summonedIn = (log: readonly ToldEntry[]): ModelId[] =>
  log.flatMap(({ events }) => events.flatMap((event) => (event.what === 'summoned' ? [event.model] : [])));

/** The standings before the first turn and at the end of each turn. `current`: the standing after the last entry. */
export function standings(log: readonly ToldEntry[], cast: StoryCast, current: Pick<SeatStanding, 'stones' | 'health'>): SeatStanding[] {
  const entries = inForce(log);
  const course = new StoryCourse(cast, current.stones.length, summonedIn(entries));
  const rows: SeatStanding[] = [];
  for (const { at, events } of entries) {
    for (const event of events) {
      if (event.what === 'turn-began') rows.push({ turn: rows.length, at, stones: course.stones, health: course.health });
      course.happened(event);
    }
  }
  const last = entries[entries.length - 1];
  return rows.length === 0 || !last ? [] : [...rows, { turn: rows.length, at: last.at, ...current }];
}
