import { html, type TemplateResult } from 'lit';
import { editorWords } from '../../words/app/making/board-editor.ts';
import { pieceName } from '../../words/names/pieces.ts';

/** The pieces on the board by name, to choose one that is hard to touch. */
export const pieceList = (items: readonly { id: string }[], choose: (id: string) => void): TemplateResult =>
  html`<section>
    <h2>${editorWords.pieces()}</h2>
    ${
      items.length === 0
        ? html`<p class="soft">${editorWords.nothingYet()} ${editorWords.paletteHint()}</p>`
        : html`<div class="names">
            ${items.map(({ id }) => html`<button type="button" class="name" @click=${() => choose(id)}>${pieceName(id)}</button>`)}
          </div>`
    }
  </section>`;
