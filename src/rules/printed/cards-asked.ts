import type { CardSpec } from '../terms/card-language.ts';
import type { ArcaneCard, MeleeCard } from '../terms/decks.ts';
import { fits } from '../terms/card-fit.ts';
import { SIDES, type ArcaneFrame, type MeleeFrame } from '../terms/frame.ts';
import type { Seat } from '../terms/ids.ts';
import type { Match } from '../terms/match.ts';
import type { Question } from '../terms/opening.ts';

// The cards about which a seat is asked: those of a deck or of its hand that it looks through.

/** The topmost arcane action; null when there is none. */
const arcaneUnderWay = ({ stack }: Match): ArcaneFrame | null =>
  stack.findLast((frame): frame is ArcaneFrame => frame.kind === 'arcane') ?? null;

/** The fitting cards that a resisting seat could show. @rule ABL-15 */
export function showableCards(match: Match, seat: Seat, card: CardSpec): ArcaneCard[] {
  const arcane = arcaneUnderWay(match);
  if (arcane?.resisting !== seat) return [];
  return [...arcane.resist, ...Object.values(match.order.seats[seat]?.kept ?? {}).flat()].filter((item) => fits(item, card));
}

/** The cards left in the hand of the seat that takes the arcane action under way. */
export function handLeft(match: Match, seat: Seat): ArcaneCard[] {
  const arcane = arcaneUnderWay(match);
  return arcane?.seat === seat ? arcane.hand : [];
}

/** The hand of a seat in the round of melee under way. */
export function meleeHandOf({ stack }: Match, seat: Seat): MeleeCard[] {
  const melee = stack.findLast((frame): frame is MeleeFrame => frame.kind === 'melee');
  const side = melee && SIDES.find((candidate) => melee.seats[candidate] === seat);
  return melee && side ? melee.hands[side] : [];
}

/** The cards that a seat looks through or arranges, in the order of the deck. */
export function cardsAsked(match: Match, seat: Seat, question: Extract<Question, { ask: 'search' | 'look' }>): ArcaneCard[] {
  const { arcane } = match.table.decks;
  if (question.ask === 'look') return question.hand ? handLeft(match, seat) : arcane.slice(0, question.count);
  if (question.card) return showableCards(match, seat, question.card);
  if (question.model !== undefined)
    return match.order.seats[match.table.models[question.model]?.seat ?? seat]?.kept?.[question.model] ?? [];
  return question.top ? arcane.slice(0, question.count) : arcane;
}
