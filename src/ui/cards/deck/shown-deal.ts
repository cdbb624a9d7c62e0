import type { DealTable as Printed, Signature } from '../../../rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../../rules/terms/decks.ts';
import type { DealRows } from './deal-table.ts';

/** A deal table as the cards show it. */
export function shownDeal(deal: Printed): DealRows {
  const cells = MELEE_CARDS.map((card) => [card, { deal: deal[card].hit, followUp: deal[card].followUp === true }]);
  return Object.fromEntries(cells) as DealRows; // one cell for each melee card
}

/** The deal table of a signature move; a move that copies another card has `?` everywhere. */
export function shownSignature({ deal, mirrors }: Signature): DealRows {
  if (!mirrors) return shownDeal(deal);
  return Object.fromEntries(MELEE_CARDS.map((card) => [card, { deal: '?', followUp: false }])) as DealRows; // one cell for each melee card
}
