import * as v from 'valibot';
import { DAMAGE_TYPES } from '../factions.ts';
import { cond, eff, mod, node, outline, tagged, told, which, type OutputOf } from './grammar.ts';
import { abilityName, count, flag, list, maybe, name, number } from './plain.ts';
import { action, cardSpec, limit, outcome, terrain } from './words.ts';

const types = maybe(list(v.picklist(DAMAGE_TYPES)));
const who = maybe(which);

/** When a rule of an ability speaks. The one it happens to is bound to `subject`. */
export const triggers = {
  /** `slain`, `removed`: only while self is. */
  replenish: { at: v.picklist(['start', 'during', 'end']), slain: maybe(flag), removed: maybe(flag) },
  discard: { at: v.picklist(['start', 'end']) },
  /** Self enters play; `deployed`: by deployment alone. */
  enters: { deployed: maybe(flag) },
  activates: {},
  /** The dice for who activates first lie there. */
  'first-rolled': {},
  /** Self has declared one of these, at `target`; `anew`: also for the targets that a repeat names. */
  declares: { with: list(action), anew: maybe(flag) },
  /** Self takes part in a round of melee, before cards are drawn. */
  fights: {},
  /** The end step of a round of melee in which self fights. */
  'end-step': {},
  /** Self has brought a model back into play beside itself. */
  reanimates: {},
  /** Self, or one of these, has come back into play by Reanimate; `subject` is who has. */
  reanimated: { who },
  /** For an arcane ability of self, or of one of these. */
  'hands-drawn': { who },
  /** Before anything changes the damage. */
  'would-deal': { types, with: maybe(list(action)) },
  /** Self is among the declared targets. */
  targeted: { by: maybe(v.literal('enemy')), with: maybe(list(action)) },
  /** Declares a melee attack; `originator` is who does. */
  attacks: { who },
  /** Damage that is left after all modifiers, before it is marked. */
  'would-suffer': { who, types, with: maybe(list(action)) },
  /** An enemy has drawn for an arcane ability: at this model, or itself within N″ of it. */
  'arcane-drawn': { within: maybe(number) },
  /** Once for each model wounded by one marking. */
  'caused-wounds': { to: maybe(v.literal('enemy')) },
  /** Whatever caused it, unless `by` says so; once for each model wounded by one marking. */
  wounded: { who, by: maybe(v.picklist(['damage', 'catastrophe'])) },
  /** Is given this one. */
  'gains-ability': { who, ability: abilityName },
  /** `by`: by self alone. */
  slain: { who, by: maybe(v.literal('self')) },
  'would-be-slain': { who },
  /** Suffers one; `from`: only by a card that it flips, or is dealt outside an arcane action. Afterwards `brought` is how many wounds it has suffered by that. */
  catastrophe: { at: v.picklist(['before', 'after']), who, from: maybe(v.literal('flip')) },
  /** Takes possession of a moonstone; `by`: by a harvest, or in any other way. */
  'gains-stone': { who, by: maybe(v.picklist(['harvest', 'otherwise'])) },
  /** Uses, in an arcane action of its own, a card that lies beside a character card. */
  'adds-card': { who },
  /** Flips an arcane card, or is dealt one outside an arcane action: it lies open, and nothing has come of it. */
  flips: { who },
  'ends-move-engaged': { who: which },
  moves: { who },
  /** An arcane action that self has taken is over, and the cards are still to be shuffled back. */
  'arcane-over': {},
  /** Before cards are drawn; `originator` is who does, and `subject` the target where `at` describes it. */
  'uses-arcane': { who, at: maybe(v.union([v.literal('enemy'), which])) },
  /** Self takes part in a round of melee and cards have been drawn. */
  'melee-drawn': {},
  /** Has revealed a melee card of its own. */
  reveals: { who },
  /** Is about to make a reaction step for which energy is asked. */
  'steps-aside': { who },
  /** All models are deployed, and the first turn has not begun. */
  deployed: {},
  /** Self harvests; with `instead` the text replaces the lowering of the stone by 1. */
  harvests: { instead: maybe(flag) },
  /** A claim was believed; `at`: once the ability has resolved. */
  bluffed: { who, at: maybe(v.literal('resolved')) },
};
export const trigger = tagged('on', triggers);
export type Trigger = OutputOf<typeof trigger>;

/** Rules that always hold (for others, an aura, when `to` is given), and rules that speak at a moment. */
export const rules = {
  always: { always: list(mod), to: maybe(which), if: maybe(list(cond)) },
  when: {
    when: trigger,
    if: maybe(list(cond)),
    may: maybe(flag),
    reveal: maybe(node({ card: cardSpec, n: count })),
    limit: maybe(limit),
    after: maybe(v.literal('action')), // it waits until the action under way is over
    do: list(eff),
  },
};
export const rule = told(rules, 'always');
export type Rule = OutputOf<typeof rule>;

export const targetLine = node({
  what: maybe(v.union([v.picklist(['model', 'stone']), node({ terrain }), node({ stoneOr: which })])), // a moonstone, or such a model
  n: maybe(count), // that many different targets
  which: maybe(which),
  oncePerTurn: maybe(flag), // an active ability: each model at most once a turn
});
export type TargetLine = OutputOf<typeof targetLine>;

const head = {
  id: name,
  name,
  limit: maybe(limit), // of a passive ability: how often its triggered rules speak, and how often the reaction step it gives is made
  usableIf: maybe(list(cond)),
  inherent: maybe(flag), // nothing takes it away
  unknown: maybe(flag), // the facts of its print end before they say all that it does
  mods: maybe(list(mod)), // hold for this use alone, while `modsIf` does
  modsIf: maybe(list(cond)),
};
const use = { cost: count, range: maybe(number), pulse: maybe(number), target: maybe(targetLine) };

export const abilities = {
  passive: { ...head, rules: list(rule) },
  /** `prints`: the card prints it as a passive ability, though it is used like this one; `as`: it is that action. */
  active: { ...head, prints: maybe(v.literal('passive')), as: maybe(v.literal('step')), ...use, do: list(eff) },
  /** `dealtTo`: no hand is drawn; each of these within the pulse is dealt a card, and what it calls for falls on `each`. `before`: done once, before hands are drawn. */
  arcane: { ...head, ...use, dealtTo: maybe(which), before: maybe(list(eff)), outcomes: list(outcome) },
};
export const printed = tagged('kind', abilities, outline);
export type Ability = OutputOf<typeof printed>;
export type Passive = Extract<Ability, { kind: 'passive' }>;
export type Active = Extract<Ability, { kind: 'active' }>;
export type Arcane = Extract<Ability, { kind: 'arcane' }>;
