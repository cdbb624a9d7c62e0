import { createActor, initialTransition, type AnyActorScope, type SnapshotFrom } from 'xstate';
import { judge, named, Violation } from '../../src/rules/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { Reason } from '../../src/rules/terms/reason.ts';
import { chart } from './chart.ts';
import type { Context, MatchEvent } from './kit.ts';

export interface Step {
  match: Match;
  events: Happening[];
}
export type Decided = ({ ok: true } & Step) | { ok: false; reason: Reason };

type StateValue = string | { [region: string]: StateValue };

/** The state value of a match, read from its top frame and stored nowhere. */
export function stateOf(match: Match): StateValue {
  const leaf = match.stack[match.stack.length - 1]?.step ?? 'finished';
  const [region, rest] = leaf.split('.');
  return rest === undefined ? leaf : { [region as string]: rest };
}

/** The state path of the contract: `melee.choose`; in a Sudden Death turn `sudden-death.melee.choose`. */
export function pathOf(match: Match): string {
  const leaf = match.stack[match.stack.length - 1]?.step ?? 'finished';
  return match.order.suddenDeath && leaf !== 'finished' && leaf !== 'sudden-death' ? `sudden-death.${leaf}` : leaf;
}

const stepOf = (snapshot: SnapshotFrom<typeof chart>): Step => {
  if (snapshot.status === 'error') throw snapshot.error;
  return { match: snapshot.context.match, events: snapshot.context.events };
};

/** Runs a new match up to its first question. */
export function begin(match: Match, cards: Catalogue): Step {
  const [snapshot] = initialTransition(chart, { match, cards });
  return stepOf(snapshot);
}

const nothing = (): void => undefined;

/**
 * What the library asks of whoever runs a chart. Nothing is spawned, sent or put off here, so that one serves every decision; its own
 * `transition` would build an actor for each, and begin a match that nobody plays.
 */
function quietScope(context: Context): AnyActorScope {
  const self = createActor(chart, { input: context });
  const { system } = self;
  return {
    self,
    system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
}
let scope: AnyActorScope | undefined;

/** Judges a decision and, if it is legal, plays it up to the next question. The match given is left as it was. */
export function decide(match: Match, given: Decision, cards: Catalogue): Decided {
  const decision = named(match, given);
  const judged = judge(match, decision, cards);
  if (!judged.ok) return judged;
  const context: Context = { match, cards, events: [], said: { then: 'wait' } };
  const before = chart.resolveState({ value: stateOf(match), context });
  const event = { type: decision.kind, decision } as MatchEvent; // the pairing of kind and decision is the decision's own
  const after = chart.transition(before, event, (scope ??= quietScope(context)));
  if (after === before) throw new Violation(`the chart takes no ${decision.kind} in ${pathOf(match)}`);
  return { ok: true, ...stepOf(after) };
}
