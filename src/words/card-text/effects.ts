import { msg, str } from '@lit/localize';
import type { Eff, Until, Value } from '../../rules/terms/card-language.ts';
import { actionNouns } from './actions.ts';
import { damageTypeName } from '../names/damage.ts';
import { terrainNoun } from '../names/terrain.ts';
import { inches, oneOf } from '../sentences.ts';
import { asSentences, type Clause, clause, inSentence } from './clauses.ts';
import { aNoun, manyNoun } from './filters.ts';
import { modsText, overNoun } from './modifiers.ts';
import { amountText, isShort, valueText } from './values.ts';
import { abilityWord, printedName, type Voice, whoText } from './voice.ts';

type EffOf<K extends Eff['do']> = Extract<Eff, { do: K }>;

export function untilText(until: Until): string {
  switch (until) {
    case 'action':
      return msg('until the action ends', { id: 'until.action' });
    case 'next-action':
      return msg('in its next action', { id: 'until.next-action' });
    case 'activation':
      return msg('until the activation ends', { id: 'until.activation' });
    case 'turn':
      return msg('until the end of the turn', { id: 'until.turn' });
    case 'game':
      return msg('for the rest of the game', { id: 'until.game' });
    case 'slain':
      return msg('until it is slain', { id: 'until.slain' });
  }
}

const wounds = (by: Value, voice: Voice): string =>
  amountText(by, msg('wound', { id: 'noun.wound' }), msg('wounds', { id: 'noun.wounds' }), voice);
const energy = (by: Value, voice: Voice): string =>
  amountText(by, msg('energy', { id: 'noun.energy' }), msg('energy', { id: 'noun.energy' }), voice);
const stones = (by: Value, voice: Voice): string =>
  amountText(by, msg('moonstone', { id: 'noun.stone' }), msg('moonstones', { id: 'noun.stones' }), voice);

function move(eff: EffOf<'move'>, voice: Voice): string {
  const far = inches(isShort(eff.in) ? valueText(eff.in, voice).replace(/^(.* .*)$/, '($1)') : `(${valueText(eff.in, voice)})`);
  const way =
    eff.way === undefined || eff.way === 'any'
      ? ''
      : 'towards' in eff.way
        ? msg(str` directly towards ${whoText(eff.way.towards, voice)}`, { id: 'move.towards' })
        : msg(str` directly away from ${whoText(eff.way.away, voice)}`, { id: 'move.away' });
  const mover =
    eff.by === 'resisting'
      ? msg(' by the resisting player', { id: 'by.resisting' })
      : eff.by === 'owner'
        ? msg(' by its controller', { id: 'by.owner' })
        : '';
  const over = eff.freely ? msg(str`, freely over ${oneOf(eff.freely.map(overNoun))}`, { id: 'move.freely' }) : '';
  const text = moveClause(eff, far, way, mover);
  return `${text}${over}`;
}

function moveClause(eff: EffOf<'move'>, far: string, way: string, mover: string): string {
  if (eff.who === 'self' && mover === '')
    return eff.may
      ? msg(str`may move up to ${far}${way}`, { id: 'eff.may-move' })
      : msg(str`moves ${way === '' ? msg('up to ', { id: 'move.up-to' }) : ''}${far}${way}`, { id: 'eff.moves' });
  return eff.may
    ? msg(str`may be moved up to ${far}${way}${mover}`, { id: 'eff.may-be-moved' })
    : msg(str`is moved ${way === '' ? msg('up to ', { id: 'move.up-to' }) : ''}${far}${way}${mover}`, { id: 'eff.is-moved' });
}

function place(eff: EffOf<'place'>, voice: Voice): string {
  const where = [
    ...(eff.contact === undefined
      ? []
      : [
          msg(
            str`in base contact with ${typeof eff.contact === 'object' && 'terrain' in eff.contact ? terrainNoun(eff.contact.terrain) : whoText(eff.contact, voice)}`,
            { id: 'place.contact' },
          ),
        ]),
    ...(eff.within === undefined
      ? []
      : [
          eff.within.of === eff.who
            ? msg(str`within ${inches(valueText(eff.within.in, voice))} of where it stands`, { id: 'place.within-own' })
            : msg(str`within ${inches(valueText(eff.within.in, voice))} of ${whoText(eff.within.of, voice)}`, { id: 'place.within' }),
        ]),
  ].join(' ');
  const mover = eff.by === 'resisting' ? msg(' by the resisting player', { id: 'by.resisting' }) : '';
  return eff.may
    ? msg(str`may be placed${mover} anywhere ${where}`, { id: 'eff.may-be-placed' })
    : msg(str`is placed${mover} anywhere ${where}`, { id: 'eff.is-placed' });
}

function depth(eff: EffOf<'depth'>, voice: Voice): Clause {
  const subject = msg('the depth of the moonstone', { id: 'eff.the-depth' });
  if (eff.set !== undefined) return clause(subject, msg('is set by the resisting player', { id: 'eff.depth-set' }));
  const by = valueText(eff.by ?? 0, voice);
  const least = eff.min === undefined ? '' : msg(str`, to ${eff.min} at the least`, { id: 'eff.depth-least' });
  return by.startsWith('−')
    ? clause(subject, msg(str`falls by ${by.slice(1)}${least}`, { id: 'eff.depth-falls' }))
    : clause(subject, msg(str`rises by ${by}${least}`, { id: 'eff.depth-rises' }));
}

