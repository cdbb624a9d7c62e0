import type { Eff, EffOf, Outcome } from '../../../../rules/terms/card-language.ts';
import { capital, inches } from '../../../language/sentences.ts';
import { asSentences, type CardClause, followed, inSentence, phrase, allFieldsUsed, type SpokenPart, text } from '../../clauses.ts';
import type { Phrase } from '../../language.ts';
import { energy, wounds } from '../amounts.ts';
import { cardSpecText } from '../card-spec.ts';
import { aNoun, manyNoun } from '../filters.ts';
import { plainClause } from './plain-effects.ts';
import { isTableEffect, tableEffect } from './table-effects.ts';
import { reachText, valueOf, valueText } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

/** The effects of each required card: “Green X: …”. */
const outcomesText = (outcomes: readonly Outcome[], voice: Voice): string[] =>
  outcomes.map(({ on, do: effects }) =>
    text(voice.say('eff.outcome', { on: cardSpecText(on, voice), text: voice.language.goingOn(capital(effectsText(effects, voice))) })),
  );

function flip({ do: _, only, then = [], outcomes = [], catastrophe, ...rest }: EffOf<'flip'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const caught =
    catastrophe === undefined
      ? []
      : [
          catastrophe.length === 0
            ? text(say(then.some((effect) => effect.do === 'remain') ? 'eff.flip-slain' : 'eff.flip-nothing'))
            : text(say('eff.flip-catastrophe', { then: effectsPart(catastrophe, voice) })),
        ];
  const clause = only ? say('eff.flip-only', { colours: language.or(only.map(language.colour)) }) : say('eff.flip');
  if (outcomes.length > 0) return followed(say('eff.flip-colours'), [...outcomesText(outcomes, voice), ...caught].join(' '));
  return followed(clause, [effectsText(then, voice), ...caught].join(' '));
}

const CATASTROPHE: Outcome['on'] = 'catastrophe';

function guess({ do: _, then = [], outcomes = [], catastrophe = [], ...rest }: EffOf<'guess'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const all = catastrophe.length > 0 ? [...outcomes, { on: CATASTROPHE, do: catastrophe }] : outcomes;
  if (all.length > 0) return followed(say('eff.guess'), [text(say('eff.guessed-colours')), ...outcomesText(all, voice)].join(' '));
  const right = then.length === 0 ? undefined : text(say('eff.guessed', { then: effectsPart(then, voice) }));
  return followed(say('eff.guess'), right);
}

function dealEach(
  { do: _, in: range, which, of: __, outcomes = [], catastrophe = [], ...rest }: EffOf<'deal-each'>, // the speaking ability
  voice: Voice,
): CardClause {
  allFieldsUsed(rest);
  const member = voice.every(which, voice);
  const all = catastrophe.length > 0 ? [...outcomes, { on: CATASTROPHE, do: catastrophe }] : outcomes;
  const called = outcomesText(all, { ...voice, each: voice.language.it(member) });
  return followed(
    voice.say('eff.deal-each', { who: member, reach: reachText(range, voice) }),
    called.length > 0 ? called.join(' ') : undefined,
  );
}

/** The models to pick, and whether they may be several. */
function picked({ which, n, upTo }: Pick<EffOf<'pick'>, 'which' | 'n' | 'upTo'>, voice: Voice): { whom: Phrase; several: boolean } {
  if (n === undefined || n === 1) return { whom: aNoun(which, voice), several: false };
  const roles = { n: valueText(n, voice), who: manyNoun(which, voice) };
  return { whom: phrase(upTo ? voice.say('eff.pick-up-to', roles) : voice.say('eff.pick-several', roles), roles.who), several: true };
}

/** The player who decides instead of a resisting player. */
const resister = (voice: Voice): Phrase => voice.language.who(voice.resister ?? 'resister');

/** Two models that are picked one after the other, for effects on both. */
function pickTwo(first: EffOf<'pick'>, { which, as, then }: EffOf<'pick'>, voice: Voice): CardClause {
  const { say, language } = voice;
  const { but: _, ...second } = which;
  const named = { ...voice.picked, [first.as]: language.who('first-picked'), [as]: language.who('second-picked') };
  const roles = { first: aNoun(first.which, voice), second: aNoun(second, voice), then: effectsPart(then, { ...voice, picked: named }) };
  return say('eff.pick-two', roles);
}

