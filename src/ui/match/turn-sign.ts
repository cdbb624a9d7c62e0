import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { TURNS } from '../../rules/terms/match-end.ts';
import type { Witnessed } from '../../seats/events-for.ts';
import { matchWords } from '../../words/match/match.ts';
import { isCalm } from '../theme/theme.ts';

/** How long the sign of a new turn stands, in ms. */
const STANDS = 1800;

/** The text over the board when a turn begins; null when none does. */
function turnBegun(events: readonly Witnessed[]): string | null {
  const begun = events.findLast(({ what }) => what === 'turn-began');
  if (begun?.what !== 'turn-began') return null;
  return begun.suddenDeath ? matchWords.suddenDeath() : matchWords.turn(begun.turn, TURNS);
}

/** A new turn, written over the board for a moment; nothing under it is out of reach. */
export class TurnSign implements ReactiveController {
  #said: string | null = null;
  #goes = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#goes);
  }

  say(events: readonly Witnessed[]): void {
    const words = isCalm() ? null : turnBegun(events);
    if (words === null) return;
    clearTimeout(this.#goes);
    this.#put(words);
    this.#goes = window.setTimeout(() => this.#put(null), STANDS);
  }

  #put(words: string | null): void {
    this.#said = words;
    this.host.requestUpdate();
  }

  get drawn(): TemplateResult | typeof nothing {
    return this.#said === null ? nothing : html`<p class="turn-sign" role="status"><span>${this.#said}</span></p>`;
  }
}
