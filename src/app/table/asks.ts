import { asksOf } from '../../../machines/match/fold.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Fact } from '../../rules/terms/fact.ts';
import { imagine } from '../../seats/imagine.ts';
import type { View } from '../../seats/view.ts';

const SEED = 'sheet';

/**
 * The facts that the sheet of a decision asks of the players. They depend only on what everyone sees, so that no question betrays a card. A refusal
 * is reported when the decision is taken.
 */
export function sheetAsks(view: View, decision: Decision, cards: Catalogue): readonly Fact[] {
  try {
    return asksOf(imagine(view, SEED), decision, cards);
  } catch {
    return [];
  }
}
