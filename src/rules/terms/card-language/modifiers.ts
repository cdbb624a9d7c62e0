import * as v from 'valibot';
import { DAMAGE_TYPES } from '../factions.ts';
import { ability, value, which, tagged, type OutputOf } from './grammar.ts';
import { abilityName, characterName, count, flag, keywordName, keywordNames, list, maybe, number } from './plain.ts';
import { action, over, stat, terrain, who } from './words.ts';

const type = v.picklist(DAMAGE_TYPES);
const types = maybe(list(type));
const no = maybe(v.literal(false));

/** The modifiers of passive abilities, auras, gained abilities and lasting effects. */
export const modifiers = {
  /**
   * `for`: the arcane stat, only in the use of these; `facing`: only in a round of melee with such an enemy, or in the use of an ability on one; for
   * melee range from the declaration of the attack.
   */
  stat: { stat, by: value, for: maybe(list(action)), facing: maybe(which) },
  /** `attacks`: only in melee attacks that it makes itself. */
  dealt: { types, by: v.union([v.literal('null'), value]), scope: maybe(v.picklist(['melee', 'attacks', 'all'])) },
  /** `upTo`: it adds to other reductions only until they reach this much. */
  suffered: { types, by: v.union([v.literal('null'), value]), scope: maybe(v.picklist(['melee', 'no-melee', 'all'])), upTo: maybe(number) },
  /** Changes the damage type of melee cards and signature moves. */
  'dealt-as': { as: type, optional: maybe(flag), from: types },
  /** Its damage cannot be reduced; `past`: only passive abilities of enemies cannot reduce it. */
  unreducible: { scope: maybe(v.literal('melee')), past: maybe(v.literal('enemy-passives')) },
  /** Passive abilities do not add to its melee damage. */
  unraised: {},
  /** Its melee cards deal 0 where ∅ is printed. */
  'null-as-zero': {},
  /** It may deal melee damage of any type. */
  'any-type': {},
  /** Another model suffers the wounds that its catastrophe would cost it. */
  'passes-wounds': {},
  /**
   * Changes what actions cost. `first`: only for the first action of its bearer in a turn, or the first at such a model; `priced`: only for the first
   * that would cost this much; `nothing`: the action is free, whatever other texts say.
   */
  cost: {
    of: list(action),
    by: maybe(value),
    set: maybe(v.union([v.literal('nothing'), value])),
    least: maybe(number),
    first: maybe(v.union([flag, which])),
    priced: maybe(count),
  },
  /** Its melee range is at least this many inches. */
  reach: { in: number },
  slow: {},
  'ignore-slow-carry': {},
  'move-freely': { over: list(over), during: list(action) },
  /** `oncePerTurn`: each bearer makes the step at most once a turn. */
  'reaction-step': {
    in: maybe(number),
    towards: maybe(which),
    cost: maybe(number),
    onlyIf: maybe(v.literal('engaged')),
    oncePerTurn: maybe(flag),
  },
  forbid: {
    actions: list(v.union([action, v.picklist(['move', 'criticals', 'signature', 'end-step'])])),
    against: maybe(who),
  },
  untargetable: { by: maybe(which), actions: maybe(list(action)) },
  /**
   * Switches off ways in which a model normally counts on the board. `grounded`: it cannot rest above an Obstacle; `elevation`: it gains from
   * standing higher.
   */
  presence: { engages: no, engaged: no, blocksSight: no, cover: no, covered: no, falls: no, grounded: no, elevation: no },
  ignore: { what: list(v.picklist(['evade', 'cover', 'catastrophe', 'melee-range'])), for: maybe(list(action)) },
  /** Its melee hand, or the hand of its enemy, is played face up. */
  reveal: { what: v.picklist(['melee-hand', 'enemy-hand']) },
  /** Arcane cards that enemies play at the bearer are played face up. */
  bares: {},
  /** For an ability: no model makes a reaction step after it. */
  unanswered: {},
  harvest: { by: value, instead: maybe(flag) },
  /** It loses its moonstones only when it is slain; `from`: texts of enemies do not take them. */
  'keeps-stones': { from: maybe(v.literal('enemy')) },
  /** When it is slain, its player may place one of its moonstones in base contact, at this depth. */
  'lays-stone': { depth: number },
  /** No wound is marked on it. */
  unharmed: {},
  /** Its first `wounds` wounds of the game are not marked. */
  'shrugs-off': { wounds: number },
  /** That ability does nothing. */
  without: { ability: abilityName },
  /** Added to its player's roll for who activates first. */
  initiative: { by: number },
  /** It may use an arcane ability that is printed on a slain friend. The limit of this passive ability counts, not a limit per game of the used one. */
  'channels-slain': {},
  /** Its player does not activate it first in a turn, unless no other model can be activated. */
  'not-first': {},
  /** A Jog may be this many inches longer if the model ends it engaging an enemy. */
  lunge: { by: number },
  /** An enemy may not end a Jog engaging it. */
  'keeps-off': {},
  /** Friends may treat its melee range as terrain of this kind where it helps them; it does not count as a piece. */
  'lends-terrain': { terrain },
  /** Actions of enemies do not move it. */
  unmoved: { by: v.literal('enemy') },
  /** Its light cover counts as heavy against these actions of enemies. */
  'deep-cover': { against: list(action) },
  /** Friends within `in` inches may use its signature move. */
  'lends-signature': { in: number },
  /** Friends with one of these keywords within `in` inches have this active ability. */
  'lends-ability': { ability, is: keywordNames, in: number },
  /** Its own abilities do not keep it in play. */
  'past-saving': {},
  /**
   * The next time that it would restore wounds it restores none; `once`: it begins when the model suffers a wound in the round of melee under way,
   * and lasts for the turn.
   */
  unhealed: { once: maybe(v.literal('wounded')) },
  /** Friends that come back by Reanimate may be placed beside it instead. */
  'guides-back': {},
  /** Models that it brings back by Reanimate may be placed in terrain of this kind within `in` inches of it instead. */
  'reanimates-into': { terrain, in: number },
  /** A model with this modifier jogs as if it were not Slow, as often as the ability may be used. */
  unslowed: {},
  /** It gets its full energy in each replenish step; abilities neither give it energy nor take any. */
  steady: {},
  /** Reanimate does not bring it back. */
  'stays-slain': {},
  keyword: { add: keywordName },
  /** It cannot be in a troupe with that character. */
  apart: { from: characterName },
  /** For an ability: while it resolves, passive abilities of other models do nothing. */
  unheeding: {},
  /** For the cover of its arcane abilities, this terrain and these models do not count. */
  'looks-past': { terrain: list(terrain), models: maybe(which) },
  /** It cannot be in a troupe. */
  unchosen: {},
  /** Friends that have an ability to reload gain this keyword. */
  'lends-keyword': { add: keywordName },
  /**
   * It enters play only when this character of its player summons it (left out: any character with a text that summons it). It never activates and
   * never gains energy; it acts in its summoner's activation, with its summoner's energy.
   */
  thrall: { of: maybe(characterName) },
  /** While this character is active, within `in` inches and in sight, it may pay for actions of the bearer, which its player then controls. */
  puppet: { of: characterName, in: number, not: maybe(list(action)) },
  /** A side has at most `n` of these models in play; for a further one, one of them is removed from play. */
  'at-most': { n: number },
  /** It is slain as soon as this character of its player (left out: its summoner) leaves play. */
  'falls-with': { of: maybe(characterName) },
};
export const modifier = tagged('mod', modifiers);
export type Mod = OutputOf<typeof modifier>;
/** The modifiers of one kind, or of several. */
export type ModOf<K extends Mod['mod']> = Extract<Mod, { mod: K }>;
