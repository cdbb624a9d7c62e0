import * as v from 'valibot';
import { COLOURS, MELEE_CARDS } from '../decks.ts';
import { DAMAGE_TYPES } from '../factions.ts';
import { ability, cond, eff, mod, node, value, which, tagged, type OutputOf } from './grammar.ts';
import { abilityName, bindName, characterName, characterNames, flag, keywordName, list, maybe, name, number, pickName } from './plain.ts';
import { action, cardSpec, outcome, over, terrain, until, who } from './words.ts';

const type = v.picklist(DAMAGE_TYPES);
const kind = v.picklist(['passive', 'active', 'arcane']);
const orAll = v.union([v.literal('all'), value]);
/** The name by which later texts refer to what it did. */
const bind = maybe(bindName);
/** The model whose player chooses. */
const resisting = maybe(v.literal('resisting'));

const health = {
  damage: { to: who, by: value, type, bind },
  wound: { to: who, by: value, bind },
  heal: { to: who, by: orAll, bind },
  /** Suffers the damage that the subject would suffer. */
  redirect: { to: who },
  /** The damage, or the catastrophe, that the moment is about. */
  avert: {},
  /** The damage that the moment is about becomes so much less. */
  lessen: { by: value },
  /** The damage that is about to be dealt. */
  sharpen: { as: maybe(type), by: maybe(number), past: maybe(v.literal('enemy-passives')) },
  /** It is not slain after all: it has so many boxes left and keeps what it holds and what it has done. */
  remain: { who, boxes: orAll },
  /** The slain comes back, without energy and free to activate: in base contact with somebody, else as it was deployed; half its boxes where no number is given. */
  return: { who, contact: maybe(who), boxes: maybe(orAll) },
  /** Both at once. */
  slay: { to: who, and: maybe(who) },
  /** From play; `back`: until the start of the next replenish step, and then it is placed in one of these. */
  remove: { who, back: maybe(terrain) },
  /** Of the rules alone: who was removed until now comes back. */
  resurface: { in: terrain },
  /** Another character takes its place, with all that is on it and that it has gained and done. */
  become: { who, card: characterName },
};

const energy = {
  gain: { to: who, energy: value, bind },
  lose: { to: who, energy: orAll, bind },
  refill: { to: who, upTo: v.picklist(['printed', 'blue-dots']) },
  /** Of the price of the arcane ability under way: it costs so much less. */
  refund: { energy: v.union([v.literal('all'), number]) },
  /** Up to so much of it moves to these, as the text's player likes. */
  share: { from: who, energy: value, among: which },
};

const movement = {
  /** `freely`: over these, as if they were not there. */
  move: {
    who,
    in: value,
    /** `to-mark`: directly towards the moonstone, the model or the point that the action targets. */
    way: maybe(v.union([v.picklist(['any', 'to-mark']), v.strictObject({ towards: who }), v.strictObject({ away: who })])),
    may: maybe(flag),
    freely: maybe(list(over)),
    by: maybe(v.picklist(['resisting', 'owner', 'giver'])), // `giver`: who has had this ability given
    bind,
  },
  place: {
    who,
    within: maybe(v.strictObject({ in: value, of: who, los: maybe(flag) })),
    contact: maybe(v.union([who, v.strictObject({ terrain }), v.literal('active-marker')])), // an Objective Marker of the text's player
    into: maybe(v.literal('target')), // the piece of terrain that is the target
    may: maybe(flag),
    by: resisting,
  },
  swap: { a: who, b: who },
  /** For the reaction step that is about to be made. */
  'pay-step': {},
  /** A reaction step outside the reaction window. @rule REA-15 */
  'reaction-step': { who },
};

const durations = {
  /** `against`: a stat counts in the actions that target it; `after`: from when the action under way is over. */
  apply: { to: who, mods: list(mod), until, against: maybe(who), after: maybe(v.literal('action')) },
  give: { to: who, ability, until },
  reload: { ability: abilityName, may: maybe(flag) },
  spend: { ability: abilityName, until: v.picklist(['turn', 'game']) },
  /** One that the text's player chooses; `to`: who gains it. */
  'lose-ability': { from: who, of: v.union([kind, list(kind)]), until, to: maybe(who) },
  /** The ability that speaks was given, and is gone; or one of that name that another model was given. */
  lapse: { of: maybe(who), ability: maybe(abilityName) },
  /** The second gains one keyword of the first. */
  'learn-keyword': { of: who, to: who, until },
};