/** The second pick where exactly two models are picked one after the other; undefined otherwise. */
function secondOf({ as, n, upTo, by, then: [next, ...more] }: EffOf<'pick'>): EffOf<'pick'> | undefined {
  const isPlain = n === undefined && !upTo && by === undefined && more.length === 0;
  if (!isPlain || next?.do !== 'pick' || next.n !== undefined || next.upTo || next.by !== undefined) return undefined;
  const { but } = next.which;
  return typeof but === 'object' && 'picked' in but && but.picked === as ? next : undefined;
}

function pick(eff: EffOf<'pick'>, voice: Voice): CardClause {
  const second = secondOf(eff);
  if (second) return pickTwo(eff, second, voice);
  const { do: _, which, n, upTo, as, by, then: effects, ...rest } = eff;
  allFieldsUsed(rest);
  const { say, language } = voice;
  const { whom: chosen, several } = picked({ which, ...(n === undefined ? {} : { n }), ...(upTo ? { upTo } : {}) }, voice);
  const named = several ? language.who('each-picked') : language.it(chosen, Object.keys(voice.picked).length);
  const roles = { whom: chosen, then: effectsPart(effects, { ...voice, picked: { ...voice.picked, [as]: named } }) };
  if (by === 'resisting') return say('eff.resisting-picks', { ...roles, who: resister(voice) });
  return upTo && !several ? say('eff.may-pick', roles) : say('eff.pick', roles);
}

function mayPay(
  { do: _, who: role, energy: much, wounds: hurt, then, else: otherwise, ...rest }: EffOf<'may-pay'>,
  voice: Voice,
): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const payer = referent(role, voice);
  const paying = much === undefined ? null : say('eff.pay-energy', { energy: energy(much, voice) });
  const suffering = hurt === undefined ? null : say('eff.pay-wounds', { wounds: wounds(hurt, voice) });
  const price = paying && suffering ? say('eff.pay-both', { paying, suffering }) : (paying ?? suffering ?? '');
  if (then.length === 0 && otherwise) return say('eff.pay-or', { who: payer, price, else: effectsPart(otherwise, voice) });
  const paid = text(say('eff.if-paid', { it: voice.language.it(payer), then: effectsPart(then, voice) }));
  const unpaid = otherwise ? [text(say('eff.otherwise', { then: effectsPart(otherwise, voice) }))] : [];
  return followed(say('eff.may-pay', { who: payer, price }), [paid, ...unpaid].join(' '));
}

function chooseX({ do: _, to, pays, keep: __, then, ...rest }: EffOf<'choose-x'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const roles = { most: valueOf(to, voice) };
  return followed(pays ? voice.say('eff.pay-x', roles) : voice.say('eff.choose-x', roles), effectsText(then, voice));
}

function pulse({ do: _, in: range, which, ordered, effects, ...rest }: EffOf<'pulse'>, voice: Voice): CardClause[] {
  allFieldsUsed(rest);
  const every = voice.every(which ?? {}, voice);
  const roles = { who: every, reach: reachText(range, voice) };
  const each = phrase(ordered ? voice.say('eff.pulse-ordered', roles) : voice.say('eff.pulse', roles), every);
  return effects.flatMap((inner) => clausesOf(inner, { ...voice, each }));
}

function pickPiece({ do: _, terrain, made, in: range, then: effects, ...rest }: EffOf<'pick-piece'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say, language } = voice;
  const piece = language.terrain(terrain, false);
  const roles = { terrain: piece, reach: inches(range), then: effectsPart(effects, { ...voice, target: language.it(piece) }) };
  return made ? say('eff.pick-made-piece', roles) : say('eff.pick-piece', roles);
}

/** A choice of which the first option is always open and the others have a condition: “choose one: A; or, if …, B”. */
function choiceIf({ cond, then: [only, ...more], else: otherwise }: EffOf<'if'>, voice: Voice): CardClause | null {
  if (only?.do !== 'one-of' || only.by !== undefined || more.length > 0 || otherwise === undefined) return null;
  const [open = [], ...moreOptions] = only.options;
  if (JSON.stringify(open) !== JSON.stringify(otherwise)) return null;
  const { say } = voice;
  const first = effectsPart(open, voice).in('main');
  const options = moreOptions
    .map((option) => say('eff.if', { cond: voice.conditions(cond, voice), then: effectsPart(option, voice) }).in('main'))
    .reduce((all, next) => text(say('eff.option', { first: all, next })), first);
  return say('eff.one-of', { options });
}

function whether(eff: EffOf<'if'>, voice: Voice): CardClause {
  const choice = choiceIf(eff, voice);
  if (choice) return choice;
  const { do: _, cond, then, else: otherwise, ...rest } = eff;
  allFieldsUsed(rest);
  const { say } = voice;
  const alternative = otherwise === undefined ? undefined : text(say('eff.otherwise', { then: effectsPart(otherwise, voice) }));
  return followed(say('eff.if', { cond: voice.conditions(cond, voice), then: effectsPart(then, voice) }), alternative);
}

