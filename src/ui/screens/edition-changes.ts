import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import { editionWords } from '../../words/app/edition/edition.ts';
import { changedParts, partsAsRead } from '../../words/app/edition/edition-changes.ts';
import { allOf, byAlphabet } from '../../words/language/sentences.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { compendiumHash } from '../contexts/places.ts';

/** The changes of the newest edition of the cards, card by card. @fires closed */
@customElement('moon-edition-changes')
export class MoonEditionChanges extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      ul {
        display: grid;
        gap: var(--space-2);
        margin-block: var(--space-3);
      }
    `,
  ];
  @property({ attribute: false }) cards: readonly Character[] = [];

  /** A list of the cards for which `partsOf` names changed parts, sorted by name. */
  #list(partsOf: (card: Character) => readonly string[], list: string) {
    const named = this.cards
      .map((card) => ({ card, parts: partsOf(card) }))
      .filter(({ parts }) => parts.length > 0)
      .sort((a, b) => byAlphabet(a.card.name, b.card.name));
    return html`<ul data-list=${list}>
      ${named.map(({ card, parts }) => html`<li><a href=${compendiumHash(card.id)}>${card.name}</a>: ${allOf(parts)}</li>`)}
    </ul>`;
  }

  override render() {
    return html`<moon-dialog open .heading=${editionWords.heading()} @closed=${() => emit(this, 'closed')}>
      <p>${editionWords.changes()} ${editionWords.matches()}</p>
      ${this.#list(changedParts, 'changed')}
      <h3>${editionWords.asReadHeading()}</h3>
      <p>${editionWords.asReadWhy()}</p>
      ${this.#list(partsAsRead, 'as-read')}
      <moon-button slot="actions" data-do="close" @click=${() => emit(this, 'closed')}>${editionWords.close()}</moon-button>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-edition-changes': MoonEditionChanges;
  }
}
