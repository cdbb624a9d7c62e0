import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';

/** The names and codes of cards in other programs and in messages. */
export interface CodeTable {
  /** By the five letters of Lunachron: `AAAAB` is the first character. */
  characters: ReadonlyMap<string, CharacterId>;
  upgrades: ReadonlyMap<string, UpgradeId>;
  campaignCards: ReadonlyMap<string, string>;
  /** Ids by name without punctuation, as `slug` makes it. */
  characterNames: ReadonlyMap<string, CharacterId>;
  upgradeNames: ReadonlyMap<string, UpgradeId>;
  factionNames: ReadonlyMap<string, Faction>;
  /** A name without punctuation. */
  slug: (name: string) => string;
}

/** A card of a foreign code that the troupe does not get. */
export interface LeftOut {
  /** `unknown`: no such card is printed; `campaign-card`: it belongs to no troupe; `bearerless`: an upgrade before any character. */
  why: 'unknown' | 'campaign-card' | 'bearerless';
  /** The card's id, or the letters that no card has. */
  card: string;
}

/** The reason why a whole foreign code is refused: it is of another kind, or damaged. */
export type ForeignFault = 'not-this' | 'damaged';