function oneOf({ do: _, by, options, ...rest }: EffOf<'one-of'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  const all = options
    .map((option) => effectsPart(option, voice).in('main'))
    .reduce((first, next) => text(say('eff.option', { first, next })));
  return by === 'resisting' ? say('eff.resisting-one-of', { who: resister(voice), options: all }) : say('eff.one-of', { options: all });
}

function repeat({ do: _, times, then: effects, ...rest }: EffOf<'repeat'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const spoken = effectsPart(effects, voice);
  const source = typeof times === 'object' && 'result' in times ? voice.results?.[times.result] : undefined;
  if (times === 1) return voice.say('eff.repeat-once', { then: spoken });
  if (source === 'lose') return voice.say('eff.repeat-energy', { then: spoken });
  if (source === 'wound') return voice.say('eff.repeat-wounds', { then: spoken });
  return typeof times === 'object' && 'result' in times
    ? voice.say('eff.repeat-result', { then: spoken })
    : voice.say('eff.repeat', { times: valueOf(times, voice), then: spoken });
}

/** One effect as clauses, for joining into sentences. */
export function clausesOf(eff: Eff, voice: Voice): CardClause[] {
  if (isTableEffect(eff)) return [tableEffect(eff, voice, effectsPart)];
  const { say } = voice;
  switch (eff.do) {
    case 'flip':
      return [flip(eff, voice)];
    case 'pulse':
      return pulse(eff, voice);
    case 'for-each': {
      const { do: _, which, effects, ...rest } = eff;
      allFieldsUsed(rest);
      return effects.flatMap((inner) => clausesOf(inner, { ...voice, each: voice.every(which, voice) }));
    }
    case 'repeat':
      return [repeat(eff, voice)];
    case 'pick':
      return [pick(eff, voice)];
    case 'if':
      return [whether(eff, voice)];
    case 'one-of':
      return [oneOf(eff, voice)];
    case 'pick-piece':
      return [pickPiece(eff, voice)];
    case 'pick-point': {
      const { do: _, then, ...rest } = eff;
      allFieldsUsed(rest);
      return [say('eff.pick-point', { then: effectsPart(then, { ...voice, target: voice.language.who('point') }) })];
    }
    case 'guess':
      return [guess(eff, voice)];
    case 'deal-each':
      return [dealEach(eff, voice)];
    case 'show': {
      const { do: _, card, then, ...rest } = eff;
      allFieldsUsed(rest);
      return [followed(say('eff.show', { card: cardSpecText(card, voice) }), effectsText(then, voice))];
    }
    case 'later': {
      const { do: _, then, ...rest } = eff;
      allFieldsUsed(rest);
      return [say('eff.later', { then: effectsPart(then, voice) })];
    }
    case 'may': {
      const { do: _, then: effects, ...rest } = eff;
      allFieldsUsed(rest);
      const spoken = effectsPart(effects, voice);
      return [spoken.instructs ? say('eff.may-instructed', { then: spoken }) : say('eff.may', { then: spoken })];
    }
    case 'may-pay':
      return [mayPay(eff, voice)];
    case 'choose-x':
      return [chooseX(eff, voice)];
    case 'draw-open': {
      const { do: _, catastrophe, ...rest } = eff;
      allFieldsUsed(rest);
      return [followed(say('eff.draw-open'), text(say('eff.flip-catastrophe', { then: effectsPart(catastrophe, voice) })))];
    }
    default:
      return [plainClause(eff, voice)];
  }
}

/** Effects one after the other; each knows the effects behind earlier results. */
function allClauses(effects: readonly Eff[], voice: Voice): CardClause[] {
  const bound = effects.flatMap((eff): [string, Eff['do']][] => ('bind' in eff && eff.bind !== undefined ? [[eff.bind, eff.do]] : []));
  const speaking = bound.length === 0 ? voice : { ...voice, results: { ...voice.results, ...Object.fromEntries(bound) } };
  return effects.flatMap((eff) => clausesOf(eff, speaking));
}

/** Effects as whole sentences. */
export const effectsText = (effects: readonly Eff[], voice: Voice): string => asSentences(allClauses(effects, voice), voice);

/** Effects as the end of a sentence. */
export const effectsPart = (effects: readonly Eff[], voice: Voice): SpokenPart => inSentence(allClauses(effects, voice), voice);
