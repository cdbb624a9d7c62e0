import { LitElement, css, html, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { editorWords, sortName } from '../../words/app/making/board-editor.ts';
import { currentLanguage } from '../../words/language/locale.ts';
import { boardStyle } from '../board/styles/board-style.ts';
import type { BoardPiece } from '../board/table.ts';
import { terrainLayer } from '../board/terrain/terrain.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { boxOf } from './draft.ts';

/** A sort of terrain, and its drawing round (0, 0). */
export interface Sample {
  label: string;
  pieces: readonly BoardPiece[];
}

/** The events that `moon-editor-palette` dispatches; places in CSS pixels of the window. */
export interface PaletteEvents {
  'sample-tapped': { sample: string };
  'sample-drawn': { sample: string; x: number; y: number };
  'sample-dropped': { sample: string; x: number; y: number };
  'sample-kept': undefined;
}

const SLOP = 9;

/** The sorts of terrain as small drawings, which a player taps or drags onto the board. */
@customElement('moon-editor-palette')
export class MoonEditorPalette extends LitElement {
  static override styles = [
    shared,
    boardStyle,
    css`
      :host {
        contain: content;
        height: auto;
        background: none;
        overflow: visible;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 5rem), 1fr));
        gap: 6px;
      }
      :host([flat]) ul {
        display: flex;
        overflow-x: auto;
        padding-bottom: 4px;
      }
      :host([flat]) li {
        flex: 0 0 5.75rem;
      }
      button {
        display: grid;
        justify-items: center;
        align-content: end;
        gap: 2px;
        width: 100%;
        min-height: 84px;
        padding: 4px 2px 6px;
        border: var(--pen) solid var(--line);
        border-radius: var(--radius-drawn);
        background: var(--grass);
        color: var(--ink);
        font-size: var(--text-s);
        line-height: 1.1;
        touch-action: pan-y;
        cursor: grab;
      }
      :host([flat]) button {
        touch-action: pan-x;
      }
      button:hover {
        border-color: var(--touchable);
      }
      svg {
        width: 100%;
        height: 52px;
        overflow: hidden;
        pointer-events: none;
      }
      .height {
        display: none;
      }
    `,
  ];
  @property({ attribute: false }) samples: readonly Sample[] = [];
  /** One row that scrolls sideways. */
  @property({ type: Boolean, reflect: true }) flat = false;
  private press: { sample: string; x: number; y: number; id: number; away: boolean } | null = null;
  /** True if the pointer has just dragged, so that the click which ends the drag is ignored. */
  private drawnJustNow = false;

  private down(event: PointerEvent, sample: string): void {
    if (event.button > 0) return;
    this.drawnJustNow = false;
    this.press = { sample, x: event.clientX, y: event.clientY, id: event.pointerId, away: false };
    // Without this a quick mouse would leave the tile before its first move arrives; touches are captured by the browser.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }
  private move(event: PointerEvent): void {
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    if (!press.away) {
      if (Math.abs(event.clientX - press.x) + Math.abs(event.clientY - press.y) < SLOP) return;
      press.away = true;
    }
    emit(this, 'sample-drawn', { sample: press.sample, x: event.clientX, y: event.clientY } satisfies PaletteEvents['sample-drawn']);
  }
  private up(event: PointerEvent): void {
    const { press } = this;
    this.press = null;
    if (!press?.away) return;
    this.drawnJustNow = true;
    emit(this, 'sample-dropped', { sample: press.sample, x: event.clientX, y: event.clientY } satisfies PaletteEvents['sample-dropped']);
  }
  private lost(): void {
    if (this.press?.away) emit(this, 'sample-kept');
    this.press = null;
  }
  private tap(sample: string): void {
    if (!this.drawnJustNow) emit(this, 'sample-tapped', { sample } satisfies PaletteEvents['sample-tapped']);
    this.drawnJustNow = false;
  }

  override render() {
    return guard(
      [this.samples, this.flat, currentLanguage()],
      () =>
        html`<ul aria-label=${editorWords.palette()}>
          ${this.samples.map(({ label, pieces }) => {
            const { west, east, north, south } = boxOf({ id: label, pieces });
            const side = Math.max(east - west, (south - north) * 1.7, 420) + 160;
            const [x, y] = [(west + east - side) / 2, (north + south) / 2 - side * 0.3];
            return html`<li>
              <button
                type="button"
                @pointerdown=${(event: PointerEvent) => this.down(event, label)}
                @pointermove=${(event: PointerEvent) => this.move(event)}
                @pointerup=${(event: PointerEvent) => this.up(event)}
                @pointercancel=${() => this.lost()}
                @click=${() => this.tap(label)}
              >
                <svg viewBox=${`${x} ${y} ${side} ${side * 0.6}`} aria-hidden="true">${svg`${terrainLayer(pieces, 0)}`}</svg>
                ${sortName(label)}
              </button>
            </li>`;
          })}
        </ul>`,
    );
  }
}

declare global {
  interface MoonriseEvents extends PaletteEvents {}
  interface HTMLElementTagNameMap {
    'moon-editor-palette': MoonEditorPalette;
  }
}
