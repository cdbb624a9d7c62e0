import { refold } from '../../../machines/match/fold.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import { isTaken, undisturbed, type Imagined } from '../../seats/imagined-match.ts';
import type { View } from '../../seats/view.ts';

const SEED = 'course';
/** The number of outcomes that are remembered for a match: a moving finger asks for new ones in every frame. */
const MOST = 8;

const starts = new WeakMap<View, Imagined>();
const outcomes = new WeakMap<Imagined, Map<string, Imagined | null>>();

/** The imagined match of a view; the same object for the same view, because the rules cache their results in it. */
export function foreseenFrom(view: View): Imagined {
  const start = starts.get(view) ?? undisturbed(view, SEED);
  starts.set(view, start);
  return start;
}

/** An imagined match after a decision; null where the rules refuse it. The latest outcomes are remembered. */
export function outcomeOf(match: Imagined, decision: Decision, cards: Catalogue): Imagined | null {
  const known = outcomes.get(match) ?? new Map<string, Imagined | null>();
  outcomes.set(match, known);
  const key = JSON.stringify(decision);
  const outcomeBefore = known.get(key);
  if (outcomeBefore !== undefined) return outcomeBefore;
  const outcome = isTaken(match, decision, cards) ? refold(match, decision, cards).match : null;
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  known.set(key, outcome);
  return outcome;
}
