import type { Ability, Arcane, Cond, Limit, Rule, Signature, TargetLine, Which } from '../../../rules/terms/card-language.ts';
import { inches, sentence } from '../../language/sentences.ts';
import { withBearer, type CardClause, allFieldsUsed, type Speech, text, type RoleValue } from '../clauses.ts';
import type { SentencePart } from '../language.ts';
import { cardSpecText } from './card-spec.ts';
import { conditionsOf } from './conditions/conditions.ts';
import { effectsPart, effectsText } from './effects/effects.ts';
import { aNoun, eachNoun, everyNoun, manyNoun, noNoun } from './filters.ts';
import { barredPart, modClause, modsClause } from './modifiers/modifiers.ts';
import { triggerOf } from './triggers.ts';
import { type Voice, referent } from './voice.ts';

/** The names that the text of an ability, or a text without an ability, uses for models and abilities. */
export function voiceOf(printed: Ability | null, abilities: Voice['abilities'], speech: Speech): Voice {
  const { language } = speech;
  const several = printed !== null && printed.kind !== 'passive' && (printed.target?.n ?? 1) > 1;
  return {
    ...speech,
    target: language.who(several ? 'each-target' : 'target'),
    each: language.it(null),
    subject: language.who('subject'),
    picked: {},
    abilities,
    ...(printed === null ? {} : { speaker: printed.id }),
    ...(printed?.kind === 'active' && !printed.target ? { resister: 'left-player' } : {}),
    every: everyNoun,
    counted: eachNoun,
    conditions: conditionsOf,
    granted: (ability) => grantedText(ability, abilities, speech),
  };
}

/** The text of an ability that a model is given; an ability to use includes its price. */
function grantedText(ability: Ability, abilities: Voice['abilities'], speech: Speech): string {
  const sentence = abilityText(ability, abilities, speech, true);
  return ability.kind === 'passive' || (ability.kind === 'active' && ability.prints)
    ? sentence
    : text(speech.say('card.granted', { head: headLine(ability, speech), text: sentence }));
}

/** “once per turn”, “3 times per turn”, “once per game, unless reloaded”. */
export function limitText({ per, max = 1, reloadable, unlessAdded, first, ...rest }: Limit, { say }: Speech): string {
  allFieldsUsed(rest);
  const often =
    per === 'turn'
      ? max === 1
        ? say(first ? 'limit.first' : 'limit.turn')
        : say('limit.turns', { n: max })
      : max === 1
        ? say('limit.game')
        : say('limit.games', { n: max });
  if (unlessAdded) return text(say('limit.unless-added', { often }));
  return text(reloadable ? say('limit.reloadable', { often }) : often);
}

/** The line under an ability's name: kind, price, range, how often. */
export function headLine(ability: Ability, speech: Speech): string {
  const { say } = speech;
  const kind =
    ability.kind === 'passive' || (ability.kind === 'active' && ability.prints)
      ? say('head.passive')
      : ability.kind === 'active'
        ? say('head.active')
        : say('head.arcane');
  const parts = [text(kind)];
  if (ability.kind !== 'passive') {
    if (ability.kind === 'arcane' || !ability.prints)
      parts.push(text(say('head.cost', { n: { in: () => String(ability.cost), plural: ability.cost > 1 } })));
    if (ability.range !== undefined) parts.push(inches(ability.range));
    if (ability.pulse !== undefined) parts.push(text(say('head.pulse', { reach: inches(ability.pulse) })));
  }
  if (ability.limit) parts.push(limitText(ability.limit, speech));
  return parts.join(' · ');
}

function targetText({ what, n = 1, which: asked, oncePerTurn, ...rest }: TargetLine, voice: Voice): string | null {
  allFieldsUsed(rest);
  const { say, language } = voice;
  if (what === 'stone') return text(say('target.stone'));
  if (typeof what === 'object')
    return 'terrain' in what
      ? text(say('target.terrain', { terrain: language.terrain(what.terrain, false) }))
      : text(say('target.stone-or', { who: aNoun(what.stoneOr, voice) }));
  const group = asked ?? {};
  if (n > 1) return text(say('target.several', { n, who: manyNoun(group, voice) }));
  if (oncePerTurn) return text(say('target.once-per-turn', { who: aNoun(group, voice) }));
  return asked === undefined ? null : targetLine(group, voice);
}

/** Names what one target has to be. */
export const targetLine = (group: Which, voice: Voice): string => text(voice.say('target.one', { who: aNoun(group, voice) }));

