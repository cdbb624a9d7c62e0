import type { Cond, Rule } from '../../../rules/terms/card-language.ts';
import { sentence } from '../../language/sentences.ts';
import { allFieldsUsed, type CardClause, type RoleValue, text, withBearer } from '../clauses.ts';
import type { SentencePart } from '../language.ts';
import { cardSpecText } from './card-spec.ts';
import { conditionsOf } from './conditions/conditions.ts';
import { effectsPart } from './effects/effects.ts';
import { everyNoun, noNoun } from './filters.ts';
import { often } from './limits.ts';
import { barredPart, modClause, modsClause } from './modifiers/modifiers.ts';
import { triggerOf } from './triggers.ts';
import { referent, type Voice } from './voice.ts';

/** True if a condition is about a past event: once true it stays true, so “while” would be wrong. */
export function isPast(condition: Cond, yes = true): boolean {
  if ('not' in condition) return isPast(condition.not, !yes);
  if ('all' in condition) return condition.all.some((inner) => isPast(inner, yes));
  if ('any' in condition) return condition.any.some((inner) => isPast(inner, yes));
  if ('slainThisTurn' in condition || 'used' in condition || 'returnedBy' in condition) return yes;
  if ('usedArcane' in condition) return condition.usedArcane === yes;
  return 'harvested' in condition && condition.harvested === yes;
}

/** A condition of a lasting modifier: with “while”, or with “if” for a played card, for the troupe and for past events. */
export function stateOf(conditions: readonly Cond[] | undefined, voice: Voice): RoleValue {
  if (!conditions) return '';
  const roles = { cond: conditionsOf(conditions, voice) };
  return conditions.some((condition) => 'played' in condition || 'inTroupe' in condition || isPast(condition))
    ? voice.say('rule.if', roles)
    : voice.say('rule.while', roles);
}

type Always = Extract<Rule, { always: unknown }>;
type When = Extract<Rule, { when: unknown }>;

/** A condition of a moment, with “and if”; after the name of a step it is set off by a comma. */
export function momentOf({ on }: When['when'], conditions: readonly Cond[] | undefined, voice: Voice): RoleValue {
  if (!conditions) return '';
  const roles = { cond: conditionsOf(conditions, voice) };
  return on === 'replenish' || on === 'discard' || on === 'fights' || on === 'end-step'
    ? voice.say('rule.comma-if', roles)
    : voice.say('rule.and-if', roles);
}

/** The only turn in which a rule applies; undefined where it is not limited to one. */
function onlyTurn(conditions: readonly Cond[] | undefined): number | undefined {
  const [only, ...more] = conditions ?? [];
  if (only === undefined || more.length > 0 || !('compare' in only)) return undefined;
  return only.compare === 'turn-number' && only.op === '=' && typeof only.to === 'number' ? only.to : undefined;
}

function alwaysText({ always, to, if: conditions, ...rest }: Always, voice: Voice): string {
  allFieldsUsed(rest);
  const { say } = voice;
  const condition = stateOf(conditions, voice);
  const [only, ...more] = always;
  const turn = to && onlyTurn(conditions);
  if (to && turn)
    return sentence(text(say('rule.in-turn', { n: turn, what: withBearer(modsClause(always, voice), everyNoun(to, voice)) })));
  if (to && only?.mod === 'forbid' && more.length === 0)
    return sentence(text(say('rule.nobody-can', { who: noNoun(to, voice), what: barredPart(only, voice), if: condition })));
  if (to)
    return sentence(text(say('rule.of-others', { what: withBearer(modsClause(always, voice), everyNoun(to, voice)), if: condition })));
  return ownMods(always, condition, voice);
}

/** Modifiers of the bearer only. */
function ownMods(mods: Always['always'], condition: RoleValue, voice: Voice): string {
  const sentenceOf = (clause: CardClause): string =>
    sentence(text(voice.say('rule.alone', { who: referent('self', voice), what: clause, if: condition })));
  if (mods.every(({ mod }) => mod === 'keyword')) return sentenceOf(modsClause(mods, voice));
  return mods.map((mod) => sentenceOf(modClause(mod, voice))).join(' ');
}

/** The voice for the effects of a rule: “this model” stays the subject when the moment is about it. */
function speakingOf(trigger: When['when'], voice: Voice): Voice {
  const self = referent('self', voice);
  const aimed = trigger.on === 'uses-arcane' && typeof trigger.at === 'object' && trigger.at.only === 'self';
  const isOwn = trigger.on === 'reanimated' && trigger.who === undefined;
  const aims = trigger.on === 'targeted' && trigger.by === 'enemy';
  return {
    ...voice,
    ...(aimed ? { target: self } : {}),
    ...(isOwn ? { subject: self } : {}),
    ...(aims ? { originator: voice.language.who('enemy') } : {}),
  };
}

function whenText({ when, if: conditions, may, reveal, limit: most, after, do: effects, ...rest }: When, asked: Voice): string {
  allFieldsUsed(rest);
  const voice = speakingOf(when, asked);
  const { say } = voice;
  const does = effectsPart(effects, may ? { ...voice, priced: true } : voice);
  const part: SentencePart = after ? say('rule.later', { what: does }) : does;
  const moment = triggerOf(when, voice);
  const limit = often(most, voice);
  const roles = { moment, if: momentOf(when, conditions, voice), what: part, limit };
  const replaced = when.on === 'harvests' && when.instead ? [text(say('rule.instead'))] : [];
  const goesOn = when.on === 'targeted' && may ? [text(say('rule.goes-on'))] : [];
  if (reveal) {
    const card = cardSpecText(reveal.card, voice);
    const shown = reveal.n === 1 ? say('rule.reveal-one', { card }) : say('rule.reveal', { n: reveal.n, card });
    return sentence(text(say('rule.revealed', { ...roles, shown })));
  }
  const clause = ((): CardClause => {
    if (!may) return say('rule.when', roles);
    if (when.on === 'bluffed') return does.instructs ? say('rule.when-shown-instructed', roles) : say('rule.when-shown', roles);
    return does.instructs ? say('rule.when-may-instructed', roles) : say('rule.when-may', roles);
  })();
  return [sentence(text(clause)), ...replaced, ...goesOn].join(' ');
}

/** True if two rules of a text make the same change, so that the text has to say that both count. */
function addsUp(rules: readonly Rule[]): boolean {
  const changes = rules.flatMap((rule) =>
    'when' in rule ? rule.do.flatMap((eff) => (eff.do === 'apply' ? [JSON.stringify(eff.mods)] : [])) : [],
  );
  return new Set(changes).size < changes.length;
}

/** The sentences of the rules of a passive ability. */
export const rulesText = (rules: readonly Rule[], voice: Voice): string[] => [
  ...rules.map((rule) => ('always' in rule ? alwaysText(rule, voice) : whenText(rule, voice))),
  ...(addsUp(rules) ? [text(voice.say('rule.adds-up'))] : []),
];
