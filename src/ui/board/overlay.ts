import { nothing, render, svg } from 'lit';
import type { BoardPoint } from '../contexts/table-port.ts';
import type { BoardKeys } from './board-keys.ts';
import { Chips, type Lying } from './chips.ts';
import { focusRing } from './flashes.ts';
import { GhostLayer } from './ghost.ts';
import type { Hands } from './hands.ts';
import type { Pointed } from './modes.ts';
import { pointedOn } from './pointed.ts';
import { modelsOnBoard, radiusOf, STONE_RADIUS, stonesOnGround } from './table.ts';
import type { Bench } from './tool.ts';

/** What the overlay needs of the board beyond what a tool needs: what lies in it, and the layers it is drawn on. */
interface Overlaid extends Bench {
  readonly pointed: Pointed | null;
  /** Null until the board is drawn. */
  readonly top: SVGGElement | null;
  readonly carried: HTMLElement;
  readonly labels: HTMLElement;
  placeOf(id: string): BoardPoint | null;
}

/** How wide the ring of the focus is round what is no model, in units. */
const THING = 110;

/** What lies over the board while somebody plans, measures, looks round or is advised. It is drawn frame by frame, and the board below it is not. */
export class Overlay {
  private readonly ghosts = new GhostLayer(() => this.board.carried);
  private readonly chips = new Chips(
    () => this.board.labels,
    () => this.redraw(),
  );
  private asked = 0;
  private wasBusy = false;

  constructor(
    private readonly board: Overlaid,
    private readonly hands: Hands,
    private readonly keys: BoardKeys,
  ) {}

  /** Draws it before the next picture. */
  redraw(): void {
    this.asked ||= requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }
  stop(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
  }

  private draw(): void {
    const { board, hands } = this;
    const { view, top, camera } = board;
    if (!top || !view) return;
    // nothing is in hand and nothing was
    const busy = this.keys.focused !== null || board.pointed !== null || hands.busy;
    if (!busy && !this.wasBusy) return;
    this.wasBusy = busy;
    hands.frame();
    const pointed = board.pointed && !hands.carries ? pointedOn(board, board.pointed) : nothing;
    render(svg`${pointed}${hands.drawn()}${this.focus()}`, top);
    const ghost = hands.ghost();
    this.ghosts.show(board, ghost);
    this.chips.show(hands.chips(), camera, ghost ? this.lying(ghost.carried.model) : [], hands.carries);
  }
  /** What a label had better not cover: everybody but who is carried, and the stones on the ground. */
  private lying(carried?: string | null): Lying[] {
    const { view, characters } = this.board;
    const models = modelsOnBoard(view).filter(({ id }) => id !== carried);
    return [
      ...models.map((model) => ({ at: model.at, radius: radiusOf(characters, model) })),
      ...stonesOnGround(view).map(({ at }) => ({ at, radius: STONE_RADIUS })),
    ];
  }
  private focus() {
    const { board } = this;
    const { focused } = this.keys;
    const place = focused && board.placeOf(focused);
    if (!place) return nothing;
    const model = board.view?.table.models[focused];
    return focusRing(place, model ? radiusOf(board.characters, model) : THING, board.camera.px);
  }
}
