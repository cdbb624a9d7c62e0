import { isThrall } from '../printed/purse.ts';
import { actionOver } from '../reading/action-span.ts';
import { modsOfKind } from '../reading/mods.ts';
import { triggered } from '../reading/moments/triggers.ts';
import {
  askForCards,
  CARDS,
  cardsOver,
  cardWindowChoices,
  openCards,
  playUnasked,
  refuseCardAnswer,
  takeCard,
  withCards,
} from '../activation/card-window.ts';
import type { Look } from '../look.ts';
import { entry, note, ledgerCount, strike } from '../ledger.ts';
import type { Play } from '../play.ts';
import { seatsPlaying, score } from '../scoring/scoring.ts';
import { leave } from '../leave.ts';
import { again, step, wait } from '../step.ts';
import { choices, type Refused } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { PlayMoment } from '../terms/card-language.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';

const ready = (look: Look, seat: Seat): boolean =>
  look.onBoard.some((model) => model.controller === seat && !model.activated && !isThrall(look, model.id));

/** The seat that activates next: `next`, or the first seat to the left that still has a model to activate. @rule ACT-1 ACT-4 */
function nextReady(look: Look): Seat | undefined {
  const { next } = look.match.order;
  return [next, ...look.clockwise(next)].find((seat) => seatsPlaying(look).includes(seat) && ready(look, seat));
}

/**
 * Ends an activation: seats stop standing by, and the player to the left is next; after an activation that a text has inserted, the player who would
 * have been next without it. @rule ACT-1 CHR-37
 */
function passLeft(play: Play): void {
  const { goesOn, ...order } = play.match.order;
  play.setOrder({ ...order, active: null, next: goesOn ?? play.clockwise(order.next)[0] ?? 0 });
  for (const seat of play.seats) if (play.match.order.seats[seat]?.standBy !== 'recall') play.patchSeat(seat, { standBy: null });
}

function refuseActivate(look: Look, seat: Seat, id: ModelId): Reason | null {
  const model = look.match.table.models[id];
  if (!model) return reason('no-such-model', ['ACT-1'], { model: id });
  if (model.controller !== seat) return reason('not-your-model', ['ACT-1'], { model: id });
  if (model.status === 'slain') return reason('slain', ['ACT-10'], { model: id });
  if (model.status !== 'board') return reason('not-on-the-board', ['REM-4', 'ACT-10'], { model: id });
  if (isThrall(look, id)) return reason('never-activates', ['CTL-4', 'ACT-1'], { model: id });
  if (model.activated) return reason('already-activated', ['ACT-3'], { model: id });
  const { called } = look.match.order;
  if (called === id) return null;
  if (called !== undefined) return reason('another-is-called', ['CMP-7', 'ACT-1'], { model: id, called });
  return mayNotBegin(look, seat, id) ? reason('not-the-first', ['ACT-1', 'CRD-8'], { model: id }) : null;
}

/** True if a text forbids a model to be the first that its player activates this turn. @rule CHR-23 */
function mayNotBegin(look: Look, seat: Seat, id: ModelId): boolean {
  const isLast = (model: ModelId): boolean => modsOfKind(look, model, 'not-first').length > 0;
  if (ledgerCount(look, entry.activated(seat)) > 0 || !isLast(id)) return false;
  return look.onBoard.some((model) => model.controller === seat && !model.activated && !isThrall(look, model.id) && !isLast(model.id));
}

/** The seat that controls the called model; a called model that can no longer activate is dropped. @rule CMP-7 */
function calledSeat(play: Play): Seat | undefined {
  const { called } = play.match.order;
  if (called === undefined) return undefined;
  const { status, activated, controller } = play.model(called);
  if (status === 'board' && !activated) return controller;
  answerCall(play);
  return calledSeat(play);
}

