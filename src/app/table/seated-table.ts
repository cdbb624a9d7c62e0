import type { Seat } from '../../rules/terms/ids.ts';
import type { Computer, MatchLabel } from '../../storage/database/rows.ts';
import type { HostingPort } from '../../ui/contexts/table/hosting-port.ts';
import type { ComputerLevel, LogEntry } from '../../ui/contexts/table-port.ts';
import { newSeed } from '../computer/new-seed.ts';
import type { Keeps } from '../kept/kept-match.ts';
import { seatsCalled } from '../kept/seats-called.ts';
import { SeatAnswers } from './seat-answers.ts';
import type { TableStart } from './table-start.ts';

/** The players of a table: the names, computers and other screens of its seats, and who is waited for. */
export abstract class SeatedTable extends SeatAnswers {
  readonly matchId: string;
  readonly seats: { name: string }[];
  allCopies: readonly Seat[];
  readonly first: boolean;
  /** The seat whose computer takes long. */
  awaited: Seat | null = null;
  /** Seats that are asked on other screens, and seats of which only the hand is shown on one. */
  elsewhere: readonly Seat[] = [];
  handsElsewhere: readonly Seat[] = [];
  /** Seats that have laid a card and not claimed it yet. */
  laid: readonly Seat[] = [];
  /** The port of the other screens, once they can be added. */
  hosting: HostingPort | null = null;
  /** True if the miniatures stand on a real table. */
  protected readonly isSpoken: boolean;
  /** The names as they were given; empty where none was given. */
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

  /** The computer that plays a seat; null for a person, and for a scripted partner. */
  protected computerOf(seat: Seat): Computer | null {
    return this.#computers[seat] ?? null;
  }

  /** Gives a seat to a computer or to a person; if it cannot be stored, it lasts until the table is left. No computer sees a real table. */
  async seatComputer(seat: Seat, level: ComputerLevel | null): Promise<void> {
    if (this.readOnly !== null || (level !== null && this.isSpoken)) return;
    const seated = level === null ? null : { level, seed: newSeed() };
    this.#computers = this.#computers.map((computer, index) => (index === seat ? seated : computer));
    this.tell(null);
    await this.#keepComputers();
  }

  /** Stores whether a seat shows all copies without being asked; if it cannot be stored, it lasts until the table is left. */
  async showAllCopies(seat: Seat, all: boolean): Promise<void> {
    this.allCopies = [...this.allCopies.filter((shown) => shown !== seat), ...(all ? [seat] : [])];
    if (this.readOnly === null) await this.#store.copies?.(this.matchId, [...this.allCopies]).catch(() => undefined);
  }

  /** Stores how much less the computers think, for those without a factor. */
  async lighten(factor: number): Promise<void> {
    this.#computers = this.#computers.map((computer) => computer && { ...computer, lighter: computer.lighter ?? factor });
    await this.#keepComputers();
  }

  async #keepComputers(): Promise<void> {
    await this.#store.seat?.(this.matchId, [...this.#computers]).catch(() => undefined);
  }

  /** Sets the seats on other screens. */
  seatElsewhere(elsewhere: readonly Seat[], hands: readonly Seat[]): void {
    this.elsewhere = elsewhere;
    this.handsElsewhere = hands;
    this.tell(null);
  }

  /** Allows other screens to be added from now on. */
  host(hosting: HostingPort): void {
    this.hosting = hosting;
    this.tell(null);
  }

  /** A seat has laid a card for a claim, or taken it back; its next decision clears this. */
  lay(seat: Seat, lies: boolean): void {
    if (this.laid.includes(seat) === lies) return;
    this.laid = [...this.laid.filter((laid) => laid !== seat), ...(lies ? [seat] : [])];
    this.tell(null);
  }

  /** Announces that a computer takes long to decide; null: no computer does. */
  await(seat: Seat | null): void {
    if (this.awaited === seat) return;
    this.awaited = seat;
    this.tell(null);
  }
}
