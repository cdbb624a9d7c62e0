import type { ReactiveController } from 'lit';
import type { Seat } from '../../../rules/terms/ids.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import type { MatchHost } from '../match-host.ts';
import { askedHere } from '../../table/people.ts';

/** How long such a question is a button, in milliseconds: the same for all players, whatever is held. */
const PACE = 700;

/**
 * Questions of which nothing can come, as everybody can see: each is a button in the strip of its seat for a moment, then the app lets it pass as that
 * seat would. A seat that asks for it is asked as ever, and so is the next such question of a seat that has asked before there was one.
 */
export class QuietWindows implements ReactiveController {
  /** The seats whose next such question is wanted. */
  readonly #wanted = new Set<Seat>();
  #open: Opening | null = null;
  /** It is asked, since its seat wants it. */
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

  /** Looks at what is asked now. */
  asked(openings: readonly Opening[]): void {
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

  /** A seat wants to be asked: now, or as soon as there is something. */
  wants(seat: Seat): void {
    if (this.#open?.seat === seat) {
      this.#granted = this.#open;
      this.#close();
    } else this.#wanted.add(seat);
  }

  /** The seats whose question is a button for now. */
  get seats(): readonly Seat[] {
    return this.#open ? [this.#open.seat] : [];
  }
}
