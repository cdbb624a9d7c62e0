import { refold } from '../../../machines/match/fold.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import { isTaken, undisturbed, type Imagined } from '../../seats/imagined-match.ts';
import type { View } from '../../seats/view.ts';

const SEED = 'course';
/** So many outcomes of one match are kept: a finger asks for new ones in every picture. */
const MOST = 8;

const starts = new WeakMap<View, Imagined>();
const outcomes = new WeakMap<Imagined, Map<string, Imagined | null>>();

/** What a seat imagines of its table; the same match for the same view, since a match keeps what the rules have worked out of it. */
export function foreseenFrom(view: View): Imagined {
  const start = starts.get(view) ?? undisturbed(view, SEED);
  starts.set(view, start);
  return start;
}

/** An imagined match after a decision; null where it would not be taken. The latest ones are kept. */
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
