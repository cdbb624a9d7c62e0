import type { Look } from '../look.ts';
import { within } from '../sight/distance.ts';
import { listOf } from '../space/unsaid.ts';
import { engages } from '../sight/engagement.ts';
import type { Bound } from '../terms/bound.ts';
import type { ActionName, CardSpec, Character, Passive, Rule, Trigger, Which } from '../terms/card-language.ts';
import type { ArcaneCard } from '../terms/decks.ts';
import type { DamageType } from '../terms/factions.ts';
import type { ArcaneFrame, EffectsFrame } from '../terms/frame.ts';
import type { AbilityId, ModelId, Seat, StoneId } from '../terms/ids.ts';
import type { Model } from '../terms/match.ts';
import { abilitiesOf } from '../printed/abilities-of.ts';
import { castOf } from '../printed/cast.ts';
import { cardFrame } from '../printed/card-rules.ts';
import { unheededBut } from '../printed/heeded.ts';
import { keptBy } from '../printed/kept.ts';
import { speaksOf } from './mods.ts';
import { holds, matches, type Reading } from './reading.ts';
import { statOf } from './stats.ts';
import { rulesInForce, seatState, speakerOf } from '../printed/table-cards.ts';
import { cardUsesLeft, effectsFrame, leftOf, refTo, usesLeft } from '../printed/text-of.ts';

/** A moment at which rules of abilities speak. */
export type Moment =
  | { on: 'replenish'; at: 'start' | 'during' | 'end' }
  | { on: 'discard'; at: 'start' | 'end' }
  | { on: 'enters'; model: ModelId; deployed?: true }
  | { on: 'activates'; model: ModelId }
  | { on: 'first-rolled' }
  | { on: 'targeted'; originator: ModelId; targets: ModelId[]; action: 'melee' | 'active' | 'arcane'; ability: AbilityId | null }
  | { on: 'declares'; model: ModelId; action: 'melee' | 'arcane'; ability: AbilityId | null; targets: ModelId[]; repeat?: boolean }
  | { on: 'fights'; fighters: ModelId[] }
  | { on: 'end-step'; fighters: ModelId[] }
  | { on: 'reanimates'; by: ModelId; model: ModelId }
  | { on: 'reanimated'; model: ModelId }
  | { on: 'hands-drawn'; model: ModelId }
  | { on: 'would-deal'; by: ModelId; type: DamageType | null; action: ActionName | null }
  | { on: 'would-suffer'; by: ModelId | null; to: ModelId; amount: number; type?: DamageType | null; action?: ActionName | null }
  | { on: 'wounded'; model: ModelId; amount: number; by: 'damage' | 'wounds'; ofCatastrophe: boolean }
  | { on: 'would-be-slain'; model: ModelId }
  | { on: 'catastrophe'; at: 'before' | 'after'; model: ModelId }
  | { on: 'arcane-drawn'; originator: ModelId; targets: ModelId[]; ability: AbilityId }
  | { on: 'caused-wounds'; by: ModelId; to: ModelId; amount: number }
  | { on: 'slain'; model: ModelId; by: ModelId | null }
  | { on: 'moved'; model: ModelId; calls?: readonly ModelId[] }
  | { on: 'melee-drawn'; fighters: ModelId[] }
  | { on: 'reveals' | 'steps-aside'; model: ModelId }
  | { on: 'deployed' }
  | { on: 'gains-ability'; model: ModelId; ability: AbilityId }
  | { on: 'uses-arcane'; originator: ModelId; targets: ModelId[] }
  | { on: 'arcane-over'; model: ModelId }
  | { on: 'bluffed'; model: ModelId; at: 'once' | 'resolved' };

