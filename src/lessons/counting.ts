import { ARCANE_DECK, type ArcaneCard } from '../rules/terms/decks.ts';

/** How likely it is that somebody holds a card, by what somebody else sees. */
export interface Odds {
  card: ArcaneCard;
  /** Copies in the deck, copies in one's own hand, and those of which nobody knows where they are. */
  inDeck: number;
  own: number;
  left: number;
  /** Cards out of sight, and how many of them the other one has drawn. */
  unseen: number;
  drawn: number;
  /** In so many of a hundred hands there is one at least. */
  percent: number;
}

/** Counts what one's own hand says of a card that somebody claims who has drawn so many. @rule ARC-1 */
export function oddsOf(card: ArcaneCard, hand: readonly ArcaneCard[], drawn: number): Odds {
  const of = (cards: readonly ArcaneCard[]): number => cards.filter((one) => one === card).length;
  const [inDeck, own] = [of(ARCANE_DECK), of(hand)];
  const left = Math.max(0, inDeck - own);
  const unseen = Math.max(0, ARCANE_DECK.length - hand.length);
  let none = 1;
  for (let at = 0; at < Math.min(drawn, unseen); at += 1) none *= Math.max(0, unseen - left - at) / (unseen - at);
  return { card, inDeck, own, left, unseen, drawn, percent: Math.round((1 - none) * 100) };
}