const stones = {
  /** `within`: not in base contact, but anywhere so near; `as`: nothing keeps them, and the player who places those of the slain places them. */
  'drop-stone': { from: who, n: maybe(orAll), upTo: maybe(flag), as: maybe(v.literal('slain')), within: maybe(number) },
  'take-stone': { from: who, to: who, n: maybe(v.union([number, v.literal('all')])) },
  /** One in base contact, whatever its depth. */
  'gather-stone': { to: who },
  /** One of those that the subject, now slain, held: laid in base contact. */
  'inherit-stone': { to: who, depth: number },
  /** Of the targeted stone. */
  depth: { by: maybe(value), min: maybe(number), to: maybe(number), set: maybe(v.literal('resisting-choice')) },
  /** One on the ground; `other`: than the one of the text so far. */
  'pick-stone': { other: maybe(flag), may: maybe(flag), then: list(eff) },
  /** In a random direction, as far as there is open ground. */
  'scatter-stone': { in: number },
  /** The stone that is being lost, so near to the model that loses it. */
  'roll-stone': { in: number },
};

const cards = {
  /** A card is named, then one is flipped; if it was that card, `then`, and what `outcomes` or `catastrophe` says of it. */
  guess: { then: maybe(list(eff)), outcomes: maybe(list(outcome)), catastrophe: maybe(list(eff)) },
  /** One such card of the hand that resists, as its player chooses; X is its number. */
  show: { card: cardSpec, then: list(eff) },
  /** Of the originator's hand any cards are kept out of the shuffle, and put on top of the deck or at the bottom, each in any order. */
  stow: {},
  /** X is the number flipped; `only`: a card of another colour does nothing; `outcomes`: what comes of each colour. */
  flip: {
    only: maybe(list(v.picklist(COLOURS))),
    then: maybe(list(eff)),
    outcomes: maybe(list(outcome)),
    catastrophe: maybe(list(eff)),
  },
  /** The card that lies flipped or dealt. */
  'count-as-catastrophe': {},
  /** Any of them on top, the rest at the bottom, each in any order; `only`: back on top. */
  look: { top: number, only: maybe(v.literal('top')) },
  /** Of the interrupted arcane ability, suffered by its originator; with `of` any one on that model's card; `own`: as it was declared. */
  'catastrophe-of': { of: maybe(who), own: maybe(flag) },
  /** A card each, and the outcome it calls for falls on `each`: one of these, or of that arcane ability. */
  'deal-each': { in: value, which, of: maybe(abilityName), outcomes: maybe(list(outcome)), catastrophe: maybe(list(eff)) },
  /** The originator's hand goes back into the deck, and as many cards are drawn again. */
  redraw: {},
  /** The top card joins the originator's hand, seen by all. */
  'draw-open': { catastrophe: list(eff) },
  /** The interrupted action; its energy stays spent. */
  cancel: {},
  /** That many cards of the arcane deck, chosen in secret and kept, or put on top of it. */
  search: { n: value, onTop: maybe(flag) },
  /** The top card of the arcane deck is laid beside the character card, as one of at most so many; one too many goes back. `beside`: beside the card of that model. */
  'put-by': { most: maybe(value), beside: maybe(who) },
  /** Of that many cards drawn any are laid beside the character card and count as in hand. */
  keep: { n: value, bind },
  /** Of so many cards drawn one is laid beside the character card, one goes on top and one to the bottom. */
  'set-aside': { of: number },
  /** To the card just revealed by the text's player. */
  'add-copy': {},
  /** That card goes back to the hand for another one: the subject's, when it fights, else that of the text's player. */
  feint: {},
  /** More cards for the hand of the text's player. */
  'draw-melee': { n: number },
  /** Any card still in the melee deck, unseen by others, joins the hand of the text's player: one for each copy of the card it has played. */
  'search-melee': {},
  /** If it wishes and holds such a card, that one counts instead of the one it has played; `any`: any card. */
  'swap-card': { for: v.picklist([...MELEE_CARDS, 'any']) },
  /** In the round of melee under way self lays two different cards, and says which of them counts once they lie open. */
  'lay-two': {},
  /** Which of two cards that lie open counts; written by the rules alone. */
  'keep-one': {},
  /** The target plays the arcane ability at its originator. */
  reverse: {},
  /** The fighter that suffers more in the round of melee is slain. */
  sworn: {},
};

