import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import type { Edit } from '../../../workshop/edits.ts';
import { icon } from '../../art/icon.ts';
import '../../kit/button.ts';

/** A list of words of a card. `field`: where it stands. */
export interface WordList {
  field: string;
  words: readonly string[] | undefined;
  name: (word: string) => string;
}

/** An edit that puts a word into a list which may have been left out. */
export const wordAdded = ({ field, words }: Pick<WordList, 'field' | 'words'>, word: string): Edit =>
  words ? { edit: 'add', path: [field, words.length], node: word } : { edit: 'set', path: [field], to: [word] };

/** Words of a card, each with a tap that takes it away. `mayBeEmpty`: the list stays when nothing is left of it. */
export const wordChips = (
  { field, words = [], name }: WordList,
  mayBeEmpty: boolean,
  change: (edit: Edit) => void,
  add: (() => void) | null,
): TemplateResult =>
  html`<div class="row" data-words=${field}>
    ${words.map(
      (word, index) =>
        html`<button
          type="button"
          class="press"
          aria-label=${workshopWords.without(name(word))}
          @click=${() => change({ edit: 'remove', path: words.length === 1 && !mayBeEmpty ? [field] : [field, index] })}
        >
          ${name(word)}${icon('close', '1em')}
        </button>`,
    )}
    ${
      add ? html`<moon-button tone="quiet" icon="plus" data-do="add-keyword" @click=${add}>${workshopWords.addKeyword()}</moon-button>` : ''
    }
  </div>`;
