import { advance, type Folded } from '../../src/record/match-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Trace } from './kept-fingerprints.ts';

/** The match after a decision to which all other players agree. */
export function agreed(folded: Folded, decision: Decision, trace: Trace): Folded {
  let taken = advance(folded, decision);
  if (!taken.ok) trace.note('refused', taken.reason);
  let last = folded;
  while (taken.ok) {
    last = taken.folded;
    trace.note('match', [last.match, taken.events]);
    const [seat] = last.match.proposal?.waiting ?? [];
    if (seat === undefined) return last;
    taken = advance(last, { seat, kind: 'agree' });
  }
  return last;
}
