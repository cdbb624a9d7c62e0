import * as v from 'valibot';
import { MELEE_CARDS } from '../decks.ts';
import { FACTIONS } from '../factions.ts';
import { cond, value, which, told, type OutputOf } from './grammar.ts';
import { abilityName, boundName, characterName, flag, keywordNames, list, maybe, number } from './plain.ts';
import { pair, side, terrain, who } from './words.ts';

/** Conditions, each kind told by the field it is named for; `is` by any of its own. */
export const conditions = {
  is: { who, is: maybe(keywordNames), isNot: maybe(keywordNames), side: maybe(side), named: maybe(characterName), other: maybe(flag) },
  holdsStone: { who, holdsStone: v.union([flag, number]) },
  activated: { who, activated: v.boolean() },
  /** It is its activation. */
  active: { who, active: flag },
  engaged: { who, engaged: v.boolean() },
  hasAbility: { who, hasAbility: abilityName },
  /** By a text, or by what it carries. */
  slow: { who, slow: v.boolean() },
  /** Has an ability that makes a weapon usable again. */
  reloads: { who, reloads: flag },
  /** At least once this turn. */
  used: { who, used: abilityName },
  usedArcane: { who, usedArcane: v.boolean() },
  /** An enemy is in its melee range and sight, whether or not it is slain. */
  canStrike: { who, canStrike: flag },
  /** In the round of melee under way. */
  fighting: { who, fighting: v.boolean() },
  slain: { who, slain: v.boolean() },
  /** It enters play only by being summoned and never activates. */
  thrall: { who, thrall: v.boolean() },
  /** May come back into play once it is slain; `by-card`: where a card of a player brings it. */
  returns: { who, returns: v.union([flag, v.literal('by-card')]) },
  /** An ability of this name has brought it back this turn. */
  returnedBy: { who, returnedBy: abilityName },
  /** Slain or removed from play. */
  gone: { who, gone: v.boolean() },
  /** In this game. */
  harvested: { who, harvested: v.boolean() },
  inTerrain: { who, inTerrain: terrain },
  /** In 0 = base contact. */
  nearTerrain: { who, nearTerrain: terrain, in: number },
  /** Within N″ of the edge that its player started from. */
  nearOwnEdge: { who, nearOwnEdge: number },
  compare: { compare: value, op: v.picklist(['<', '<=', '=', '>=', '>']), to: value },
  exists: { exists: which },
  /** The melee card really played; `ever`: in this round of melee. */
  played: { played: list(v.picklist(MELEE_CARDS)), by: maybe(who), ever: maybe(flag) },
  role: { role: v.picklist(['attacker', 'defender']) },
  contact: { contact: pair },
  /** The first engages the second. */
  engages: { engages: pair },
  /** The second lies in the melee range of the first. */
  reaches: { reaches: pair },
  distance: { distance: pair, op: v.picklist(['<=', '>']), in: number },
  /** An earlier bound effect did something; `caused-wounds`: in this round of melee the enemy suffered one or more; `wounded-an-enemy`: self caused one or more to any enemy. */
  did: { did: boundName },
  /** Of this rule, or for that model. */
  firstThisTurn: { firstThisTurn: flag, of: maybe(who) },
  /** Its player had that character in the troupe at the start of the game. */
  inTroupe: { inTroupe: characterName },
  /** Its player's. */
  faction: { faction: v.picklist(FACTIONS) },
  /** One of these, at least; `orSpared`: or had no health left and was not slain after all. */
  slainThisTurn: { slainThisTurn: which, orSpared: maybe(flag) },
  /** Another player holds more moonstones than its player. */
  outheld: { outheld: flag },
  /** An Objective Marker of its player is active. */
  activeMarker: { activeMarker: flag },
  shareKeyword: { shareKeyword: pair },
  /** In its first melee attack of the turn, or its side's, as the attacker. */
  attack: { attack: v.picklist(['first', 'first-of-side']) },
  not: { not: cond },
  all: { all: list(cond) },
  any: { any: list(cond) },
};
export const condition = told(conditions, 'is');
export type Cond = OutputOf<typeof condition>;
