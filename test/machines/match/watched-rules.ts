// In the place of the rules for `coverage.test.ts` (`APART` in vitest.config.ts): the same, and what they walk through is noted.
import * as rules from '../../../src/rules/index.ts';
import type { Play, StepResult } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Frame, Leaf } from '../../../src/rules/terms/frame.ts';

export * from '../../../src/rules/index.ts';

/** What has been visited: `melee.choose`, `melee.choose.revealed` for a way out, `melee.choose ← play-melee` for a decision taken. */
let seen = new Set<string>();

export function visitedBy(play: () => void): Set<string> {
  seen = new Set();
  play();
  return seen;
}

/** What a leaf has said, and to what it has led so far. */
function note(leaf: Leaf, result: StepResult, { match }: Play): void {
  seen.add(leaf);
  if (result.then === 'exit') seen.add(`${leaf}.${result.exit}`);
  if (result.then === 'decided') seen.add('any.decided');
  if (result.then === 'push') {
    seen.add('any.pushed');
    seen.add(`${leaf} lays ${result.frame.kind}`);
  }
  if (result.then === 'wait') for (const { kind } of match.openings) seen.add(`${leaf} asks ${kind}`);
}

// Whatever plays a match walks through these three; that the walk is the machine is seen in walk.test.ts.
export function arrive(play: Play, leaf: Leaf, ended?: Frame): StepResult {
  const result = rules.arrive(play, leaf, ended);
  note(leaf, result, play);
  return result;
}
export function take(play: Play, decision: Decision): StepResult {
  const leaf = play.top.step;
  seen.add(`${leaf} ← ${decision.kind}`);
  const result = rules.take(play, decision);
  note(leaf, result, play);
  return result;
}
export function takeStandingDecision(play: Play, decision: Decision): void {
  seen.add(`any ← ${decision.kind}`);
  rules.takeStandingDecision(play, decision);
}
