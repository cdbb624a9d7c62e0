// The door of the rules: what the chart, the record and the computer players may call.
import type { Look } from './look.ts';
import { lookAt } from './look-at.ts';
import { effectSteps } from './effects/steps.ts';
import { activationSteps } from './activation/steps.ts';
import { arcaneSteps } from './arcane/steps.ts';
import { meleeSteps } from './melee/steps.ts';
import { takeTouched } from './movement/lured.ts';
import { movementSteps } from './movement/steps.ts';
import type { Play } from './play.ts';
import { isWonAtOnce, score } from './scoring/scoring.ts';
import { setupSteps } from './setup/steps.ts';
import { finish } from './standing/concede.ts';
import { refuseEarly } from './standing/early.ts';
import { giveBack } from './standing/give-back.ts';
import { named } from './standing/named.ts';
import { refuseStanding, STANDING_KINDS, standingChoices, takeStanding } from './standing/standing.ts';
import type { Step, Then } from './step.ts';
import type { Catalogue } from './terms/card-language.ts';
import { choices, type Choices } from './terms/choices.ts';
import type { Decision, Kind } from './terms/decision.ts';
import type { Frame, Leaf } from './terms/frame.ts';
import type { Seat } from './terms/ids.ts';
import type { Match } from './terms/match.ts';
import { TAKES, type Opening } from './terms/opening.ts';
import { reason, type Judged } from './terms/reason.ts';
import { turnSteps } from './turn/steps.ts';
import { impossible } from './violation.ts';

export { newMatch } from './setup/new-match.ts';
export type { Look } from './look.ts';
export type { Play } from './play.ts';
export { Violation } from './violation.ts';
export { named, STANDING_KINDS };

/** Every leaf of the chart and the rule that stands in it. */
export const steps = { ...setupSteps, ...turnSteps, ...activationSteps, ...movementSteps, ...meleeSteps, ...arcaneSteps, ...effectSteps };
type Steps = typeof steps;
export type Exit<L extends Leaf> = Steps[L]['exits'][number];

/** The step of a leaf, seen through the general type: the pairing of leaf and frame is what `steps` guarantees. */
const stepAt = (leaf: Leaf): Step<Leaf, string, Kind> => steps[leaf];

/** What the chart hears: a step's word, or that the match is decided, whatever was under way. */
export type Said = Exclude<Then, { then: 'again' }> | { then: 'decided' };

const MOST_FRAMES = 64;
const MOST_ROUNDS = 10_000;

/** Ends a match that is won on the spot, in the middle of whatever is under way. @rule VAR-7 */
function decided(play: Play): boolean {
  if (play.match.order.result || !isWonAtOnce(play)) return false;
  score(play, 'sudden-death');
  finish(play);
  return true;
}

/** Runs the top step until it waits, pushes or leaves; frames that are pending go first. */
function proceed(play: Play, ended?: Frame): Said {
  let over = ended;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (decided(play)) return { then: 'decided' };
    const { pending, step: leaf } = play.top;
    if (pending) {
      const [next, ...rest] = pending;
      if (next) {
        play.patchTop({ pending: rest });
        return { then: 'push', frame: next };
      }
      play.patchTop({ pending: undefined });
      over = undefined;
    }
    play.closeAll();
    const said = stepAt(leaf).run(play, play.top, over);
    takeTouched(play);
    if (said.then === 'wait' && play.openings.length === 0 && leaf !== 'finished') impossible(`${leaf} waits for nobody`);
    if (said.then !== 'again') return decided(play) ? { then: 'decided' } : said;
    over = undefined;
  }
  return impossible('a step never comes to rest');
}

/** The chart has come to a leaf: writes its name and runs its step. `ended`: the frame that lay above, when play returns. */
export function arrive(play: Play, leaf: Leaf, ended?: Frame): Said {
  if (play.top.step !== leaf) play.goTo(leaf);
  return proceed(play, ended);
}

/** Takes a decision that has been judged. */
export function take(play: Play, decision: Decision): Said {
  const opening = play.openings.find(({ seat }) => seat === decision.seat) ?? impossible('nobody was asked');
  play.close(decision.seat);
  const { step: leaf } = play.top;
  const said = stepAt(leaf).take?.(play, play.top, decision, opening);
  takeTouched(play);
  if (!said || said.then === 'again') return proceed(play);
  return decided(play) ? { then: 'decided' } : said;
}

/** Lays a frame on the stack. */
export function lay(play: Play, frame: Frame): void {
  if (play.match.stack.length >= MOST_FRAMES) impossible('more than 64 things under way');
  play.setStack([...play.match.stack, frame]);
}

/** Takes the top frame off the stack and gives back the cards it held. */
export function lift(play: Play): Frame {
  const ended = play.top;
  if (play.match.stack.length === 1) impossible('the game itself never ends like a procedure');
  play.setStack(play.match.stack.slice(0, -1));
  giveBack(play, ended);
  return ended;
}

/** Takes a decision that may come at any time; the chart then goes on at the leaf the top frame names. */
export function stand(play: Play, decision: Decision): void {
  takeStanding(play, decision);
  takeTouched(play);
  decided(play);
}

/** The questions that are open: those of the top frame, or a proposal's alone while one stands. */
export function openingsOf(match: Match): Opening[] {
  const { proposal } = match;
  return proposal ? proposal.waiting.map((seat): Opening => ({ seat, kind: 'agreement', by: proposal.by })) : match.openings;
}

/** Whether the seat is asked something now that takes this kind of decision. */
export function asked(match: Match, decision: Decision): boolean {
  if (STANDING_KINDS.includes(decision.kind)) return true;
  return openingsOf(match).some(({ seat, kind }) => seat === decision.seat && TAKES[kind].includes(decision.kind));
}

/** Nothing comes after the end but the cards that are shown then. @rule WIN-1 CMP-5 */
const isOver = ({ order, openings }: Match, { seat, kind }: Decision): boolean =>
  order.result !== null && (STANDING_KINDS.includes(kind) || !openings.some((opening) => opening.seat === seat));

/** Whether a decision is legal now, and if not, why. Names of models must be full: see `named`. */
export function judge(match: Match, decision: Decision, cards: Catalogue): Judged {
  const look = lookAt(match, cards);
  const no = (code: string, clauses: string[], facts?: Parameters<typeof reason>[2]): Judged => ({
    ok: false,
    reason: reason(code, clauses, facts),
  });
  if (isOver(match, decision)) return no('match-over', ['WIN-1']);
  if (!look.seats.includes(decision.seat)) return no('no-such-seat', ['SET-1']);
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
  const refused = rule.refuse?.(look, look.top, decision, opening);
  return refused ? { ok: false, reason: refused } : { ok: true };
}

/** Every legal answer of a seat to what it is asked now; the same object for the same match, so nobody may change it. */
export function choicesOf(match: Match, seat: Seat, cards: Catalogue): Choices {
  const look = lookAt(match, cards);
  const kept = look.kept<Choices>('choices');
  const found = kept.get(String(seat)) ?? offered(look, seat);
  kept.set(String(seat), found);
  return found;
}

function offered(look: Look, seat: Seat): Choices {
  const { match } = look;
  if (match.order.result && match.openings.length === 0) return choices({});
  if (match.proposal) return standingChoices(look, seat);
  const opening = match.openings.find((open) => open.seat === seat);
  return (opening && stepAt(look.top.step).choices?.(look, look.top, opening)) ?? choices({});
}
