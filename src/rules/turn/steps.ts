import { leave } from '../leave.ts';
import { step } from '../step.ts';
import { choose } from './choose.ts';
import { discard } from './discard.ts';
import { finishedStep } from './finished-step.ts';
import { firstPlayerStep } from './first-player-step.ts';
import { replenish } from './replenish.ts';

/** The course of a turn. @rule TRN-2 */
export const turnSteps = {
  replenish,
  first: firstPlayerStep,
  'activation.choose': choose,
  discard,
  /** A full extra turn, and further ones until one seat leads. @rule SUD-1 SUD-4 SUD-5 */
  'sudden-death': step<'sudden-death'>()({
    exits: ['begun'],
    takes: [],
    asks: [],
    lays: [],
    run(play) {
      play.patchOrder({ suddenDeath: true });
      return leave(play, 'begun');
    },
  }),
  finished: finishedStep,
};
