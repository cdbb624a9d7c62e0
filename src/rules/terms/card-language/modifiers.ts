import * as v from 'valibot';
import { DAMAGE_TYPES } from '../factions.ts';
import { ability, value, which, tagged, type OutputOf } from './grammar.ts';
import { abilityName, characterName, count, flag, keywordName, keywordNames, list, maybe, number } from './plain.ts';
import { action, over, stat, terrain, who } from './words.ts';

const type = v.picklist(DAMAGE_TYPES);
const types = maybe(list(type));
const no = maybe(v.literal(false));

/** Modifiers: one list serves passives, auras, granted abilities and durations. */
export const modifiers = {
  /** `for`: the arcane stat in the use of these; `facing`: in a round of melee with such an enemy, or in the use of an ability on one; a melee range from when the attack is declared. */
  stat: { stat, by: value, for: maybe(list(action)), facing: maybe(which) },
  /** `attacks`: melee attacks of its own. */
  dealt: { types, by: v.union([v.literal('null'), value]), scope: maybe(v.picklist(['melee', 'attacks', 'all'])) },
  /** `upTo`: it adds to other reductions only until they come to so much. */
  suffered: { types, by: v.union([v.literal('null'), value]), scope: maybe(v.picklist(['melee', 'no-melee', 'all'])), upTo: maybe(number) },
  /** Of melee cards and signature moves. */
  'dealt-as': { as: type, optional: maybe(flag), from: types },
  /** `past`: only the passive abilities of its enemies cannot reduce it. */
  unreducible: { scope: maybe(v.literal('melee')), past: maybe(v.literal('enemy-passives')) },
  /** Passives do not add to its melee damage. */
  unraised: {},
  /** Its melee cards deal 0 where ∅ is printed. */
  'null-as-zero': {},
  /** It may deal melee damage of any type. */
  'any-type': {},
  /** Another model suffers what a catastrophe of its own would cost it. */
  'passes-wounds': {},
  /** `first`: it is said only of the first of its bearer in a turn, or of the first that is aimed at such a model; `priced`: only of the first that would cost so much; `nothing`: whatever else is said of the price. */
  cost: {
    of: list(action),
    by: maybe(value),
    set: maybe(v.union([v.literal('nothing'), value])),
    least: maybe(number),
    first: maybe(v.union([flag, which])),
    priced: maybe(count),
  },
  /** Its melee range is so many inches, if it would be less. */
  reach: { in: number },
  slow: {},
  'ignore-slow-carry': {},
  'move-freely': { over: list(over), during: list(action) },
  /** `oncePerTurn`: each bearer. */
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
  /** `grounded`: it may not come to rest above an Obstacle; `elevation`: it gains something by standing higher. */
  presence: { engages: no, engaged: no, blocksSight: no, cover: no, covered: no, falls: no, grounded: no, elevation: no },
  ignore: { what: list(v.picklist(['evade', 'cover', 'catastrophe', 'melee-range'])), for: maybe(list(action)) },
  /** Its own melee hand, or its enemy's. */
  reveal: { what: v.picklist(['melee-hand', 'enemy-hand']) },
  /** Arcane cards that enemies play at the bearer of the text are revealed as they are played. */
  bares: {},
  /** Of an ability: nobody makes a reaction step after it. */
  unanswered: {},
  harvest: { by: value, instead: maybe(flag) },
  /** Nothing but being slain takes its stones; `from`: nothing that enemies do. */
  'keeps-stones': { from: maybe(v.literal('enemy')) },
  /** Slain, its player may lay one of its stones in base contact, at this depth. */
  'lays-stone': { depth: number },
  /** No wound is marked on it. */
  unharmed: {},
  /** The first so many wounds of the game are not marked. */
  'shrugs-off': { wounds: number },
  /** That ability does nothing. */
  without: { ability: abilityName },
  /** To its player's roll for who begins a turn. */
  initiative: { by: number },
  /** It may use an arcane ability printed on a friendly slain model as one of its own, within the limit of the passive that says so, whatever the game's limit of that ability. */
  'channels-slain': {},
  /** It is not the first that its player activates in a turn, as long as another one can be. */
  'not-first': {},
  /** A jog may be so many inches longer if it ends engaging an enemy. */
  lunge: { by: number },
  /** No enemy ends a jog engaging it. */
  'keeps-off': {},
  /** Friends may treat its melee range as such terrain where that is of use to them; it is no piece. */
  'lends-terrain': { terrain },
  /** By actions of enemies. */
  unmoved: { by: v.literal('enemy') },
  /** Light cover counts as heavy against these of enemies. */
  'deep-cover': { against: list(action) },
  /** Friendly models so near may use its signature move. */
  'lends-signature': { in: number },
  /** Friendly models with one of these keywords so near have this active ability. */
  'lends-ability': { ability, is: keywordNames, in: number },
  /** No ability of its own keeps it in play. */
  'past-saving': {},
  /** The next time that it would restore wounds it restores none; `once`: as soon as it has suffered a wound in the round of melee under way, and then for the turn. */
  unhealed: { once: maybe(v.literal('wounded')) },
  /** Friends who come back by Reanimate may be placed beside it instead. */
  'guides-back': {},
  /** Whom it brings back by Reanimate may be placed in such terrain so near to it instead. */
  'reanimates-into': { terrain, in: number },
  /** As often as its ability may be used, one of these jogs as if it were not slow. */
  unslowed: {},
  /** Full energy in each replenish step; abilities neither give nor take any. */
  steady: {},
  /** Reanimate does not bring it back. */
  'stays-slain': {},
  keyword: { add: keywordName },
  /** It is in no troupe with that character. */
  apart: { from: characterName },
  /** Of an ability: while it resolves the passive abilities of other models say nothing. */
  unheeding: {},
  /** These take no card from its arcane abilities. */
  'looks-past': { terrain: list(terrain), models: maybe(which) },
  /** It is in no troupe. */
  unchosen: {},
  /** To friendly models that have an ability to reload. */
  'lends-keyword': { add: keywordName },
  /** It enters play only when this character of its player (left out: any that has the words for it) summons it, never activates and never gains energy; it acts on its summoner's energy, in its summoner's activation. */
  thrall: { of: maybe(characterName) },
  /** While this character is active so near and in sight, it may pay for actions of the bearer, which are then its player's. */
  puppet: { of: characterName, in: number, not: maybe(list(action)) },
  /** A side has so many of them in play; for a further one, one of them is removed from play. */
  'at-most': { n: number },
  /** It is slain as soon as this character of its player (left out: the one that summoned it) leaves play. */
  'falls-with': { of: maybe(characterName) },
};
export const modifier = tagged('mod', modifiers);
export type Mod = OutputOf<typeof modifier>;
/** The modifiers of one kind, or of several. */
export type ModOf<K extends Mod['mod']> = Extract<Mod, { mod: K }>;
