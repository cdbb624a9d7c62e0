import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import '../../kit/button.ts';
import '../../kit/fields/text-field.ts';

/** The number of texts that are shown before the player asks for all. */
const FIRST = 12;

/** A list of texts to begin with, its search and its actions. */
interface StarterList<T> {
  texts: readonly T[];
  sought: string;
  all: boolean;
  tongue: string;
  seek: (words: string) => void;
  showAll: () => void;
  choose: (text: T) => void;
}

export const starterStyles = css`
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
`;

/** A searchable list of texts with which a new text can begin. */
export function starterList<T extends { id: string; words: string }>(list: StarterList<T>): TemplateResult {
  const sought = list.sought.trim().toLocaleLowerCase();
  const matching = sought === '' ? list.texts : list.texts.filter(({ words }) => words.toLocaleLowerCase().includes(sought));
  const shown = list.all || sought !== '' ? matching : matching.slice(0, FIRST);
  return html`<div class="stack">
    <p class="soft">${workshopWords.beginWith()}</p>
    <moon-text-field
      .label=${workshopWords.search()}
      .value=${list.sought}
      @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => list.seek(detail.value)}
    ></moon-text-field>
    <ul>
      ${shown.map(
        (text) =>
          html`<li>
            <button type="button" class="press" data-starter=${text.id} lang=${list.tongue} @click=${() => list.choose(text)}>
              ${text.words}
            </button>
          </li>`,
      )}
    </ul>
    ${
      shown.length < matching.length
        ? html`<moon-button tone="quiet" data-do="all" @click=${() => list.showAll()}
            >${workshopWords.showMore(matching.length - shown.length)}</moon-button
          >`
        : ''
    }
  </div>`;
}
