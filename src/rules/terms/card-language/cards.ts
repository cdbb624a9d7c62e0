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

/** A shape with one entry for each melee card. */
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
  /** Modifiers on the bearer while the signature move counts; damage numbers are multiplied by the copies (SIG-8). */
  mods: maybe(list(node({ mods: list(mod), if: maybe(list(cond)) }))),
  /** Effects that happen as soon as a card is upgraded to the signature move; not multiplied. */
  begin: maybe(list(eff)),
  end: maybe(list(eff)),
  /** Cards of this kind in hand may be played with it, each as one more copy. */
  gathers: maybe(v.picklist(MELEE_CARDS)),
  /** When it is played, it becomes a copy of the signature move of one of these models, if there are any. */
  mirrors: maybe(which),
  worksOutOfRange: maybe(flag),
  unlessSlain: maybe(flag), // the end step effect happens only if the bearer is not slain
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

/** A card that is attached to a character before a match; its text counts as printed on the bearer's card. @rule UPG-6 */
export const upgrade = outline({
  id: name,
  name,
  version: count,
  factions,
  /** The bearer must have one of these keywords, unless the list is empty. */
  allowed: keywordNames,
  /** The bearer must have none of these keywords. */
  forbidden: keywordNames,
  /** Keywords that the bearer gains. */
  keywords: maybe(keywordNames),
  /** Added to the printed stats of the bearer. */
  stats: maybe(node({ melee: maybe(number), arcane: maybe(number), evade: maybe(number) })),
  /** Printed abilities of the bearer that do nothing. */
  without: maybe(abilityNames),
  abilities: list(ability),
});
export type Upgrade = OutputOf<typeof upgrade>;

export const meleeFace = node({ types, deal });
export type MeleeFace = OutputOf<typeof meleeFace>;

/** The cards in play. The rules get them from their caller. */
export interface Catalogue {
  characters: Record<CharacterId, Character>;
  melee: Record<MeleeCard, MeleeFace>;
  /** Events and Agendas, when there are any. */
  tableCards?: Record<string, TableCard>;
  /** Cards that can be attached to characters. */
  upgrades?: Record<UpgradeId, Upgrade>;
  /** Older prints of some characters, for players who own those. A match has either the newest prints or the older ones (`printsFor`). */
  prints?: Record<CharacterId, Character>;
}
