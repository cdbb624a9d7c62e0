import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';

/** What other programs and people call the cards: facts, handed in from outside. */
export interface CodeTable {
  /** Five letters of Lunachron to the id of every printed card: `AAAAB` is the first character. */
  characters: ReadonlyMap<string, CharacterId>;
  upgrades: ReadonlyMap<string, UpgradeId>;
  campaignCards: ReadonlyMap<string, string>;
  /** Names without their signs, as `slug` makes them, to the ids of what they name. */
  characterNames: ReadonlyMap<string, CharacterId>;
  upgradeNames: ReadonlyMap<string, UpgradeId>;
  factionNames: ReadonlyMap<string, Faction>;
  /** A name without its signs. */
  slug: (name: string) => string;
}

/** A card that a foreign code names and the troupe does not take. */
export interface LeftOut {
  /** `unknown`: no such card is printed; `campaign-card`: it belongs to no troupe; `bearerless`: an upgrade before any character. */
  why: 'unknown' | 'campaign-card' | 'bearerless';
  /** The card's id, or the signs that stand for nothing. */
  card: string;
}

/** Why a foreign code is refused as a whole: not of that sort at all, or damaged on its way. */
export type ForeignFault = 'not-this' | 'damaged';
