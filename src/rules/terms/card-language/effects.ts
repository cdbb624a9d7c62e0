import * as v from 'valibot';
import { COLOURS, MELEE_CARDS } from '../decks.ts';
import { DAMAGE_TYPES } from '../factions.ts';
import { ability, cond, eff, mod, node, value, which, tagged, type OutputOf } from './grammar.ts';
import { abilityName, bindName, characterName, characterNames, flag, keywordName, list, maybe, name, number, pickName } from './plain.ts';
import { action, cardSpec, outcome, over, terrain, until, who } from './words.ts';

const type = v.picklist(DAMAGE_TYPES);
const kind = v.picklist(['passive', 'active', 'arcane']);
const orAll = v.union([v.literal('all'), value]);
/** The name by which later conditions and values refer to the result of an effect. */
const bind = maybe(bindName);
/** The resisting player chooses. */
const resisting = maybe(v.literal('resisting'));

const health = {
  damage: { to: who, by: value, type, bind },
  wound: { to: who, by: value, bind },
  heal: { to: who, by: orAll, bind },
  /** This model suffers the damage instead of the subject. */
  redirect: { to: who },
  /** The damage, or the catastrophe, of the moment does not happen. */
  avert: {},
  /** The damage of the moment is reduced by this much. */
  lessen: { by: value },
  /** Changes the damage that is about to be dealt: `as` another type, `by` this much, `past` the passive abilities of enemies. */
  sharpen: { as: maybe(type), by: maybe(number), past: maybe(v.literal('enemy-passives')) },
  /** The model is not slain: it has `boxes` health left and keeps its moonstones and its state. */
  remain: { who, boxes: orAll },
  /**
   * A slain model comes back without energy and may activate: in base contact with `contact`, else as it was deployed; with half its boxes where
   * `boxes` is left out.
   */
  return: { who, contact: maybe(who), boxes: maybe(orAll) },
  /** `and`: this model is slain at the same time. */
  slay: { to: who, and: maybe(who) },
  /** Removes the model from play; `back`: at the start of the next replenish step it is placed in terrain of this kind. */
  remove: { who, back: maybe(terrain) },
  /** The model comes back that was removed with `back`. Only the rules write this effect. */
  resurface: { in: terrain },
  /** The model becomes another character; it keeps its wounds, energy and moonstones, and all that it has gained and done. */
  become: { who, card: characterName },
};

const energy = {
  gain: { to: who, energy: value, bind },
  lose: { to: who, energy: orAll, bind },
  refill: { to: who, upTo: v.picklist(['printed', 'blue-dots']) },
  /** Pays back energy that the arcane ability under way has cost. */
  refund: { energy: v.union([v.literal('all'), number]) },
  /** Moves up to this much energy to these models; the text's player chooses how much to which. */
  share: { from: who, energy: value, among: which },
};

const movement = {
  /** `freely`: the move goes over these as if they were not there. */
  move: {
    who,
    in: value,
    /** `to-mark`: directly towards the moonstone, the model or the point that the action targets. */
    way: maybe(v.union([v.picklist(['any', 'to-mark']), v.strictObject({ towards: who }), v.strictObject({ away: who })])),
    may: maybe(flag),
    freely: maybe(list(over)),
    by: maybe(v.picklist(['resisting', 'owner', 'giver'])), // the player who moves the model; `giver`: the player whose text gave this ability
    bind,
  },
  place: {
    who,
    within: maybe(v.strictObject({ in: value, of: who, los: maybe(flag) })),
    contact: maybe(v.union([who, v.strictObject({ terrain }), v.literal('active-marker')])), // `active-marker`: an Objective Marker of the text's player
    into: maybe(v.literal('target')), // into the targeted piece of terrain
    may: maybe(flag),
    by: resisting,
  },
  swap: { a: who, b: who },
  /** Self pays for the reaction step that another model is about to make. */
  'pay-step': {},
  /** A reaction step outside the reaction window. @rule REA-15 */
  'reaction-step': { who },
};

const durations = {
  /**
   * Lays modifiers on a model. `against`: they hold only against that model, a stat in the actions that target it; `after`: they begin when the
   * action under way is over.
   */
  apply: { to: who, mods: list(mod), until, against: maybe(who), after: maybe(v.literal('action')) },
  give: { to: who, ability, until },
  reload: { ability: abilityName, may: maybe(flag) },
  spend: { ability: abilityName, until: v.picklist(['turn', 'game']) },
  /** The model loses one ability that the text's player chooses; `to`: that model gains it. */
  'lose-ability': { from: who, of: v.union([kind, list(kind)]), until, to: maybe(who) },
  /** The ability that speaks was given to self, and ends; or, with `of` and `ability`, one that was given to another model ends. */
  lapse: { of: maybe(who), ability: maybe(abilityName) },
  /** The second gains one keyword of the first. */
  'learn-keyword': { of: who, to: who, until },
};

