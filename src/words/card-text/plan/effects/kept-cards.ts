import type { Eff } from '../../../../rules/terms/card-language.ts';
import { type CardClause, followed, allFieldsUsed, text } from '../../clauses.ts';
import { amountOf } from '../values.ts';
import type { Voice } from '../voice.ts';

// Arcane Cards that only one player knows.

/** An effect on drawn or searched cards, as a clause. */
export function cardsKept(eff: Extract<Eff, { do: 'keep' | 'set-aside' | 'search' }>, voice: Voice): CardClause {
  const { say } = voice;
  switch (eff.do) {
    case 'keep': {
      const { do: _, n, bind: __, ...rest } = eff;
      allFieldsUsed(rest);
      return followed(say('eff.keep', { cards: amountOf(n, 'arcane-card', voice) }), text(say('eff.keep-hand')));
    }
    case 'set-aside': {
      const { do: _, of, ...rest } = eff;
      allFieldsUsed(rest);
      return followed(of === 1 ? say('eff.set-aside-one') : say('eff.set-aside', { n: of }), text(say('eff.aside-hand')));
    }
    case 'search': {
      const { do: _, n, onTop, ...rest } = eff;
      allFieldsUsed(rest);
      const cards = amountOf(n, 'card', voice);
      return onTop ? say('eff.search-top', { cards }) : followed(say('eff.search', { cards }), text(say('eff.search-back')));
    }
  }
}
