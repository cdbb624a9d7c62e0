import { msg, str } from '@lit/localize';
import type { Eff } from '../../rules/terms/card-language.ts';
import { type Clause, clause } from './clauses.ts';
import { amountText } from './values.ts';
import type { Voice } from './voice.ts';

// Arcane Cards that only one player knows.

type Keeping = Extract<Eff, { do: 'keep' | 'set-aside' | 'search' }>;

const beside = (): string =>
  msg('You may play them as if they were in your hand; they go back to the deck after that action, or when this model is slain.', {
    id: 'eff.keep-hand',
  });
const besideOne = (): string =>
  msg('You may play it as if it were in your hand; it goes back to the deck after that action, or when this model is slain.', {
    id: 'eff.aside-hand',
  });

const setAside = (of: number): string =>
  of === 1
    ? msg('look at the top card of the Arcane Deck and lay it face down beside this card', { id: 'eff.set-aside-one' })
    : msg(
        str`look at the top ${of} cards of the Arcane Deck: lay one face down beside this card, one on top of the deck and one at its bottom`,
        { id: 'eff.set-aside' },
      );

/** What becomes of cards that are drawn or searched for, as a clause. */
export function cardsKept(eff: Keeping, voice: Voice): Clause {
  switch (eff.do) {
    case 'keep': {
      const cards = amountText(
        eff.n,
        msg('Arcane Card', { id: 'noun.arcane-card' }),
        msg('Arcane Cards', { id: 'noun.arcane-cards' }),
        voice,
      );
      return clause(
        null,
        msg(str`draw ${cards}, lay any of them face down beside this card and shuffle the rest back`, { id: 'eff.keep' }),
        beside(),
      );
    }
    case 'set-aside':
      return clause(null, setAside(eff.of), besideOne());
    case 'search': {
      const cards = amountText(eff.n, msg('card', { id: 'noun.card' }), msg('cards', { id: 'noun.cards' }), voice);
      if (eff.onTop)
        return clause(
          null,
          msg(str`search the Arcane Deck for ${cards}, shuffle the rest and put what you took on top`, { id: 'eff.search-top' }),
        );
      const back = msg('You may shuffle them back at any time.', { id: 'eff.search-back' });
      return clause(
        null,
        msg(str`search the Arcane Deck for ${cards}, keep them in secret and shuffle the rest`, { id: 'eff.search' }),
        back,
      );
    }
  }
}
