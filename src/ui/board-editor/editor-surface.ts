import { LitElement, css, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { BOARD } from '../../geometry/lengths.ts';
import { editorWords } from '../../words/app/making/board-editor.ts';
import { BoardCamera, FRAME, SPAN } from '../board/camera/board-camera.ts';
import { boardStyle } from '../board/styles/board-style.ts';
import { Gestures } from '../board/touch/gestures.ts';
import type { Finger } from '../board/touch/gestures.ts';
import { ground } from '../board/terrain/ground.ts';
import { outlineOf } from '../board/terrain/piece-shape.ts';
import { terrainLayer } from '../board/terrain/terrain.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import { boxOf, drawn, itemAt, middleOf, terrainOf, type DraftItem } from './draft.ts';

const BOX = `${-FRAME} ${-FRAME} ${SPAN} ${SPAN}`;
/** The distance from a thin piece within which a finger touches it, in CSS pixels. */
const NEAR = 14;

/** The events that `moon-editor-surface` dispatches. */
export interface SurfaceEvents {
  'item-chosen': { id: string | null };
  'item-moved': { id: string; dx: number; dy: number };
}

/** The board in the editor: a finger selects and drags pieces; two fingers, or a drag on an empty place, move the view. */
@customElement('moon-editor-surface')
export class MoonEditorSurface extends LitElement {
  static override styles = [
    shared,
    boardStyle,
    css`
      .picked {
        fill: none;
        stroke: var(--question);
        stroke-width: 46;
        stroke-linejoin: round;
        opacity: 0.9;
      }
      .picked.deep {
        stroke: var(--outline);
        stroke-width: 74;
        opacity: 0.6;
      }
      .coming {
        opacity: 0.75;
      }
      .coming.off {
        opacity: 0.25;
      }
      .centre {
        fill: none;
        stroke: var(--touchable);
        stroke-width: 14;
        stroke-dasharray: 46 34;
        opacity: 0.55;
      }
      .flag circle {
        fill: none;
        stroke: var(--question);
        stroke-width: 30;
      }
      .flag.error circle {
        stroke: var(--harm);
      }
      .flag path {
        fill: none;
        stroke: var(--outline);
        stroke-width: 30;
      }
    `,
  ];
  @property({ attribute: false }) items: readonly DraftItem[] = [];
  @property() selected: string | null = null;
  @property({ type: Boolean }) snaps = true;
  /** The piece that is dragged in from the palette, at the place where it would lie. */
  @property({ attribute: false }) ghost: DraftItem | null = null;
  /** The places of the findings. */
  @property({ attribute: false }) marks: readonly { at: BoardPoint; grade: 'error' | 'warning' }[] = [];
  @query('.surface') private readonly surface!: HTMLElement;
  @query('.world') private readonly world!: HTMLElement;
  @state() private itemDrag: { item: DraftItem; from: BoardPoint; by: BoardPoint } | null = null;
  private readonly camera = new BoardCamera();
  private gestures: Gestures | null = null;
  private readonly watcher = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.gestures?.stop();
  }
  override firstUpdated(): void {
    this.gestures = new Gestures(this.surface, {
      press: () => false,
      tap: (finger) => this.choose(this.itemUnder(finger)),
      hold: () => false,
      lift: (finger) => this.take(finger),
      drag: (finger) => this.drag(finger),
      still: () => undefined,
      drop: () => this.drop(),
      cancel: () => (this.itemDrag = null),
      pan: (dx, dy) => this.view(() => this.camera.panBy(dx, dy)),
      pinch: (from, to, factor) => this.view(() => this.camera.pinch(from, to, factor)),
      rest: () => undefined,
    });
    this.measure();
  }

  /** The place of the board under a point of the window; null outside the board's area. */
  boardAt(clientX: number, clientY: number): BoardPoint | null {
    const { left, top, right, bottom } = this.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null;
    const point = this.camera.toBoard({ x: clientX - left, y: clientY - top });
    return point.x < -FRAME || point.y < -FRAME || point.x > BOARD + FRAME || point.y > BOARD + FRAME ? null : point;
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this;
    this.camera.width = clientWidth;
    this.camera.height = clientHeight;
    this.view(() => this.camera.limit());
  }
  private view(change: () => void): void {
    change();
    if (!this.world) return;
    this.world.style.setProperty('--side', `${this.camera.fit * SPAN}px`);
    this.world.style.transform = this.camera.transform;
  }
  private itemUnder({ x, y }: Finger): DraftItem | undefined {
    return itemAt(this.items, this.camera.toBoard({ x, y }), NEAR * this.camera.px);
  }
  private choose(item: DraftItem | undefined): void {
    emit(this, 'item-chosen', { id: item?.id ?? null } satisfies SurfaceEvents['item-chosen']);
  }
  private take(finger: Finger): boolean {
    const item = this.itemUnder(finger);
    if (!item) return false;
    this.choose(item);
    this.itemDrag = { item, from: this.camera.toBoard(finger), by: { x: 0, y: 0 } };
    return true;
  }
  private drag(finger: Finger): void {
    if (!this.itemDrag) return;
    const to = this.camera.toBoard(finger);
    const { item, from } = this.itemDrag;
    this.itemDrag = { item, from, by: drawn(item, to.x - from.x, to.y - from.y, this.snaps) };
  }
  private drop(): void {
    const { itemDrag } = this;
    this.itemDrag = null;
    if (itemDrag && (itemDrag.by.x !== 0 || itemDrag.by.y !== 0))
      emit(this, 'item-moved', { id: itemDrag.item.id, dx: itemDrag.by.x, dy: itemDrag.by.y } satisfies SurfaceEvents['item-moved']);
  }

  private loose(item: DraftItem, name: string, point: BoardPoint): TemplateResult {
    return svg`<g class=${name} transform=${`translate(${point.x} ${point.y})`}>${terrainLayer(terrainOf([item]), 0)}</g>`;
  }
  private halo(): TemplateResult | typeof nothing {
    const item = this.items.find(({ id }) => id === this.selected);
    if (!item) return nothing;
    const { x, y } = this.itemDrag?.by ?? { x: 0, y: 0 };
    const outline = item.pieces.map(outlineOf).join('');
    return svg`<g transform=${`translate(${x} ${y})`}><path d=${outline} class="picked deep"></path><path d=${outline} class="picked"></path></g>`;
  }

  override render() {
    const { itemDrag, ghost, items, marks } = this;
    const lying = itemDrag ? items.filter((item) => item !== itemDrag.item) : items;
    const isOff =
      ghost !== null && (boxOf(ghost).west < 0 || boxOf(ghost).north < 0 || boxOf(ghost).east > BOARD || boxOf(ghost).south > BOARD);
    const middle = BOARD / 2;
    return html`<div class="surface" tabindex="0" role="application" aria-label=${`${editorWords.surface()}. ${editorWords.keys()}`}>
      <div class="world">
        ${guard([items, itemDrag?.item], () => html`<svg viewBox=${BOX} aria-hidden="true">${ground()}${terrainLayer(terrainOf(lying), 0)}</svg>`)}
        <svg viewBox=${BOX} aria-hidden="true">
          <circle cx=${middle} cy=${middle} r="130" class="centre"></circle>
          <path d=${`M${middle - 210} ${middle}h420M${middle} ${middle - 210}v420`} class="centre"></path>
          ${this.halo()} ${itemDrag ? this.loose(itemDrag.item, 'held', itemDrag.by) : nothing}
          ${ghost ? this.loose(ghost, isOff ? 'coming off' : 'coming', { x: 0, y: 0 }) : nothing}
          ${marks.map(({ at, grade }) => svg`<g class=${`flag ${grade}`} transform=${`translate(${at.x} ${at.y})`}><circle r="170"></circle></g>`)}
        </svg>
      </div>
    </div>`;
  }

  /** Brings an item into view if it cannot be seen. */
  reveal(item: DraftItem): void {
    const { x, y } = this.camera.toScreen(middleOf(item));
    if (x < 0 || y < 0 || x > this.camera.width || y > this.camera.height) this.view(() => this.camera.show([middleOf(item)]));
  }
}

declare global {
  interface MoonriseEvents extends SurfaceEvents {}
  interface HTMLElementTagNameMap {
    'moon-editor-surface': MoonEditorSurface;
  }
}
