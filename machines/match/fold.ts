import { playOn } from '../../src/rules/look-at.ts';
import { asksToStrikeOut, Endless, judge, named, Violation, type Play } from '../../src/rules/index.ts';
import type { Catalogue } from '../../src/rules/terms/card-language.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Fact } from '../../src/rules/terms/fact.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { MatchAfter, DecisionOutcome } from './decision-outcome.ts';
import { decideSpoken, tell } from './spoken-decision.ts';
import { walk, walkIn } from './walk.ts';

type StateValue = string | { [region: string]: StateValue };

/** The state value of a match, read from its top frame and stored nowhere. */
export function stateOf(match: Match): StateValue {
  const leaf = match.stack[match.stack.length - 1]?.step ?? 'finished';
  const [region, local] = leaf.split('.');
  return local === undefined ? leaf : { [region as string]: local };
}

/** The state path of the contract: `melee.choose`; in a Sudden Death turn `sudden-death.melee.choose`. */
export function pathOf(match: Match): string {
  const leaf = match.stack[match.stack.length - 1]?.step ?? 'finished';
  return match.order.suddenDeath && leaf !== 'finished' && leaf !== 'sudden-death' ? `sudden-death.${leaf}` : leaf;
}

const afterwardsOf = ({ match, events }: Play): MatchAfter => ({ match, events });

const isSpoken = ({ order }: Match): boolean => order.options.table === 'spoken';

/** Runs a new match up to its first question. */
export function begin(match: Match, cards: Catalogue): MatchAfter {
  const play = playOn(match, cards);
  walkIn(play);
  return afterwardsOf(play);
}

/** Plays a decision. Where a card text never ends, the players are asked to strike it out instead. @rule VAR-12 */
function orStruckOut<T>(match: Match, { seat }: Decision, cards: Catalogue, played: () => T): T | MatchAfter {
  try {
    return played();
  } catch (failed) {
    if (!(failed instanceof Endless)) throw failed;
    const play = playOn(match, cards);
    asksToStrikeOut(play, seat, failed.text);
    return afterwardsOf(play);
  }
}

function walked(match: Match, decision: Decision, cards: Catalogue): MatchAfter {
  const play = playOn(match, cards);
  walk(play, decision);
  return afterwardsOf(play);
}

/** Judges a decision and, if it is legal, plays it up to the next question. The given match stays unchanged. */
export function decide(match: Match, input: Decision, cards: Catalogue): DecisionOutcome {
  const decision = named(match, input);
  const decided = orStruckOut(match, decision, cards, (): DecisionOutcome => {
    if (isSpoken(match) && decision.kind !== 'tell') return decideSpoken(match, decision, cards);
    const judged = judge(match, decision, cards);
    if (!judged.ok) return judged;
    if (decision.kind === 'tell') return tell(match, decision, cards);
    return { ok: true, ...walked(match, decision, cards) };
  });
  return 'ok' in decided ? decided : { ok: true, ...decided };
}

/**
 * Plays a decision again without judging it, because it was judged when it was made. A damaged record gives a wrong match or throws, so a
 * caller that trusts a record has it judged later.
 */
export function refold(match: Match, input: Decision, cards: Catalogue): MatchAfter {
  if (isSpoken(match)) {
    const decided = decide(match, input, cards);
    if (!decided.ok) throw new Violation(`${input.kind} is refused: ${decided.reason.code}`);
    return decided;
  }
  const decision = named(match, input);
  return orStruckOut(match, decision, cards, () => walked(match, decision, cards));
}

/**
 * The facts that a decision would ask for, so that the player can tell them on the sheet with the decision. It takes an imagined match, so that
 * the sheet reveals nothing.
 */
export function asksOf(match: Match, decision: Decision, cards: Catalogue): Fact[] {
  const decided = decide(match, decision, cards);
  const asking = decided.ok ? decided.match.asking : undefined;
  return asking?.at === 0 ? asking.facts : [];
}
