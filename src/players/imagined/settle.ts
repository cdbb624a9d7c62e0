import { refold } from '../../../machines/match/fold.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import { valueOf } from '../../rules/terms/decks.ts';
import type { Decision } from '../../rules/terms/decision.ts';
import type { Opening } from '../../rules/terms/opening.ts';
import { imaginedAnswers, imaginedOpenings, type Imagined } from '../../seats/imagined-match.ts';
import { seatTable } from '../../seats/table/seat-table.ts';
import { viewFor } from '../../seats/view.ts';
import type { Lot } from '../lot.ts';
import { randomDecision } from '../random-player.ts';

const MOST = 80;
const RESTS: readonly Opening['kind'][] = [
  'activate',
  'deploy',
  'first',
  'start',
  'edge',
  'mulligan',
  'draft',
  'pick',
  'faction',
  'troupe',
];

/** An imagined match after a legal decision. */
export const afterDecision = (match: Imagined, decision: Decision, cards: Catalogue): Imagined => refold(match, decision, cards).match;

/** True if no procedure is under way, so that the next question is about a whole activation or the table. */
export function isSettled(match: Imagined): boolean {
  if (match.order.result) return true;
  const [firstOfKind] = imaginedOpenings(match);
  return !firstOfKind || (match.stack.length === 1 && (firstOfKind.kind === 'act' || RESTS.includes(firstOfKind.kind)));
}

/** A true claim of the most valuable card; a hand of catastrophes passes. */
function bestTrueClaim(decisions: readonly Decision[], seat: number): Decision {
  let best: Decision = { seat, kind: 'pass' };
  let most = 0;
  for (const decision of decisions) {
    if (decision.kind !== 'claim' || decision.card !== decision.as || valueOf(decision.card) <= most) continue;
    most = valueOf(decision.card);
    best = decision;
  }
  return best;
}

const first = <K extends Decision['kind']>(decisions: readonly Decision[], ...kinds: K[]): Decision | undefined =>
  decisions.find(({ kind }) => (kinds as readonly string[]).includes(kind));

/** A quick answer to any question: moments to act pass, claims are true and believed, all copies are revealed. */
export function quickAnswer(match: Imagined, { seat, kind, ...opening }: Opening, cards: Catalogue, lot: Lot): Decision {
  switch (kind) {
    case 'agreement':
      return { seat, kind: 'refuse' };
    case 'call':
      return { seat, kind: 'ok' };
    case 'reaction':
    case 'going-for-it':
    case 'interrupt':
    case 'card':
    case 'again':
    case 'markers':
    case 'replace':
      return { seat, kind: 'pass' };
    default:
  }
  const { decisions } = imaginedAnswers(match, seat, cards);
  switch (kind) {
    case 'claim':
      return bestTrueClaim(decisions, seat);
    case 'critical':
      return decisions[decisions.length - 1] ?? { seat, kind: 'press', copies: 1 };
    case 'act':
      if ('by' in opening) return first(decisions, 'melee', 'harvest') ?? { seat, kind: 'pass' };
      return { seat, kind: 'end-activation' };
    case 'upgrade':
    case 'reveal':
      return decisions[0] ?? { seat, kind: 'pass' };
    case 'choice':
      if ('question' in opening && opening.question.ask === 'number') return { seat, kind: 'answer', number: opening.question.to };
      break;
    default:
  }
  return lot.of(decisions) ?? randomDecision(seatTable(viewFor(match, seat), cards), lot);
}

/** Plays an imagined match on with quick answers until no procedure is under way. */
export function settle(match: Imagined, cards: Catalogue, lot: Lot): Imagined {
  let current = match;
  for (let count = 0; count < MOST && !isSettled(current); count += 1) {
    const [opening] = imaginedOpenings(current);
    if (!opening) break;
    current = afterDecision(current, quickAnswer(current, opening, cards, lot), cards);
  }
  return current;
}
