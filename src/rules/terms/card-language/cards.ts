import * as v from 'valibot';
import { MELEE_CARDS, type MeleeCard } from '../decks.ts';
import { DAMAGE_TYPES, FACTIONS } from '../factions.ts';
import type { CharacterId, UpgradeId } from '../ids.ts';
import { ability, cond, eff, mod, node, outline, which, type OutputOf } from './grammar.ts';
import { abilityNames, count, flag, keywordNames, list, maybe, name, number } from './plain.ts';
import type { TableCard } from './table-cards.ts';

const factions = list(v.picklist(FACTIONS));
const types = list(v.picklist(DAMAGE_TYPES));

/** A value of a deal table: `null` is ∅; `followUp` is the yellow circle. */
export const hit = node({ hit: v.nullable(number), followUp: maybe(flag) });
export type Hit = OutputOf<typeof hit>;

/** One of these for each melee card. */
export const ofMelee = <S extends v.GenericSchema>(shape: S): v.GenericSchema<Record<MeleeCard, v.InferOutput<S>>> =>
  node(Object.fromEntries(MELEE_CARDS.map((card) => [card, shape]))) as never; // its keys are the cards
const deal = ofMelee(hit);
export type DealTable = OutputOf<typeof deal>;

export const signature = outline({
  id: name,
  name,
  upgrades: v.picklist(MELEE_CARDS),
  types,
  deal,
  /** Hold for the bearer while this card is in force; damage numbers are multiplied by the copies (SIG-8). */
  mods: maybe(list(node({ mods: list(mod), if: maybe(list(cond)) }))),
  /** Done as soon as a card is upgraded to it; not multiplied. */
  begin: maybe(list(eff)),
  end: maybe(list(eff)),
  /** Cards of this kind in hand may be laid with it, each as one more copy. */
  gathers: maybe(v.picklist(MELEE_CARDS)),
  /** As it is played it becomes a copy of the signature move of one of these, if there are any. */
  mirrors: maybe(which),
  worksOutOfRange: maybe(flag),
  unlessSlain: maybe(flag), // the end step effect needs the bearer alive
});
export type Signature = OutputOf<typeof signature>;

/** @rule CRD-1 CRD-16 VAR-10 */
export const character = outline({
  id: name,
  name,
  version: count,
  factions,
  keywords: keywordNames,
  base: v.picklist([30, 40, 50]), // millimetres
  health: count,
  blueDots: list(count), // boxes counted from the left, from 1
  melee: number,
  meleeRange: number, // inches; 0 = none
  arcane: number,
  evade: number,
  abilities: list(ability),
  signature: v.nullable(signature),
  unselectable: maybe(flag),
});
export type Character = OutputOf<typeof character>;

/** A card that is attached to a character before a match: what it prints counts as printed on the bearer's card. @rule UPG-6 */
export const upgrade = outline({
  id: name,
  name,
  version: count,
  factions,
  /** The bearer carries one of these keywords, when there are any, and none of the others. */
  allowed: keywordNames,
  forbidden: keywordNames,
  /** Keywords the bearer gains. */
  keywords: maybe(keywordNames),
  /** What is added to printed stats. */
  stats: maybe(node({ melee: maybe(number), arcane: maybe(number), evade: maybe(number) })),
  /** Printed abilities of the bearer that do nothing. */
  without: maybe(abilityNames),
  abilities: list(ability),
});
export type Upgrade = OutputOf<typeof upgrade>;

export const meleeFace = node({ types, deal });
export type MeleeFace = OutputOf<typeof meleeFace>;

/** The cards in play, handed to the rules from outside. */
export interface Catalogue {
  characters: Record<CharacterId, Character>;
  melee: Record<MeleeCard, MeleeFace>;
  /** Events and Agendas, when there are any. */
  tableCards?: Record<string, TableCard>;
  /** Cards that can be attached to characters. */
  upgrades?: Record<UpgradeId, Upgrade>;
  /** Older prints of some characters, for a table that owns these; no match holds them beside the newest. */
  prints?: Record<CharacterId, Character>;
}
