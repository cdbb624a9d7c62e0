import * as v from 'valibot';
import { DAMAGE_TYPES } from '../factions.ts';
import { cond, eff, mod, node, outline, tagged, shapeByField, which, type OutputOf } from './grammar.ts';
import { abilityName, count, flag, list, maybe, name, number } from './plain.ts';
import { action, cardSpec, limit, outcome, terrain } from './words.ts';

const types = maybe(list(v.picklist(DAMAGE_TYPES)));
const who = maybe(which);

/** The moments at which a rule of an ability speaks. `subject` is bound to the model to which the moment happens. */
export const triggers = {
  /** `slain`, `removed`: only while self is slain, or removed from play. */
  replenish: { at: v.picklist(['start', 'during', 'end']), slain: maybe(flag), removed: maybe(flag) },
  discard: { at: v.picklist(['start', 'end']) },
  /** Self enters play; `deployed`: only by deployment. */
  enters: { deployed: maybe(flag) },
  activates: {},
  /** The dice that decide who activates first have been rolled. */
  'first-rolled': {},
  /** Self has declared one of these actions, at `target`; `anew`: also when a repeat names further targets. */
  declares: { with: list(action), anew: maybe(flag) },
  /** Self takes part in a round of melee, before cards are drawn. */
  fights: {},
  /** The end step of a round of melee in which self fights. */
  'end-step': {},
  /** Self has brought a model back into play with Reanimate. */
  reanimates: {},
  /** Self, or one of these, has come back into play by Reanimate. */
  reanimated: { who },
  /** Hands have been drawn for an arcane ability of self, or of one of these. */
  'hands-drawn': { who },
  /** Self is about to deal damage, before anything changes it. */
  'would-deal': { types, with: maybe(list(action)) },
  /** Self is among the declared targets. */
  targeted: { by: maybe(v.literal('enemy')), with: maybe(list(action)) },
  /** Self, or one of these, declares a melee attack and is bound to `originator`. */
  attacks: { who },
  /** Self, or one of these, is about to suffer damage: the damage that is left after all modifiers, before it is marked. */
  'would-suffer': { who, types, with: maybe(list(action)) },
  /** An enemy has drawn cards for an arcane ability that targets self; `within`: also one within this many inches of self, whatever its target. */
  'arcane-drawn': { within: maybe(number) },
  /** Self has caused wounds: once for each model on which wounds are marked at the same time. */
  'caused-wounds': { to: maybe(v.literal('enemy')) },
  /** Self, or one of these, has suffered wounds, from the cause `by` or any; once for each model on which wounds are marked at the same time. */
  wounded: { who, by: maybe(v.picklist(['damage', 'catastrophe'])) },
  /** Self, or one of these, gains this ability. */
  'gains-ability': { who, ability: abilityName },
  /** `by`: only if self has slain it. */
  slain: { who, by: maybe(v.literal('self')) },
  'would-be-slain': { who },
  /**
   * Self, or one of these, suffers a catastrophe; `from`: only from a card that it flips, or is dealt outside an arcane action. At `after`, the
   * result `brought` is how many wounds it has suffered from it.
   */
  catastrophe: { at: v.picklist(['before', 'after']), who, from: maybe(v.literal('flip')) },
  /** Self, or one of these, takes possession of a moonstone; `by`: by a harvest, or in any other way. */
  'gains-stone': { who, by: maybe(v.picklist(['harvest', 'otherwise'])) },
  /** Self, or one of these, uses a card from beside a character card in its own arcane action. */
  'adds-card': { who },
  /** Self, or one of these, flips an arcane card, or is dealt one outside an arcane action; the card has not taken effect yet. */
  flips: { who },
  'ends-move-engaged': { who: which },
  moves: { who },
  /** An arcane action that self has taken is over, and the cards are still to be shuffled back. */
  'arcane-over': {},
  /**
   * Self, or one of these, uses an arcane ability and is bound to `originator`, before cards are drawn; with `at`, a target that fits is bound to
   * `subject`.
   */
  'uses-arcane': { who, at: maybe(v.union([v.literal('enemy'), which])) },
  /** Self takes part in a round of melee and cards have been drawn. */
  'melee-drawn': {},
  /** Self, or one of these, has revealed its melee card. */
  reveals: { who },
  /** Self, or one of these, is about to make a reaction step that costs energy. */
  'steps-aside': { who },
  /** All models are deployed, and the first turn has not begun. */
  deployed: {},
  /** Self harvests; with `instead` the text replaces the lowering of the stone by 1. */
  harvests: { instead: maybe(flag) },
  /** A claim of self, or of one of these, was believed; `at`: after the ability has resolved. */
  bluffed: { who, at: maybe(v.literal('resolved')) },
};
export const trigger = tagged('on', triggers);
export type Trigger = OutputOf<typeof trigger>;

/** Rules that always hold (an aura for other models when `to` is given), and rules that speak at a moment. */
export const rules = {
  always: { always: list(mod), to: maybe(which), if: maybe(list(cond)) },
  when: {
    when: trigger,
    if: maybe(list(cond)),
    may: maybe(flag),
    reveal: maybe(node({ card: cardSpec, n: count })),
    limit: maybe(limit),
    after: maybe(v.literal('action')), // the rule waits until the action under way is over
    do: list(eff),
  },
};
export const rule = shapeByField(rules, 'always');
export type Rule = OutputOf<typeof rule>;

export const targetLine = node({
  what: maybe(v.union([v.picklist(['model', 'stone']), node({ terrain }), node({ stoneOr: which })])), // `stoneOr`: a moonstone, or such a model
  n: maybe(count), // this many different targets
  which: maybe(which),
  oncePerTurn: maybe(flag), // an active ability targets each model at most once a turn
});
export type TargetLine = OutputOf<typeof targetLine>;

const head = {
  id: name,
  name,
  limit: maybe(limit), // for a passive ability: how often its triggered rules speak, and how often the reaction step that it gives is made
  usableIf: maybe(list(cond)),
  inherent: maybe(flag), // no text takes the ability away
  unknown: maybe(flag), // the known facts of the print do not say all that the ability does
  mods: maybe(list(mod)), // these hold only for this use, while `modsIf` holds
  modsIf: maybe(list(cond)),
};
const use = { cost: count, range: maybe(number), pulse: maybe(number), target: maybe(targetLine) };

export const abilities = {
  passive: { ...head, rules: list(rule) },
  /** `prints`: the card prints the ability as passive, though it is used like an active one; `as`: using it counts as that action. */
  active: { ...head, prints: maybe(v.literal('passive')), as: maybe(v.literal('step')), ...use, do: list(eff) },
  /**
   * `dealtTo`: instead of a hand, each of these models within the pulse is dealt a card, and the outcome of the card falls on that model (`each`).
   * `before`: effects that happen once, before hands are drawn.
   */
  arcane: { ...head, ...use, dealtTo: maybe(which), before: maybe(list(eff)), outcomes: list(outcome) },
};
export const printed = tagged('kind', abilities, outline);
export type Ability = OutputOf<typeof printed>;
export type Passive = Extract<Ability, { kind: 'passive' }>;
export type Active = Extract<Ability, { kind: 'active' }>;
export type Arcane = Extract<Ability, { kind: 'arcane' }>;
