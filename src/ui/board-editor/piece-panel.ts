import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { INCH } from '../../geometry/lengths.ts';
import { TERRAIN_KINDS_SHOWN, editorWords } from '../../words/app/making/board-editor.ts';
import { terrainKindName } from '../../words/names/terrain.ts';
import { pieceName } from '../../words/names/pieces.ts';
import type { BoardPiece } from '../board/table.ts';
import { emit } from '../kit/emit.ts';
import { fieldBox, shared } from '../kit/styles.ts';
import '../kit/button.ts';
import '../kit/icon-button.ts';
import '../kit/fields/stepper.ts';
import '../kit/fields/text-field.ts';
import { lifted, rekinded, resized, sizeOf, turned, TURN, type DraftItem } from './draft.ts';

/** The events that `moon-piece-panel` dispatches. Changes with the same `mark`, one after the other, are one step of undo. */
export interface PanelEvents {
  'item-changed': { item: DraftItem; mark: string };
  'item-renamed': { id: string; name: string };
  'item-doubled': { id: string };
  'item-apart': { id: string };
  'item-deleted': { id: string };
  'item-left': undefined;
}

/** The usual height of each kind of terrain, in units. @rule TER-18 */
const USUAL: Record<BoardPiece['kind'], number> = {
  barrier: 6 * INCH,
  obstacle: INCH,
  woods: 4 * INCH,
  water: 0,
  platform: 3 * INCH,
  stairs: 3 * INCH,
  ladder: 3 * INCH,
};
const MOST_HEIGHT = 12;

/** The fields of the selected piece. */
@customElement('moon-piece-panel')
export class MoonPiecePanel extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1);
      }
      .measure {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
      }
      .flip {
        transform: scaleX(-1);
      }
      select {
        width: 100%;
        ${fieldBox}
      }
      label {
        display: grid;
        gap: var(--space-1);
        font-weight: 600;
      }
      .soft {
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
    `,
  ];
  @property({ attribute: false }) item: DraftItem | null = null;
  /** The text in the name field, which may not be a valid name yet. */
  @state() private written: { id: string; text: string } | null = null;

  private change(item: DraftItem, field: string): void {
    emit(this, 'item-changed', { item, mark: `${field}:${item.id}` } satisfies PanelEvents['item-changed']);
  }
  private say<K extends 'item-doubled' | 'item-apart' | 'item-deleted'>(eventName: K, { id }: DraftItem): void {
    emit(this, eventName, { id } satisfies PanelEvents[K]);
  }
  private rename({ id }: DraftItem, text: string): void {
    this.written = { id, text };
    const name = text.trim().toLowerCase().replaceAll(/\s+/g, '-');
    if (name) emit(this, 'item-renamed', { id, name } satisfies PanelEvents['item-renamed']);
  }
  /** Keeps the text in the name field after the piece has taken it as its name. */
  renamedTo(id: string): void {
    if (this.written) this.written = { ...this.written, id };
  }

  private measure(label: string, value: number, set: (value: number) => void, [min, max, step]: [number, number, number]) {
    return html`<div class="measure">
      <span>${label}</span>
      <moon-stepper
        label=${label}
        .value=${Math.round((value / INCH) * 100) / 100}
        .min=${min}
        .max=${max}
        .step=${step}
        .show=${editorWords.length}
        @changed=${(event: MoonEvent<'changed', { value: number }>) => set(event.detail.value * INCH)}
      ></moon-stepper>
    </div>`;
  }
  private heights(item: DraftItem, { kind, base, top }: BoardPiece) {
    if (kind === 'water') return nothing;
    return html`${
      kind === 'platform' || kind === 'woods'
        ? nothing
        : this.measure(
            editorWords.base(),
            base,
            (value) => this.change(lifted(item, Math.round(value), Math.round(value + top - base)), 'base'),
            [0, MOST_HEIGHT, 0.5],
          )
    }
    ${this.measure(editorWords.top(), top, (value) => this.change(lifted(item, base, Math.round(value)), 'top'), [
      Math.round((base / INCH) * 2) / 2 + 0.5,
      MOST_HEIGHT,
      0.5,
    ])}`;
  }

  override render() {
    const { item } = this;
    const only = item?.pieces.length === 1 ? item.pieces[0] : undefined;
    if (!item) return nothing;
    const { long, wide } = sizeOf(item);
    const text = this.written?.id === item.id ? this.written.text : pieceName(item.id);
    return html`<moon-text-field
        label=${editorWords.name()}
        .value=${text}
        maxlength="40"
        @changed=${(event: MoonEvent<'changed', { value: string }>) => this.rename(item, event.detail.value)}
      ></moon-text-field>
      <div class="row">
        <moon-icon-button
          class="flip"
          icon="turn-round"
          label=${editorWords.turnRight()}
          @click=${() => this.change(turned(item, TURN), 'turn')}
        ></moon-icon-button>
        <moon-icon-button
          icon="turn-round"
          label=${editorWords.turnLeft()}
          @click=${() => this.change(turned(item, -TURN), 'turn')}
        ></moon-icon-button>
        <moon-icon-button icon="plus" label=${editorWords.duplicate()} @click=${() => this.say('item-doubled', item)}></moon-icon-button>
        <moon-icon-button icon="trash" label=${editorWords.remove()} @click=${() => this.say('item-deleted', item)}></moon-icon-button>
        <moon-icon-button icon="check" label=${editorWords.done()} @click=${() => emit(this, 'item-left')}></moon-icon-button>
      </div>
      ${this.measure(wide === null ? editorWords.across() : editorWords.long(), long, (value) => this.change(resized(item, value, wide), 'long'), [0.25, 24, 0.25])}
      ${wide === null ? nothing : this.measure(editorWords.wide(), wide, (value) => this.change(resized(item, long, value), 'wide'), [0.25, 24, 0.25])}
      ${
        only
          ? html`<label
                >${editorWords.kind()}
                <select
                  .value=${only.kind}
                  @change=${(event: Event) => {
                    const kind = TERRAIN_KINDS_SHOWN.find((candidate) => candidate === (event.target as HTMLSelectElement).value); // the event's target is the select
                    if (kind) this.change(rekinded(item, kind, USUAL[kind]), 'kind');
                  }}
                >
                  ${TERRAIN_KINDS_SHOWN.map((kind) => html`<option value=${kind} ?selected=${kind === only.kind}>${terrainKindName(kind)}</option>`)}
                </select>
              </label>
              ${this.heights(item, only)}`
          : html`<p class="soft">${editorWords.parts(item.pieces.length)}</p>
              <moon-button tone="quiet" @click=${() => this.say('item-apart', item)}>${editorWords.takeApart()}</moon-button>`
      }`;
  }
}

declare global {
  interface MoonriseEvents extends PanelEvents {}
  interface HTMLElementTagNameMap {
    'moon-piece-panel': MoonPiecePanel;
  }
}
