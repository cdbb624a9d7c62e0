import type { Look } from '../../look.ts';
import { listOf } from '../../space/missing-facts.ts';
import type { Bound } from '../../terms/frame-notes.ts';
import type { Passive, Rule, Trigger } from '../../terms/card-language.ts';
import type { ArcaneCard } from '../../terms/decks.ts';
import type { ArcaneFrame, EffectsFrame } from '../../terms/frame.ts';
import type { AbilityId, ModelId, Seat, StoneId } from '../../terms/ids.ts';
import type { Model } from '../../terms/match.ts';
import { abilitiesOf } from '../../printed/abilities-of.ts';
import { castOf } from '../../printed/cast.ts';
import { cardFrame, firstOfLastTurn } from '../../printed/card-rules.ts';
import { unheededBut } from '../../printed/heed.ts';
import { keptBy } from '../../printed/kept-cards.ts';
import { ASKED_AT, isAwaited } from './awaited-moments.ts';
import { triggerBinding } from './trigger-binding.ts';
import { readingFor } from '../reading-for.ts';
import type { Moment } from './moment.ts';
import { conditionsHold } from '../reading.ts';
import { rulesInForce, speakerOf, type RuleInForce } from '../../printed/table-cards.ts';
import { seatState } from '../../printed/seat-state.ts';
import { cardUsesLeft, effectsFrame, leftOf, refTo, usesLeft } from '../../printed/text-of.ts';

/**
 * The frames of all texts for a moment, clockwise from the active seat's left, in troupe order; in a Replenish Step from the seat that activated
 * first last turn. Optional texts are offers. @rule REP-4
 */
export function triggered(look: Look, moment: Moment): EffectsFrame[] {
  const alone = unheededBut(look);
  const waiting = speakersAt(look, moment);
  const speakers = alone === null ? waiting : waiting.filter(({ id }) => id === alone);
  const withCards = cardsWait(look, moment);
  if (speakers.length === 0 && !withCards) return [];
  const isAsked = ({ on }: Trigger): boolean => ASKED_AT[on] === moment.on;
  const spokenByModel = ({ id }: Model): EffectsFrame[] =>
    spokenBy(look, id, (seen, trigger, ability) => triggerBinding(seen, id, ability, trigger, moment), isAsked);
  const seats = moment.on === 'replenish' ? firstOfLastTurn(look) : look.clockwise(look.activeSeat);
  const inTurn = seats.flatMap((seat): (Model | Seat)[] => {
    const models = speakers.filter(({ controller }) => controller === seat);
    return withCards ? [...models, seat] : models;
  });
  return listOf(inTurn, (speaker) => (typeof speaker === 'object' ? spokenByModel(speaker) : spokenByCards(look, speaker, moment)));
}

/** True if anything may speak at a moment of this kind: where nothing does, there is nothing `triggered` at any such moment. */
export const mayTrigger = (look: Look, moment: Moment): boolean => speakersAt(look, moment).length > 0 || cardsWait(look, moment);

const waitsFor = ({ rule }: RuleInForce, { on }: Moment): boolean => 'when' in rule && ASKED_AT[rule.when.on] === on;

/** True if a shown card has a rule for a moment; most have none. */
const cardsWait = (look: Look, moment: Moment): boolean =>
  look.seats.some((seat) => rulesInForce(look, seat).some((rule) => waitsFor(rule, moment)));

/**
 * The models whose texts may speak at a moment: those on the board, and slain models that the moment is about, except for a player who has conceded.
 * @rule WIN-7
 */
function speakersAt(look: Look, moment: Moment): readonly Model[] {
  const { on } = moment;
  const waits = ({ id, lasting }: Model): boolean => lasting.some(({ gives }) => gives) || isAwaited(look.character(id), on);
  if (on === 'replenish')
    return look.models.filter((model) => model.status !== 'reserve' && !seatState(look, model.seat).conceded && waits(model));
  if (on === 'slain' || on === 'would-be-slain')
    return look.models.filter((model) => (model.status === 'board' || model.id === moment.model) && waits(model));
  const { waiting } = castOf(look);
  let ids = waiting.get(on);
  if (!ids) {
    ids = look.onBoard.filter(waits).map(({ id }) => id);
    waiting.set(on, ids);
  }
  return ids.length === 0 ? NOBODY : ids.map((id) => look.model(id));
}

const NOBODY: readonly Model[] = [];

/** The frame of the text that replaces the lowering in a harvest; null when the model has none. @rule HRV-7 */
export function harvestText(look: Look, model: ModelId, stone?: StoneId): EffectsFrame | null {
  const bound: Bound = stone === undefined ? {} : { stone };
  return spokenBy(look, model, (_, trigger) => (trigger.on === 'harvests' && trigger.instead ? bound : null))[0] ?? null;
}

/** The frames of texts about a harvest, beside the lowering. */
export function harvestTriggers(look: Look, model: ModelId, stone: StoneId): EffectsFrame[] {
  return spokenBy(look, model, (_, trigger) => (trigger.on === 'harvests' && !trigger.instead ? { stone } : null));
}

