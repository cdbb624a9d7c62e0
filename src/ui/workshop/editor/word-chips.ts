import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import type { Edit } from '../../../workshop/edits.ts';
import { icon } from '../../art/icon.ts';
import '../../kit/button.ts';

/** A list of words of a card. `field`: the field of the card that has it. */
export interface WordList {
  field: string;
  words: readonly string[] | undefined;
  name: (word: string) => string;
}

/** An edit that adds a word to a list, or makes the list where the card has none. */
export const wordAdded = ({ field, words }: Pick<WordList, 'field' | 'words'>, word: string): Edit =>
  words ? { edit: 'add', path: [field, words.length], node: word } : { edit: 'set', path: [field], to: [word] };

/** Words of a card, each of which a tap removes. `mayBeEmpty`: the list stays when its last word goes. */
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