/** The frames that speak at this moment, clockwise from the active seat's left, in troupe order; optional ones are offers. */
export function triggered(look: Look, moment: Moment): EffectsFrame[] {
  const alone = unheededBut(look);
  const speakers = speakersAt(look, moment).filter(({ id }) => alone === null || id === alone);
  if (speakers.length === 0 && look.match.order.seats.every(({ used }) => used.length === 0)) return [];
  const texts = look.clockwise(look.activeSeat).flatMap((seat) => [
    ...speakers
      .filter(({ controller }) => controller === seat)
      .map(
        ({ id }) =>
          () =>
            spokenBy(
              look,
              id,
              (seen, trigger, ability) => hears(seen, id, ability, trigger, moment),
              ({ on }) => ASKED_AT[on] === moment.on,
            ),
      ),
    () => spokenByCards(look, seat, moment),
  ]);
  return listOf(texts, (spoken) => spoken());
}

/** The models whose texts may wait for a moment: those on the board, and of the slain those of whom it speaks. */
function speakersAt(look: Look, moment: Moment): readonly Model[] {
  const { on } = moment;
  const waits = ({ id, lasting }: Model): boolean => lasting.length > 0 || isAwaited(look.character(id), on);
  if (on === 'replenish') return look.models.filter((model) => model.status !== 'reserve' && waits(model));
  if (on === 'slain' || on === 'would-be-slain')
    return look.models.filter((model) => (model.status === 'board' || model.id === moment.model) && waits(model));
  const { found } = castOf(look);
  const name = `wait for ${on}`;
  let ids = found.get(name);
  if (!ids) {
    ids = look.onBoard.filter(waits).map(({ id }) => id);
    found.set(name, ids);
  }
  return ids.length === 0 ? NOBODY : ids.map((id) => look.model(id));
}

const NOBODY: readonly Model[] = [];

/** The moment at which a rule that waits for this is asked. */
const ASKED_AT: Readonly<Record<Trigger['on'], Moment['on'] | null>> = {
  replenish: 'replenish',
  discard: 'discard',
  enters: 'enters',
  activates: 'activates',
  'first-rolled': 'first-rolled',
  declares: 'declares',
  fights: 'fights',
  'end-step': 'end-step',
  reanimates: 'reanimates',
  reanimated: 'reanimated',
  'hands-drawn': 'hands-drawn',
  'would-deal': 'would-deal',
  targeted: 'targeted',
  attacks: 'targeted',
  'would-suffer': 'would-suffer',
  'arcane-drawn': 'arcane-drawn',
  'caused-wounds': 'caused-wounds',
  wounded: 'wounded',
  slain: 'slain',
  'would-be-slain': 'would-be-slain',
  catastrophe: 'catastrophe',
  'ends-move-engaged': 'moved',
  moves: 'moved',
  'gains-ability': 'gains-ability',
  'melee-drawn': 'melee-drawn',
  reveals: 'reveals',
  'steps-aside': 'steps-aside',
  deployed: 'deployed',
  'uses-arcane': 'uses-arcane',
  'arcane-over': 'arcane-over',
  harvests: null, // asked of the one who harvests alone
  bluffed: 'bluffed',
};

// Every card is asked at every moment, and most wait for none of them. Cards never change while they are in play.
const awaited = new WeakMap<Character, ReadonlySet<Moment['on'] | null>>();

/** Whether a card waits for such a moment at all. */
function isAwaited(card: Character, on: Moment['on']): boolean {
  let all = awaited.get(card);
  if (!all) {
    const rules = card.abilities.flatMap((ability) => (ability.kind === 'passive' ? ability.rules : []));
    all = new Set(rules.flatMap((rule) => ('when' in rule ? [ASKED_AT[rule.when.on]] : [])));
    awaited.set(card, all);
  }
  return all.has(on);
}

/** The text that replaces the lowering of a harvested stone by 1; null when the model has none. @rule HRV-7 */
export function harvestText(look: Look, model: ModelId, stone?: StoneId): EffectsFrame | null {
  const bound: Bound = stone === undefined ? {} : { stone };
  return spokenBy(look, model, (_, trigger) => (trigger.on === 'harvests' && trigger.instead ? bound : null))[0] ?? null;
}

/** The texts that a harvest sets off beside the lowering of the stone. */
export function harvestTriggers(look: Look, model: ModelId, stone: StoneId): EffectsFrame[] {
  return spokenBy(look, model, (_, trigger) => (trigger.on === 'harvests' && !trigger.instead ? { stone } : null));
}

