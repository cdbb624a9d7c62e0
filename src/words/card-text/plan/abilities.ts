import type { Ability, Arcane, Cond, Signature, TargetLine, Which } from '../../../rules/terms/card-language.ts';
import { inches, sentence } from '../../language/sentences.ts';
import { withBearer, allFieldsUsed, type Speech, text } from '../clauses.ts';
import { cardSpecText } from './card-spec.ts';
import { conditionsOf } from './conditions/conditions.ts';
import { effectsPart, effectsText } from './effects/effects.ts';
import { aNoun, eachNoun, everyNoun, manyNoun } from './filters.ts';
import { limitText } from './limits.ts';
import { modsClause } from './modifiers/modifiers.ts';
import { isPast, rulesText, stateOf } from './rules.ts';
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
  if (ability.kind === 'passive') lines.push(...rulesText(ability.rules, voice));
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
const whole = (sentence: string, { language }: Speech): string =>
  [...new Set(language.tidy(sentence).match(/ \([^()]{40,}\)/g) ?? [])].reduce((all, explained) => {
    const [first = '', ...rest] = all.split(explained);
    return rest.length > 0 ? `${first}${explained}${rest.join('')}` : all;
  }, language.tidy(sentence));

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
