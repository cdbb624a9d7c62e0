import type { Catalogue } from '../rules/terms/card-language.ts';
import { campaignCards } from './campaign-cards.ts';
import { characters } from './characters.ts';
import { meleeFaces } from './decks/melee.ts';
import { OLDER_PRINTS } from './older-prints.ts';
import { tableCards } from './table-cards.ts';
import { UPGRADES } from './upgrades.ts';

export { boards } from './boards.ts';
export type { PrintedBoard as Board } from './boards/board.ts';
export { campaignCards } from './campaign-cards.ts';
export { characters } from './characters.ts';
export { pairings } from './pairings.ts';
export { tableCards } from './table-cards.ts';
export { UPGRADES } from './upgrades.ts';

/** The cards in play, for the rules. */
export const catalogue: Catalogue = {
  characters: Object.fromEntries(characters.map((character) => [character.id, character])),
  melee: meleeFaces,
  prints: Object.fromEntries(OLDER_PRINTS.map((print) => [print.id, print])),
  upgrades: Object.fromEntries(UPGRADES.map((upgrade) => [upgrade.id, upgrade])),
  tableCards: Object.fromEntries([...tableCards, ...campaignCards].map((card) => [card.id, card])),
};
