import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';

/** What other programs call the cards: facts, handed in from outside. */
export interface CodeTable {
  /** Five letters of Lunachron to the id of every printed card: `AAAAB` is the first character. */
  characters: ReadonlyMap<string, CharacterId>;
  upgrades: ReadonlyMap<string, UpgradeId>;
  campaignCards: ReadonlyMap<string, string>;
  /** The id of a printed name. */
  idOf: (name: string) => string;
}

/** A card that a foreign code names and the troupe does not take. */
export interface LeftOut {
  /** `unknown`: no such card is printed; `campaign-card`: it belongs to no troupe; `bearerless`: an upgrade before any character. */
  why: 'unknown' | 'campaign-card' | 'bearerless';
  /** The card's id, or the signs that stand for nothing. */
  what: string;
}

/** Why a foreign code is refused as a whole: not of that sort at all, or damaged on its way. */
export type ForeignFault = 'not-this' | 'damaged';
