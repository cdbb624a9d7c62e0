import type { DecidedAhead } from './decided-ahead.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import type { Reason } from '../../rules/terms/reason.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { FirstMatch } from './first-match.ts';
import { Gesture } from './gesture.ts';
import { knownCopies } from './known-copies.ts';
import { LineUp } from './line-up.ts';
import { askedHere } from './people.ts';

/**
 * Decisions made ahead, each sent as soon as it is asked. Each is an ordinary decision of its seat: judged, saved and taken back
 * separately. A seat has at most one of each kind of `DecidedAhead`.
 */
export class DecisionsAhead {
  #decided: DecidedAhead[] = [];

  /** Takes the decisions of one gesture: sends the first and keeps the rest. Resolves with the reason when the first is refused. */
  async gesture(table: TablePort, [first, ...laterDecisions]: readonly Decision[]): Promise<Reason | null> {
    if (!first) return null;
    const gesture = new Gesture(first.seat, laterDecisions);
    this.#add(gesture);
    const refused = await table.decide(first);
    if (refused) this.#drop(gesture);
    return refused;
  }

  /** Deploys the models of a seat at suggested places from now on. */
  lineUp(seat: Seat): void {
    this.#add(new LineUp(seat));
  }

  /** Answers the questions that a newcomer cannot judge in a first match. */
  firstMatch(seat: Seat): void {
    this.#add(new FirstMatch(seat));
  }

  /** Drops everything but the lasting entries after a take-back. */
  takenBack(): void {
    this.#decided = this.#decided.filter(({ lasts }) => lasts);
  }

  /** Drops everything, since another match begins. */
  forget(): void {
    this.#decided = [];
  }

  /** Sends the next decision that is asked for. Resolves with whether one was sent, none is asked, or an expected one was dropped. */
  async sendNext(table: TablePort): Promise<'sent' | 'waits' | 'fell'> {
    const openings = askedHere(table, table.openings());
    let went: 'waits' | 'fell' = 'waits';
    if (openings.length === 0) return went;
    for (const copies of knownCopies(table, openings)) if ((await table.decide(copies)) === null) return 'sent';
    for (const decidedAhead of [...this.#decided]) {
      const answer = decidedAhead.says(table, openings);
      if (answer === 'waits') continue;
      if (typeof answer === 'object') {
        if ((await table.decide(answer)) === null) return 'sent';
        // the table may have answered already, where there was only one answer
        if (!decidedAhead.expected) continue;
      }
      this.#drop(decidedAhead);
      if (answer !== 'over' && decidedAhead.expected) went = 'fell';
    }
    return went;
  }

  #add(decidedAhead: DecidedAhead): void {
    this.#decided = [
      ...this.#decided.filter(({ seat, constructor }) => seat !== decidedAhead.seat || constructor !== decidedAhead.constructor),
      decidedAhead,
    ];
  }
  #drop(decidedAhead: DecidedAhead): void {
    this.#decided = this.#decided.filter((rival) => rival !== decidedAhead);
  }
}
