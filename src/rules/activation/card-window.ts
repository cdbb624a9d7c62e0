import { cardChoices, playCard, refusePlay, type Occasion } from '../reading/play-card.ts';
import { actionOver } from '../reading/action-span.ts';
import { announcedNow, askedForCards, hasCards, isAskedForCards } from '../printed/table-cards.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { push, type Then } from '../step.ts';
import type { PlayMoment } from '../terms/card-language.ts';
import { choices, type Choices } from '../terms/choices.ts';
import { declines, type Decision, type DecisionOf } from '../terms/decision.ts';
import type { ActionFrame, GameFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import type { Opening } from '../terms/opening.ts';
import { reason, type Reason } from '../terms/reason.ts';

// A window in which every seat that may hold a card is asked at the same time; `waiting` of the game frame has the seats that have not passed.

/** The occasion for a card that is played now: at `declared`, the model that has declared an action and its targets. */
function occasionNow(look: Look, moment: PlayMoment): Occasion {
  const announced = announcedNow(look);
  if (moment !== 'declared' || announced === undefined) return { at: moment };
  const { decision } = announced;
  const target = decision.kind === 'melee' ? [decision.target] : decision.kind === 'use' ? (decision.targets ?? []) : [];
  const originator = announced.model;
  return { at: moment, bound: { ...(originator === null ? {} : { originator }), ...(target.length > 0 ? { target } : {}) } };
}

/** The stage of a step in which the window is open. */
export const CARDS = 'cards';

/** Opens the window for all seats. @rule EVA-27 */
export const openCards = (play: Play): void => play.patchTop<GameFrame>({ stage: CARDS, waiting: play.seats });

/** Asks the seats that have not passed; false when none is left and the window is closed. Actions that a card has given between two actions are over. */
export function askForCards(play: Play, moment: PlayMoment): boolean {
  const { waiting = [] } = play.game;
  actionOver(play);
  const asked = askedForCards(play, moment).filter((seat) => waiting.includes(seat));
  play.ask(...asked.map((seat): Opening => ({ seat, kind: 'card' })));
  return asked.length > 0;
}

/** The decisions that answer such a window. */
export type Answered = DecisionOf<'play-card' | 'pass' | 'hold'>;

/** Takes an answer: a seat passes, or plays a card, after which the seats `waiting` are asked again. */
export function takeCard(play: Play, decision: Answered, moment: PlayMoment, waiting: Seat[] = play.seats): Then<never> | void {
  if (declines(decision) || decision.kind !== 'play-card') {
    pass(play, decision.seat);
    return;
  }
  const frame = playCard(play, decision, occasionNow(play, moment));
  play.patchTop<GameFrame | ActionFrame>({ waiting });
  if (frame) return push(frame);
}

/** Ends the effects of a card that was played unasked, before anything else is done. */
export function cardsOver(play: Play): void {
  if (hasCards(play)) actionOver(play);
}

/** Plays a card of the seat that is to act. It needs no window and comes before the next action. @rule EVA-27 */
export function playUnasked(play: Play, decision: Answered): void {
  const frame = decision.kind === 'play-card' ? playCard(play, decision, { at: 'action-gap' }) : null;
  if (frame) play.pend([frame]);
}

/** The choices of a seat, with the cards that it may play first. */
export function withCards(look: Look, seat: Seat, acts: Choices): Choices {
  if (!hasCards(look)) return acts;
  const cards = cardChoices(look, seat, { at: 'action-gap' });
  const list = (): Decision[] => [...acts.decisions, ...cards.decisions.filter(({ kind }) => kind === 'play-card')];
  return choices({
    decisions: acts.hasDecision ? list : list(),
    drawn: () => acts.drawn,
    refused: () => [...acts.refused, ...cards.refused],
  });
}

/** Notes that a seat passes. */
export function pass(play: Play, seat: Seat): void {
  const { top } = play;
  const { waiting = [] } = top.kind === 'action' ? top : play.game;
  play.patchTop<GameFrame | ActionFrame>({ waiting: waiting.filter((waiter) => waiter !== seat) });
}

/** The reason why an answer to the window is not legal; null when it is. */
export function refuseCardAnswer(look: Look, decision: Decision, moment: PlayMoment): Reason | null {
  if (declines(decision)) return null;
  return decision.kind === 'play-card'
    ? refusePlay(look, decision, occasionNow(look, moment))
    : reason('not-offered', ['EVA-10'], { kind: decision.kind });
}

export const cardWindowChoices = (look: Look, seat: Seat, moment: PlayMoment): Choices =>
  isAskedForCards(look, seat, moment)
    ? cardChoices(look, seat, occasionNow(look, moment))
    : choices({ decisions: [{ seat, kind: 'pass' }] });
