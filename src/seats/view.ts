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

// A seat's knowledge of a match, field by field. No view is made by deleting from a match.

export interface View {
  /** The seat of the view; null for a watcher. */
  seat: Seat | null;
  rules: number;
  table: TableView;
  order: OrderView;
  stack: FrameView[];
  openings: Opening[];
  proposal: Proposal | null;
  /** What the table is asked while a decision of this seat's waits; what was decided is not told. `said`: what has been said of it so far. */
  asking?: { seat: Seat; facts: Fact[]; said: TableAnswers };
  /** What is asked again once the table has agreed on what was proposed or refused it, or has said what it was asked. */
  waiting?: Opening[];
  /** The cards this seat is looking at while it is asked to order them. */
  looking: ArcaneCard[] | null;
  /** The kinds of card that the melee deck holds, while this seat searches it. */
  searching?: MeleeCard[];
  /** While this seat picks an Event or Agenda: those that others have taken, which it finds missing. */
  gone?: string[];
}

/** Cards that others have taken before a seat picks, without their owners. @rule EVA-7 */
function gone(match: Match, seat: Seat | null): Pick<View, 'gone'> {
  if (!match.openings.some((open) => open.seat === seat && open.kind === 'pick') || !findsMissing(match)) return {};
  return {
    gone: match.order.seats
      .flatMap(({ cards }, owner) => (owner === seat ? [] : cards.filter((card) => kindOfCard(card) !== 'campaign')))
      .sort(),
  };
}

/** The cards a seat looks at, by the question it is asked. */
function looking(match: Match, seat: Seat | null): ArcaneCard[] | null {
  const opening = match.openings.find((open) => open.seat === seat);
  if (seat === null || opening?.kind !== 'choice') return null;
  const { question } = opening;
  if (question.ask !== 'look' && question.ask !== 'search') return null;
  if (question.ask === 'search' && !question.top && !question.one) return [...match.table.decks.arcane].sort();
  return cardsAsked(match, seat, question);
}

/** What a seat sees while it searches the melee deck, in no order of the deck. @rule CHR-56 */
function searching(match: Match, seat: Seat | null): Pick<View, 'searching'> {
  const opening = match.openings.find((open) => open.seat === seat);
  const question = seat !== null && opening?.kind === 'choice' ? opening.question : null;
  return question?.ask === 'option' && question.from === 'melee-deck' ? { searching: [...match.table.decks.melee].sort() } : {};
}

/** Whether cards are still being picked, or the match was given up before the last was: an end shows nothing. */
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
  ...gone(match, seat),
});
