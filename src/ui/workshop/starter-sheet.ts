import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ability, Character } from '../../rules/terms/card-language.ts';
import { workshopWords } from '../../words/app/workshop.ts';
import { cardTongue } from '../../words/cards/current.ts';
import { phraseAlone } from '../../words/cards/phrases.ts';
import type { CardBench } from '../../workshop/bench.ts';
import { startersFor } from '../../workshop/starters.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import { emit } from '../kit/emit.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/text-field.ts';
import { pageStyles } from '../page/page-styles.ts';

/** So many are shown at once. */
const FIRST = 12;

/**
 * Texts that a new ability can begin with.
 * @fires chosen `{ text }`
 * @fires closed
 */
@customElement('moon-starter-sheet')
export class MoonStarterSheet extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
        gap: var(--space-2);
      }
      .press {
        width: 100%;
        height: 100%;
        justify-content: flex-start;
        align-items: start;
        font-weight: 500;
        white-space: pre-line;
        overflow-wrap: anywhere;
      }
    `,
  ];
  @property({ attribute: false }) bench!: CardBench;
  @property({ attribute: false }) card!: Character;
  @property() kind: Ability['kind'] = 'passive';
  @state() private sought = '';
  @state() private all = false;
  #texts: { text: Ability; words: string }[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('kind') && !changed.has('card')) return;
    this.#texts = startersFor(this.bench, this.card, this.kind).map((text) => ({
      text,
      words: phraseAlone({ part: 'ability', node: text }, this.card, []),
    }));
  }

  override render() {
    const sought = this.sought.trim().toLocaleLowerCase();
    const matching = sought === '' ? this.#texts : this.#texts.filter(({ words }) => words.toLocaleLowerCase().includes(sought));
    const shown = this.all || sought !== '' ? matching : matching.slice(0, FIRST);
    const heading = { passive: workshopWords.addPassive(), active: workshopWords.addActive(), arcane: workshopWords.addArcane() }[
      this.kind
    ];
    return html`<moon-dialog open side="bottom" .heading=${heading} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        <p class="soft">${workshopWords.beginWith()}</p>
        <moon-text-field
          .label=${workshopWords.search()}
          .value=${this.sought}
          @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.sought = detail.value)}
        ></moon-text-field>
        <ul>
          ${shown.map(
            ({ text, words }) =>
              html`<li>
                <button
                  type="button"
                  class="press"
                  data-starter=${text.id}
                  lang=${cardTongue()}
                  @click=${() => emit(this, 'chosen', { text })}
                >
                  ${words}
                </button>
              </li>`,
          )}
        </ul>
        ${
          shown.length < matching.length
            ? html`<moon-button tone="quiet" data-do="all" @click=${() => (this.all = true)}
                >${workshopWords.showMore(matching.length - shown.length)}</moon-button
              >`
            : nothing
        }
      </div>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-starter-sheet': MoonStarterSheet;
  }
}
