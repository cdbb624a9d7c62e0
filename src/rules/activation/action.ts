import { refuseCardNow } from '../reading/play-card.ts';
import { askedForCards } from '../printed/table-cards.ts';
import type { Play } from '../play.ts';
import { exit, again, step, wait, type Then } from '../step.ts';
import type { Choices } from '../terms/choices.ts';
import { declines } from '../terms/decision.ts';
import type { ActionFrame } from '../terms/frame.ts';
import type { Opening } from '../terms/opening.ts';
import { cardWindowChoices, refuseCardAnswer, takeCard, type Answered } from './card-window.ts';
import { runChoices } from './offers.ts';
import { actionOf, forfeit, HARVESTED, nextStage, perform, priceOf, type Doing } from './perform.ts';
import { refuseRun } from './refuse.ts';

/** True if declining is the only answer. */
const isIdle = (answers: Choices): boolean => answers.drawn.length === 0 && answers.decisions.every(declines);

/** The stage in which a declared action may still be cancelled. */
const ANNOUNCED = 'announced';

type Out = Then<'over'>;

/** Declares the action. Opponents who may cancel it are asked before it begins. @rule CMP-6 EVA-20 */
function announce(play: Play, { model, seat }: ActionFrame, decision: Doing): Out | void {
  const price = priceOf(play, model, decision);
  play.patchTop<ActionFrame>({ taken: true, stage: ANNOUNCED, decision, price });
  const asked = askedForCards(play, 'declared').filter((candidate) => candidate !== seat);
  if (asked.length === 0) {
    play.patchTop<ActionFrame>({ stage: undefined, decision: undefined, price: undefined });
    return perform(play, model, decision);
  }
  play.patchTop<ActionFrame>({ waiting: asked });
  play.emit({ what: 'announced', model, action: actionOf(decision) });
}

/** Asks the opponents who may still cancel the action, else carries it out. @rule CMP-6 ACT-13 */
function answered(play: Play, { model, seat, decision, price, cancelled, waiting = [] }: ActionFrame): Out {
  const doing = decision as Doing; // `announce` or the pushing frame has set it
  const asked = cancelled ? [] : askedForCards(play, 'declared').filter((candidate) => candidate !== seat && waiting.includes(candidate));
  if (asked.length > 0) {
    const about = { model, ability: actionOf(doing) };
    play.ask(...asked.map((candidate): Opening => ({ seat: candidate, kind: 'interrupt', about, moment: 'declared', announced: doing })));
    return wait;
  }
  play.patchTop<ActionFrame>({ stage: undefined, decision: undefined, price: undefined, waiting: undefined });
  if (cancelled) {
    forfeit(play, model, doing, price);
    return exit('over');
  }
  return perform(play, model, doing) ?? again;
}

/**
 * One action of a model that another model controls. If the model can take none, nothing is asked. What follows the action, such as reaction
 * steps, waits for the outer action.
 * @rule CTL-1 CTL-2 CTL-3 CTL-4 REA-12
 */
export const action = step<'action'>()({
  exits: ['over'],
  takes: ['step', 'jog', 'traverse', 'jump', 'harvest', 'melee', 'use', 'play-card', 'pass', 'hold'],
  asks: ['act', 'interrupt'],
  lays: ['arcane', 'effects', 'melee', 'move'],
  run(play, frame, ended) {
    const { model, by, seat, stage, decision, cancelled, price } = frame;
    if (stage === ANNOUNCED) return answered(play, frame);
    const next = nextStage(play, model, stage);
    if (next) return next;
    if (stage === HARVESTED || ended || play.model(model).status !== 'board') return exit('over');
    if (decision === undefined) {
      if (!play.isSpoken && isIdle(runChoices(play, seat, frame))) return exit('over');
      play.ask({ seat, kind: 'act', model, by });
      return wait;
    }
    if (cancelled) {
      forfeit(play, model, decision as Doing, price); // `announce` or the pushing frame has set it
      return exit('over');
    }
    play.patchTop<ActionFrame>({ decision: undefined });
    return perform(play, model, decision as Doing) ?? again; // `announce` or the pushing frame has set it
  },
  take(play, frame, decision, { kind }) {
    if (kind === 'interrupt') return takeCard(play, decision as Answered, 'declared', frame.waiting); // a card or a pass
    if (declines(decision)) return exit('over');
    return announce(play, frame, decision as Doing) ?? again; // not a pass
  },
  refuse(look, frame, decision, { kind }) {
    if (kind === 'interrupt') return refuseCardAnswer(look, decision, 'declared');
    if (decision.kind === 'play-card') return refuseCardNow(look, decision);
    return declines(decision) ? null : refuseRun(look, frame, decision as Doing); // not a pass
  },
  choices: (look, frame, { seat, kind }) =>
    kind === 'interrupt' ? cardWindowChoices(look, seat, 'declared') : runChoices(look, seat, frame),
});
