import { msg, str } from '@lit/localize';
import type { Eff } from '../../rules/terms/card-language.ts';
import { colourName } from '../names/arcane-cards.ts';
import { terrainNoun } from '../names/terrain.ts';
import { inches, oneOf } from '../sentences.ts';
import { energy, wounds } from './amounts.ts';
import { cardSpecText } from './card-spec.ts';
import { asSentences, type Clause, clause, inSentence } from './clauses.ts';
import { aNoun, manyNoun } from './filters.ts';
import { plainClauses } from './plain-effects.ts';
import { isTableEffect, tableEffectText } from './table-effects.ts';
import { valueText } from './values.ts';
import { type Voice, whoText } from './voice.ts';

type EffOf<K extends Eff['do']> = Extract<Eff, { do: K }>;

function flip(eff: EffOf<'flip'>, voice: Voice): Clause {
  const then = eff.then.flatMap((inner) => clausesOf(inner, voice));
  const catastrophe =
    eff.catastrophe === undefined
      ? []
      : eff.catastrophe.length === 0
        ? [msg('A Catastrophe does nothing.', { id: 'eff.flip-nothing' })]
        : [
            msg(str`On a Catastrophe instead, ${inSentence(eff.catastrophe.flatMap((inner) => clausesOf(inner, voice)))}.`, {
              id: 'eff.flip-catastrophe',
            }),
          ];
  const of = eff.only ? oneOf(eff.only.map(colourName)) : '';
  const what = eff.only
    ? msg(str`flip an Arcane Card; if it is ${of}, its value is X, else nothing happens`, { id: 'eff.flip-only' })
    : msg('flip an Arcane Card; its value is X', { id: 'eff.flip' });
  return clause(null, what, [asSentences(then), ...catastrophe].join(' '));
}

function pick(eff: EffOf<'pick'>, voice: Voice): Clause {
  const several = eff.n !== undefined && eff.n !== 1;
  const named = several ? msg('each of them', { id: 'eff.each-picked' }) : msg('it', { id: 'who.it' });
  const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, { ...voice, picked: { ...voice.picked, [eff.as]: named } })));
  const count = several ? valueText(eff.n ?? 1, voice) : '';
  const whom = several
    ? eff.upTo
      ? msg(str`up to ${count} ${manyNoun(eff.which, voice)}`, { id: 'eff.pick-up-to' })
      : `${count} ${manyNoun(eff.which, voice)}`
    : aNoun(eff.which, voice);
  return eff.by === 'resisting'
    ? clause(msg('the resisting player', { id: 'who.resisting' }), msg(str`chooses ${whom}: ${then}`, { id: 'eff.resisting-picks' }))
    : eff.upTo && !several
      ? clause(null, msg(str`you may choose ${whom}: ${then}`, { id: 'eff.may-pick' }))
      : clause(null, msg(str`choose ${whom}: ${then}`, { id: 'eff.pick' }));
}

function mayPay(eff: EffOf<'may-pay'>, voice: Voice): Clause {
  const price = [
    ...(eff.energy === undefined ? [] : [msg(str`pay ${energy(eff.energy, voice)}`, { id: 'eff.pay-energy' })]),
    ...(eff.wounds === undefined ? [] : [msg(str`suffer ${wounds(eff.wounds, voice)}`, { id: 'eff.pay-wounds' })]),
  ].join(', ');
  if (eff.then.length === 0 && eff.else) {
    const unless = inSentence(eff.else.flatMap((inner) => clausesOf(inner, voice)));
    return clause(whoText(eff.who, voice), msg(str`may ${price}, or ${unless}`, { id: 'eff.pay-or' }));
  }
  const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, voice)));
  const paid = msg(str`If it does, ${then}.`, { id: 'eff.if-paid' });
  const unpaid =
    eff.else && msg(str`Otherwise ${inSentence(eff.else.flatMap((inner) => clausesOf(inner, voice)))}.`, { id: 'eff.otherwise' });
  return clause(whoText(eff.who, voice), msg(str`may ${price}`, { id: 'eff.may-pay' }), unpaid ? `${paid} ${unpaid}` : paid);
}

function chooseX(eff: EffOf<'choose-x'>, voice: Voice): Clause {
  const most = valueText(eff.to, voice);
  const what = eff.pays
    ? msg(str`pay X energy, at least 1 and at most ${most}`, { id: 'eff.pay-x' })
    : msg(str`choose X, at least 1 and at most ${most}`, { id: 'eff.choose-x' });
  const then = asSentences(eff.then.flatMap((inner) => clausesOf(inner, voice)));
  return clause(null, what, then === '' ? undefined : then);
}

