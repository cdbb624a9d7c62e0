import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { TURNS } from '../../../rules/terms/match-end.ts';
import type { Witnessed } from '../../../seats/events-for.ts';
import { matchWords } from '../../../words/match/match.ts';
import { isCalm } from '../../theme/theme.ts';

/** The time for which the sign of a new turn is shown, in ms; that of Sudden Death is shown longer, because it states a rule. */
const STANDS = 1800;
const SUDDEN = 3600;

/** The text over the board when a turn begins. */
interface TurnSaid {
  words: string;
  /** The rule that applies from now on; null if there is no new one. */
  rule: string | null;
}

/** The text for a turn that begins in these events; null if none does. */
function turnBegun(events: readonly Witnessed[]): TurnSaid | null {
  const begun = events.findLast(({ what }) => what === 'turn-began');
  if (begun?.what !== 'turn-began') return null;
  return begun.suddenDeath
    ? { words: matchWords.suddenDeath(), rule: matchWords.suddenDeathRule() }
    : { words: matchWords.turn(begun.turn, TURNS), rule: null };
}

/** The sign of a new turn, over the board for a moment; touches pass through it. */
export class TurnSign implements ReactiveController {
  #turn: TurnSaid | null = null;
  #goes = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#goes);
  }

  say(events: readonly Witnessed[]): void {
    const turn = turnBegun(events);
    // a new rule has to be read, also with animations off
    if (turn === null || (turn.rule === null && isCalm())) return;
    clearTimeout(this.#goes);
    this.#put(turn);
    this.#goes = window.setTimeout(() => this.#put(null), turn.rule === null ? STANDS : SUDDEN);
  }

  #put(turn: TurnSaid | null): void {
    this.#turn = turn;
    this.host.requestUpdate();
  }

  get drawn(): TemplateResult | typeof nothing {
    if (this.#turn === null) return nothing;
    const { words, rule } = this.#turn;
    const text = rule === null ? words : html`${words}<small>${rule}</small>`;
    return html`<p class="turn-sign ${rule === null ? '' : 'red-moon'}" role="status"><span>${text}</span></p>`;
  }
}