function apply(eff: EffOf<'apply'>, voice: Voice): string {
  const what = modsText(eff.mods, voice);
  if (eff.until === 'next-action')
    return eff.against === undefined
      ? msg(str`${what} if its next action this turn is a Melee Attack`, { id: 'eff.next-melee' })
      : msg(str`${what} if its next action this turn is a Melee Attack on ${whoText(eff.against, voice)}`, { id: 'eff.next-melee-on' });
  return msg(str`${what} ${untilText(eff.until)}`, { id: 'eff.apply' });
}

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
  return clause(null, msg('flip an Arcane Card; its value is X', { id: 'eff.flip' }), [asSentences(then), ...catastrophe].join(' '));
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
    : clause(null, msg(str`choose ${whom}: ${then}`, { id: 'eff.pick' }));
}

function mayPay(eff: EffOf<'may-pay'>, voice: Voice): Clause {
  const price = [
    ...(eff.energy === undefined ? [] : [msg(str`pay ${energy(eff.energy, voice)}`, { id: 'eff.pay-energy' })]),
    ...(eff.wounds === undefined ? [] : [msg(str`suffer ${wounds(eff.wounds, voice)}`, { id: 'eff.pay-wounds' })]),
  ].join(', ');
  const then = inSentence(eff.then.flatMap((inner) => clausesOf(inner, voice)));
  return clause(
    whoText(eff.who, voice),
    msg(str`may ${price}`, { id: 'eff.may-pay' }),
    msg(str`If it does, ${then}.`, { id: 'eff.if-paid' }),
  );
}

function moveTerrain(eff: EffOf<'move-terrain'>, voice: Voice): Clause {
  const pieces =
    eff.n === 1
      ? msg('one piece of terrain', { id: 'eff.one-piece' })
      : msg(str`up to ${valueText(eff.n, voice)} pieces of terrain`, { id: 'eff.pieces' });
  const what = msg(str`${pieces} up to ${inches(eff.in)} in any direction, with whatever is inside`, { id: 'eff.terrain-how' });
  return eff.by === 'left'
    ? clause(msg('the player to your left', { id: 'who.left' }), msg(str`may move ${what}`, { id: 'eff.left-moves-terrain' }))
    : clause(null, msg(str`you may move ${what}`, { id: 'eff.moves-terrain' }));
}

function act(eff: EffOf<'act'>, voice: Voice): string {
  const action = eff.actions
    ? msg(str`may take an action without paying for it, of these: ${actionNouns(eff.actions, voice)}`, { id: 'eff.act-of' })
    : msg('may take an action without paying for it', { id: 'eff.act' });
  const cost = eff.cost === undefined ? '' : msg(str`, one that would cost it exactly ${eff.cost} energy`, { id: 'eff.act-cost' });
  return `${action}${cost}; ${msg('you control it and it counts as friendly until that action is over', { id: 'eff.act-friendly' })}`;
}

