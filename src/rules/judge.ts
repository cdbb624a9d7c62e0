import { activationSteps } from './activation/steps.ts';
import { arcaneSteps } from './arcane/steps.ts';
import { effectSteps } from './effects/steps.ts';
import type { Look } from './look.ts';
import { refuseBecame } from './movement/steps.ts';
import { meleeSteps } from './melee/steps.ts';
import { movementSteps } from './movement/steps.ts';
import { setupSteps } from './setup/steps.ts';
import { refuseEarly } from './standing/early-decisions.ts';
import { refuseStanding, STANDING_KINDS, standingChoices } from './standing/standing.ts';
import type { Step } from './step.ts';
import { choices, type Choices } from './terms/choices.ts';
import type { Decision, DecisionKind } from './terms/decision.ts';
import type { Leaf } from './terms/frame.ts';
import type { Seat } from './terms/ids.ts';
import type { Match } from './terms/match.ts';
import { TAKES, type Opening } from './terms/opening.ts';
import { reason, type Judged, type Reason } from './terms/reason.ts';
import { turnSteps } from './turn/steps.ts';

// Judges decisions; reads the match and does not change it.

/** The step of every leaf of the chart. */
export const steps = { ...setupSteps, ...turnSteps, ...activationSteps, ...movementSteps, ...meleeSteps, ...arcaneSteps, ...effectSteps };
type Steps = typeof steps;
export type Exit<L extends Leaf> = Steps[L]['exits'][number];

/** The step of a leaf, by the general type. The type of `steps` guarantees that each leaf has the step for its kind of frame. */
export const stepAt = (leaf: Leaf): Step<Leaf, string, DecisionKind> => steps[leaf];

/** The open questions: those of the top frame; only the proposal's while there is one; none while the players are asked for facts. */
export function openingsOf(match: Match): Opening[] {
  const { proposal, asking } = match;
  if (asking && !proposal) return [];
  return proposal ? proposal.waiting.map((seat): Opening => ({ seat, kind: 'agreement', by: proposal.by })) : match.openings;
}

/** True if the seat has an opening that takes this kind of decision. Standing decisions need none. */
export function isAskedFor(match: Match, decision: Decision): boolean {
  if (STANDING_KINDS.includes(decision.kind)) return true;
  return openingsOf(match).some(({ seat, kind }) => seat === decision.seat && TAKES[kind].includes(decision.kind));
}

/** True if the match has ended for this decision. After the end a seat only answers the openings to show its cards. @rule WIN-1 CMP-5 */
const isOver = ({ order, openings }: Match, { seat, kind }: Decision): boolean =>
  order.result !== null && (STANDING_KINDS.includes(kind) || !openings.some((opening) => opening.seat === seat));

/** The kinds of decision that are legal while the players are asked for facts. */
const WHILE_ASKING: readonly DecisionKind[] = ['take-back', 'agree', 'refuse', 'adjust', 'concede'];

/** Judges if a decision is legal now, with the reason if it is not. At a spoken table a missing fact throws or is supposed, as the look's survey does. */
export function judgeOn(look: Look, decision: Decision): Judged {
  const { match } = look;
  const no = (code: string, clauses: string[], facts?: Parameters<typeof reason>[2]): Judged => ({
    ok: false,
    reason: reason(code, clauses, facts),
  });
  if (isOver(match, decision)) return no('match-over', ['WIN-1']);
  if (!look.seats.includes(decision.seat)) return no('no-such-seat', ['SET-1']);
  if (match.asking && !WHILE_ASKING.includes(decision.kind)) return no('table-is-asked', []);
  if (STANDING_KINDS.includes(decision.kind)) {
    const refused = refuseStanding(look, decision);
    return refused ? { ok: false, reason: refused } : { ok: true };
  }
  if (match.proposal) return no('agreement-first', [], { by: match.proposal.by });
  const opening = match.openings.find(({ seat }) => seat === decision.seat);
  const rule = stepAt(look.top.step);
  if (!opening || !TAKES[opening.kind].includes(decision.kind)) {
    const early = refuseEarly(look, decision);
    return early ? { ok: false, reason: early } : no(opening ? 'other-question' : 'not-asked', ['ACT-1'], { kind: decision.kind });
  }
  // an opening may take more kinds of decision than the step that opened it: during an action that a text gives, `end-activation` is illegal
  if (!rule.takes.includes(decision.kind)) return no('other-question', ['ACT-1'], { kind: decision.kind });
  const refused = rule.refuse?.(look, look.top, decision, opening) ?? refuseSaid(look, decision, opening);
  return refused ? { ok: false, reason: refused } : { ok: true };
}

/** The reason why the result that a player describes for a move at a spoken table is impossible; null if it is possible. */
function refuseSaid(look: Look, decision: Decision, opening: Opening): Reason | null {
  if (!look.isSpoken || !('became' in decision) || !decision.became) return null;
  const asked =
    opening.kind === 'act'
      ? opening.model
      : opening.kind === 'choice' && opening.question.ask === 'path'
        ? opening.question.model
        : undefined;
  return refuseBecame(look, ('model' in decision ? decision.model : undefined) ?? asked, decision.became);
}

/** Every legal answer of a seat to its opening, judged with the facts that the look's survey gives. */
export function offeredBy(look: Look, seat: Seat): Choices {
  const { match } = look;
  if (match.order.result && match.openings.length === 0) return choices({});
  if (match.asking && !match.proposal) return choices({});
  if (match.proposal) return standingChoices(look, seat);
  const opening = match.openings.find((open) => open.seat === seat);
  return (opening && stepAt(look.top.step).choices?.(look, look.top, opening)) ?? choices({});
}
