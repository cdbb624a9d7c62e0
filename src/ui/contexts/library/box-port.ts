import type { CardShelf } from '../cards/compendium-port.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import type { Faction } from '../../../rules/terms/factions.ts';
import type { HouseRules } from '../../../rules/terms/options.ts';
import type { ReadyBoard } from '../ready-board.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import type { RuleFigure } from '../cards/figure-port.ts';

/** Troupes and a board that can be played at once. */
export interface ReadyPairing {
  id: string;
  name: string;
  board: string;
  /** The name of the board, for the time before boards are fetched. */
  boardName: string;
  sides: readonly { faction: Faction; troupe: readonly CharacterId[] }[];
}

/** The material of a match: characters, boards, ready pairings, and the cards to read. */
export interface BoxPort {
  /** Empty, like the boards, until `load`. */
  readonly characters: readonly Character[];
  /** The boards that can be played on: the ready-made ones, then the player's own. */
  readonly boards: readonly ReadyBoard[];
  readonly pairings: readonly ReadyPairing[];
  /** Fetches characters and boards; does nothing the second time. */
  load(): Promise<void>;
  /** Every card, for the compendium. */
  cards(): Promise<CardShelf>;
  /** The picture of a page of the rulebook; null when the page has none. */
  figure(page: string): Promise<RuleFigure | null>;
  /** The reason why a character may not join what has been chosen so far; null when it may. */
  refusePick(character: CharacterId, faction: Faction, chosen: readonly CharacterId[], options: HouseRules): Reason | null;
}
