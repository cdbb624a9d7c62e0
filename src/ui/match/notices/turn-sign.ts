import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { TURNS } from '../../../rules/terms/match-end.ts';
import type { Witnessed } from '../../../seats/events-for.ts';
import { matchWords } from '../../../words/match/match.ts';
import { isCalm } from '../../theme/theme.ts';

/** How long the sign of a new turn stands, in ms; that of Sudden Death, which says a rule, longer. */
const STANDS = 1800;
const SUDDEN = 3600;

/** What stands over the board when a turn begins. */
interface TurnSaid {
  words: string;
  /** The rule that holds from now on; null where none is new. */
  rule: string | null;
}

/** What the latest events say of a turn that begins; null when none does. */
function turnBegun(events: readonly Witnessed[]): TurnSaid | null {
  const begun = events.findLast(({ what }) => what === 'turn-began');
  if (begun?.what !== 'turn-began') return null;
  return begun.suddenDeath
    ? { words: matchWords.suddenDeath(), rule: matchWords.suddenDeathRule() }
    : { words: matchWords.turn(begun.turn, TURNS), rule: null };
}

/** A new turn, written over the board for a moment; nothing under it is out of reach. */
export class TurnSign implements ReactiveController {
  #shown: TurnSaid | null = null;
  #goes = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#goes);
  }

  say(events: readonly Witnessed[]): void {
    const turn = turnBegun(events);
    // what is new has to be read, whatever moves
    if (turn === null || (turn.rule === null && isCalm())) return;
    clearTimeout(this.#goes);
    this.#put(turn);
    this.#goes = window.setTimeout(() => this.#put(null), turn.rule === null ? STANDS : SUDDEN);
  }

  #put(turn: TurnSaid | null): void {
    this.#shown = turn;
    this.host.requestUpdate();
  }

  get drawn(): TemplateResult | typeof nothing {
    if (this.#shown === null) return nothing;
    const { words, rule } = this.#shown;
    const text = rule === null ? words : html`${words}<small>${rule}</small>`;
    return html`<p class="turn-sign ${rule === null ? '' : 'red-moon'}" role="status"><span>${text}</span></p>`;
  }
}
