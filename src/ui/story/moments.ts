import type { ModelId, Seat } from '../../rules/terms/ids.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import { StoryCourse, summonedIn, type StoryCast } from './course.ts';
import { inForce, type ToldEntry } from './in-force.ts';

/** A moment that decided a match: the public events of one activation. */
export interface StoryMoment {
  /** The number of the weightiest decision. */
  at: number;
  turn: number;
  weight: number;
  slain: { model: ModelId; by: ModelId | null }[];
  wounds: { model: ModelId; by: ModelId | null; amount: number }[];
  /** Models that took moonstones, and how many. */
  gained: { model: ModelId; stones: number }[];
  /** Models that dropped moonstones, and how many. */
  lost: { model: ModelId; stones: number }[];
  /** Claims of `seat` that `by` called a Bluff. */
  called: { seat: Seat; by: Seat; lie: boolean }[];
  /** The seat that alone has the most moonstones from this moment on; null where that did not change. */
  ahead: Seat | null;
}

/**
 * The weights of the parts of a moment: `stone` for each moonstone of the swing, `ahead` for a new leader, `slain`, `wound`, and a called
 * lie or truth.
 */
const WEIGHS = { stone: 3, ahead: 2, slain: 4, wound: 0.5, lie: 2, truth: 1 };
const MOST = 3;

const leading = (stones: readonly number[]): Seat | null => {
  const most = Math.max(...stones);
  return stones.filter((count) => count === most).length === 1 ? stones.indexOf(most) : null;
};

/** Reads the log entry by entry, and gathers the events of each activation. */
class Reader {
  readonly moments: StoryMoment[] = [];
  readonly #course: StoryCourse;
  #turn = 0;
  #moment: StoryMoment | null = null;
  /** The weight of each decision in the present moment. */
  #parts = new Map<number, number>();
  #claimed: Seat | null = null;
  #calling: Seat | null = null;

  constructor(cast: StoryCast, seats: number, summoned: readonly ModelId[]) {
    this.#course = new StoryCourse(cast, seats, summoned);
  }

  read({ at, events }: ToldEntry): void {
    let before = this.#course.stones;
    for (const event of events) {
      if (event.what === 'turn-began') this.#turn = event.turn;
      if (event.what === 'activated' || event.what === 'turn-began') {
        this.#swung(before, at);
        before = this.#course.stones;
        this.close();
      }
      if (this.#turn > 0) this.#noted(event, at);
      this.#course.happened(event);
    }
    // a player who concedes loses all moonstones, which is no swing
    if (!events.some(({ what }) => what === 'conceded')) this.#swung(before, at);
  }

  /** Ends the moment of an activation. */
  close(): void {
    const moment = this.#moment;
    if (moment && moment.weight > 0) {
      moment.at = [...this.#parts].reduce((best, part) => (part[1] > best[1] ? part : best))[0];
      this.moments.push(moment);
    }
    this.#moment = null;
    this.#parts = new Map();
  }

  #momentAt(index: number, weight: number): StoryMoment {
    const moment = (this.#moment ??= {
      at: index,
      turn: this.#turn,
      weight: 0,
      slain: [],
      wounds: [],
      gained: [],
      lost: [],
      called: [],
      ahead: null,
    });
    moment.weight += weight;
    this.#parts.set(index, (this.#parts.get(index) ?? 0) + weight);
    return moment;
  }

  /** Notes a change in the moonstones of the seats. */
  #swung(before: readonly number[], index: number): void {
    const { stones } = this.#course;
    const swing = Math.max(0, ...stones.map((count, seat) => Math.abs(count - (before[seat] ?? 0))));
    if (this.#turn === 0 || swing === 0) return;
    const ahead = leading(stones);
    const turned = ahead !== null && ahead !== leading(before);
    const moment = this.#momentAt(index, swing * WEIGHS.stone + (turned ? WEIGHS.ahead : 0));
    moment.ahead = turned ? ahead : moment.ahead;
  }

  #noted(event: Witnessed, index: number): void {
    switch (event.what) {
      case 'wounded':
        if (event.amount > 0) this.#wounded(this.#momentAt(index, event.amount * WEIGHS.wound), event);
        break;
      case 'slain':
        this.#slain(this.#momentAt(index, WEIGHS.slain), event.model);
        break;
      case 'stayed':
      case 'returned':
        if (this.#moment?.slain.some(({ model }) => model === event.model)) this.#unslay(this.#momentAt(index, -WEIGHS.slain), event.model);
        break;
      case 'stone-taken':
        count(this.#momentAt(index, 0).gained, event.model);
        break;
      case 'stone-given':
        count(this.#momentAt(index, 0).gained, event.to);
        break;
      case 'stone-dropped':
        count(this.#momentAt(index, 0).lost, event.model);
        break;
      case 'claimed':
        this.#claimed = event.seat;
        break;
      case 'called':
        this.#calling = event.call === 'bluff' ? event.seat : null;
        break;
      case 'arcane-revealed':
        this.#revealed(event.truthful, index);
        break;
      default:
    }
  }

  #wounded({ wounds }: StoryMoment, { model, by, amount }: { model: ModelId; by: ModelId | null; amount: number }): void {
    const known = wounds.find((wound) => wound.model === model && wound.by === by);
    if (known) known.amount += amount;
    else wounds.push({ model, by, amount });
  }

  #slain({ slain, wounds }: StoryMoment, model: ModelId): void {
    const last = [...wounds].reverse().find((wound) => wound.model === model);
    slain.push({ model, by: last?.by ?? null });
  }

  #unslay(moment: StoryMoment, model: ModelId): void {
    moment.slain = moment.slain.filter((candidate) => candidate.model !== model);
  }

  #revealed(truthful: boolean, index: number): void {
    const [seat, caller] = [this.#claimed, this.#calling];
    this.#calling = null;
    if (seat === null || caller === null) return;
    this.#momentAt(index, truthful ? WEIGHS.truth : WEIGHS.lie).called.push({ seat, by: caller, lie: !truthful });
  }
}

function count(counts: { model: ModelId; stones: number }[], model: ModelId): void {
  const known = counts.find((candidate) => candidate.model === model);
  if (known) known.stones += 1;
  else counts.push({ model, stones: 1 });
}

/** The moments that decided a match, at most three, each of another activation, in order. */
export function decidingMoments(log: readonly ToldEntry[], cast: StoryCast, seats: number): StoryMoment[] {
  const entries = inForce(log);
  const reader = new Reader(cast, seats, summonedIn(entries));
  for (const entry of entries) reader.read(entry);
  reader.close();
  return [...reader.moments]
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}
