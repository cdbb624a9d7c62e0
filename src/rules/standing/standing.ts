import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { conclude, seatsPlaying, score } from '../scoring/scoring.ts';
import { choices, type Choices } from '../terms/choices.ts';
import type { Decision, DecisionKind } from '../terms/decision.ts';
import type { Seat } from '../terms/ids.ts';
import type { Proposal } from '../terms/match.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { adjust, refuseAdjust } from './adjust/adjust.ts';
import { concede, finish } from './concede.ts';
import { strikeOut } from './strike-out.ts';

/** Standing decisions: a seat may make them at any time, whatever is open. */
export const STANDING_KINDS: readonly DecisionKind[] = [
  'stand-by',
  'take-back',
  'agree',
  'refuse',
  'adjust',
  'sunrise',
  'concede',
  'offer-draw',
];

/** The reason why a standing decision is not legal now; null when it is. */
export function refuseStanding(look: Look, decision: Decision): Reason | null {
  const { seat, kind } = decision;
  const { proposal } = look.match;
  if (!seatsPlaying(look).includes(seat)) return reason('has-conceded', ['WIN-7']);
  if (kind === 'concede' || kind === 'stand-by') return null;
  if (kind === 'agree' || kind === 'refuse') {
    if (!proposal) return reason('nothing-proposed', []);
    if (kind === 'refuse' && proposal.by === seat) return null; // the proposer takes the proposal back
    return proposal.waiting.includes(seat) ? null : reason('not-asked', []);
  }
  if (proposal) return reason('agreement-first', [], { by: proposal.by });
  if (kind === 'take-back' && !(Number.isInteger(decision.to) && decision.to >= 0))
    return reason('no-such-decision', [], { to: decision.to });
  if (kind === 'adjust') return refuseAdjust(look, seat, decision.set);
  if (kind === 'sunrise' && look.options.suddenDeath !== 'off') return reason('no-clock', ['WIN-1', 'WIN-3']);
  return null;
}

/** Makes a proposal to all other seats that still play. */
function propose(play: Play, proposer: Seat, subject: Proposal['what']): void {
  const proposal: Proposal = { by: proposer, what: subject, waiting: seatsPlaying(play).filter((seat) => seat !== proposer) };
  play.setProposal(proposal);
  play.emit({ what: 'proposed', proposal });
}

/** Carries out a proposal when every seat has agreed. */
function settle(play: Play, { by, what, waiting }: Proposal): void {
  if (waiting.length > 0) {
    play.setProposal({ by, what, waiting });
    return;
  }
  play.setProposal(undefined);
  if (what.kind === 'adjust') adjust(play, by, what.set);
  if (what.kind === 'strike-out') strikeOut(play, what.text);
  if (what.kind === 'take-back') play.emit({ what: 'taken-back', to: what.to, by });
  if (what.kind === 'draw') {
    conclude(play, 'draw', 'agreement');
    finish(play);
  }
}

/** Lets a seat stand by; the same decision again recalls that. */
function standBy(play: Play, seat: Seat, until: 'action' | 'activation' | 'recall'): void {
  const mode = play.match.order.seats[seat]?.standBy === until ? null : until;
  play.patchSeat(seat, { standBy: mode });
  play.emit({ what: 'stood-by', seat, until: mode });
}

/** Removes a conceding seat from the proposal, or drops the seat's own proposal. */
function withdraw(play: Play, seat: Seat): void {
  const { proposal, order } = play.match;
  if (!proposal) return;
  if (proposal.by === seat || order.result) play.setProposal(undefined);
  else settle(play, { ...proposal, waiting: proposal.waiting.filter((waiter) => waiter !== seat) });
}

/** Takes a standing decision that has been judged. A match that ends goes into `finished`. */
export function takeStanding(play: Play, decision: Decision): void {
  const { seat } = decision;
  const { proposal } = play.match;
  switch (decision.kind) {
    case 'stand-by':
      standBy(play, seat, decision.until);
      break;
    case 'concede':
      concede(play, seat);
      withdraw(play, seat);
      break;
    case 'offer-draw':
      propose(play, seat, { kind: 'draw' });
      break;
    case 'take-back':
      propose(play, seat, { kind: 'take-back', to: decision.to });
      break;
    case 'adjust':
      propose(play, seat, { kind: 'adjust', set: decision.set });
      break;
    case 'agree':
      play.emit({ what: 'agreed', seat });
      if (proposal) settle(play, { ...proposal, waiting: proposal.waiting.filter((waiter) => waiter !== seat) });
      break;
    case 'refuse':
      play.emit({ what: 'refused', seat });
      play.setProposal(undefined);
      break;
    case 'sunrise':
      score(play, 'stones');
      finish(play);
      break;
    default:
  }
}

/** The choices of a seat about a proposal. */
export function standingChoices(look: Look, seat: Seat): Choices {
  if (!look.match.proposal?.waiting.includes(seat)) return choices({});
  return choices({
    decisions: [
      { seat, kind: 'agree' },
      { seat, kind: 'refuse' },
    ],
  });
}