/** True if a condition is about a past event: once true it stays true, so “while” would be wrong. */
function isPast(condition: Cond, yes = true): boolean {
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

/** A limit, for the place after its moment. */
export const often = (limit: Limit | undefined, speech: Speech): RoleValue =>
  limit ? speech.say('rule.limit', { limit: limitText(limit, speech) }) : '';

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

/** True if the ability begins by choosing exactly the models whose presence is its condition, so that the condition needs no sentence. */
function isSaidByChoice(ability: Ability): boolean {
  const [first] = ability.kind === 'active' ? ability.do : [];
  const [only, ...more] = ability.usableIf ?? [];
  if (first?.do !== 'pick' || first.upTo || only === undefined || more.length > 0 || !('exists' in only)) return false;
  return JSON.stringify(only.exists) === JSON.stringify(first.which);
}

const usableText = (conditions: readonly Cond[], voice: Voice): string => {
  const roles = { cond: conditionsOf(conditions, voice) };
  return text(conditions.some((condition) => isPast(condition)) ? voice.say('card.only-if', roles) : voice.say('ability.usable', roles));
};

/** True if two rules of a text make the same change, so that the text has to say that both count. */
function addsUp(rules: readonly Rule[]): boolean {
  const changes = rules.flatMap((rule) =>
    'when' in rule ? rule.do.flatMap((eff) => (eff.do === 'apply' ? [JSON.stringify(eff.mods)] : [])) : [],
  );
  return new Set(changes).size < changes.length;
}

/** The conditions of an ability, and what applies to this use only. */
function conditions(ability: Ability, voice: Voice): string[] {
  const { say } = voice;
  return [
    ...(ability.inherent ? [text(say('ability.inherent'))] : []),
    ...(ability.usableIf && !isSaidByChoice(ability) ? [usableText(ability.usableIf, voice)] : []),
    ...(ability.mods
      ? [
          sentence(
            text(
              say('rule.of-others', {
                what: withBearer(modsClause(ability.mods, voice), voice.language.ability(null)),
                if: stateOf(ability.modsIf, voice),
              }),
            ),
          ),
        ]
      : []),
  ];
}

/**
 * The text of an ability in sentences; `outcomeLines` gives the outcomes of an arcane ability.
 * `abilities`: those of the same card, so that one can name another.
 */
export function abilityText(ability: Ability, abilities: Voice['abilities'], speech: Speech, isGiven = false): string {
  const voice: Voice = { ...voiceOf(ability, abilities, speech), ...(isGiven ? { isGiven } : {}) };
  const { say } = voice;
  const lines = conditions(ability, voice);
  if (ability.kind === 'passive')
    lines.push(
      ...ability.rules.map((rule) => ('always' in rule ? alwaysText(rule, voice) : whenText(rule, voice))),
      ...(addsUp(ability.rules) ? [text(say('rule.adds-up'))] : []),
    );
  else {
    const target = ability.target && targetText(ability.target, voice);
    if (target) lines.push(target);
    if (ability.kind === 'active') lines.push(effectsText(ability.do, voice));
    else if (ability.before) lines.push(text(say('ability.before', { then: effectsPart(ability.before, voice) })));
    else if (ability.dealtTo)
      lines.push(text(say('ability.dealt', { who: everyNoun(ability.dealtTo, voice, text(say('ability.in-pulse'))) })));
  }
  if (ability.unknown) lines.push(text(say('ability.unknown')));
  return whole(lines.join(' '), speech);
}

/** Removes repeated explanations in brackets. */
const whole = (said: string, { language }: Speech): string =>
  [...new Set(language.tidy(said).match(/ \([^()]{40,}\)/g) ?? [])].reduce((all, explained) => {
    const [first = '', ...rest] = all.split(explained);
    return rest.length > 0 ? `${first}${explained}${rest.join('')}` : all;
  }, language.tidy(said));

/** An arcane ability's outcomes: the required card, and its effect. */
export function outcomeLines(ability: Arcane, abilities: Voice['abilities'], speech: Speech): { on: string; text: string }[] {
  const voice = voiceOf(ability, abilities, speech);
  return ability.outcomes.map((outcome) => ({
    on: cardSpecText(outcome.on, speech),
    text: speech.language.goingOn(whole(effectsText(outcome.do, voice), speech)),
  }));
}

/** The text below the table of a signature move; empty when there is none. */
export function signatureText(signature: Signature, speech: Speech): string {
  const voice: Voice = { ...voiceOf(null, [], speech), resister: 'enemy-player' };
  const { say, language } = speech;
  const { mods = [], begin, end, gathers, mirrors, worksOutOfRange, unlessSlain } = signature;
  const lines = [
    ...(mirrors ? [text(say('signature.mirrors', { who: aNoun(mirrors, voice), card: language.meleeCard(signature.upgrades) }))] : []),
    ...(gathers ? [text(say('signature.gathers', { card: language.meleeCard(gathers) }))] : []),
    ...mods.map(({ mods: changes, if: conds }) =>
      sentence(
        text(
          say('rule.alone', {
            who: referent('self', voice),
            what: modsClause(changes, voice),
            if: conds ? say('rule.if', { cond: conditionsOf(conds, voice) }) : '',
          }),
        ),
      ),
    ),
    ...(begin ? [effectsText(begin, voice)] : []),
    ...(worksOutOfRange ? [text(say('signature.out-of-range'))] : []),
    ...(end ? [text(say(unlessSlain ? 'signature.end-alive' : 'signature.end', { what: language.goingOn(effectsText(end, voice)) }))] : []),
  ];
  return language.tidy(lines.join(' '));
}
