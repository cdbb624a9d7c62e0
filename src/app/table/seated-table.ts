import type { Seat } from '../../rules/terms/ids.ts';
import type { Computer, MatchLabel } from '../../storage/database/rows.ts';
import type { HostingPort } from '../../ui/contexts/table/hosting-port.ts';
import type { ComputerLevel, LogEntry } from '../../ui/contexts/table-port.ts';
import { newSeed } from '../computer/new-seed.ts';
import type { Keeps } from '../kept/kept-match.ts';
import { seatsCalled } from '../kept/seats-called.ts';
import { SeatAnswers } from './seat-answers.ts';
import type { TableStart } from './table-start.ts';

/** Who sits at a table: the names, the computers and the other glasses of its seats, and who is waited for. */
export abstract class SeatedTable extends SeatAnswers {
  readonly matchId: string;
  readonly seats: { name: string }[];
  allCopies: readonly Seat[];
  readonly first: boolean;
  /** Whose computer takes long. */
  awaited: Seat | null = null;
  /** Seats that are asked on other glasses, and seats whose hand alone lies on one. */
  elsewhere: readonly Seat[] = [];
  handsElsewhere: readonly Seat[] = [];
  /** Seats that have laid a card of which nothing is said yet. */
  laid: readonly Seat[] = [];
  /** The other glasses, once there may be some. */
  hosting: HostingPort | null = null;
  /** The miniatures stand on a real table. */
  protected readonly isSpoken: boolean;
  /** As they were given; empty for who has none. */
  protected readonly givenNames: string[];
  protected readonly levels: MatchLabel['levels'];
  #computers: readonly (Computer | null)[];
  readonly #store: Keeps;

  constructor({ id, names, levels, folded, store, computers = [], allCopies = [], first = false }: TableStart) {
    super();
    const { seats, options } = folded.record.setup;
    this.matchId = id;
    this.isSpoken = options.table === 'spoken';
    this.givenNames = seats.map((_, seat) => names[seat] ?? '');
    this.levels = levels;
    this.#computers = seats.map((_, seat) => computers[seat] ?? null);
    this.allCopies = allCopies;
    this.first = first;
    this.seats = seatsCalled(this.givenNames, seats.length, levels);
    this.#store = store;
  }

  abstract get readOnly(): string | null;
  protected abstract tell(events: LogEntry | null): void;

  get computers(): readonly (Computer | null)[] {
    return this.#computers;
  }
  get label(): { names: readonly string[]; levels: readonly (string | null)[] } {
    return { names: this.givenNames, levels: this.levels ?? [] };
  }

  /** The computer that has a seat; null for a person, and for a partner whose answers are written down. */
  protected computerOf(seat: Seat): Computer | null {
    return this.#computers[seat] ?? null;
  }

  /** Leaves a seat to a computer, or gives it to a person; what could not be kept holds until the table is left. No computer sees a real table. */
  async seatComputer(seat: Seat, level: ComputerLevel | null): Promise<void> {
    if (this.readOnly !== null || (level !== null && this.isSpoken)) return;
    const seated = level === null ? null : { level, seed: newSeed() };
    this.#computers = this.#computers.map((computer, index) => (index === seat ? seated : computer));
    this.tell(null);
    await this.#keepComputers();
  }

  /** Keeps whether a seat shows all copies without being asked; what could not be kept holds until the table is left. */
  async showAllCopies(seat: Seat, all: boolean): Promise<void> {
    this.allCopies = [...this.allCopies.filter((shown) => shown !== seat), ...(all ? [seat] : [])];
    if (this.readOnly === null) await this.#store.copies?.(this.matchId, [...this.allCopies]).catch(() => undefined);
  }

  /** Keeps by how much less the computers think of which it is not known yet. */
  async lighten(factor: number): Promise<void> {
    this.#computers = this.#computers.map((computer) => computer && { ...computer, lighter: computer.lighter ?? factor });
    await this.#keepComputers();
  }

  async #keepComputers(): Promise<void> {
    await this.#store.seat?.(this.matchId, [...this.#computers]).catch(() => undefined);
  }

  /** Other glasses have come or gone. */
  seatElsewhere(elsewhere: readonly Seat[], hands: readonly Seat[]): void {
    this.elsewhere = elsewhere;
    this.handsElsewhere = hands;
    this.tell(null);
  }

  /** Other glasses may be added from now on. */
  host(hosting: HostingPort): void {
    this.hosting = hosting;
    this.tell(null);
  }

  /** A seat has laid a card for a claim, or taken it back; a decision of the seat forgets it. */
  lay(seat: Seat, lies: boolean): void {
    if (this.laid.includes(seat) === lies) return;
    this.laid = [...this.laid.filter((laid) => laid !== seat), ...(lies ? [seat] : [])];
    this.tell(null);
  }

  /** A computer takes long to decide; null: none does. */
  await(seat: Seat | null): void {
    if (this.awaited === seat) return;
    this.awaited = seat;
    this.tell(null);
  }
}