type Hearing = (look: Look, trigger: Trigger, ability: AbilityId) => Bound | null;

const NOTHING: readonly never[] = [];
const always = (): boolean => true;

/**
 * The frames of a model's rules for a moment; `hearing` returns the names that it binds. `waits` is a quick test that comes before the
 * limits, because most rules are for other moments.
 */
function spokenBy(look: Look, model: ModelId, hearing: Hearing, waits: (trigger: Trigger) => boolean = always): EffectsFrame[] {
  return listOf(abilitiesOf(look, model), (ability) => {
    if (ability.kind !== 'passive') return NOTHING;
    const rules = waitingRules(ability);
    if (!rules.some(({ rule }) => waits(rule.when))) return NOTHING;
    return listOf(rules, (waiting) => (waits(waiting.rule.when) ? spoken(look, model, ability, waiting, hearing) : NOTHING));
  });
}

interface WaitingRule {
  rule: SpokenRule;
  index: number;
}

// Cards never change while they are in play.
const waitingKnown = new WeakMap<Passive, readonly WaitingRule[]>();

/** The triggered rules of an ability, with their places on the card. */
function waitingRules(ability: Passive): readonly WaitingRule[] {
  let rules = waitingKnown.get(ability);
  if (!rules) {
    rules = ability.rules.flatMap((rule, index) => ('when' in rule ? [{ rule, index }] : []));
    waitingKnown.set(ability, rules);
  }
  return rules;
}

/** The frames of a seat's shown cards for a moment, except for the parts of a Replenish Step (`cardsSpeaking`). @rule CMP-8 */
function spokenByCards(look: Look, seat: Seat, moment: Moment): EffectsFrame[] {
  return listOf(rulesInForce(look, seat), ({ card, index, rule }) => {
    if (!('when' in rule) || ASKED_AT[rule.when.on] !== moment.on) return NOTHING;
    if (moment.on === 'replenish' || seatState(look, seat).conceded) return NOTHING;
    const { limit, may } = rule;
    if (limit && cardUsesLeft(look, seat, card.id, limit) <= 0) return [];
    const self = speakerOf(look, seat);
    const bound = heard(look, may === true && limit?.first !== true, (seen) => {
      const named = triggerBinding(seen, self, card.id, rule.when, moment);
      return named && conditionsHold(readingFor(seen, self, card.id, named), rule.if ?? []) ? named : null;
    });
    if (!bound) return [];
    const frame = cardFrame(
      look,
      seat,
      { card, path: ['rules', index, 'do'] },
      {
        ...bound,
        trigger: limit ? { limit: { ...limit } } : {},
      },
    );
    return [may ? { ...frame, offer: 'interrupt' } : frame];
  });
}

type SpokenRule = Extract<Rule, { when: Trigger }>;

/** The names that a text binds at a moment. An optional text is offered if it could apply, so that no fact is asked for it. */
function heard(look: Look, may: boolean, hearing: (seen: Look) => Bound | null): Bound | null {
  if (!may) return hearing(look);
  for (const seen of look.worlds) {
    const bound = hearing(seen);
    if (bound) return bound;
  }
  return null;
}

function spoken(look: Look, self: ModelId, ability: Passive, { rule, index }: WaitingRule, hearing: Hearing): EffectsFrame[] {
  const limit = rule.limit ?? ability.limit;
  if (usesLeft(look, self, ability.id, limit) <= 0) return [];
  const [first] = rule.do;
  const reveal = first?.do === 'show' ? { card: first.card, n: 1 } : rule.reveal;
  if (reveal && shownHand(look, self).length < reveal.n) return [];
  const bound = heard(look, (rule.may === true || reveal !== undefined) && limit?.first !== true, (seen) => {
    const named = hearing(seen, rule.when, ability.id);
    const all = named && { subject: self, ...named };
    return all && conditionsHold(readingFor(seen, self, ability.id, all), rule.if ?? []) ? all : null;
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
        ...(reveal ? { reveal: { card: reveal.card, n: reveal.n } } : {}),
        ...(mayBeSlain(rule.when) ? { slain: true } : {}),
        ...(rule.after ? { after: true } : {}),
        ...(rule.when.on === 'bluffed' ? { bluff: true } : {}),
      },
    },
  });
  if (reveal) return [{ ...frame, offer: 'reveal' }];
  return [rule.may ? { ...frame, offer: 'interrupt' } : frame];
}

/** True if a text may speak although its bearer is not in play. */
const mayBeSlain = (trigger: Trigger): boolean =>
  trigger.on === 'slain' || trigger.on === 'would-be-slain' || (trigger.on === 'replenish' && (trigger.slain ?? trigger.removed) === true);

/** The cards that a model's player could show when resisting: the hand, then cards set aside, which may be added at any point. @rule ABL-15 */
export function shownHand(look: Look, model: ModelId): ArcaneCard[] {
  const arcane = look.match.stack.findLast((frame): frame is ArcaneFrame => frame.kind === 'arcane');
  return arcane?.resisting === look.model(model).controller ? [...arcane.resist, ...keptBy(look, arcane.resisting)] : [];
}
