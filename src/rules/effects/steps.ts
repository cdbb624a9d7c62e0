import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { isWonAtOnce } from '../scoring/scoring.ts';
import { again, exit, push, step, wait, type Then } from '../step.ts';
import type { Bound, Noted } from '../terms/frame-notes.ts';
import type { Eff, PlayMoment, Trigger } from '../terms/card-language.ts';
import { choices } from '../terms/choices.ts';
import { declines, type DecisionOf } from '../terms/decision.ts';
import type { EffectsFrame, Frame } from '../terms/frame.ts';
import type { About } from '../terms/opening.ts';
import { reason, type Reason } from '../terms/reason.ts';
import { giveUpTopText, isStruckOut } from '../endless-text.ts';
import { actionOver, isAction, isWithinAction } from '../reading/action-span.ts';
import { isMoot } from '../printed/card-offers.ts';
import { effects } from './effects.ts';
import { catastropheComes, catastropheWas, fallsOnItsOwn, ignoreIt } from './cards/catastrophe.ts';
import { fate } from '../harm/harm.ts';
import { leave } from '../harm/departure.ts';
import { FATE, SLAIN } from '../measuring/falling.ts';
import { lacksTwo } from './can-change.ts';
import { settleAreas } from './areas.ts';
import { waitFor } from './waiting-text.ts';
import { canSpeak, countMoment, shownFor, speak, termsOf } from './offers.ts';
import { answerIn, answersTo, mayPass, refuseAnswer, sayable } from './questions.ts';
import { cardChoices, playCard, refuseCardNow, refusePlay, type Occasion } from '../reading/play-card.ts';
import { conditionsHold } from '../reading/reading.ts';
import { namedBy } from '../reading/named-by.ts';
import { filterOf } from '../space/missing-facts.ts';
import { names } from '../terms/card-language/nodes.ts';
import { isAskedForCards } from '../printed/table-cards.ts';
import { isReasonGone, whyNotHappening } from '../reading/declaring/still-on.ts';
import { readingFor } from '../reading/reading-for.ts';
import { triggered } from '../reading/moments/triggers.ts';
import { effectAt, effectsOnTop, enter, finish, leaveList, takeTurns } from './walk.ts';
import { workOn, type Done, type Work } from './work.ts';

const MOST_EFFECTS = 10_000;

const aboutOf = ({ model, ability }: EffectsFrame): About => ({ model, ability });
const occasionOf = ({ window = 'would-suffer', threatened, bound }: EffectsFrame): Occasion => ({
  at: window,
  bound,
  ...(threatened ? { threatened } : {}),
});

/** Handles everything before the first effect: the offer, the limit, the triggers of its targets. Null when the effects can begin. */
function begin(play: Play, given: EffectsFrame): Then<'ended'> | null {
  const frame = countMoment(play, given);
  const { offer, declared } = frame;
  if (frame.window) return warn(play, frame, frame.window);
  if (termsOf(frame)?.after) return putOff(play);
  if (offer && frame.catastrophe && !fallsOnItsOwn(play, frame)) {
    ignoreIt(play, frame); // the text does nothing to the model that could ignore it
    return again;
  }
  if (offer || termsOf(frame)) {
    if (!canSpeak(play, frame)) return exit('ended');
    if (!offer) speak(play, frame);
    else {
      play.ask({ seat: frame.seat, kind: offer, about: aboutOf(frame) });
      return wait;
    }
  }
  const caught = catastropheComes(play, frame);
  return caught ?? (declared ? beginDeclared(play, frame, declared) : null);
}

/** Makes the text on top wait until the action under way is over, before the reaction steps. @rule ACT-18 */
function putOff(play: Play): Then<'ended'> {
  const { trigger, ...bound } = effectsOnTop(play).bound;
  const { after: _, ...terms } = trigger ?? {};
  waitFor(play, { ...effectsOnTop(play), bound: { ...bound, ...(trigger ? { trigger: terms } : {}) } });
  return exit('ended');
}

/** Handles what follows the last effect: texts about a catastrophe, and the consequences of marks. True when something follows. */
function comesAfter(play: Play): boolean {
  const frame = effectsOnTop(play);
  if (catastropheWas(play, frame)) return true;
  const { ability, bound } = frame;
  if (ability !== FATE || bound.settled) return false;
  bind(play, 'settled', true);
  play.pend(fate(play, frame));
  return true;
}

