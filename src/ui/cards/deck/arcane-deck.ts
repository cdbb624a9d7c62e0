import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { ARCANE_DECK, ARCANE_KINDS } from '../../../rules/terms/decks.ts';
import { cardWords } from '../../../words/match/match-cards.ts';
import { arcaneCardLabel } from './arcane-card.ts';
import './arcane-card.ts';

export const arcaneDeckStyles = css`
  .deck {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .deck li {
    display: grid;
    justify-items: center;
    font-weight: 700;
  }
  .deck moon-arcane-card {
    --card-width: 46px;
  }
`;

/** The arcane deck: each card, and the number of its copies. */
export const arcaneDeck = (): TemplateResult =>
  html`<ul class="deck" aria-label=${cardWords.arcaneDeck()}>
    ${ARCANE_KINDS.map((card) => {
      const count = ARCANE_DECK.filter((candidate) => candidate === card).length;
      return html`<li>
        <moon-arcane-card card=${card} size="s" aria-hidden="true"></moon-arcane-card>
        <span class="unseen">${arcaneCardLabel(card)}</span><span>× ${count}</span>
      </li>`;
    })}
  </ul>`;
