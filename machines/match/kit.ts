import { assign, setup } from 'xstate';
import { playOn } from '../../src/rules/look-at.ts';
import { arrive, pushFrame, popFrame, type Play, takeStandingDecision, take, Violation, type StepResult } from '../../src/rules/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision, DecisionKind } from '../../src/rules/terms/decision.ts';
import type { Frame, Leaf } from '../../src/rules/terms/frame.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { Opening } from '../../src/rules/terms/opening.ts';

/** The context of the chart. Only `match` is stored; `events` starts again with each decision; `result` is the result of the last step. */
export interface MatchContext {
  match: Match;
  cards: Catalogue;
  events: Happening[];
  result: Heard;
}

/** The result of a step, or the frame that has just ended. */
type Heard = StepResult | { then: 'back'; ended: Frame };

export type MatchEvent = { [K in DecisionKind]: { type: K; decision: Decision } }[DecisionKind];

/** Lets the rules change the match and collects their events and result. */
function played(context: MatchContext, change: (play: Play) => Heard): Partial<MatchContext> {
  const play = playOn(context.match, context.cards);
  const heard = change(play);
  return { match: play.match, events: [...context.events, ...play.events], result: heard };
}

/** The chart needs five actions and four guards and knows no fact of the game. */
export const kit = setup({
  types: {
    context: {} as MatchContext,
    events: {} as MatchEvent,
    input: {} as Pick<MatchContext, 'match' | 'cards'>,
    meta: {} as { asks: readonly Opening['kind'][]; lays: readonly Frame['kind'][] },
  },
  actions: {
    arrive: assign(({ context }, { leaf }: { leaf: Leaf }) =>
      played(context, (play) => arrive(play, leaf, context.result.then === 'back' ? context.result.ended : undefined)),
    ),
    take: assign(({ context, event }) => played(context, (play) => take(play, event.decision))),
    stand: assign(({ context, event }) =>
      played(context, (play) => {
        takeStandingDecision(play, event.decision);
        return { then: 'wait' };
      }),
    ),
    lay: assign(({ context }) =>
      played(context, (play) => {
        if (context.result.then === 'push') pushFrame(play, context.result.frame);
        return { then: 'wait' };
      }),
    ),
    lift: assign(({ context }) => played(context, (play) => ({ then: 'back', ended: popFrame(play) }))),
    lost: ({ context }) => {
      throw new Violation(`the chart has no leaf ${context.match.stack[context.match.stack.length - 1]?.step}`);
    },
  },
  guards: {
    decided: ({ context }) => context.result.then === 'decided',
    pushed: ({ context }) => context.result.then === 'push',
    said: ({ context }, { exit }: { exit: string }) => context.result.then === 'exit' && context.result.exit === exit,
    at: ({ context }, { leaf }: { leaf: Leaf }) => context.match.stack[context.match.stack.length - 1]?.step === leaf,
  },
});