/** One effect as clauses, for joining into sentences. */
export function clausesOf(eff: Eff, voice: Voice): Clause[] {
  if (isTableEffect(eff))
    return tableEffectText(eff, voice, (effects, inner) => inSentence(effects.flatMap((each) => clausesOf(each, inner))));
  switch (eff.do) {
    case 'flip':
      return [flip(eff, voice)];
    case 'pulse': {
      const reach = inches(valueText(eff.in, voice));
      const each = voice.every(eff.which ?? {}, voice);
      const where = eff.ordered
        ? msg(str`${each} in a pulse of ${reach}, in the order that you choose,`, { id: 'eff.pulse-ordered' })
        : msg(str`${each} in a pulse of ${reach}`, { id: 'eff.pulse' });
      return eff.effects.flatMap((inner) => clausesOf(inner, { ...voice, each: where }));
    }
    case 'for-each':
      return eff.effects.flatMap((inner) => clausesOf(inner, { ...voice, each: voice.every(eff.which, voice) }));
    case 'repeat': {
      const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, voice)));
      const times = valueText(eff.times, voice);
      return typeof eff.times === 'object' && 'result' in eff.times
        ? [clause(null, msg(str`once for each, ${then}`, { id: 'eff.repeat-result' }))]
        : [clause(null, msg(str`${times} times, ${then}`, { id: 'eff.repeat' }))];
    }
    case 'pick':
      return [pick(eff, voice)];
    case 'if': {
      const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, voice)));
      const other =
        eff.else === undefined
          ? undefined
          : msg(str`Otherwise ${inSentence(eff.else.flatMap((inner) => clausesOf(inner, voice)))}.`, { id: 'eff.otherwise' });
      return [clause(null, msg(str`if ${voice.conditions(eff.cond, voice)}, ${then}`, { id: 'eff.if' }), other)];
    }
    case 'one-of': {
      const options = eff.options.map((option) => inSentence(option.flatMap((inner) => clausesOf(inner, voice)))).join('; ');
      return eff.by === 'resisting'
        ? [clause(msg('the resisting player', { id: 'who.resisting' }), msg(str`chooses one: ${options}`, { id: 'eff.resisting-one-of' }))]
        : [clause(null, msg(str`choose one: ${options}`, { id: 'eff.one-of' }))];
    }
    case 'pick-piece': {
      const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, { ...voice, target: msg('it', { id: 'who.it' }) })));
      const what = eff.made
        ? msg(str`${terrainNoun(eff.terrain)} within ${inches(eff.in)} that was created in this game`, { id: 'eff.piece-made' })
        : msg(str`${terrainNoun(eff.terrain)} within ${inches(eff.in)}`, { id: 'eff.piece-near' });
      return [clause(null, msg(str`choose ${what}: ${then}`, { id: 'eff.pick-piece' }))];
    }
    case 'pick-point': {
      const point = msg('that point', { id: 'who.point' });
      const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, { ...voice, target: point })));
      return [clause(null, msg(str`choose a point within range and in line of sight: ${then}`, { id: 'eff.pick-point' }))];
    }
    case 'guess': {
      const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, voice)));
      return [
        clause(
          null,
          msg('name an Arcane Card, then flip one', { id: 'eff.guess' }),
          eff.then.length === 0 ? undefined : msg(str`If it is the card you named, ${then}.`, { id: 'eff.guessed' }),
        ),
      ];
    }
    case 'show': {
      const then = asSentences(eff.then.flatMap((inner) => clausesOf(inner, voice)));
      return [clause(null, msg(str`reveal a ${cardSpecText(eff.card)} card of your hand`, { id: 'eff.show' }), then)];
    }
    case 'later':
      return [
        clause(
          null,
          msg(str`once the action is over, ${inSentence(eff.then.flatMap((inner) => clausesOf(inner, voice)))}`, { id: 'eff.later' }),
        ),
      ];
    case 'may':
      return [clause(null, msg(str`if you wish, ${inSentence(eff.then.flatMap((inner) => clausesOf(inner, voice)))}`, { id: 'eff.may' }))];
    case 'may-pay':
      return [mayPay(eff, voice)];
    case 'choose-x':
      return [chooseX(eff, voice)];
    case 'draw-open': {
      const caught = inSentence(eff.catastrophe.flatMap((inner) => clausesOf(inner, voice)));
      return [
        clause(
          null,
          msg('reveal the top card of the Arcane Deck and add it to your hand', { id: 'eff.draw-open' }),
          msg(str`On a Catastrophe instead, ${caught}.`, { id: 'eff.flip-catastrophe' }),
        ),
      ];
    }
    default:
      return plainClauses(eff, voice);
  }
}

/** Effects as whole sentences. */
export const effectsText = (effects: readonly Eff[], voice: Voice): string => asSentences(effects.flatMap((eff) => clausesOf(eff, voice)));

/** Effects as the end of a sentence that has begun. */
export const effectsClause = (effects: readonly Eff[], voice: Voice): string => inSentence(effects.flatMap((eff) => clausesOf(eff, voice)));
