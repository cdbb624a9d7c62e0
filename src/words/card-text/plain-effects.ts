import { terrainNoun } from '../names/terrain.ts';
import { msg, str } from '@lit/localize';
import type { Eff, Who } from '../../rules/terms/card-language.ts';
import { damageTypeName } from '../names/damage.ts';
import { keywordName } from '../names/keywords.ts';
import { meleeCardName } from '../names/melee-cards.ts';
import { allOf, inches, oneOf } from '../sentences.ts';
import { abilityNoun, actionNouns } from './actions.ts';
import { energy, stones, untilText, wounds } from './amounts.ts';
import { type Clause, clause } from './clauses.ts';
import { cardsKept } from './kept-cards.ts';
import { aNoun, manyNoun } from './filters.ts';
import { modsText } from './modifiers.ts';
import { move, moveTerrain, place } from './moving.ts';
import type { TableEffect } from './table-effects.ts';
import { amountText, valueText } from './values.ts';
import { abilityWord, type Voice, whoText } from './voice.ts';
import { printedName } from '../names/character.ts';

type EffOf<K extends Eff['do']> = Extract<Eff, { do: K }>;

function depth(eff: EffOf<'depth'>, voice: Voice): Clause {
  const subject = msg('the depth of the moonstone', { id: 'eff.the-depth' });
  if (eff.to !== undefined) return clause(subject, msg(str`becomes ${eff.to}`, { id: 'eff.depth-to' }));
  if (eff.set !== undefined) return clause(subject, msg('is set by the resisting player', { id: 'eff.depth-set' }));
  const by = valueText(eff.by ?? 0, voice);
  const least = eff.min === undefined ? '' : msg(str`, to ${eff.min} at the least`, { id: 'eff.depth-least' });
  return by.startsWith('−')
    ? clause(subject, msg(str`falls by ${by.slice(1)}${least}`, { id: 'eff.depth-falls' }))
    : clause(subject, msg(str`rises by ${by}${least}`, { id: 'eff.depth-rises' }));
}

function apply(eff: EffOf<'apply'>, voice: Voice): string {
  const what = modsText(eff.mods, voice);
  if (eff.mods.every((mod) => mod.mod === 'unhealed' && mod.once)) return what; // it says itself how long
  if (eff.until === 'next-action')
    return eff.against === undefined
      ? msg(str`${what} if its next action this turn is a Melee Attack`, { id: 'eff.next-melee' })
      : msg(str`${what} if its next action this turn is a Melee Attack on ${whoText(eff.against, voice)}`, { id: 'eff.next-melee-on' });
  if (eff.against !== undefined && eff.mods.every(({ mod }) => mod === 'stat'))
    return msg(str`${what} in its actions on ${whoText(eff.against, voice)}, ${untilText(eff.until)}`, { id: 'eff.apply-in-actions' });
  if (eff.against !== undefined)
    return msg(str`${what}, for ${whoText(eff.against, voice)} alone, ${untilText(eff.until)}`, { id: 'eff.apply-against' });
  if (eff.after) return msg(str`${what} ${untilText(eff.until)}, once this action is over`, { id: 'eff.apply-after' });
  return msg(str`${what} ${untilText(eff.until)}`, { id: 'eff.apply' });
}

function act(eff: EffOf<'act'>, voice: Voice): string {
  const action = eff.actions
    ? msg(str`may take an action without paying for it, of these: ${actionNouns(eff.actions, voice)}`, { id: 'eff.act-of' })
    : msg('may take an action without paying for it', { id: 'eff.act' });
  const but = eff.not ? msg(str`, but no ${actionNouns(eff.not, voice)}`, { id: 'eff.act-not' }) : '';
  const cost =
    eff.cost === undefined
      ? ''
      : msg(str`, one that would cost it exactly ${oneOf([eff.cost].flat().map(String))} energy`, { id: 'eff.act-cost' });
  const at =
    eff.at === undefined
      ? ''
      : eff.at === 'enemy'
        ? msg(', at an enemy', { id: 'eff.act-at-enemy' })
        : msg(str`, at ${voice.target}`, { id: 'eff.act-at-target' });
  if (eff.who === 'self') return `${action}${but}${cost}${at}`;
  return `${action}${but}${cost}${at}; ${msg('you control it and it counts as friendly until that action is over', { id: 'eff.act-friendly' })}`;
}

function sharpen(eff: EffOf<'sharpen'>): string {
  return allOf([
    ...(eff.as ? [msg(str`becomes ${damageTypeName(eff.as)} damage`, { id: 'sharpen.as' })] : []),
    ...(eff.by === undefined ? [] : [msg(str`is ${eff.by} more`, { id: 'sharpen.by' })]),
    ...(eff.past ? [msg('ignores the passive abilities of enemies', { id: 'sharpen.past' })] : []),
  ]);
}

