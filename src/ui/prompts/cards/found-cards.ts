import { foldedText } from '../../../words/language/folded-text.ts';

/** A card as it stands in a list to choose from. */
export interface ListedCard {
  id: string;
  name: string;
  text: string;
}

/** The cards on which every word stands that is looked for, as they come; all of them when nothing is. */
export function foundCards(cards: readonly ListedCard[], wanted: string): ListedCard[] {
  const words = foldedText(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  return cards.filter(({ name, text }) => words.every((word) => foldedText(`${name} ${text}`).includes(word)));
}
