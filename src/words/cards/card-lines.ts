import type { Character } from '../../rules/terms/card-language.ts';
import type { CardWriter } from '../card-text/writer.ts';
import { writing } from './current.ts';

/** A text of a card, or its signature move, as it is said: a line for what it costs, for what it does and for each outcome. */
export function textSaid(card: Character, path: readonly (string | number)[], writer: CardWriter = writing()): string {
  const [list, index] = path;
  if (list === 'signature') return card.signature ? writer.signatureText(card.signature) : '';
  const text = typeof index === 'number' ? card.abilities[index] : undefined;
  return text ? writer.aloneText({ part: 'ability', node: text }, text, card.abilities) : '';
}
