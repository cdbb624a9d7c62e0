import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { icon } from '../art/icon.ts';
import type { ReadyBoard } from '../contexts/library-port.ts';
import './board-preview.ts';

/** A board one can play on, as a picture to press. */
export const boardChoice = ({ id, name, terrain }: ReadyBoard, taken: boolean, choose: () => void): TemplateResult =>
  html`<button type="button" class="press board" data-board=${id} aria-pressed=${taken} @click=${choose}>
    <moon-board-preview aria-hidden="true" .terrain=${terrain}></moon-board-preview>
    <span class="board-name">${taken ? icon('check') : nothing}${name}</span>
  </button>`;
