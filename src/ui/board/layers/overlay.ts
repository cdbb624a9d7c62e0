import { nothing, render, svg } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardKeys } from '../touch/board-keys.ts';
import { Chips, type LabelledThing, type BoardThing } from '../touch/chips.ts';
import { focusRing } from '../pictures/flashes.ts';
import { GhostLayer } from '../models/ghost.ts';
import type { BoardTools } from '../touch/board-tools.ts';
import { MovedLayers } from './moved-layers.ts';
import type { Pointed } from '../modes.ts';
import { pointerMarks } from '../touch/pointer-marks.ts';
import { modelsOnBoard, radiusOf, STONE_RADIUS, stonesOnGround } from '../table.ts';
import type { Bench } from '../touch/tool.ts';
import { buttonsOver } from './zoom-buttons.ts';

/** The part of the board that the overlay needs beyond the part that a tool needs: the advice to mark, and the layers to draw on. */
interface Overlaid extends Bench {
  readonly pointed: Pointed | null;
  /** Null until the board is drawn. */
  readonly top: SVGGElement | null;
  readonly carried: HTMLElement;
  readonly labels: HTMLElement;
  placeOf(id: string): BoardPoint | null;
}

/** A part of an answer to a moving finger that is drawn in a frame of its own: its lines, the places of its labels, their words. */
type Part = 'lines' | 'labels' | 'words';
const ANSWERED: readonly Part[] = ['lines', 'labels', 'words'];

/** The radius of the focus ring round a thing that is not a model, in units. */
const THING = 110;

/** The plans, tapes, advice and focus ring over the board. The overlay is drawn frame by frame, without the board below it. */
export class Overlay {
  private readonly ghosts = new GhostLayer(() => this.board.carried);
  private readonly chips = new Chips(
    () => this.board.labels,
    () => this.redraw(),
  );
  private readonly moved = new MovedLayers();
  private frame = 0;
  private wasBusy = false;
  /** The zoom buttons, which lie over the labels. */
  private buttons: readonly LabelledThing[] = [];
  /** The inputs of the lines that are drawn. */
  private lain: readonly unknown[] = [];
  /** The parts of the last answer to a moving finger that the next frames show. */
  private due: readonly Part[] = [];
  /** True if the finger's plan has lines. */
  private hasLines = false;

  constructor(
    private readonly board: Overlaid,
    private readonly hands: BoardTools,
    private readonly keys: BoardKeys,
  ) {}

  /** Draws the overlay before the next frame. */
  redraw(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.moved.release();
    this.frame = 0;
  }

  private draw(): void {
    const { board, hands } = this;
    const { view, top, camera } = board;
    if (!top || !view) return;
    // skip a frame in which nothing is planned and nothing was before
    const busy = this.keys.focused !== null || board.pointed !== null || hands.busy;
    if (!busy && !this.wasBusy) return;
    if (!this.wasBusy || !hands.carries) this.buttons = buttonsOver(board.labels);
    this.wasBusy = busy;
    if (!hands.carries) {
      this.moved.release();
      this.due = [];
      this.hasLines = false;
    }
    this.chips.measureWords(hands.carries);
    const part = this.part();
    const ghost = hands.ghost();
    this.ghosts.show(board, ghost);
    const lain = [view, camera.px, camera.upright, board.pointed, hands.planning, this.keys.focused];
    const drawnPart = lain.every((input, i) => input === this.lain[i]) ? part : 'all';
    this.lain = lain;
    if (drawnPart === 'all' || drawnPart === 'lines') {
      const pointed = board.pointed && !hands.carries ? pointerMarks(board, board.pointed) : nothing;
      this.hasLines = hands.carries;
      render(svg`${pointed}${hands.drawn()}${this.focus()}`, top);
    }
    if (drawnPart !== 'ghost' && drawnPart !== 'lines') {
      const chips = hands.chips();
      if (drawnPart === 'all' || drawnPart === 'words') this.chips.write(chips, camera, hands.carries);
      if (drawnPart === 'all' || drawnPart === 'labels')
        this.chips.place(chips, camera, ghost ? this.lying(ghost.carried.model) : [], hands.carries, this.buttons);
    }
    if (hands.carries && ghost) for (const layer of [board.carried, ...this.chips.all]) this.moved.hold(layer);
  }
  /**
   * The part that this frame shows besides the ghost, which alone moves in the frame that computes an answer. Its lines, labels and words have a
   * frame each: all in one frame would delay the ghost.
   */
  private part(): Part | 'ghost' | 'all' {
    const [part, ...due] = this.due;
    this.due = due;
    if (part) {
      this.redraw();
      return part;
    }
    const answer = this.hands.frame();
    if (answer === 'none') return 'all';
    if (answer === 'pending') return 'ghost';
    if (this.hasLines) this.redraw();
    // whatever appears makes the browser put the layers of the page together: the first answer comes with all its parts
    this.due = this.hasLines ? ANSWERED : [];
    return this.hasLines ? 'ghost' : 'all';
  }
  /** The things that a label should not cover: all models except the carried one, and the moonstones on the ground. */
  private lying(carried?: string | null): BoardThing[] {
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