/** Windows before an action that may still be cancelled or fail, with the moment by which `isReasonGone` judges whether it has. */
const BEGINS: Partial<Record<PlayMoment, Trigger['on']>> = { 'melee-start': 'attacks', 'arcane-start': 'uses-arcane' };

/** Opens a window for a seat that may hold a card for this moment. @rule EVA-23 CMP-6 */
function warn(play: Play, frame: EffectsFrame, moment: PlayMoment): Then<'ended'> {
  const { seat } = frame;
  if (isMoot(play, frame) || isReasonGone(play, frame, BEGINS[moment]) || !isAskedForCards(play, seat, moment)) return exit('ended');
  play.ask({ seat, kind: 'interrupt', about: aboutOf(frame), moment });
  return wait;
}

/** Takes a card in a window. A card against wounds replaces the window; after any other card the seat may play one more. */
function answerWarning(play: Play, frame: EffectsFrame, decision: DecisionOf<'play-card'>): Then<'ended'> | void {
  const text = playCard(play, decision, occasionOf(frame));
  if (frame.window !== 'would-suffer') return text ? push(text) : undefined;
  if (!text) return exit('ended');
  play.patchTop<EffectsFrame>({ ...text, offer: undefined, window: undefined, threatened: undefined });
}

/** Lets the targets of a declared active ability answer first; then the ability must still be legal. @rule ACT-13 REA-15 */
function beginDeclared(play: Play, frame: EffectsFrame, declared: NonNullable<EffectsFrame['declared']>): Then<'ended'> | null {
  const { model: originator, ability } = frame;
  const { targets, asked } = declared;
  if (!asked) {
    play.patchTop<EffectsFrame>({ declared: { targets, asked: true } });
    if (targets.length > 0) play.pend(triggered(play, { on: 'targeted', originator, targets, action: 'active', ability }));
    return again;
  }
  const cause = whyNotHappening(play, frame);
  if (cause !== null) {
    play.emit({ what: 'failed', model: originator, why: cause });
    return exit('ended');
  }
  play.patchTop<EffectsFrame>({ declared: undefined });
  return null;
}

/** Runs effects until one of them asks, pushes or leaves frames pending, or the text ends. */
function goOn(play: Play, ended: Frame | undefined): Then<'ended'> {
  let over = ended;
  for (let count = 0; count < MOST_EFFECTS; count += 1) {
    if ((play.top.pending && play.top.pending.length > 0) || isWonAtOnce(play)) return again;
    const effect = effectAt(play, effectsOnTop(play));
    if (!effect) {
      if (leaveList(play)) continue;
      if (comesAfter(play)) return again;
      close(play);
      return exit('ended');
    }
    settleAreas(play, effectsOnTop(play));
    if (play.isSpoken) foresee(play, effect);
    takeTurns(play, effect);
    const result = follow(play, effect, perform(workOn(play, over), effect));
    if (result) return result;
    over = undefined;
  }
  return giveUpTopText(play, 'a text never ends');
}

/** At a spoken table: asks for the facts that a condition needs for all members of a loop together, instead of one after the other. */
function foresee(play: Play, effect: Eff): void {
  const { model, ability, bound } = effectsOnTop(play);
  const { each } = bound;
  if (effect.do !== 'if' || !Array.isArray(each) || !names(effect.cond, 'each')) return;
  filterOf(each, (id) => conditionsHold(readingFor(play, model, ability, { ...bound, each: [id] }), effect.cond));
}

/** Calls the handler of an effect. The type of the table guarantees a handler for every kind. */
function perform(work: Work, effect: Eff): Done<object> {
  const handler = effects[effect.do] as (work: Work, effect: Eff) => Done<object>; // key and effect belong together
  return handler(work, effect);
}

/** Carries out what a handler has returned; null when the next effect may follow at once. */
function follow(play: Play, effect: Eff, done: Done<object>): Then<'ended'> | null {
  const frame = effectsOnTop(play);
  switch (done.then) {
    case 'over':
      if ('bind' in effect && effect.bind !== undefined) bind(play, `result:${effect.bind}`, done.result ?? 0);
      finish(play);
      return null;
    case 'note':
      bind(play, 'now', done.now);
      return null;
    case 'into':
      enter(play, done.list, done.names);
      return null;
    case 'push':
      bind(play, 'now', done.now);
      return push(done.frame);
    case 'ask':
      play.ask({
        seat: done.seat,
        kind: 'choice',
        about: 'inline' in frame.text ? null : aboutOf(frame),
        question: sayable(play, done.question),
      });
      return wait;
  }
}

