import type { MeleeCard } from '../decks.ts';
import type { DamageType, Faction } from '../factions.ts';
import type { AbilityId, CharacterId, UpgradeId } from '../ids.ts';
import type { TableCard } from '../table-card.ts';
import type { Ability } from './abilities.ts';
import type { Cond } from './conditions.ts';
import type { Eff } from './effects.ts';
import type { Mod } from './modifiers.ts';
import type { Keyword } from './words.ts';

/** A value of a deal table: `null` is ∅; `followUp` is the yellow circle. */
export interface Hit {
  hit: number | null;
  followUp?: true;
}
export type DealTable = Record<MeleeCard, Hit>;

export interface Signature {
  id: AbilityId;
  name: string;
  upgrades: MeleeCard;
  types: DamageType[];
  deal: DealTable;
  /** Hold for the bearer while this card is in force; damage numbers are multiplied by the copies (SIG-8). */
  mods?: { mods: Mod[]; if?: Cond[] }[];
  /** Done as soon as a card is upgraded to it; not multiplied. */
  begin?: Eff[];
  end?: Eff[];
  worksOutOfRange?: true;
  unlessSlain?: true; // the end step effect needs the bearer alive
}

/** @rule CRD-1 CRD-16 VAR-10 */
export interface Character {
  id: CharacterId;
  name: string;
  version: number;
  factions: Faction[];
  keywords: Keyword[];
  base: 30 | 40 | 50; // millimetres
  health: number;
  blueDots: number[]; // boxes counted from the left, from 1
  melee: number;
  meleeRange: number; // inches; 0 = none
  arcane: number;
  evade: number;
  abilities: Ability[];
  signature: Signature | null;
  unselectable?: true;
}

/** A card that is attached to a character before a match: what it prints counts as printed on the bearer's card. @rule UPG-6 */
export interface Upgrade {
  id: UpgradeId;
  name: string;
  version: number;
  factions: Faction[];
  /** The bearer carries one of these keywords, when there are any, and none of the others. */
  allowed: Keyword[];
  forbidden: Keyword[];
  /** Keywords the bearer gains. */
  keywords?: Keyword[];
  /** What is added to printed stats. */
  stats?: Partial<Record<'melee' | 'arcane' | 'evade', number>>;
  /** Printed abilities of the bearer that do nothing. */
  without?: AbilityId[];
  abilities: Ability[];
}

export interface MeleeFace {
  types: DamageType[];
  deal: DealTable;
}

/** The cards in play, handed to the rules from outside. */
export interface Catalogue {
  characters: Record<CharacterId, Character>;
  melee: Record<MeleeCard, MeleeFace>;
  /** Events and Agendas, when there are any. */
  tableCards?: Record<string, TableCard>;
  /** Cards that can be attached to characters. */
  upgrades?: Record<UpgradeId, Upgrade>;
}