const stones = {
  /**
   * `within`: anywhere within this distance instead of in base contact; `as`: as when the model is slain, so that no text keeps its moonstones and
   * the same player places them.
   */
  'drop-stone': { from: who, n: maybe(orAll), upTo: maybe(flag), as: maybe(v.literal('slain')), within: maybe(number) },
  'take-stone': { from: who, to: who, n: maybe(v.union([number, v.literal('all')])) },
  /** The model takes one moonstone in base contact, whatever its depth. */
  'gather-stone': { to: who },
  /** One of the moonstones that the subject, now slain, had is placed in base contact with this model. */
  'inherit-stone': { to: who, depth: number },
  /** Changes the depth of the targeted moonstone: `by` this much, or `to` this depth; `set`: the resisting player chooses it. */
  depth: { by: maybe(value), min: maybe(number), to: maybe(number), set: maybe(v.literal('resisting-choice')) },
  /** The text's player picks a moonstone on the ground; `other`: not the one that the text has used so far. */
  'pick-stone': { other: maybe(flag), may: maybe(flag), then: list(eff) },
  /** The moonstone moves in a random direction, as far as the ground is open. */
  'scatter-stone': { in: number },
  /** The moonstone that the model is losing is placed anywhere within this distance of the model. */
  'roll-stone': { in: number },
};

const cards = {
  /** The text's player names a card, then one is flipped. If it is the named card, `then` or its outcome or catastrophe happens. */
  guess: { then: maybe(list(eff)), outcomes: maybe(list(outcome)), catastrophe: maybe(list(eff)) },
  /** The text's player shows one card of the resist hand that fits; X is its number. */
  show: { card: cardSpec, then: list(eff) },
  /** Any cards of the originator's hand are put on top of the deck or at the bottom, each in any order; the others are shuffled into it first. */
  stow: {},
  /** X is the number of the flipped card; `only`: a card of another colour does nothing; `outcomes`: the effects of each colour. */
  flip: {
    only: maybe(list(v.picklist(COLOURS))),
    then: maybe(list(eff)),
    outcomes: maybe(list(outcome)),
    catastrophe: maybe(list(eff)),
  },
  /** The card that was flipped or dealt counts as a Catastrophe. */
  'count-as-catastrophe': {},
  /** The text's player looks at this many cards and puts any of them on top, the others at the bottom, each in any order; `only`: all back on top. */
  look: { top: number, only: maybe(v.literal('top')) },
  /**
   * The originator suffers the catastrophe of the interrupted arcane ability; with `of`, that model suffers any catastrophe on its card; `own`: at
   * the targets that were declared.
   */
  'catastrophe-of': { of: maybe(who), own: maybe(flag) },
  /** Each of these models is dealt a card, and suffers the outcome of the card as `each`: one of `outcomes`, or of the arcane ability `of`. */
  'deal-each': { in: value, which, of: maybe(abilityName), outcomes: maybe(list(outcome)), catastrophe: maybe(list(eff)) },
  /** The originator's hand goes back into the deck, and as many cards are drawn again. */
  redraw: {},
  /** The top card joins the originator's hand, and all players see it. */
  'draw-open': { catastrophe: list(eff) },
  /** Cancels the interrupted action; its energy stays spent. */
  cancel: {},
  /** The text's player chooses this many cards of the arcane deck in secret and keeps them; `onTop`: puts them on top of the deck. */
  search: { n: value, onTop: maybe(flag) },
  /**
   * The top card of the arcane deck is set aside beside the character card; `most`: if there are more cards than this, one goes back; `beside`:
   * beside the card of that model.
   */
  'put-by': { most: maybe(value), beside: maybe(who) },
  /** This many cards are drawn; any of them are set aside beside the character card and count as in hand. */
  keep: { n: value, bind },
  /** This many cards are drawn; one is set aside beside the character card, one goes on top and one to the bottom. */
  'set-aside': { of: number },
  /** The card that the text's player has just revealed counts as one more copy. */
  'add-copy': {},
  /** A revealed card goes back to the hand, and its player plays another one: the card of the subject if it fights, else that of the text's player. */
  feint: {},
  /** The text's player draws more melee cards. */
  'draw-melee': { n: number },
  /**
   * The text's player takes cards of its choice from the melee deck into its hand, unseen by others: one for each copy of the card that it has
   * played.
   */
  'search-melee': {},
  /** The text's player may exchange the card that it has played for such a card of its hand; `any`: for any card. */
  'swap-card': { for: v.picklist([...MELEE_CARDS, 'any']) },
  /** In the round of melee under way self plays two different cards; when they are revealed its player says which one counts. */
  'lay-two': {},
  /** The player says which of its two revealed cards counts. Only the rules write this effect. */
  'keep-one': {},
  /** The target uses the arcane ability on its originator instead. */
  reverse: {},
  /** The fighter that suffers more wounds in the rest of the round of melee is slain. */
  sworn: {},
};