function bind<N extends keyof Bound>(play: Play, name: N, value: NonNullable<Bound[N]>): void {
  play.patchTop<EffectsFrame>({ bound: { ...effectsOnTop(play).bound, [name]: value } });
}

/** Ends a text. After the text that drops the moonstones of slain models, these models leave the board. @rule SLN-7 */
function close(play: Play): void {
  const { model, ability, bound } = effectsOnTop(play);
  if (ability === SLAIN) for (const id of namedBy(readingFor(play, model, ability, bound), 'each')) leave(play, id);
}

const notePassed = (play: Play, answer: Noted): void => bind(play, 'now', { ...effectsOnTop(play).bound.now, answer });

/** The reason why an offered text may not be used; null when it may. */
function refuseOffer(look: Look, frame: EffectsFrame, model: string | undefined, ability: string): Reason | null {
  if (ability !== frame.ability || (model !== undefined && model !== frame.model))
    return reason('not-offered', ['REA-1'], { model: frame.model, ability: frame.ability });
  if (lacksTwo(look, frame)) return reason('hand-lacks-cards', ['MEL-10'], { model: frame.model, ability: frame.ability });
  if (shownFor(look, frame)) return null;
  if (termsOf(frame)?.bluff) return reason('no-bluff', ['ARC-20', 'CRD-8'], { model: frame.model, ability: frame.ability });
  return reason('hand-lacks-cards', ['ARC-7'], { model: frame.model, ability: frame.ability });
}

export const effectSteps = {
  effects: step<'effects'>()({
    exits: ['ended'],
    takes: ['use', 'play-card', 'answer', 'pass', 'hold'],
    asks: ['interrupt', 'reveal', 'choice'],
    lays: ['action', 'effects', 'melee', 'move'],

    run(play, frame, ended) {
      if (ended && isAction(ended) && !isWithinAction(play)) actionOver(play); // a text outside any action gave the action that has ended
      if (isStruckOut(play, frame)) return exit('ended');
      return begin(play, frame) ?? goOn(play, ended);
    },

    take(play, frame, decision, opening) {
      if (opening.kind !== 'choice') {
        if (decision.kind === 'play-card') return answerWarning(play, frame, decision);
        if (decision.kind !== 'use') return frame.catastrophe ? ignoreIt(play, frame) : exit('ended');
        speak(play, frame);
      } else if (decision.kind === 'answer') notePassed(play, answerIn(decision));
      else if (declines(decision)) notePassed(play, { pass: true });
    },

    refuse(look, frame, decision, opening) {
      if (opening.kind !== 'choice') {
        if (declines(decision)) return null;
        if (decision.kind === 'play-card')
          return frame.window ? refusePlay(look, decision, occasionOf(frame)) : refuseCardNow(look, decision);
        if (frame.window) return reason('not-offered', ['EVA-10'], { kind: decision.kind });
        return decision.kind === 'use' ? refuseOffer(look, frame, decision.model, decision.ability) : reason('other-question', ['ACT-1']);
      }
      const { question } = opening;
      if (declines(decision)) return mayPass(question) ? null : reason('must-be-answered', ['ACT-12'], { ask: question.ask });
      if (decision.kind !== 'answer') return reason('other-question', ['ACT-1']);
      return refuseAnswer(look, opening.seat, question, answerIn(decision));
    },

    choices(look, frame, opening) {
      const { seat } = opening;
      if (opening.kind === 'choice') return answersTo(look, seat, opening.question);
      if (frame.window) return cardChoices(look, seat, occasionOf(frame));
      const { model, ability } = frame;
      const refused = refuseOffer(look, frame, model, ability);
      return choices({
        decisions: [...(refused ? [] : [{ seat, kind: 'use', model, ability } as const]), { seat, kind: 'pass' }],
        refused: () => (refused ? [{ decision: { kind: 'use', model, ability }, reason: refused }] : []),
      });
    },
  }),
};
