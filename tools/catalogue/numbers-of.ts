import type { Character, DealTable } from '../../src/rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../src/rules/terms/decks.ts';

/** The numbers of a deal table against each melee card: `- 0* 1 …`. */
export const printedDeal = (deal: DealTable): string =>
  MELEE_CARDS.map((card) => `${deal[card].hit ?? '-'}${deal[card].followUp ? '*' : ''}`).join(' ');

/** The numbers of a card in a line, as `test/cards/numbers.ts` has them. */
export function numbersOf(card: Character): string {
  const { signature } = card;
  const tail =
    signature === null
      ? 'none'
      : `${signature.upgrades} ${signature.mirrors ? MELEE_CARDS.map(() => '?').join(' ') : printedDeal(signature.deal)}`;
  return `v${card.version} ${card.base}mm ${card.health}:${card.blueDots.join(',')} ${card.melee} ${card.meleeRange}in ${card.arcane} ${card.evade} ${tail}`;
}
