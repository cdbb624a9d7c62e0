import { entry, ledgerCount, strike } from '../ledger.ts';
import { activationOver, letSpeak } from '../reading/action-span.ts';
import { askedForCards } from '../printed/table-cards.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { soleLeader } from '../scoring/scoring.ts';
import { again, exit, push, step, wait, type Then } from '../step.ts';
import { declines } from '../terms/decision.ts';
import type { ActionFrame, GameFrame } from '../terms/frame.ts';
import type { ModelId } from '../terms/ids.ts';
import type { Opening } from '../terms/opening.ts';
import { reason } from '../terms/reason.ts';
import { impossible } from '../violation.ts';
import { cardsOver, cardWindowChoices, playUnasked, refuseCardAnswer, takeCard, withCards, type Answered } from './card-window.ts';
import { asIf, commandOf } from './command.ts';
import { actChoices } from './offers.ts';
import { actionOf, forfeit, HARVESTED, nextStage, perform, priceOf, type Doing } from './perform.ts';
import { refuseAct, type Action } from './refuse.ts';

type ActResult = Then<'acted' | 'ended'>;

/** The stage in which a declared action may still be cancelled. */
const ANNOUNCED = 'announced';
/** The stage in which the action is over and the texts that waited for that speak. */
const AFTER = 'after';

export const activeOf = (look: Look): ModelId => look.match.order.active ?? impossible('nobody is active');

/** @rule ACT-6 ACT-9 SLN-6 */
function end(play: Play, model: ModelId): ActResult {
  play.emit({ what: 'activation-ended', model });
  strike(play, [entry.risen(model)]);
  activationOver(play, model);
  return exit('ended');
}

/** Carries out or cancels an action of the active model, or of a model that it commands. @rule ACT-12 CTL-1 CTL-4 */
function carryOut(play: Play, active: ModelId, decision: Doing, cancelled?: { price: number | undefined }): ActResult | void {
  const command = commandFor(play, active, decision);
  if (!command) {
    if (!cancelled) return perform(play, active, decision);
    forfeit(play, active, decision, cancelled.price);
    return acted(play);
  }
  const { price } = cancelled ?? {};
  play.patchModel(command.model, { controller: command.seat });
  return push({
    ...command,
    decision,
    ...(cancelled ? { cancelled: true as const } : {}),
    ...(price === undefined ? {} : { price }),
  });
}

/** The frame in which a commanded model takes the declared action; null when the active model acts itself. @rule CTL-1 CTL-4 */
function commandFor(look: Look, active: ModelId, { model = active }: Doing): ActionFrame | null {
  if (model === active) return null;
  const command = commandOf(look, active, model);
  return command && !('code' in command) ? command : impossible(`${active} has no hold on ${model}`);
}

/** Declares an action. Opponents who may cancel it are asked before it begins. @rule EVA-20 */
function announce(play: Play, active: ModelId, decision: Action): ActResult | void {
  if (decision.kind === 'end-activation') return end(play, active);
  const command = commandFor(play, active, decision);
  strike(play, [entry.unanswered()]);
  const price = priceOf(command ? asIf(play, command) : play, decision.model ?? active, decision);
  play.patchTop<GameFrame>({ stage: ANNOUNCED, announced: decision, price });
  const asked = askedForCards(play, 'declared').filter((seat) => seat !== decision.seat);
  if (asked.length === 0) {
    play.patchTop<GameFrame>({ stage: undefined, announced: undefined, price: undefined });
    return carryOut(play, active, decision);
  }
  play.patchTop<GameFrame>({ waiting: asked });
  play.emit({ what: 'announced', model: decision.model ?? active, action: actionOf(decision) });
}

/** Asks the opponents who may still cancel the declared action, else carries it out. @rule EVA-20 ACT-13 */
function answered(play: Play, active: ModelId, { announced, price, cancelled, waiting = [] }: GameFrame): ActResult {
  const decision = announced as Doing; // only `announce` writes it
  const asked = cancelled ? [] : askedForCards(play, 'declared').filter((seat) => seat !== decision.seat && waiting.includes(seat));
  if (asked.length > 0) {
    const about = { model: decision.model ?? active, ability: actionOf(decision) };
    play.ask(...asked.map((seat): Opening => ({ seat, kind: 'interrupt', about, moment: 'declared', announced: decision })));
    return wait;
  }
  play.patchTop<GameFrame>({ stage: undefined, announced: undefined, price: undefined, cancelled: undefined, waiting: undefined });
  return carryOut(play, active, decision, cancelled ? { price } : undefined) ?? again;
}

/** True if Sudden Death ends the match with this action, before the texts that wait for its end. @rule SUD-6 */
const isDecided = (play: Play): boolean => play.match.order.suddenDeath && play.options.suddenDeath !== 'off' && soleLeader(play) !== null;

/** Ends the action; the texts that waited for its end speak one after the other. @rule ACT-18 ABL-26 */
function acted(play: Play): ActResult {
  if (isDecided(play)) play.patchTop<GameFrame>({ pending: undefined });
  else if (letSpeak(play)) {
    play.patchTop<GameFrame>({ stage: AFTER });
    return again;
  }
  play.patchTop<GameFrame>({ stage: undefined });
  return exit('acted');
}

/** The active model takes actions and commands others as long as it can pay, until its controller ends the activation. @rule ACT-2 ACT-6 ACT-9 CTL-4 */
export const act = step<'activation.act'>()({
  exits: ['acted', 'ended'],
  takes: ['step', 'jog', 'traverse', 'jump', 'harvest', 'melee', 'use', 'end-activation', 'play-card', 'pass', 'hold'],
  asks: ['act', 'interrupt'],
  lays: ['action', 'arcane', 'effects', 'melee', 'move'],
  run(play, frame, ended) {
    const { stage } = frame;
    const model = activeOf(play);
    if (stage === ANNOUNCED) return answered(play, model, frame);
    const next = nextStage(play, model, stage);
    if (next) return next;
    if (stage === HARVESTED || stage === AFTER || ended) return acted(play);
    if (letSpeak(play)) return again; // a card has slain a model
    if (play.model(model).status !== 'board' || ledgerCount(play, entry.risen(model)) > 0) return end(play, model);
    cardsOver(play);
    play.ask({ seat: play.model(model).controller, kind: 'act', model });
    return wait;
  },
  take(play, _frame, decision, { kind }) {
    if (kind === 'interrupt') return takeCard(play, decision as Answered, 'declared'); // a card or a pass
    if (decision.kind === 'play-card') return playUnasked(play, decision);
    return announce(play, activeOf(play), decision as Action); // neither a card nor a pass
  },
  refuse(look, _frame, decision, { kind }) {
    if (kind === 'interrupt') return refuseCardAnswer(look, decision, 'declared');
    if (declines(decision)) return reason('other-question', ['ACT-1', 'ACT-6']);
    if (decision.kind === 'play-card') return refuseCardAnswer(look, decision, 'action-gap');
    return refuseAct(look, activeOf(look), decision as Action); // `takes` has no other kinds
  },
  choices: (look, _frame, { seat, kind }) =>
    kind === 'interrupt' ? cardWindowChoices(look, seat, 'declared') : withCards(look, seat, actChoices(look, seat, activeOf(look))),
});
