import { ARCANE_DECK, type ArcaneCard } from '../rules/terms/decks.ts';

/** The chance that one player holds a card, by the knowledge of another. */
export interface Odds {
  card: ArcaneCard;
  /** Copies in the deck, copies in the player's own hand, and unseen copies. */
  inDeck: number;
  inHand: number;
  remaining: number;
  /** The unseen cards, and how many of them the opponent has drawn. */
  unseen: number;
  drawn: number;
  /** The number of hands, out of a hundred, that contain at least one copy. */
  percent: number;
}

/** The chance that a claimed card is in the hand of an opponent who has drawn this many cards, by a player's own hand. @rule ARC-1 */
export function oddsOf(card: ArcaneCard, hand: readonly ArcaneCard[], drawn: number): Odds {
  const countIn = (cards: readonly ArcaneCard[]): number => cards.filter((candidate) => candidate === card).length;
  const [inDeck, inHand] = [countIn(ARCANE_DECK), countIn(hand)];
  const remaining = Math.max(0, inDeck - inHand);
  const unseen = Math.max(0, ARCANE_DECK.length - hand.length);
  let chance = 1;
  for (let index = 0; index < Math.min(drawn, unseen); index += 1) chance *= Math.max(0, unseen - remaining - index) / (unseen - index);
  return { card, inDeck, inHand, remaining, unseen, drawn, percent: Math.round((1 - chance) * 100) };
}
