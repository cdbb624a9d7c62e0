import type { Eff, EffOf } from '../../../../rules/terms/card-language.ts';
import { type CardClause, followed, allFieldsUsed, text } from '../../clauses.ts';
import { cardsKept } from './kept-cards.ts';
import { numberOf, valueText } from '../values.ts';
import { type Voice, referent } from '../voice.ts';

// Effects on cards of the decks.

const CARDS = [
  'redraw',
  'lay-two',
  'keep-one',
  'put-by',
  'stow',
  'look',
  'catastrophe-of',
  'keep',
  'set-aside',
  'search',
  'draw-melee',
  'swap-card',
  'cancel',
  'search-melee',
  'count-as-catastrophe',
] as const;
type OfCards = EffOf<(typeof CARDS)[number]>;
export const isOfCards = (eff: Eff): eff is OfCards => (CARDS as readonly string[]).includes(eff.do);

function look({ do: _, top, only, ...rest }: EffOf<'look'>, { say }: Voice): CardClause {
  allFieldsUsed(rest);
  if (!only) return top === 1 ? say('eff.look-one') : say('eff.look', { n: top });
  return top === 1 ? say('eff.look-only') : say('eff.look-only-many', { n: top });
}

function catastrophe({ do: _, of, own, ...rest }: EffOf<'catastrophe-of'>, voice: Voice): CardClause {
  allFieldsUsed(rest);
  const { say } = voice;
  if (own) return say('eff.own-catastrophe-now', { who: referent('self', voice) });
  return of === undefined
    ? say('eff.catastrophe-of', { who: referent('originator', voice) })
    : say('eff.own-catastrophe', { who: referent(of, voice) });
}

/** An effect on cards of the decks, as a clause. */
export function cardsClause(eff: OfCards, voice: Voice): CardClause {
  const { say, language } = voice;
  switch (eff.do) {
    case 'redraw': {
      const { do: _, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.redraw', { who: referent('originator', voice) });
    }
    case 'lay-two': {
      const { do: _, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.lay-two', { who: referent('self', voice) });
    }
    case 'put-by': {
      const { do: _, most, beside = 'self', ...rest } = eff;
      allFieldsUsed(rest);
      if (most !== undefined) return say('eff.put-by', { n: valueText(most, voice) });
      return beside === 'self'
        ? followed(say('eff.put-by-own'), text(say('eff.aside-hand')))
        : say('eff.put-by-other', { who: referent(beside, voice) });
    }
    case 'look':
      return look(eff, voice);
    case 'catastrophe-of':
      return catastrophe(eff, voice);
    case 'keep':
    case 'set-aside':
    case 'search':
      return cardsKept(eff, voice);
    case 'draw-melee': {
      const { do: _, n, ...rest } = eff;
      allFieldsUsed(rest);
      return say('eff.draw-melee', { n: numberOf(n, voice) });
    }
    case 'swap-card': {
      const { do: _, for: card, ...rest } = eff;
      allFieldsUsed(rest);
      return card === 'any' ? say('eff.swap-card-any') : say('eff.swap-card', { card: language.meleeCard(card) });
    }
    case 'keep-one':
    case 'stow':
    case 'cancel':
    case 'search-melee':
    case 'count-as-catastrophe': {
      const { do: kind, ...rest } = eff;
      allFieldsUsed(rest);
      return say(`eff.${kind}`);
    }
  }
}