type Hearing = (look: Look, trigger: Trigger, ability: AbilityId) => Bound | null;

const NOTHING: readonly never[] = [];
const always = (): boolean => true;

/**
 * The frames of a model's rules that hear a moment; `hearing` gives what it binds. Most rules wait for another one: `waits` is asked before it
 * is looked up how often they have spoken.
 */
function spokenBy(look: Look, model: ModelId, hearing: Hearing, waits: (trigger: Trigger) => boolean = always): EffectsFrame[] {
  return listOf(abilitiesOf(look, model), (ability) =>
    ability.kind === 'passive' && ability.rules.some((rule) => 'when' in rule && waits(rule.when))
      ? listOf([...ability.rules.keys()], (index) => {
          const rule = ability.rules[index];
          return rule && 'when' in rule && waits(rule.when) ? spoken(look, model, ability, rule, index, hearing) : NOTHING;
        })
      : NOTHING,
  );
}

/** The frames of what a seat's shown cards say at a moment; the parts of a Replenish Step have their own. @rule CMP-8 */
function spokenByCards(look: Look, seat: Seat, moment: Moment): EffectsFrame[] {
  return listOf(rulesInForce(look, seat), ({ card, index, rule }) => {
    if (!('when' in rule) || ASKED_AT[rule.when.on] !== moment.on) return NOTHING;
    if (moment.on === 'replenish' || seatState(look, seat).conceded) return NOTHING;
    const { limit, may } = rule;
    if (limit && cardUsesLeft(look, seat, card.id, limit) <= 0) return [];
    const self = speakerOf(look, seat);
    const bound = heard(look, may === true && limit?.first !== true, (seen) => {
      const named = hears(seen, self, card.id, rule.when, moment);
      return named && holds(readingFor(seen, self, card.id, named), rule.if ?? []) ? named : null;
    });
    if (!bound) return [];
    const frame = cardFrame(look, seat, card, ['rules', index, 'do'], undefined, {
      ...bound,
      trigger: limit ? { limit: { ...limit } } : {},
    });
    return [may ? { ...frame, offer: 'interrupt' } : frame];
  });
}

type Spoken = Extract<Rule, { when: Trigger }>;

/** What a text hears. Nobody is asked about one that may be let pass: it is offered if it could be so. */
function heard(look: Look, may: boolean, hearing: (seen: Look) => Bound | null): Bound | null {
  if (!may) return hearing(look);
  for (const seen of look.worlds) {
    const bound = hearing(seen);
    if (bound) return bound;
  }
  return null;
}

function spoken(look: Look, self: ModelId, ability: Passive, rule: Spoken, index: number, hearing: Hearing): EffectsFrame[] {
  const limit = rule.limit ?? ability.limit;
  if (usesLeft(look, self, ability.id, limit) <= 0) return [];
  const [first] = rule.do;
  const reveal = first?.do === 'show' ? { card: first.card, n: 1 } : rule.reveal;
  if (reveal && shownHand(look, self).length < reveal.n) return [];
  const bound = heard(look, (rule.may === true || reveal !== undefined) && limit?.first !== true, (seen) => {
    const named = hearing(seen, rule.when, ability.id);
    const all = named && { subject: self, ...named };
    return all && holds(readingFor(seen, self, ability.id, all), rule.if ?? []) ? all : null;
  });
  if (!bound) return [];
  const seat = look.model(self).controller;
  const { originator } = bound;
  const against = typeof originator === 'string' ? look.model(originator).controller : seat;
  const frame = effectsFrame({
    model: self,
    ability: ability.id,
    text: refTo(look, self, ability, ['rules', index, 'do']),
    seat,
    resisting: against === seat ? leftOf(look, seat) : against,
    bound: {
      ...bound,
      trigger: {
        ...(limit ? { limit: { ...limit } } : {}),
        ...(reveal ? { reveal: { card: wantedOf(reveal.card), n: reveal.n } } : {}),
        ...(mayBeSlain(rule.when) ? { slain: true } : {}),
        ...(rule.after ? { after: true } : {}),
        ...(rule.when.on === 'bluffed' ? { bluff: true } : {}),
      },
    },
  });
  if (reveal) return [{ ...frame, offer: 'reveal' }];
  return [rule.may ? { ...frame, offer: 'interrupt' } : frame];
}

