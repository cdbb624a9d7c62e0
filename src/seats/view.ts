import { cardsAsked } from '../rules/printed/cards-asked.ts';
import { kindOfCard } from '../rules/terms/card-kind.ts';
import { openingsOf } from '../rules/index.ts';
import { isAbandoned } from '../rules/scoring/scoring.ts';
import { findsMissing } from '../rules/setup/pick.ts';
import type { ArcaneCard, MeleeCard } from '../rules/terms/decks.ts';
import type { Fact, TableAnswers } from '../rules/terms/fact.ts';
import type { Seat } from '../rules/terms/ids.ts';
import type { Asking, Match, Proposal } from '../rules/terms/match.ts';
import type { Opening } from '../rules/terms/opening.ts';
import { frameView, type FrameView } from './view/frames.ts';
import { orderView, type OrderView } from './view/order.ts';
import { tableView, type TableView } from './view/table.ts';

// A seat's knowledge of a match. A view is built field by field, never by deleting parts of a match.

export interface View {
  /** The seat of the view; null for a watcher. */
  seat: Seat | null;
  rules: number;
  table: TableView;
  order: OrderView;
  stack: FrameView[];
  openings: Opening[];
  proposal: Proposal | null;
  /** The facts that are asked for while a decision of `seat` waits, and the answers so far (`said`). The decision itself is not shown. */
  asking?: { seat: Seat; facts: Fact[]; said: TableAnswers };
  /** The openings that come back after the present proposal or question of facts. */
  waiting?: Opening[];
  /** The cards at which this seat looks while it is asked about them; null when it looks at none. */
  looking: ArcaneCard[] | null;
  /** The cards in the melee deck, sorted by kind, while this seat searches it. */
  searching?: MeleeCard[];
  /** While this seat picks an Event or Agenda: the cards that others have taken and that are missing. */
  gone?: string[];
}

/** Cards that others have taken before a seat picks, without their owners. @rule EVA-7 */
function missingCards(match: Match, seat: Seat | null): Pick<View, 'gone'> {
  if (!match.openings.some((open) => open.seat === seat && open.kind === 'pick') || !findsMissing(match)) return {};
  return {
    gone: match.order.seats
      .flatMap(({ cards }, owner) => (owner === seat ? [] : cards.filter((card) => kindOfCard(card) !== 'campaign')))
      .sort(),
  };
}

/** The cards at which a seat looks, by its question; null when it looks at none. */
function looking(match: Match, seat: Seat | null): ArcaneCard[] | null {
  const opening = match.openings.find((open) => open.seat === seat);
  if (seat === null || opening?.kind !== 'choice') return null;
  const { question } = opening;
  if (question.ask !== 'look' && question.ask !== 'search') return null;
  if (question.ask === 'search' && !question.top && !question.one) return [...match.table.decks.arcane].sort();
  return cardsAsked(match, seat, question);
}

/** The cards that a seat sees while it searches the melee deck; sorted, so that the order of the deck stays secret. @rule CHR-56 */
function searching(match: Match, seat: Seat | null): Pick<View, 'searching'> {
  const opening = match.openings.find((open) => open.seat === seat);
  const question = seat !== null && opening?.kind === 'choice' ? opening.question : null;
  return question?.ask === 'option' && question.from === 'melee-deck' ? { searching: [...match.table.decks.melee].sort() } : {};
}

/** True if cards are still being picked, or were when the match was conceded: then the kinds of cards stay secret. */
const isPicking = (match: Match): boolean => match.stack[0].step === 'setup.pick' || isAbandoned(match);

const askingView = ({ decision, facts, said }: Asking): NonNullable<View['asking']> => ({
  seat: decision.seat,
  facts,
  said: Object.assign({}, Object.fromEntries(decision.told ?? []), ...said) as TableAnswers,
});

/** The view of a seat; `null` is a watcher. */
export const viewFor = (match: Match, seat: Seat | null): View => ({
  seat,
  rules: match.rules,
  table: tableView(match.table),
  order: orderView(match.order, seat, isPicking(match)),
  stack: match.stack.map((frame) => frameView(frame, seat)),
  openings: openingsOf(match),
  ...(match.proposal || match.asking ? { waiting: match.openings } : {}),
  ...(match.asking ? { asking: askingView(match.asking) } : {}),
  proposal: match.proposal ?? null,
  looking: looking(match, seat),
  ...searching(match, seat),
  ...missingCards(match, seat),
});