/** Moves on to the model that was called after the present one. @rule CHR-37 */
function answerCall(play: Play): void {
  const { called, calledThen: [next, ...rest] = [], ...order } = play.match.order;
  if (called === undefined) return;
  play.setOrder({ ...order, ...(next === undefined ? {} : { called: next }), ...(rest.length > 0 ? { calledThen: rest } : {}) });
}

/** The stage after a model was activated and its texts have spoken. */
const ACTIVATED = 'activated';
/** The stage after a model has ended its activation. */
const ENDING = 'ending';
const momentOf = ({ stage }: GameFrame): PlayMoment => (stage === ENDING ? 'activation-end' : 'action-gap');

/**
 * The next player activates a model and cannot pass. All seats may play a card before the first action of a turn; the seat that is to
 * activate may play one before any activation. @rule ACT-1 ACT-3 ACT-4 ACT-5 ACT-7 ACT-8 ACT-10 WIN-7 EVA-27
 */
export const choose = step<'activation.choose'>()({
  exits: ['activated', 'over', 'ended'],
  takes: ['activate', 'play-card', 'pass', 'hold'],
  asks: ['card', 'activate'],
  lays: ['effects'],
  run(play, frame) {
    const { active } = play.match.order;
    if (frame.stage === ACTIVATED) actionOver(play); // cards flipped by its texts go back (ABL-8)
    if (frame.stage === ACTIVATED && ledgerCount(play, entry.cardsAsked()) === 0) {
      note(play, entry.cardsAsked());
      openCards(play);
      return again;
    }
    if (frame.stage === CARDS && askForCards(play, 'action-gap')) return wait;
    if (frame.stage === ENDING && askForCards(play, 'activation-end')) return wait;
    if (frame.stage !== undefined && frame.stage !== ENDING) return leave(play, 'activated');
    if (active !== null && frame.stage !== ENDING) {
      play.patchTop<GameFrame>({ stage: ENDING, waiting: play.seats });
      return again;
    }
    if (active !== null) passLeft(play);
    play.patchTop<GameFrame>({ stage: undefined, waiting: undefined });
    if (play.onBoard.length === 0) {
      score(play, 'nobody-left');
      return leave(play, 'ended');
    }
    const called = calledSeat(play);
    const seat = called ?? nextReady(play);
    if (seat === undefined) return leave(play, 'over');
    const { next, goesOn = next } = play.match.order;
    play.patchOrder({ next: seat, ...(called === undefined || play.seats.length === 2 ? {} : { goesOn }) }); // two players always alternate
    cardsOver(play);
    play.ask({ seat, kind: 'activate' });
    return wait;
  },
  take(play, frame, decision, opening) {
    if (decision.kind !== 'activate')
      return opening.kind === 'card' ? takeCard(play, decision, momentOf(frame)) : playUnasked(play, decision);
    const { model } = decision;
    answerCall(play);
    play.patchOrder({ active: model });
    play.patchModel(model, { activated: true });
    strike(play, [entry.tooLate(model)]);
    note(play, entry.activated(decision.seat));
    play.emit({ what: 'activated', model });
    play.patchTop<GameFrame>({ stage: ACTIVATED });
    play.pend(triggered(play, { on: 'activates', model }));
  },
  refuse: (look, frame, decision) =>
    decision.kind === 'activate' ? refuseActivate(look, decision.seat, decision.model) : refuseCardAnswer(look, decision, momentOf(frame)),
  choices(look, frame, { seat, kind }) {
    if (kind === 'card') return cardWindowChoices(look, seat, momentOf(frame));
    const models = look.models.filter((model) => model.controller === seat && model.status !== 'reserve');
    const decisions: Decision[] = [];
    const refused: Refused[] = [];
    for (const { id } of models) {
      const decision = { seat, kind: 'activate' as const, model: id };
      const refusal = refuseActivate(look, seat, id);
      if (refusal) refused.push({ decision, reason: refusal });
      else decisions.push(decision);
    }
    return withCards(look, seat, choices({ decisions, refused: () => refused }));
  },
});
