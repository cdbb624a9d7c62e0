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

/** Every leaf of the chart and the rule that stands in it. */
export const steps = { ...setupSteps, ...turnSteps, ...activationSteps, ...movementSteps, ...meleeSteps, ...arcaneSteps, ...effectSteps };
type Steps = typeof steps;
export type Exit<L extends Leaf> = Steps[L]['exits'][number];

/** The step of a leaf, seen through the general type: the pairing of leaf and frame is what `steps` guarantees. */
export const stepAt = (leaf: Leaf): Step<Leaf, string, DecisionKind> => steps[leaf];

/** The questions that are open: those of the top frame, or a proposal's alone while one stands; none while the table is asked. */
export function openingsOf(match: Match): Opening[] {
  const { proposal, asking } = match;
  if (asking && !proposal) return [];
  return proposal ? proposal.waiting.map((seat): Opening => ({ seat, kind: 'agreement', by: proposal.by })) : match.openings;
}

/** Whether the seat is asked something now that takes this kind of decision. */
export function isAskedFor(match: Match, decision: Decision): boolean {
  if (STANDING_KINDS.includes(decision.kind)) return true;
  return openingsOf(match).some(({ seat, kind }) => seat === decision.seat && TAKES[kind].includes(decision.kind));
}

/** Nothing comes after the end but the cards that are shown then. @rule WIN-1 CMP-5 */
const isOver = ({ order, openings }: Match, { seat, kind }: Decision): boolean =>
  order.result !== null && (STANDING_KINDS.includes(kind) || !openings.some((opening) => opening.seat === seat));

/** The decisions that are open while the players are asked about a decision that waits. */
const WHILE_ASKING: readonly DecisionKind[] = ['take-back', 'agree', 'refuse', 'adjust', 'concede'];

/** Whether a decision is legal now, as far as a look knows, and if not, why. */
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
  // a question may take more kinds than the step that asks it here: an action that a text gives ends no activation
  if (!rule.takes.includes(decision.kind)) return no('other-question', ['ACT-1'], { kind: decision.kind });
  const refused = rule.refuse?.(look, look.top, decision, opening) ?? refuseSaid(look, decision, opening);
  return refused ? { ok: false, reason: refused } : { ok: true };
}

/** The described result of a move at a spoken table must be possible. */
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

/** Every legal answer of a seat, as far as a look knows. */
export function offeredBy(look: Look, seat: Seat): Choices {
  const { match } = look;
  if (match.order.result && match.openings.length === 0) return choices({});
  if (match.asking && !match.proposal) return choices({});
  if (match.proposal) return standingChoices(look, seat);
  const opening = match.openings.find((open) => open.seat === seat);
  return (opening && stepAt(look.top.step).choices?.(look, look.top, opening)) ?? choices({});
}
