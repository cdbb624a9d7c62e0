import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { icon } from '../../art/icon.ts';
import type { ReadyBoard } from '../../contexts/library-port.ts';
import { boardPicture } from '../board-picture.ts';
import '../../board/terrain/board-preview.ts';
import { boardTitle } from '../../../words/names/boards.ts';

/** A board to choose, as a button with its picture; a board of the player is drawn. */
export const boardChoice = ({ id, name, terrain, isOwn }: ReadyBoard, isChosen: boolean, choose: () => void): TemplateResult =>
  html`<button type="button" class="press board" data-board=${id} aria-pressed=${isChosen} @click=${choose}>
    ${isOwn ? html`<moon-board-preview aria-hidden="true" .terrain=${terrain}></moon-board-preview>` : boardPicture(id)}
    <span class="board-name">${isChosen ? icon('check') : nothing}${boardTitle({ id, name })}</span>
  </button>`;
