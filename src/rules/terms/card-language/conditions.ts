import * as v from 'valibot';
import { MELEE_CARDS } from '../decks.ts';
import { FACTIONS } from '../factions.ts';
import { cond, value, which, shapeByField, type OutputOf } from './grammar.ts';
import { abilityName, boundName, characterName, flag, keywordNames, list, maybe, number } from './plain.ts';
import { pair, side, terrain, who } from './words.ts';

/** The conditions. The field with the name of its row tells the kind of a condition; `is` has any of the fields of its row. */
export const conditions = {
  is: { who, is: maybe(keywordNames), isNot: maybe(keywordNames), side: maybe(side), named: maybe(characterName), other: maybe(flag) },
  holdsStone: { who, holdsStone: v.union([flag, number]) },
  activated: { who, activated: v.boolean() },
  /** The model is active. */
  active: { who, active: flag },
  engaged: { who, engaged: v.boolean() },
  hasAbility: { who, hasAbility: abilityName },
  /** The model is Slow, because of a text or of the moonstones that it has. */
  slow: { who, slow: v.boolean() },
  /** The model has an ability that reloads a weapon. */
  reloads: { who, reloads: flag },
  /** The model has used the ability this turn. */
  used: { who, used: abilityName },
  usedArcane: { who, usedArcane: v.boolean() },
  /** An enemy is in the model's melee range and sight, even if the model is slain. */
  canStrike: { who, canStrike: flag },
  /** The model fights in the round of melee under way. */
  fighting: { who, fighting: v.boolean() },
  slain: { who, slain: v.boolean() },
  /** The model is a thrall: it enters play only by being summoned, and never activates. */
  thrall: { who, thrall: v.boolean() },
  /** The model may come back into play when it is slain; `by-card`: by a player's card. */
  returns: { who, returns: v.union([flag, v.literal('by-card')]) },
  /** An ability of this name has brought the model back this turn. */
  returnedBy: { who, returnedBy: abilityName },
  /** The model is slain or removed from play. */
  gone: { who, gone: v.boolean() },
  /** The model has harvested in this game. */
  harvested: { who, harvested: v.boolean() },
  inTerrain: { who, inTerrain: terrain },
  /** `in`: inches; 0 is base contact. */
  nearTerrain: { who, nearTerrain: terrain, in: number },
  /** The model is within this many inches of the board edge from which its player started. */
  nearOwnEdge: { who, nearOwnEdge: number },
  compare: { compare: value, op: v.picklist(['<', '<=', '=', '>=', '>']), to: value },
  exists: { exists: which },
  /** The melee card that was actually played; `ever`: at any time in this round of melee. */
  played: { played: list(v.picklist(MELEE_CARDS)), by: maybe(who), ever: maybe(flag) },
  role: { role: v.picklist(['attacker', 'defender']) },
  contact: { contact: pair },
  /** The first engages the second. */
  engages: { engages: pair },
  /** The second is in the melee range of the first. */
  reaches: { reaches: pair },
  distance: { distance: pair, op: v.picklist(['<=', '>']), in: number },
  /**
   * An earlier effect, named by `bind`, did something. `caused-wounds`: in this round of melee the enemy has suffered wounds; `wounded-an-enemy`:
   * self has caused wounds to any enemy.
   */
  did: { did: boundName },
  /** The rule speaks for the first time this turn; `of`: for the first time about that model. */
  firstThisTurn: { firstThisTurn: flag, of: maybe(who) },
  /** The player of self had that character in the troupe at the start of the game. */
  inTroupe: { inTroupe: characterName },
  /** The player of self has this faction. */
  faction: { faction: v.picklist(FACTIONS) },
  /** At least one of these was slain this turn; `orSpared`: or had no health left, but a text kept it from being slain. */
  slainThisTurn: { slainThisTurn: which, orSpared: maybe(flag) },
  /** Another player has more moonstones than the player of self. */
  outheld: { outheld: flag },
  /** An Objective Marker of the player of self is active. */
  activeMarker: { activeMarker: flag },
  shareKeyword: { shareKeyword: pair },
  /** Self is the attacker in its first melee attack of the turn, or in the first of its side. */
  attack: { attack: v.picklist(['first', 'first-of-side']) },
  not: { not: cond },
  all: { all: list(cond) },
  any: { any: list(cond) },
};
export const condition = shapeByField(conditions, 'is');
export type Cond = OutputOf<typeof condition>;
