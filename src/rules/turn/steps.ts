import { leave } from '../leave.ts';
import { step } from '../step.ts';
import { choose } from './choose.ts';
import { discard } from './discard.ts';
import { finished } from './finished.ts';
import { first } from './first.ts';
import { replenish } from './replenish.ts';

/** The course of a turn. @rule TRN-2 */
export const turnSteps = {
  replenish,
  first,
  'activation.choose': choose,
  discard,
  /** A full extra turn for everybody; then another, until somebody leads. @rule SUD-1 SUD-4 SUD-5 */
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
  finished,
};
