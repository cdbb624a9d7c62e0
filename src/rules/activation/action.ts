import { refuseCardNow } from '../reading/play-card.ts';
import { exit, again, step, wait } from '../step.ts';
import type { Choices } from '../terms/choices.ts';
import { declines } from '../terms/decision.ts';
import type { ActionFrame } from '../terms/frame.ts';
import { runChoices } from './offers.ts';
import { forfeit, HARVESTED, nextStage, perform, type Doing } from './perform.ts';
import { refuseRun } from './refuse.ts';

/** Whether nothing is there to be chosen but to leave it undone. */
const isIdle = ({ decisions, drawn }: Choices): boolean => drawn.length === 0 && decisions.every(declines);

/**
 * One action of a model that another one runs. Where it can take none, nobody is asked. What follows it, reaction steps above all, waits for the outer action.
 * @rule CTL-1 CTL-2 CTL-3 CTL-4 REA-12
 */
export const action = step<'action'>()({
  exits: ['over'],
  takes: ['step', 'jog', 'traverse', 'jump', 'harvest', 'melee', 'use', 'play-card', 'pass', 'hold'],
  asks: ['act'],
  lays: ['arcane', 'effects', 'melee', 'move'],
  run(play, frame, ended) {
    const { model, by, seat, stage, decision, cancelled, price } = frame;
    const next = nextStage(play, model, stage);
    if (next) return next;
    if (stage === HARVESTED || ended || play.model(model).status !== 'board') return exit('over');
    if (decision === undefined) {
      if (!play.isSpoken && isIdle(runChoices(play, seat, frame))) return exit('over');
      play.ask({ seat, kind: 'act', model, by });
      return wait;
    }
    if (cancelled) {
      forfeit(play, model, decision as Doing, price); // by what declares it
      return exit('over');
    }
    play.patchTop<ActionFrame>({ decision: undefined });
    return perform(play, model, decision as Doing) ?? again; // by what declares it
  },
  take(play, { model }, decision) {
    if (declines(decision)) return exit('over');
    play.patchTop<ActionFrame>({ taken: true });
    return perform(play, model, decision as Doing) ?? again; // not a pass
  },
  refuse(look, frame, decision) {
    if (decision.kind === 'play-card') return refuseCardNow(look, decision);
    return declines(decision) ? null : refuseRun(look, frame, decision as Doing); // not a pass
  },
  choices: (look, frame, { seat }) => runChoices(look, seat, frame),
});