/** Whether a text speaks though its bearer is not in play. */
const mayBeSlain = (trigger: Trigger): boolean =>
  trigger.on === 'slain' || trigger.on === 'would-be-slain' || (trigger.on === 'replenish' && (trigger.slain ?? trigger.removed) === true);

const wantedOf = (card: NonNullable<Spoken['reveal']>['card']): CardSpec =>
  card === 'catastrophe' ? card : { colour: card.colour, value: card.value };

/** What this model's player could show in an arcane duel it resists: the hand, then cards kept, which may be added at any point. @rule ABL-15 */
export function shownHand(look: Look, model: ModelId): ArcaneCard[] {
  const arcane = look.match.stack.findLast((frame): frame is ArcaneFrame => frame.kind === 'arcane');
  return arcane?.resisting === look.model(model).controller ? [...arcane.resist, ...keptBy(look, arcane.resisting)] : [];
}

/** How a text of this model is read. */
export const readingFor = (look: Look, self: ModelId, ability: AbilityId, bound: Bound): Reading => ({
  look,
  self,
  ability,
  bound,
  evadeOf: (model) => statOf(look, model, 'evade', undefined, [self]),
});

/** What a moment binds for a rule that waits for it; null when the rule does not speak. Who is run by another still guards its own. @rule CTL-1 */
function hears(look: Look, self: ModelId, ability: AbilityId, trigger: Trigger, moment: Moment): Bound | null {
  const isWho = (model: ModelId, which: Which | undefined, seen = look): boolean =>
    which ? matches(readingFor(seen, self, ability, { subject: model }), model, which) : model === self;
  const guards = (model: ModelId, which: Which | undefined): boolean => isWho(model, which) || isWho(model, which, look.atHome(self));
  switch (moment.on) {
    case 'replenish':
      if (trigger.on !== 'replenish' || (look.model(self).status === 'slain') !== (trigger.slain === true)) return null;
      if ((look.model(self).status === 'removed') !== (trigger.removed === true)) return null;
      return trigger.at === moment.at ? {} : null;
    case 'discard':
      return trigger.on === moment.on && trigger.at === moment.at ? {} : null;
    case 'first-rolled':
      return trigger.on === 'first-rolled' ? {} : null;
    case 'enters':
      return trigger.on === 'enters' && moment.model === self && (!trigger.deployed || moment.deployed) ? {} : null;
    case 'activates':
      return trigger.on === 'activates' && moment.model === self ? {} : null;
    case 'targeted': {
      const { originator, action } = moment;
      if (trigger.on !== 'attacks') return hearsTargeted(look, self, trigger, moment);
      return action === 'melee' && isWho(originator, trigger.who) ? { originator, subject: originator } : null;
    }
    case 'declares':
      if (trigger.on !== 'declares' || moment.model !== self || (moment.repeat && !trigger.anew)) return null;
      return speaksOf(trigger.with, moment.action, moment.ability ?? undefined) ? { target: moment.targets } : null;
    case 'fights': {
      if (trigger.on !== 'fights' || !moment.fighters.includes(self)) return null;
      return { enemy: moment.fighters.filter((id) => id !== self) };
    }
    case 'end-step':
      if (trigger.on !== 'end-step' || !moment.fighters.includes(self)) return null;
      return { enemy: moment.fighters.filter((id) => id !== self) };
    case 'reanimates':
      return trigger.on === 'reanimates' && moment.by === self ? { subject: moment.model } : null;
    case 'reanimated':
      return trigger.on === 'reanimated' && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'hands-drawn':
      return trigger.on === 'hands-drawn' && isWho(moment.model, trigger.who) ? { originator: moment.model } : null;
    case 'would-deal':
      return trigger.on === 'would-deal' && moment.by === self && isSuchDamage(trigger, moment) ? {} : null;
    case 'would-suffer':
      if (trigger.on !== 'would-suffer' || !guards(moment.to, trigger.who) || !isSuchDamage(trigger, moment)) return null;
      return { subject: moment.to, ...(moment.by === null ? {} : { originator: moment.by }), 'result:damage': moment.amount };
    case 'arcane-drawn': {
      if (trigger.on !== 'arcane-drawn' || look.friends(self, moment.originator)) return null;
      const near = trigger.within !== undefined && within(look, self, moment.originator, trigger.within);
      return near || moment.targets.includes(self) ? { originator: moment.originator, subject: moment.originator } : null;
    }
    case 'caused-wounds': {
      if (trigger.on !== 'caused-wounds' || moment.by !== self || moment.amount < 1) return null;
      if (trigger.to === 'enemy' && look.friends(self, moment.to)) return null;
      return { subject: moment.to, 'result:wounds': moment.amount };
    }
    case 'wounded':
      if (trigger.on !== 'wounded' || (trigger.by === 'damage' && moment.by !== 'damage')) return null;
      if (trigger.by === 'catastrophe' && !moment.ofCatastrophe) return null;
      return isWho(moment.model, trigger.who) ? { subject: moment.model, 'result:wounds': moment.amount } : null;
    case 'would-be-slain':
      return trigger.on === 'would-be-slain' && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'catastrophe':
      if (trigger.on !== 'catastrophe' || trigger.at !== moment.at || !isWho(moment.model, trigger.who)) return null;
      return { subject: moment.model, catastrophe: true };
    case 'slain':
      if (trigger.on !== 'slain' || !isWho(moment.model, trigger.who) || (trigger.by && moment.by !== self)) return null;
      return {
        subject: moment.model,
        'result:energy': look.model(moment.model).energy,
        stones: look.stonesOf(moment.model).map(({ id }) => id),
        ...(moment.by === null ? {} : { originator: moment.by }),
      };
    case 'moved':
      if (trigger.on === 'moves') return isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
      if (trigger.on !== 'ends-move-engaged' || moment.calls?.includes(self) === false || !isWho(moment.model, trigger.who)) return null;
      return moment.calls || engages(look, self, moment.model) ? { subject: moment.model } : null;
    case 'uses-arcane': {
      const { originator, targets } = moment;
      if (trigger.on !== 'uses-arcane' || !isWho(originator, trigger.who)) return null;
      const { at } = trigger;
      if (at === 'enemy' && targets.every((target) => look.friends(self, target))) return null;
      const aimed = typeof at === 'object' ? targets.find((target) => isWho(target, at)) : originator;
      return aimed === undefined ? null : { originator, subject: aimed, target: targets };
    }
    case 'gains-ability':
      if (trigger.on !== 'gains-ability' || trigger.ability !== moment.ability) return null;
      return isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'melee-drawn':
      return trigger.on === 'melee-drawn' && moment.fighters.includes(self) ? {} : null;
    case 'reveals':
    case 'steps-aside':
      return trigger.on === moment.on && isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
    case 'deployed':
      return trigger.on === 'deployed' ? {} : null;
    case 'arcane-over':
      return trigger.on === moment.on && moment.model === self ? {} : null;
    case 'bluffed':
      if (trigger.on !== 'bluffed' || (trigger.at ?? 'once') !== moment.at) return null;
      return isWho(moment.model, trigger.who) ? { subject: moment.model } : null;
  }
}

/** Whether damage is of a kind that a text speaks of. */
const isSuchDamage = (
  { types, with: actions }: { types?: DamageType[]; with?: ActionName[] },
  { type = null, action = null }: { type?: DamageType | null; action?: ActionName | null },
): boolean => (!types || (type !== null && types.includes(type))) && (!actions || (action !== null && speaksOf(actions, action)));

function hearsTargeted(
  look: Look,
  self: ModelId,
  trigger: Trigger,
  { originator, targets, action, ability }: Extract<Moment, { on: 'targeted' }>,
): Bound | null {
  if (trigger.on !== 'targeted' || !targets.includes(self)) return null;
  if (trigger.by === 'enemy' && look.friends(self, originator)) return null;
  const name: ActionName = action;
  if (trigger.with && !speaksOf(trigger.with, name, ability ?? undefined)) return null;
  return { originator };
}