function summoned({ what, contact, kind }: EffOf<'summon'>, voice: Voice): string {
  const where = whoText(contact, voice);
  if (kind !== undefined)
    return msg(str`place a new friendly ${keywordName(kind)} in base contact with ${where}`, { id: 'eff.summon-kind' });
  if (typeof what === 'object' && 'fallen' in what)
    return msg(str`place ${aNoun(what.fallen, voice)}, slain earlier this turn, in base contact with ${where}`, {
      id: 'eff.summon-fallen',
    });
  return msg(str`place a new friendly ${oneOf([what].flat().map(printedName))} in base contact with ${where}`, { id: 'eff.summon' });
}

const isHalfOfOwn = ({ to, energy: lost }: EffOf<'lose'>): boolean =>
  typeof lost === 'object' &&
  'half' in lost &&
  typeof lost.half === 'object' &&
  'the' in lost.half &&
  lost.half.the === 'energy' &&
  lost.half.of === to;

/** Half of its boxes are open where the text names no number. */
function returning({ contact, boxes }: EffOf<'return'>, voice: Voice): string {
  const where =
    contact === undefined
      ? msg('in its deployment zone', { id: 'eff.return-zone' })
      : msg(str`in base contact with ${whoText(contact, voice)}`, { id: 'eff.return-beside' });
  if (boxes === undefined)
    return msg(str`restores half its wounds, rounded up, and comes back into play ${where}; it has no energy and may activate this turn`, {
      id: 'eff.return',
    });
  if (boxes === 0) return msg(str`comes back into play ${where}; it has no energy and may activate this turn`, { id: 'eff.return-empty' });
  if (boxes === 'all') return msg(str`comes back into play ${where} with all its health`, { id: 'eff.return-whole' });
  const health = amountText(boxes, msg('health', { id: 'noun.health' }), msg('health', { id: 'noun.health' }), voice);
  return msg(str`comes back into play ${where} with ${health} left`, { id: 'eff.return-with' });
}

const lookOnly = (top: number): string =>
  top === 1
    ? msg('look at the top card of the Arcane Deck and put it back on top', { id: 'eff.look-only' })
    : msg(str`look at the top ${top} cards of the Arcane Deck and put them back on top in any order`, { id: 'eff.look-only-many' });

const dropped = (eff: EffOf<'drop-stone'>, voice: Voice): string =>
  eff.n === 'all'
    ? msg('drops all its moonstones', { id: 'eff.drop-all' })
    : eff.within !== undefined
      ? msg(str`may lay ${stones(eff.n ?? 1, voice)} it holds anywhere within ${inches(eff.within)}`, { id: 'eff.lay-within' })
      : eff.upTo
        ? msg(str`drops up to ${stones(eff.n ?? 1, voice)}, as you choose`, { id: 'eff.drop-up-to' })
        : msg(str`drops ${stones(eff.n ?? 1, voice)}`, { id: 'eff.drop' });

/** A number read for each of several is about “it”. */
const ownVoice = (to: Who, voice: Voice): Voice => (to === 'each' ? { ...voice, each: msg('it', { id: 'who.it' }) } : voice);

/** Effects that hold no others. */
export type PlainEff = Exclude<
  Eff,
  | TableEffect
  | {
      do:
        | 'flip'
        | 'pulse'
        | 'for-each'
        | 'repeat'
        | 'pick'
        | 'if'
        | 'one-of'
        | 'may'
        | 'may-pay'
        | 'choose-x'
        | 'draw-open'
        | 'guess'
        | 'pick-piece'
        | 'pick-point'
        | 'show'
        | 'later';
    }
>;