const ground = {
  /** Moves up to `n` pieces, each up to `in` inches; `by`: the player to the left moves them. */
  'move-terrain': { n: value, in: number, by: maybe(v.literal('left')) },
  /**
   * The text's player picks a piece within `in` inches into which self could be placed; it is the target from there on. `made`: only a piece that was
   * made in this game.
   */
  'pick-piece': { terrain, made: maybe(flag), in: number, then: list(eff) },
  /** The text's player picks a point within the range of the ability and in sight of self; the action targets it from there on. */
  'pick-point': { then: list(eff) },
  /**
   * A lure, flat and round, `across` millimetres wide, is placed within the range of the ability and in sight of self. It is gone as soon as a model
   * touches it. A model other than self that is within `in` inches of a lure and sees it may not end a Step or a Jog farther from the nearest lure.
   */
  'lay-lure': { lure: name, across: number, in: number },
  /** Removes the targeted piece. */
  uproot: {},
  /**
   * Round pieces, `across` millimetres wide, appear on open ground; `within`: this near to self and in its sight; `most`: its side has at most this
   * many of them, and for a further one, one of them is removed.
   */
  'grow-terrain': { n: number, kind: v.picklist(['woods', 'water']), across: number, within: maybe(value), most: maybe(number) },
};

const others = {
  /**
   * Summons a friendly model of a character of `what`. `unique`: not one that its side has in play; `ready`: it may be activated this turn; `fallen`:
   * a character of which such a model was slain this turn; `kind`: the keyword that the card prints for all of them.
   */
  summon: {
    what: v.union([characterName, characterNames, node({ fallen: which })]),
    contact: who,
    unique: maybe(flag),
    ready: maybe(flag),
    kind: maybe(keywordName),
  },
  /**
   * The model takes an action that costs no energy and normally costs `cost`, controlled by the text's player. `at`: it may target only enemies, or
   * only the target; `own`: the card does not give control, so an enemy acts for its own player.
   */
  act: {
    who,
    actions: maybe(list(action)),
    not: maybe(list(action)),
    cost: maybe(v.union([number, list(number)])),
    at: maybe(v.picklist(['enemy', 'target'])),
    own: maybe(flag),
    bind,
  },
  /** Before a slain model leaves play, it makes a melee attack on an enemy that it engages. */
  'last-stand': { who },
  'activate-next': { who },
  'discard-step': { who },
  /** All players roll for deployment again. */
  reroll: {},
  /** One die of the roll for who activates first is rolled again; among several opponents the text's player chooses. */
  'reroll-die': { of: v.picklist(['own', 'opponent']) },
};

const structure = {
  /** `ordered`: the text's player chooses the order. */
  pulse: { in: value, which: maybe(which), ordered: maybe(flag), effects: list(eff) },
  'for-each': { which, effects: list(eff) },
  /** The effects happen `times` times; the number is fixed before the first time. */
  repeat: { times: value, then: list(eff) },
  pick: { which, n: maybe(value), upTo: maybe(flag), as: pickName, by: resisting, then: list(eff) },
  if: { cond: list(cond), then: list(eff), else: maybe(list(eff)) },
  /** The text's player chooses X, at least 1; `pays`: self pays that much energy; `keep`: later texts of the same player's card use the number. */
  'choose-x': { to: value, pays: maybe(flag), keep: maybe(flag), then: list(eff) },
  nominate: { who },
  'one-of': { by: resisting, options: list(list(eff)) },
  /** The effects happen when the action under way is over, or at once if there is none. */
  later: { then: list(eff) },
  /** The text's player chooses whether the effects happen. */
  may: { then: list(eff) },
  'may-pay': { who, energy: maybe(value), wounds: maybe(value), then: list(eff), else: maybe(list(eff)) },
};

/** The effects of texts. */
export const effects = {
  ...health,
  ...energy,
  ...movement,
  ...durations,
  ...stones,
  ...cards,
  ...ground,
  ...others,
  ...structure,
};
export const effect = tagged('do', effects);
/** `depart`: slain models drop their moonstones and leave. Only the rules write it; no card has it. */
export type Eff = OutputOf<typeof effect> | { do: 'depart' };
/** The effects of one kind, or of several. */
export type EffOf<K extends Eff['do']> = Extract<Eff, { do: K }>;
