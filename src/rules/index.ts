// The entry of the rules: the chart, the record and the computer players call these functions and no others.
import { judgeOn, offeredBy, stepAt } from './judge.ts';
import { giveUpMostBegun, noteBegun } from './endless-text.ts';
import { lookAt } from './look-at.ts';
import { isAction, isPutOff, letSpeak } from './reading/action-span.ts';
import { takeTouched } from './movement/lures.ts';
import type { Play } from './play.ts';
import { judgeTold, reactionsPassed } from './judge-told.ts';
import { strangeField } from './strange-names.ts';
import { isWonAtOnce, score } from './scoring/scoring.ts';
import { finish } from './standing/concede.ts';
import { giveBack } from './standing/give-back.ts';
import { withFullNames } from './standing/full-names.ts';
import { STANDING_KINDS, takeStanding } from './standing/standing.ts';
import type { Then } from './step.ts';
import { choicesSupposed, judgeSupposed } from './suppose.ts';
import type { Catalogue } from './terms/card-language.ts';
import type { Choices } from './terms/choices.ts';
import type { Decision } from './terms/decision.ts';
import type { Frame, Leaf } from './terms/frame.ts';
import type { Seat } from './terms/ids.ts';
import type { Match } from './terms/match.ts';
import { reason, type Judged } from './terms/reason.ts';
import { impossible } from './violation.ts';

export { isAskedFor, openingsOf, steps, type Exit } from './judge.ts';
export { judgeSupposed };
export { newMatch } from './setup/new-match.ts';
export type { Look } from './look.ts';
export type { Play } from './play.ts';
export { Endless, giveUpMostBegun } from './endless-text.ts';
export { asksToStrikeOut } from './standing/strike-out.ts';
export { Violation } from './violation.ts';
export { withFullNames as named, STANDING_KINDS };

/** The result of a step for the chart; `decided`: the match has been won, whatever was under way. */
export type StepResult = Exclude<Then, { then: 'again' }> | { then: 'decided' };

const MOST_FRAMES = 64;
const MOST_ROUNDS = 10_000;

/** Ends a match that a player has won at this moment, even in the middle of an action; returns whether it did. @rule VAR-7 */
function decided(play: Play): boolean {
  if (play.match.order.result || !isWonAtOnce(play)) return false;
  score(play, 'sudden-death');
  finish(play);
  return true;
}

/** Runs the top step until it waits, pushes or leaves; frames that are pending go first. */
function proceed(play: Play, ended?: Frame): StepResult {
  let over = ended;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (decided(play)) return { then: 'decided' };
    const { pending, step: leaf } = play.top;
    if (pending) {
      const next = pending.findIndex((frame) => !isPutOff(frame));
      const frame = pending[next];
      if (frame) {
        play.patchTop({ pending: pending.filter((_, index) => index !== next) });
        return { then: 'push', frame };
      }
      if (pending.length > 0 && leaf !== 'activation.act' && letSpeak(play)) continue;
      if (pending.length === 0) play.patchTop({ pending: undefined });
      if (!over || !isAction(over)) over = undefined;
    }
    play.closeAll();
    const result = stepAt(leaf).run(play, play.top, over);
    takeTouched(play);
    if (result.then === 'wait' && play.openings.length === 0 && leaf !== 'finished') impossible(`${leaf} waits for nobody`);
    if (result.then !== 'again') return decided(play) ? { then: 'decided' } : result;
    over = undefined;
  }
  return giveUpMostBegun(play, 'a step never comes to rest');
}

/** Writes the leaf that the chart has come to and runs its step. `ended`: the frame that has just left the stack above it, if one did. */
export function arrive(play: Play, leaf: Leaf, ended?: Frame): StepResult {
  if (play.top.step !== leaf) play.goTo(leaf);
  return proceed(play, ended);
}

/** Takes a decision that has been judged. */
export function take(play: Play, decision: Decision): StepResult {
  const opening = play.openings.find(({ seat }) => seat === decision.seat) ?? impossible('nobody was asked');
  play.close(decision.seat);
  const { step: leaf } = play.top;
  const result = stepAt(leaf).take?.(play, play.top, decision, opening);
  takeTouched(play);
  if (!result || result.then === 'again') return proceed(play);
  return decided(play) ? { then: 'decided' } : result;
}

/** Lays a frame on the stack. */
export function pushFrame(play: Play, frame: Frame): void {
  if (frame.kind === 'effects') noteBegun(play, frame);
  if (play.match.stack.length >= MOST_FRAMES) giveUpMostBegun(play, 'more than 64 things under way');
  play.setStack([...play.match.stack, frame]);
}

/** Takes the top frame off the stack and gives back the cards it held. */
export function popFrame(play: Play): Frame {
  const ended = play.top;
  if (play.match.stack.length === 1) impossible('the game itself never ends like a procedure');
  play.setStack(play.match.stack.slice(0, -1));
  giveBack(play, ended);
  return ended;
}

/** Takes a decision that a seat may make at any time; the chart then goes on at the leaf that the top frame names. */
export function takeStandingDecision(play: Play, decision: Decision): void {
  takeStanding(play, decision);
  takeTouched(play);
  decided(play);
}

/** Judges if a decision is legal now, with the reason if it is not. Names of models must be full: see `named`. */
export function judge(match: Match, decision: Decision, cards: Catalogue): Judged {
  const field = strangeField(decision);
  if (field !== null) return { ok: false, reason: reason('malformed', [], { kind: decision.kind, field }) };
  if (decision.kind === 'tell') return judgeTold(match, decision);
  const look = lookAt(match, cards);
  if (!look.isSpoken) return judgeOn(look, decision);
  const judged = judgeSupposed(reactionsPassed(look, decision.seat)?.match ?? match, decision, cards);
  return judged.ok ? { ok: true } : judged;
}

/** Every legal answer of a seat to its opening. The same match gives the same object, so a caller must not change it. */
export function choicesOf(match: Match, seat: Seat, cards: Catalogue): Choices {
  const look = lookAt(match, cards);
  const kept = look.cache<Choices>('choices');
  const choices =
    kept.get(String(seat)) ??
    (look.isSpoken ? choicesSupposed(reactionsPassed(look, seat)?.match ?? match, seat, cards) : offeredBy(look, seat));
  kept.set(String(seat), choices);
  return choices;
}
