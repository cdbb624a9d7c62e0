import {
  arrive,
  pushFrame,
  popFrame,
  giveUpMostBegun,
  type Play,
  type StepResult,
  takeStandingDecision,
  STANDING_KINDS,
  steps,
  take,
  Violation,
} from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Leaf } from '../../src/rules/terms/frame.ts';
import { ways } from './drawing.ts';

// The chart is the one definition of the order of play. This module walks the table it draws, several times faster than stepping the
// machine; `test/machines/match/walk.test.ts` holds the two together.

const MOST_STEPS = 10_000;

const leadsFrom = new Map<string, Map<string, string>>();
for (const { from, exit, to } of ways()) leadsFrom.set(from, (leadsFrom.get(from) ?? new Map<string, string>()).set(exit, to));

const leafOf = ({ top }: Play): Leaf => {
  if (!(top.step in steps)) throw new Violation(`the chart has no leaf ${top.step}`);
  return top.step;
};

/** Continues play after the result of a step. */
function onwards(play: Play, result: Exclude<StepResult, { then: 'wait' }>): StepResult {
  switch (result.then) {
    case 'decided':
      return arrive(play, leafOf(play));
    case 'push':
      pushFrame(play, result.frame);
      return arrive(play, leafOf(play));
    case 'exit': {
      const { step } = play.top;
      const to = leadsFrom.get(step)?.get(result.exit);
      if (to === undefined) throw new Violation(`the chart has no way ${step}.${result.exit}`);
      if (to !== 'back') return arrive(play, to as Leaf); // a leaf of the chart by construction
      const ended = popFrame(play);
      return arrive(play, leafOf(play), ended);
    }
  }
}

function toRest(play: Play, first: StepResult): void {
  let result = first;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (result.then === 'wait') return;
    result = onwards(play, result);
  }
  return giveUpMostBegun(play, 'the order of play never comes to rest');
}

/** Plays a new match up to its first question. */
export const walkIn = (play: Play): void => toRest(play, arrive(play, leafOf(play)));

/** Plays a legal decision up to the next question. The leaf takes it, or it is of a kind that may come at any time. */
export function walk(play: Play, decision: Decision): void {
  const leaf = leafOf(play);
  const takes: readonly Decision['kind'][] = steps[leaf].takes;
  if (takes.includes(decision.kind)) return toRest(play, take(play, decision));
  if (!STANDING_KINDS.includes(decision.kind)) throw new Violation(`the chart takes no ${decision.kind} in ${leaf}`);
  takeStandingDecision(play, decision);
  toRest(play, arrive(play, leafOf(play)));
}
