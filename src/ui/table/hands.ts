import type { ArcaneCard, MeleeCard } from '../../rules/terms/decks.ts';
import type { HeldCard } from '../cards/deck/card-hand.ts';
import { shownDeal } from '../cards/deck/shown-deal.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { View } from '../../seats/view.ts';

/** A melee hand to draw, with the copies of a card as one entry and their number; the id begins with the place in the hand. */
export const meleeHand = (table: TablePort, cards: readonly MeleeCard[]): HeldCard[] =>
  [...new Set(cards)].map((card) => {
    const { types, deal } = table.meleeFaces[card];
    const copies = cards.filter((candidate) => candidate === card).length;
    return { id: `${cards.indexOf(card)}:${card}`, deck: 'melee', card, types, deal: shownDeal(deal), copies };
  });

export const arcaneHand = (cards: readonly ArcaneCard[]): HeldCard[] =>
  cards.map((card, index) => ({ id: `${index}:${card}`, deck: 'arcane', card }));

/** The card of an id of such a hand. */
export const cardOfHandId = (id: string): string => id.replace(/^\d+:/, '');

/** A hand of arcane cards with the cards set aside beside character cards, which count as in the hand. */
export const withKept = (view: View, hand: readonly ArcaneCard[] | null | undefined): ArcaneCard[] => {
  const kept = view.seat === null ? {} : (view.order.seats[view.seat]?.kept ?? {});
  return [...(hand ?? []), ...Object.values(kept).flatMap(({ cards }) => cards ?? [])];
};

type StackView = View['stack'][number];
export type MeleeView = Extract<StackView, { kind: 'melee' }>;
export type ArcaneView = Extract<StackView, { kind: 'arcane' }>;

/** The melee under way, if it is the top frame; null otherwise. */
export function meleeOf(view: View): MeleeView | null {
  const top = view.stack.at(-1);
  return top?.kind === 'melee' ? top : null;
}

export function arcaneOf(view: View): ArcaneView | null {
  const top = view.stack.at(-1);
  return top?.kind === 'arcane' ? top : null;
}