/** One effect that holds no others, as clauses. */
export function plainClauses(eff: PlainEff, voice: Voice): Clause[] {
  const of = (predicate: string, who: string): Clause[] => [clause(who, predicate)];
  switch (eff.do) {
    case 'damage': {
      const type = damageTypeName(eff.type);
      const noun = msg(str`${type} damage`, { id: 'noun.damage' });
      return of(msg(str`suffers ${amountText(eff.by, noun, noun, voice)}`, { id: 'eff.damage' }), whoText(eff.to, voice));
    }
    case 'wound':
      return of(msg(str`suffers ${wounds(eff.by, ownVoice(eff.to, voice))}`, { id: 'eff.wound' }), whoText(eff.to, voice));
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
          : isHalfOfOwn(eff)
            ? msg('loses half of its energy (rounded up)', { id: 'eff.lose-half' })
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
    case 'redraw':
      return of(
        msg('shuffles its hand back into the Arcane Deck and draws as many cards anew', { id: 'eff.redraw' }),
        whoText('originator', voice),
      );
    case 'refund':
      return of(
        eff.energy === 'all'
          ? msg('costs no energy', { id: 'eff.refund-all' })
          : msg(str`costs ${eff.energy} energy less`, { id: 'eff.refund' }),
        msg('that ability', { id: 'eff.that-ability' }),
      );
    case 'share':
      return [
        clause(
          null,
          msg(
            str`move up to ${energy(eff.energy, voice)} from ${whoText(eff.from, voice)} to ${manyNoun(eff.among, voice)}, shared as you like`,
            {
              id: 'eff.share',
            },
          ),
        ),
      ];
    case 'slay':
      return eff.and === undefined
        ? of(msg('is slain', { id: 'eff.slay' }), whoText(eff.to, voice))
        : [
            clause(
              msg(str`${whoText(eff.to, voice)} and ${whoText(eff.and, voice)}`, { id: 'who.both' }),
              msg('are slain', { id: 'eff.slay-both' }),
            ),
          ];
    case 'become':
      return of(
        msg(str`is replaced by ${printedName(eff.card)}, with its energy, wounds and moonstones and all that it has gained and done`, {
          id: 'eff.become',
        }),
        whoText(eff.who, voice),
      );
    case 'resurface':
      return of(
        msg(str`comes back into play in ${terrainNoun(eff.in)}`, { id: 'eff.resurface' }),
        msg('this model', { id: 'who.self-plain' }),
      );
    case 'remove':
      if (eff.back)
        return of(
          msg(str`is removed from play; at the start of the next Replenish Step it comes back into play in ${terrainNoun(eff.back)}`, {
            id: 'eff.remove-back',
          }),
          whoText(eff.who, voice),
        );
      return of(msg('is removed from play', { id: 'eff.remove' }), whoText(eff.who, voice));
    case 'summon':
      return [
        clause(
          null,
          summoned(eff, voice) +
            (eff.unique ? msg(', one that your side has not in play', { id: 'eff.summon-unique' }) : '') +
            (eff.ready ? msg('; it joins your troupe for good and may activate this turn', { id: 'eff.summon-ready' }) : ''),
        ),
      ];
    case 'act':
      return of(act(eff, voice), whoText(eff.who, voice));
    case 'redirect':
      return of(msg('suffers all that damage instead', { id: 'eff.redirect' }), whoText(eff.to, voice));
    case 'lessen':
      return of(msg(str`becomes ${valueText(eff.by, voice)} less`, { id: 'eff.lessen' }), msg('that damage', { id: 'eff.that-damage' }));
    case 'avert':
      return of(msg('is averted', { id: 'eff.avert' }), msg('that', { id: 'eff.that' }));
    case 'sharpen':
      return of(sharpen(eff), msg('that damage', { id: 'eff.that-damage' }));
    case 'remain': {
      if (eff.boxes === 'all')
        return of(msg('is not slain and restores all its wounds', { id: 'eff.remain-whole' }), whoText(eff.who, voice));
      const boxes = amountText(eff.boxes, msg('health', { id: 'noun.health' }), msg('health', { id: 'noun.health' }), voice);
      return of(msg(str`is not slain and stays in play with ${boxes} left`, { id: 'eff.remain' }), whoText(eff.who, voice));
    }
    case 'return':
      return of(returning(eff, voice), whoText(eff.who, voice));
    case 'nominate':
      return of(msg('is nominated', { id: 'eff.nominate' }), whoText(eff.who, voice));
    case 'move':
      return of(move(eff, voice), whoText(eff.who, voice));
    case 'place':
      return of(place(eff, voice), whoText(eff.who, voice));
    case 'swap':
      return of(msg(str`swaps places with ${whoText(eff.b, voice)}`, { id: 'eff.swap' }), whoText(eff.a, voice));
    case 'pay-step':
      return of(msg('pays the energy for it', { id: 'eff.pay-step' }), whoText('self', voice));
    case 'lay-two':
      return of(
        msg('plays 2 different cards; once they lie open you choose which of them counts', { id: 'eff.lay-two' }),
        whoText('self', voice),
      );
    case 'keep-one':
      return [clause(null, msg('choose which of the two cards counts', { id: 'eff.keep-one' }))];
    case 'reaction-step':
      return of(msg('takes a reaction step', { id: 'eff.reaction-step' }), whoText(eff.who, voice));
    case 'apply':
      return of(apply(eff, voice), whoText(eff.to, voice));
    case 'give':
      return of(
        msg(str`has ${eff.ability.name} ${untilText(eff.until)} (${voice.granted(eff.ability).replace(/\.$/, '')})`, { id: 'eff.give' }),
        whoText(eff.to, voice),
      );
    case 'learn-keyword':
      return of(
        msg(str`gains one keyword of ${whoText(eff.of, voice)}, as you choose, ${untilText(eff.until)}`, { id: 'eff.learn-keyword' }),
        whoText(eff.to, voice),
      );
    case 'reload':
      return of(
        eff.may
          ? msg('may be reloaded at once, without energy and though this model is engaged', { id: 'eff.may-reload' })
          : msg('can be used again', { id: 'eff.reload' }),
        abilityWord(eff.ability, voice),
      );
    case 'lose-ability':
      if (eff.to !== undefined)
        return of(
          msg(str`loses one of its ${abilityNoun(eff.of)}, as you choose, and ${whoText(eff.to, voice)} gains it ${untilText(eff.until)}`, {
            id: 'eff.lose-ability-to',
          }),
          whoText(eff.from, voice),
        );
      return of(
        msg(str`loses one of its ${abilityNoun(eff.of)}, as you choose, ${untilText(eff.until)}`, { id: 'eff.lose-ability' }),
        whoText(eff.from, voice),
      );
    case 'lapse':
      if (eff.of !== undefined && eff.ability !== undefined)
        return of(msg(str`loses ${abilityWord(eff.ability, voice)}`, { id: 'eff.lapse-of' }), whoText(eff.of, voice));
      return of(msg('ends', { id: 'eff.lapse' }), msg('this ability', { id: 'who.this-ability' }));
    case 'spend':
      return of(msg(str`cannot be used again ${untilText(eff.until)}`, { id: 'eff.spend' }), abilityWord(eff.ability, voice));
    case 'drop-stone':
      return of(
        eff.as ? msg(str`${dropped(eff, voice)} as if it were slain`, { id: 'eff.drop-as-slain' }) : dropped(eff, voice),
        whoText(eff.from, voice),
      );
    case 'take-stone':
      return of(
        eff.n === 'all'
          ? msg(str`takes all moonstones of ${whoText(eff.from, voice)}`, { id: 'eff.take-all' })
          : msg(str`takes ${stones(eff.n ?? 1, voice)} from ${whoText(eff.from, voice)}`, { id: 'eff.take-stone' }),
        whoText(eff.to, voice),
      );
    case 'gather-stone':
      return of(
        msg('takes a moonstone that it is in base contact with, whatever its depth', { id: 'eff.gather-stone' }),
        whoText(eff.to, voice),
      );
    case 'inherit-stone':
      return [
        clause(
          null,
          msg(
            str`lay one moonstone that ${whoText('subject', voice)} held in base contact with ${whoText(eff.to, voice)}, at depth ${eff.depth}`,
            {
              id: 'eff.inherit-stone',
            },
          ),
        ),
      ];
    case 'depth':
      return [depth(eff, voice)];
    case 'put-by':
      return [
        clause(
          null,
          msg(
            str`look at the top card of the Arcane Deck and lay it face down beside the character card; it counts as in hand. Of more than ${valueText(eff.most, voice)} there, one of your choice goes back into the deck`,
            { id: 'eff.put-by' },
          ),
        ),
      ];
    case 'uproot':
      return of(msg('is removed', { id: 'eff.uproot' }), msg('that piece of terrain', { id: 'eff.that-piece' }));
    case 'stow':
      return [
        clause(
          null,
          msg(
            'keep any of the cards left in your hand out of the shuffle, and then put any of these on top of the Arcane Deck and the rest at the bottom, each in any order',
            { id: 'eff.stow' },
          ),
        ),
      ];
    case 'look':
      if (eff.only) return [clause(null, lookOnly(eff.top))];
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
      if (eff.own)
        return of(msg('suffers the Catastrophe of the ability at once', { id: 'eff.own-catastrophe-now' }), whoText('self', voice));
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
    case 'keep':
    case 'set-aside':
    case 'search':
      return [cardsKept(eff, voice)];
    case 'draw-melee':
      return [clause(null, msg(str`draw ${eff.n} more Melee Cards`, { id: 'eff.draw-melee' }))];
    case 'swap-card':
      return [
        clause(
          null,
          msg(
            str`if you wish and hold ${meleeCardName(eff.for)}, discard the card you have played: ${meleeCardName(eff.for)} counts instead, as if you had played it`,
            {
              id: 'eff.swap-card',
            },
          ),
        ),
      ];
    case 'move-terrain':
      return [moveTerrain(eff, voice)];
    case 'cancel':
      return of(msg('is cancelled', { id: 'eff.cancel' }), msg('the action', { id: 'eff.the-action' }));
  }
}
