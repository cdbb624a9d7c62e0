// In the place of the walk for `walk.test.ts` (`APART` in vitest.config.ts): the same, and the machine is stepped beside it, as the library itself steps it.
import { isDeepStrictEqual } from 'node:util';
import { getInitialSnapshot, transition } from 'xstate';
import { chart } from '../../../machines/match/chart.ts';
import type { DecisionOutcome, MatchAfter } from '../../../machines/match/decision-outcome.ts';
import * as fold from '../../../machines/match/fold.ts';
import type { MatchEvent } from '../../../machines/match/kit.ts';
import { named } from '../../../src/rules/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Match } from '../../../src/rules/terms/match.ts';

export * from '../../../machines/match/fold.ts';

/** The decisions after which the walk and the machine differ, and how many were compared. */
let differing: string[] = [];
let compared = 0;

export function comparedBy<T>(play: () => T): { compared: number; differing: string[]; played: T } {
  differing = [];
  compared = 0;
  const played = play();
  return { compared, differing, played };
}

interface Stepped {
  status: string;
  context: MatchAfter;
}
function compare(label: string, walked: MatchAfter, { status, context: { match, events } }: Stepped): void {
  compared += 1;
  if (status === 'error' || !isDeepStrictEqual({ match, events }, walked)) differing.push(label);
}

// Whatever plays a match goes through these two.
export function begin(match: Match, cards: Catalogue): MatchAfter {
  const walked = fold.begin(match, cards);
  compare('the beginning', walked, getInitialSnapshot(chart, { match, cards }));
  return walked;
}
export function decide(match: Match, given: Decision, cards: Catalogue): DecisionOutcome {
  const decided = fold.decide(match, given, cards);
  if (!decided.ok) return decided;
  const decision = named(match, given);
  const context = { match, cards, events: [], result: { then: 'wait' as const } };
  const before = chart.resolveState({ value: fold.stateOf(match), context });
  const [after] = transition(chart, before, { type: decision.kind, decision } as MatchEvent);
  compare(given.kind, { match: decided.match, events: decided.events }, after);
  compare(`${given.kind}, refolded`, fold.refold(match, given, cards), after);
  return decided;
}
