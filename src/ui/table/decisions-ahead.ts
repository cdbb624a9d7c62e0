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
 * What was decided ahead, sent as soon as it is asked. Every decision is one of its seat like any other: judged, kept, and taken back by itself. Of
 * one kind a seat has no more than one.
 */
export class DecisionsAhead {
  #decided: DecidedAhead[] = [];

  /** The decisions that one gesture of a seat meant: sends the first and keeps the rest. Resolves with why the first was refused. */
  async gesture(table: TablePort, [first, ...rest]: readonly Decision[]): Promise<Reason | null> {
    if (!first) return null;
    const gesture = new Gesture(first.seat, rest);
    this.#add(gesture);
    const refused = await table.decide(first);
    if (refused) this.#drop(gesture);
    return refused;
  }

  /** From now on a seat sets down its models where it is suggested. */
  lineUp(seat: Seat): void {
    this.#add(new LineUp(seat));
  }

  /** Answers the questions that a newcomer cannot judge in a first match. */
  firstMatch(seat: Seat): void {
    this.#add(new FirstMatch(seat));
  }

  /** After a take-back only the lasting ones go on. */
  takenBack(): void {
    this.#decided = this.#decided.filter(({ lasts }) => lasts);
  }

  /** It was decided for another match. */
  forget(): void {
    this.#decided = [];
  }

  /** Sends the next decision that is asked for; tells whether one was sent, none is asked, or something expected has fallen away. */
  async next(table: TablePort): Promise<'sent' | 'waits' | 'fell'> {
    const openings = askedHere(table, table.openings());
    let went: 'waits' | 'fell' = 'waits';
    if (openings.length === 0) return went;
    for (const copies of knownCopies(table, openings)) if ((await table.decide(copies)) === null) return 'sent';
    for (const decidedAhead of [...this.#decided]) {
      const answer = decidedAhead.says(table, openings);
      if (answer === 'waits') continue;
      if (typeof answer === 'object') {
        if ((await table.decide(answer)) === null) return 'sent';
        // the table may have given the only answer itself
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
