import { partOf, type AnyCard } from '../../packs/pack.ts';
import type { CardWriter } from '../card-text/writer.ts';
import { currentWriter } from './current-writer.ts';

/** A text of a card, its signature move, or the whole text of a player's card (`[]`): a line for its price, for its effects and for each outcome. */
export function textSaid(card: AnyCard, path: readonly (string | number)[], writer: CardWriter = currentWriter()): string {
  const part = partOf(card);
  if (part.kind === 'table-card') return writer.tableCardText(part.card);
  const [list, index] = path;
  if (list === 'signature') return part.kind === 'character' && part.card.signature ? writer.signatureText(part.card.signature) : '';
  const { abilities } = part.card;
  const text = typeof index === 'number' ? abilities[index] : undefined;
  return text ? writer.aloneText({ part: 'ability', node: text }, text, abilities) : '';
}
