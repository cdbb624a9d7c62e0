import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { partOf, type AnyCard } from '../../../packs/pack.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { cardTongues } from '../../../words/cards/current-writer.ts';
import { COMPLETE, fetchLanguage, inLanguage, LANGUAGES, currentLanguage, type Language } from '../../../words/language/locale.ts';
import { shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { cardSays } from '../../cards/character/card-says.ts';
import { shownCharacter } from '../../cards/character/shown-character.ts';
import { tableCardHead, tableCardText } from '../../../words/cards/table-cards.ts';
import { upgradeHead, upgradeLines } from '../../../words/cards/upgrades.ts';

/** All texts of a card, a line each. */
function saysOf(made: AnyCard): string {
  const part = partOf(made);
  if (part.kind === 'character') return cardSays(shownCharacter(part.card));
  return part.kind === 'upgrade'
    ? [upgradeHead(part.card), ...upgradeLines(part.card)].join('\n')
    : [tableCardHead(part.card), tableCardText(part.card)].join('\n');
}

/** The texts of a card in the other languages, which are fetched when the player opens them. */
@customElement('moon-other-languages')
export class MoonOtherLanguages extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      summary {
        display: flex;
        align-items: center;
        min-height: var(--touch);
        font-weight: 650;
        cursor: pointer;
      }
      div p {
        white-space: pre-line;
        hyphens: auto;
        overflow-wrap: anywhere;
      }
    `,
  ];
  @property({ attribute: false }) card!: AnyCard;
  @property({ type: Boolean }) open = false;
  @state() private languages: ReadonlySet<Language> = new Set(['en']);

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) void this.#fetch();
  }

  async #fetch() {
    for (const language of COMPLETE)
      await fetchLanguage(language).then(
        () => (this.languages = new Set([...this.languages, language])),
        () => undefined, // the language is then not shown
      );
  }

  #text(language: Language) {
    if (!this.languages.has(language)) return nothing;
    const words = inLanguage(language, () => saysOf(this.card));
    return html`<div>
      <h3 lang=${language}>${LANGUAGES[language]}</h3>
      <p lang=${language} data-language=${language}>${words}</p>
    </div>`;
  }

  override render() {
    return html`<details
      class="panel"
      ?open=${this.open}
      @toggle=${(event: Event) => (this.open = (event.target as HTMLDetailsElement).open)}
    >
      <summary>${workshopWords.otherLanguages()}</summary>
      ${this.open ? cardTongues.filter((language) => language !== currentLanguage()).map((language) => this.#text(language)) : nothing}
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-other-languages': MoonOtherLanguages;
  }
}
