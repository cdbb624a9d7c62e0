import { foldedText } from '../../../words/language/folded-text.ts';

/** A card in a list to choose from. */
export interface ListedCard {
  id: string;
  name: string;
  text: string;
}

/** The cards that contain every word of the search, in their order; all cards for an empty search. */
export function foundCards(cards: readonly ListedCard[], wanted: string): ListedCard[] {
  const words = foldedText(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  return cards.filter(({ name, text }) => words.every((word) => foldedText(`${name} ${text}`).includes(word)));
}