/** One effect as clauses, for joining into sentences. */
export function clausesOf(eff: Eff, voice: Voice): Clause[] {
  const of = (predicate: string, who: string): Clause[] => [clause(who, predicate)];
  switch (eff.do) {
    case 'damage': {
      const type = damageTypeName(eff.type);
      const noun = msg(str`${type} damage`, { id: 'noun.damage' });
      return of(msg(str`suffers ${amountText(eff.by, noun, noun, voice)}`, { id: 'eff.damage' }), whoText(eff.to, voice));
    }
    case 'wound':
      return of(msg(str`suffers ${wounds(eff.by, voice)}`, { id: 'eff.wound' }), whoText(eff.to, voice));
    case 'heal':
      return of(
        eff.by === 'all'
          ? msg('restores all its wounds', { id: 'eff.heal-all' })
          : msg(str`restores ${wounds(eff.by, voice)}`, { id: 'eff.heal' }),
        whoText(eff.to, voice),
      );
    case 'gain':
      return of(msg(str`gains ${energy(eff.energy, voice)}`, { id: 'eff.gain' }), whoText(eff.to, voice));
    case 'lose':
      return of(
        eff.energy === 'all'
          ? msg('loses all its energy', { id: 'eff.lose-all' })
          : msg(str`loses ${energy(eff.energy, voice)}`, { id: 'eff.lose' }),
        whoText(eff.to, voice),
      );
    case 'refill':
      return of(
        eff.upTo === 'printed'
          ? msg('restores all its energy', { id: 'eff.refill' })
          : msg('restores energy up to its open blue dots', { id: 'eff.refill-open' }),
        whoText(eff.to, voice),
      );
    case 'slay':
      return eff.and === undefined
        ? of(msg('is slain', { id: 'eff.slay' }), whoText(eff.to, voice))
        : [
            clause(
              msg(str`${whoText(eff.to, voice)} and ${whoText(eff.and, voice)}`, { id: 'who.both' }),
              msg('are slain', { id: 'eff.slay-both' }),
            ),
          ];
    case 'summon':
      return [
        clause(
          null,
          msg(str`place a new friendly ${printedName(eff.what)} in base contact with ${whoText(eff.contact, voice)}`, { id: 'eff.summon' }),
        ),
      ];
    case 'act':
      return of(act(eff, voice), whoText(eff.who, voice));
    case 'redirect':
      return of(msg('suffers all that damage instead', { id: 'eff.redirect' }), whoText(eff.to, voice));
    case 'move':
      return of(move(eff, voice), whoText(eff.who, voice));
    case 'place':
      return of(place(eff, voice), whoText(eff.who, voice));
    case 'swap':
      return of(msg(str`swaps places with ${whoText(eff.b, voice)}`, { id: 'eff.swap' }), whoText(eff.a, voice));
    case 'reaction-step':
      return of(msg('takes a reaction step', { id: 'eff.reaction-step' }), whoText(eff.who, voice));
    case 'apply':
      return of(apply(eff, voice), whoText(eff.to, voice));
    case 'give':
      return of(
        msg(str`has ${eff.ability.name} ${untilText(eff.until)} (${voice.granted(eff.ability)})`, { id: 'eff.give' }),
        whoText(eff.to, voice),
      );
    case 'reload':
      return of(msg('can be used again', { id: 'eff.reload' }), abilityWord(eff.ability, voice));
    case 'spend':
      return of(msg(str`cannot be used again ${untilText(eff.until)}`, { id: 'eff.spend' }), abilityWord(eff.ability, voice));
    case 'drop-stone':
      return of(
        eff.n === 'all'
          ? msg('drops all its moonstones', { id: 'eff.drop-all' })
          : eff.upTo
            ? msg(str`drops up to ${stones(eff.n ?? 1, voice)}, as you choose`, { id: 'eff.drop-up-to' })
            : msg(str`drops ${stones(eff.n ?? 1, voice)}`, { id: 'eff.drop' }),
        whoText(eff.from, voice),
      );
    case 'take-stone':
      return of(
        msg(str`takes ${stones(eff.n ?? 1, voice)} from ${whoText(eff.from, voice)}`, { id: 'eff.take-stone' }),
        whoText(eff.to, voice),
      );
    case 'gather-stone':
      return of(
        msg('takes a moonstone that it is in base contact with, whatever its depth', { id: 'eff.gather-stone' }),
        whoText(eff.to, voice),
      );
    case 'depth':
      return [depth(eff, voice)];
    case 'flip':
      return [flip(eff, voice)];
    case 'look':
      return [
        clause(
          null,
          msg(
            str`look at the top ${eff.top} cards of the Arcane Deck and put any of them back on top and the rest at the bottom, each in any order`,
            { id: 'eff.look' },
          ),
        ),
      ];
    case 'catastrophe-of':
      return eff.of === undefined
        ? of(msg('suffers the Catastrophe of that ability', { id: 'eff.catastrophe-of' }), whoText('originator', voice))
        : of(
            msg('suffers a Catastrophe of its own card; you choose which, and any legal target for it', { id: 'eff.own-catastrophe' }),
            whoText(eff.of, voice),
          );
    case 'deal-each':
      return [
        clause(
          null,
          msg(str`deal ${voice.every(eff.which, voice)} within ${inches(valueText(eff.in, voice))} an Arcane Card`, {
            id: 'eff.deal-each',
          }),
        ),
      ];
    case 'search': {
      const cards = amountText(eff.n, msg('card', { id: 'noun.card' }), msg('cards', { id: 'noun.cards' }), voice);
      const back = msg('You may shuffle them back at any time.', { id: 'eff.search-back' });
      return [
        clause(null, msg(str`search the Arcane Deck for ${cards}, keep them in secret and shuffle the rest`, { id: 'eff.search' }), back),
      ];
    }
    case 'move-terrain':
      return [moveTerrain(eff, voice)];
    case 'cancel':
      return of(msg('is cancelled', { id: 'eff.cancel' }), msg('the action', { id: 'eff.the-action' }));
    case 'pulse': {
      const reach = inches(valueText(eff.in, voice));
      const each = voice.every(eff.which ?? {}, voice);
      const where = msg(str`${each} in a pulse of ${reach}`, { id: 'eff.pulse' });
      return eff.effects.flatMap((inner) => clausesOf(inner, { ...voice, each: where }));
    }
    case 'for-each':
      return eff.effects.flatMap((inner) => clausesOf(inner, { ...voice, each: voice.every(eff.which, voice) }));
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
    case 'may-pay':
      return [mayPay(eff, voice)];
  }
}

/** Effects as whole sentences. */
export const effectsText = (effects: readonly Eff[], voice: Voice): string => asSentences(effects.flatMap((eff) => clausesOf(eff, voice)));

/** Effects as the end of a sentence that has begun. */
export const effectsClause = (effects: readonly Eff[], voice: Voice): string => inSentence(effects.flatMap((eff) => clausesOf(eff, voice)));
