import { asksOf } from '../../../machines/match/fold.ts';
import { choicesOf } from '../../../src/rules/index.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision, DecisionOf } from '../../../src/rules/terms/decision.ts';
import type { Became, Fact, TableAnswer } from '../../../src/rules/terms/fact.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import type { Opening, OpeningKind } from '../../../src/rules/terms/opening.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { usualAnswer } from '../../../src/ui/spoken/usual-answers.ts';

// The number of touches at a table without a board. The tests of its screens keep it.

/** The questions in a duel, whose touches are the same with a board. */
const DUELS: readonly OpeningKind[] = [
  'melee-card',
  'critical',
  'upgrade',
  'damage-type',
  'follow-up',
  'going-for-it',
  'claim',
  'call',
  'replace',
];
/** Decisions that are planned on a sheet, with their targets and what the table sees of them. */
const PLANNED: readonly Decision['kind'][] = ['use', 'melee', 'harvest'];

const sheetOf = (decision: Decision): string => `${decision.kind} ${decision.kind === 'use' ? decision.ability : ''}`;

/** The touches to open the result of a move, to enter it, and for each text that is called out. */
function endTouches({ left, fell, stays, height, calls = [] }: Became): number {
  const otherwise = left || fell || stays || (height ?? 0) > 0;
  return (otherwise ? 2 : 0) + (fell?.water ? 1 : 0) + calls.length;
}

/** The touches to answer a fact: none for the usual answer, one for each nearest model, one for each counted piece. */
export function factTouches(fact: Fact, answer: TableAnswer): number {
  if (JSON.stringify(answer) === JSON.stringify(usualAnswer(fact))) return 0;
  if (fact.about === 'pieces') return Number(answer);
  if (fact.about === 'nearest' && Array.isArray(answer)) return answer.length + 1;
  if (fact.about === 'driven' && typeof answer === 'object' && !Array.isArray(answer)) return Math.max(0, endTouches(answer) - 1);
  return 1;
}

/** The touches to answer the questions to the table: each fact with an unusual answer, and one to confirm a separate form. */
export const formTouches = (facts: readonly Fact[], answerOf: (fact: Fact) => TableAnswer, ofItsOwn: boolean): number =>
  facts.reduce((sum, fact) => sum + factTouches(fact, answerOf(fact)), ofItsOwn ? 1 : 0);

export const isPlanned = ({ kind }: Decision): boolean => PLANNED.includes(kind);

/** True if an ability without targets, cards and conditions is used at once: it can be taken back. */
function isPlain(match: Match, decision: DecisionOf<'use'>, cards: Catalogue): boolean {
  const character = match.table.models[decision.model ?? match.order.active ?? '']?.character ?? '';
  const ability = cards.characters[character]?.abilities.find(({ id }) => id === decision.ability);
  return ability?.kind === 'active' && asksOf(imagine(viewFor(match, null), 'sheet'), decision, cards).length === 0;
}

/** True if only a table card can be played in a window, which is the same with a board. */
const isForCards = (opening: Opening): boolean => opening.kind === 'card' || (opening.kind === 'interrupt' && opening.moment !== undefined);

/** The touches of a decision itself, outside of duels; letting a reaction pass costs none while another seat may act. */
export function touchesOf(match: Match, decision: Decision, cards: Catalogue): number {
  const opening = match.openings.find(({ seat }) => seat === decision.seat);
  if (opening && (DUELS.includes(opening.kind) || isForCards(opening))) return 0;
  const became = 'became' in decision && decision.became ? endTouches(decision.became) : 0;
  const alternatives = (): Decision[] =>
    choicesOf(match, decision.seat, cards).decisions.filter((candidate) => sheetOf(candidate) === sheetOf(decision));
  switch (decision.kind) {
    case 'harvest':
      return alternatives().length > 1 ? 3 : 1;
    case 'melee':
      return alternatives().length > 1 ? 3 : 2;
    case 'use': {
      const { targets = [], stone, terrain } = decision;
      const named = targets.length + (stone === undefined ? 0 : 1) + (terrain === undefined ? 0 : 1);
      if (named === 0 && isPlain(match, decision, cards)) return 1;
      return 2 + (alternatives().length > 1 ? named : 0);
    }
    case 'traverse':
      return 2 + became;
    case 'react':
      return 1 + became + (became > 0 || decision.way !== undefined ? 1 : 0);
    case 'pass':
      return opening?.kind === 'reaction' && mayGoOn(match, cards) ? 0 : 1;
    case 'stand-by':
      return 0;
    default:
      return 1 + became;
  }
}

/** True if the acting seat may go on, because only reactions are open. */
function mayGoOn(match: Match, cards: Catalogue): boolean {
  const { openings, order } = match;
  if (openings.some(({ kind }) => kind !== 'reaction')) return true;
  return order.seats.some(
    (_, seat) => openings.every((opening) => opening.seat !== seat) && choicesOf(match, seat, cards).decisions.length > 0,
  );
}