const ground = {
  /** Up to n pieces, each up to so many inches; by the player to the left. */
  'move-terrain': { n: value, in: number, by: maybe(v.literal('left')) },
  /** A piece within so many inches into which self could be placed, as its player chooses: the target from there on; `made`: in this game. */
  'pick-piece': { terrain, made: maybe(flag), in: number, then: list(eff) },
  /** A point within the range of the ability and in sight of self, as its player chooses: what the action targets from there on. */
  'pick-point': { then: list(eff) },
  /** Something flat and round, so many millimetres across, within the range of the ability and in sight of self; gone as soon as a model touches it. A model other than self that is within `in` inches of a lure and sees it ends no Step and no Jog farther from the nearest lure. */
  'lay-lure': { lure: name, across: number, in: number },
  /** The piece that is the target goes. */
  uproot: {},
  /** Round pieces on open ground, so many millimetres across; `within`: of self and in its sight; `most`: of all that its side has made lie so many, and for a further one, one of them goes. */
  'grow-terrain': { n: number, kind: v.picklist(['woods', 'water']), across: number, within: maybe(value), most: maybe(number) },
};

const others = {
  /** A new friendly one, or one of these; `unique`: none that its side has in play; `ready`: it may be activated this turn; `fallen`: one of whom such a one has been slain this turn; `kind`: the keyword by which the card calls them all. */
  summon: {
    what: v.union([characterName, characterNames, node({ fallen: which })]),
    contact: who,
    unique: maybe(flag),
    ready: maybe(flag),
    kind: maybe(keywordName),
  },
  /** An action without energy, which normally costs so much; run by whose text it is. `at`: it names no friend as its target, or no other than the target; `own`: the print gives nobody control of it, so that an enemy acts for its own player. */
  act: {
    who,
    actions: maybe(list(action)),
    not: maybe(list(action)),
    cost: maybe(v.union([number, list(number)])),
    at: maybe(v.picklist(['enemy', 'target'])),
    own: maybe(flag),
    bind,
  },
  /** Before it leaves, a melee attack on an enemy that it engages. */
  'last-stand': { who },
  'activate-next': { who },
  'discard-step': { who },
  /** The roll for deployment. */
  reroll: {},
  /** In the roll for who activates first; which opponent's is chosen. */
  'reroll-die': { of: v.picklist(['own', 'opponent']) },
};

const structure = {
  /** `ordered`: the text's player says in which order. */
  pulse: { in: value, which: maybe(which), ordered: maybe(flag), effects: list(eff) },
  'for-each': { which, effects: list(eff) },
  /** One time after the other; how often is settled before the first. */
  repeat: { times: value, then: list(eff) },
  pick: { which, n: maybe(value), upTo: maybe(flag), as: pickName, by: resisting, then: list(eff) },
  if: { cond: list(cond), then: list(eff), else: maybe(list(eff)) },
  /** X is chosen, from 1; `pays`: self pays as much energy; `keep`: for what a card of a player says later. */
  'choose-x': { to: value, pays: maybe(flag), keep: maybe(flag), then: list(eff) },
  nominate: { who },
  'one-of': { by: resisting, options: list(list(eff)) },
  /** Once the action under way is over; at once where there is none. */
  later: { then: list(eff) },
  /** If whose text it is wishes so. */
  may: { then: list(eff) },
  'may-pay': { who, energy: maybe(value), wounds: maybe(value), then: list(eff), else: maybe(list(eff)) },
};

/** What a text does. */
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
/** `depart`: the slain drop their stones and leave; the rules alone write it, and no card brings it. */
export type Eff = OutputOf<typeof effect> | { do: 'depart' };
/** The effects of one kind, or of several. */
export type EffOf<K extends Eff['do']> = Extract<Eff, { do: K }>;
