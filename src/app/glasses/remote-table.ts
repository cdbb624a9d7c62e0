import type { GlassSide } from '../../glasses/glass-side.ts';
import { witnessedBy } from '../../glasses/glass-side.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { reason, type Reason } from '../../rules/terms/reason.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { View } from '../../seats/view.ts';
import type { LogEntry, TablePort } from '../../ui/contexts/table-port.ts';
import { readOnlyBecause } from '../../words/app/keeping/storage.ts';
import { glassesWords } from '../../words/glasses/glasses.ts';
import type { ComputerThinker } from '../computer/thinker.ts';
import { seatsCalled } from '../kept/seats-called.ts';
import { askedNow } from '../table/asked-now.ts';
import { SeatAnswers } from '../table/seat-answers.ts';

/** A match whose record is on another device, for the screens: it answers from the views it was sent, and from nothing else. */
export class RemoteTable extends SeatAnswers implements TablePort {
  readonly guest = true;
  readonly seats: { readonly name: string }[];
  readonly matchId: string;
  /** The seats that are asked on this screen. */
  readonly localSeats: readonly Seat[];
  readonly first: boolean;
  #thinker: ComputerThinker | null = null;
  /** By seat of this screen, true if it shows all copies: a change applies at once, before the host confirms it. */
  readonly #showsAll = new Map<Seat, boolean>();

  /** `glass` already has the first view of the match. */
  constructor(protected readonly glass: GlassSide) {
    super();
    const { match = '', names = [], levels = [], seats = [], first = false } = glass.welcome ?? {};
    this.matchId = match;
    this.seats = seatsCalled(names, names.length, levels);
    this.localSeats = seats;
    this.first = first;
  }

  get cards(): Catalogue {
    const { cards } = this.glass;
    if (!cards) throw new Error('nothing was told yet');
    return cards;
  }
  get computers() {
    return this.glass.state.computers;
  }
  get elsewhere(): Seat[] {
    return this.seats.flatMap((_, seat) => (this.localSeats.includes(seat) ? [] : [seat]));
  }
  get laid(): readonly Seat[] {
    return this.glass.state.laid;
  }
  get allCopies(): readonly Seat[] {
    const { allCopies } = this.glass.state;
    return this.seats.flatMap((_, seat) => ((this.#showsAll.get(seat) ?? allCopies.includes(seat)) ? [seat] : []));
  }
  get roundEnds(): number | null {
    return this.glass.roundEnds;
  }
  get awaited(): Seat | null {
    return this.glass.state.awaited;
  }
  get readOnly(): string | null {
    const { ended, state } = this.glass;
    if (ended) return glassesWords.ended(ended);
    return state.readOnly && readOnlyBecause(state.readOnly);
  }
  get unsaved(): string | null {
    return null;
  }
  get troubled(): string | null {
    if (!this.glass.linked) return glassesWords.noLine();
    return this.glass.state.unsaved === null ? null : glassesWords.hostCannotSave();
  }

  view(seat: Seat | null): View {
    return this.glass.view(seat);
  }

  openings(): Opening[] {
    const { held, computers } = this.glass.state;
    if (held) return [];
    return askedNow(this.view(null), (seat) => !computers[seat] && this.choices(seat).decisions.length > 0);
  }

  judge(decision: Decision): Reason | null {
    if (this.readOnly !== null) return reason('read-only', []);
    if (decision.kind === 'take-back') {
      const back = this.takeBack(decision.seat);
      if (back?.alone && back.to === decision.to) return null;
    }
    const verdict = this.at(decision.seat).judge(decision);
    return verdict.known ? verdict.refused : null;
  }

  decide(decision: Decision): Promise<Reason | null> {
    return this.glass.decide(decision);
  }

  showAllCopies(seat: Seat, all: boolean): Promise<void> {
    if (this.localSeats.includes(seat)) this.#showsAll.set(seat, all);
    this.glass.send({ say: 'prefers', seat, allCopies: all });
    return Promise.resolve();
  }

  lay(seat: Seat, lies: boolean): void {
    this.glass.send({ say: 'laid', seat, lies });
  }

  /** The advice of the strong computer for a seat of this screen, computed here from the view of that seat. */
  async advise(seat: Seat): Promise<Advice | null> {
    if (!this.localSeats.includes(seat)) return null;
    const { hireThinker } = await import('../computer/thinker.ts');
    this.#thinker ??= hireThinker(this.cards);
    return this.#thinker.think({ view: this.view(seat), level: 'strong', seed: `advice ${this.glass.at}` });
  }

  /** Leaves the table. */
  leave(): void {
    this.#thinker?.end();
    this.#thinker = null;
  }

  log(seat: Seat | null): LogEntry[] {
    return this.glass.log(seat);
  }

  takeBack(seat: Seat): { to: number; alone: boolean } | null {
    return this.glass.state.back[seat] ?? null;
  }

  subscribe(listener: (entry: LogEntry | null) => void): () => void {
    return this.glass.subscribe((entry) => listener(entry && witnessedBy(entry, null)));
  }

  exportRecord(): Promise<Blob> {
    return Promise.reject(new Error('the record lies on another device'));
  }
}
