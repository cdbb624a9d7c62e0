import { Lot } from '../../src/players/lot.ts';
import { advance, type Folded } from '../../src/record/match-record.ts';
import { readDecision } from '../../src/record/shapes/decision-shape.ts';
import { choicesOf, judge, named, openingsOf } from '../../src/rules/index.ts';
import { lookAt } from '../../src/rules/look-at.ts';
import { abilitiesOf } from '../../src/rules/printed/abilities-of.ts';
import { matchResult } from '../../src/rules/scoring/match-result.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { viewFor } from '../../src/seats/view.ts';
import { adjustments } from './adjustments.ts';
import type { Trace } from './kept-fingerprints.ts';
import { ofEveryKind, twisted, type Sent } from './twisted-decisions.ts';
import { waysOfTheActive } from './tried-ways.ts';

const OFFERED = 6;
const AFTER = 4;

/** The first decision of each kind. */
function firstOfEach(decisions: readonly Decision[]): Decision[] {
  const kinds = new Map<string, Decision>();
  for (const decision of decisions) {
    const name = `${decision.kind} ${'ability' in decision ? decision.ability : ''}`;
    if (!kinds.has(name)) kinds.set(name, decision);
  }
  return [...kinds.values()].slice(0, OFFERED);
}

/** The verdict of the rules and of a record's schema; the error of a match that cannot judge. */
function verdict({ match, record: { cards } }: Folded, decision: Sent): unknown {
  const read = readDecision(decision);
  if (!read.ok) return read;
  try {
    const judged = judge(match, named(match, read.decision), cards);
    return judged.ok || judged.reason;
  } catch (error) {
    return String(error);
  }
}

/** Notes the results of a decision, and of a few more after it. */
function noteFollowed(trace: Trace, folded: Folded, decision: Decision, lot: Lot): void {
  let taken = advance(folded, decision);
  for (let step = 0; step < AFTER && taken.ok; step += 1) {
    const { match, record } = taken.folded;
    const openings = openingsOf(match);
    trace.note('after', [match, taken.events, openings]);
    const opening = lot.of(openings);
    const choices = opening && choicesOf(match, opening.seat, record.cards);
    if (choices) trace.note('after', [choices.decisions, choices.drawn, choices.refused]);
    const next = choices && lot.of(choices.decisions);
    if (!next) return;
    taken = advance(taken.folded, next);
  }
  if (!taken.ok) trace.note('after', taken.reason);
}

/** Notes the verdict on every decision that could be sent at a position, and the results of those that are accepted. */
export function notePosition(trace: Trace, folded: Folded, name: string, isByHand: boolean): void {
  const { match, record } = folded;
  const seats = [...match.order.seats.keys()];
  const lot = new Lot(name);
  trace.note('result', matchResult(match, record.cards));
  const offered = seats.flatMap((seat) => {
    const choices = choicesOf(match, seat, record.cards);
    trace.note('offered', [seat, choices.decisions, choices.drawn, choices.refused]);
    return firstOfEach(choices.decisions);
  });
  const sent = [
    ...ofEveryKind(match, record.cards),
    ...waysOfTheActive(match),
    ...offered.flatMap((decision) => twisted(decision as Sent, match)),
  ];
  trace.note(
    'judged',
    sent.map((decision) => verdict(folded, decision)),
  );
  for (const decision of offered) noteFollowed(trace, folded, decision, lot);
  for (const seat of seats) noteFollowed(trace, folded, { seat, kind: 'concede' }, lot);
  for (const seat of seats) trace.note('seen', viewFor(match, seat));
  if (!isByHand) return;
  const look = lookAt(match, record.cards);
  const abilities = Object.fromEntries(
    Object.keys(match.table.models).map((id) => [id, abilitiesOf(look, id).map((ability) => ability.id)]),
  );
  for (const set of adjustments(match, abilities)) {
    const taken = advance(folded, { seat: 0, kind: 'adjust', set } as Decision);
    trace.note('by-hand', taken.ok ? [taken.folded.match, taken.events, openingsOf(taken.folded.match)] : taken.reason);
  }
}
