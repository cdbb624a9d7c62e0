import type { CardSpec } from './card-language.ts';
import { colourOf, valueOf, type ArcaneCard } from './decks.ts';

/** True if a card fits what a text asks for. @rule ARC-21 */
export function fits(card: ArcaneCard, wanted: CardSpec): boolean {
  if (wanted === 'catastrophe' || card === 'catastrophe') return wanted === card;
  const { colour, value, from = 1 } = wanted;
  const cardColour = colourOf(card);
  if (colour !== 'any' && (cardColour === null || !colour.includes(cardColour))) return false;
  return value === 'X' ? valueOf(card) >= from : valueOf(card) === value;
}
