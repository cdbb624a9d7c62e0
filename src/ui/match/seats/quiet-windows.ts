import type { ReactiveController } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import type { MatchHost } from '../match-host.ts';
import { askedHere } from '../../table/people.ts';

/** The time for which a quiet question is a button, in ms: the same for all players and all hands. */
const PACE = 700;

/**
 * Quiet questions: as all players can see, nothing can come of them. Each is a button in its seat's strip for a moment; then the app passes for the
 * seat. A seat that taps the button gets the question; a seat that taps before there is one gets its next question.
 */
export class QuietWindows implements ReactiveController {
  /** The seats that want their next question. */
  readonly #wanted = new Set<Seat>();
  #open: Opening | null = null;
  /** The question that its seat wants; null: none. */
  #granted: Opening | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: MatchHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#close();
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#open = null;
  }

  /** Looks for a quiet question among the open ones. */
  look(openings: readonly Opening[]): void {
    const { table } = this.host;
    const people = table.readOnly === null && !table.taught ? askedHere(table, openings) : [];
    const opening = people.find((candidate) => table.isQuiet(candidate)) ?? null;
    if (opening === this.#open || (opening !== null && opening === this.#granted)) return;
    this.#close();
    for (const question of people) if (this.#wanted.delete(question.seat)) this.#granted = question;
    if (!opening || opening === this.#granted) return;
    this.#open = opening;
    this.#timer = setTimeout(() => void this.#pass(opening), PACE);
  }

  async #pass(opening: Opening): Promise<void> {
    const { table } = this.host;
    if (this.#open !== opening || !table.openings().includes(opening)) return;
    await table.decide({ seat: opening.seat, kind: 'pass' });
  }

  /** A seat wants to be asked: now, or at its next question. */
  wants(seat: Seat): void {
    if (this.#open?.seat === seat) {
      this.#granted = this.#open;
      this.#close();
    } else this.#wanted.add(seat);
  }

  /** The seats whose question is a button now. */
  get seats(): readonly Seat[] {
    return this.#open ? [this.#open.seat] : [];
  }
}
