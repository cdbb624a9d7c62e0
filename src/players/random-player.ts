import { choicesOf, judge, Violation } from '../rules/index.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Choices } from '../rules/terms/choices.ts';
import type { Decision } from '../rules/terms/decision.ts';
import type { Match } from '../rules/terms/match.ts';
import type { Opening } from '../rules/terms/opening.ts';
import { tryDrawn } from './drawn-answers.ts';
import type { Lot } from './lot.ts';

const TRIES = 12;
const STUBBORN = 400;

/** One of the complete decisions: kinds first, so that a rare kind is not drowned by a common one. */
function complete(lot: Lot, { decisions }: Choices): Decision | undefined {
  const kinds = [...new Set(decisions.map(({ kind }) => kind))];
  const lively = kinds.filter((kind) => kind !== 'end-activation' && kind !== 'pass');
  const kind = lively.length > 0 && lot.percent(80) ? lot.of(lively) : lot.of(kinds);
  const of = decisions.filter((decision) => decision.kind === kind);
  if (kind !== 'use') return lot.of(of);
  const abilities = [...new Set(of.map((decision) => (decision.kind === 'use' ? decision.ability : '')))];
  const ability = lot.of(abilities);
  return lot.of(of.filter((decision) => decision.kind === 'use' && decision.ability === ability));
}

/** A legal answer to an open question, chosen at random; half the time something drawn by hand where that is possible. `choices`: the seat's, when they are known already. */
export function randomDecision(
  match: Match,
  opening: Opening,
  cards: Catalogue,
  lot: Lot,
  choices: Choices = choicesOf(match, opening.seat, cards),
): Decision {
  const { seat } = opening;
  const legal = (decision: Decision): boolean => judge(match, decision, cards).ok;
  const tries = choices.decisions.length === 0 ? STUBBORN : lot.percent(50) ? TRIES : 0;
  for (let count = 0; count < tries; count += 1) {
    const drawn = lot.of(choices.drawn);
    const decision = drawn && tryDrawn(match, cards, lot, seat, drawn);
    if (decision && legal(decision)) return decision;
  }
  const decision = complete(lot, choices);
  if (decision) return decision;
  throw new Violation(`seat ${seat} finds no legal answer to ${JSON.stringify(opening)}`);
}
