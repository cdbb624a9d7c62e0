import { isThrall } from '../abilities/purse.ts';
import { triggered } from '../abilities/triggers.ts';
import {
  askForCards,
  CARDS,
  cardWindowChoices,
  openCards,
  playUnasked,
  refuseCardAnswer,
  takeCard,
  withCards,
} from '../activation/card-window.ts';
import type { Look } from '../look.ts';
import type { Play } from '../play.ts';
import { playing, score } from '../scoring/scoring.ts';
import { leave } from '../setup/leave.ts';
import { again, step, wait } from '../step.ts';
import { choices, type Refused } from '../terms/choices.ts';
import type { Decision } from '../terms/decision.ts';
import type { GameFrame } from '../terms/frame.ts';
import type { ModelId, Seat } from '../terms/ids.ts';
import { reason, type Reason } from '../terms/reason.ts';

const ready = (look: Look, seat: Seat): boolean =>
  look.onBoard.some((model) => model.controller === seat && !model.activated && !isThrall(look, model.id));

/** Who activates next: `next`, or the first seat to the left that still has somebody to activate. @rule ACT-1 ACT-4 */
function nextReady(look: Look): Seat | undefined {
  const { next } = look.match.order;
  return [next, ...look.clockwise(next)].find((seat) => playing(look).includes(seat) && ready(look, seat));
}

/** An activation is over: passes until then end, and it is the turn of the player to the left. @rule ACT-1 */
function passLeft(play: Play): void {
  play.patchOrder({ active: null, next: play.clockwise(play.match.order.next)[0] ?? 0 });
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
  return null;
}

/** A model has been activated and its texts have spoken. */
const ACTIVATED = 'activated';

/** In the ledger of the turn: its first action has had a window for cards before it; every other one has that of the action before. */
const ASKED = 'asked:cards';

/**
 * The next player activates a model; nobody passes. Everybody may play a card before the first action of a turn, whoever is to activate
 * a model at any time before. @rule ACT-1 ACT-3 ACT-4 ACT-5 ACT-7 ACT-8 ACT-10 WIN-7 EVA-27
 */
export const choose = step<'activation.choose'>()({
  exits: ['activated', 'over', 'ended'],
  takes: ['activate', 'play-card', 'pass', 'hold'],
  run(play, frame) {
    const { active, ledger } = play.match.order;
    if (frame.stage === ACTIVATED && ledger[ASKED] === undefined) {
      play.patchOrder({ ledger: { ...ledger, [ASKED]: 1 } });
      openCards(play);
      return again;
    }
    if (frame.stage === CARDS && askForCards(play, 'action-gap')) return wait;
    if (frame.stage !== undefined) return leave(play, 'activated');
    if (active !== null) passLeft(play);
    if (play.onBoard.length === 0) {
      score(play, 'nobody-left');
      return leave(play, 'ended');
    }
    const seat = nextReady(play);
    if (seat === undefined) return leave(play, 'over');
    play.patchOrder({ next: seat });
    play.ask({ seat, kind: 'activate' });
    return wait;
  },
  take(play, _frame, decision, opening) {
    if (decision.kind !== 'activate') return opening.kind === 'card' ? takeCard(play, decision, 'action-gap') : playUnasked(play, decision);
    const { model } = decision;
    play.patchOrder({ active: model });
    play.patchModel(model, { activated: true });
    play.emit({ what: 'activated', model });
    play.patchTop<GameFrame>({ stage: ACTIVATED });
    play.pend(triggered(play, { on: 'activates', model }));
  },
  refuse: (look, _frame, decision) =>
    decision.kind === 'activate' ? refuseActivate(look, decision.seat, decision.model) : refuseCardAnswer(look, decision, 'action-gap'),
  choices(look, _frame, { seat, kind }) {
    if (kind === 'card') return cardWindowChoices(look, seat, 'action-gap');
    const own = look.models.filter((model) => model.controller === seat && model.status !== 'reserve');
    const decisions: Decision[] = [];
    const refused: Refused[] = [];
    for (const { id } of own) {
      const decision = { seat, kind: 'activate' as const, model: id };
      const why = refuseActivate(look, seat, id);
      if (why) refused.push({ decision, reason: why });
      else decisions.push(decision);
    }
    return withCards(look, seat, choices({ decisions, refused }));
  },
});
