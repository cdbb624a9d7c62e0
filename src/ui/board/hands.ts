import type { ModelId } from '../../rules/terms/ids.ts';
import type { BoardPoint } from '../contexts/table-port.ts';
import type { Finger, GestureHandlers } from './gestures.ts';
import type { Ghost } from './ghost.ts';
import type { BoardMode, ModeOf } from './modes.ts';
import { MoveTool } from './move-tool.ts';
import { PlaceTool } from './place-tool.ts';
import { RulerTool } from './ruler-tool.ts';
import type { Bench, Chip, Tool, Touch } from './tool.ts';

/** What hands need of the board beyond what a tool needs. */
export interface Handled extends Bench {
  readonly mode: BoardMode;
  /** A waiting model was taken in hand. */
  picked(model: ModelId | null): void;
}

/** Which tool lies ready, and which one has the finger now. The tape is always there for a long press. */
export class Hands {
  private readonly ruler: RulerTool;
  private tool: Tool | null = null;
  private holding: Tool | null = null;

  constructor(private readonly board: Handled) {
    this.ruler = new RulerTool(board);
  }

  /** Lays the tool of the board's mode ready; what was planned with the last one is gone. */
  take(): void {
    const { board } = this;
    const { mode } = board;
    this.holding?.cancel();
    this.holding = null;
    if (mode.kind === 'move') this.tool = this.move(mode);
    else if (mode.kind === 'deploy' || mode.kind === 'spot') this.tool = new PlaceTool(board, mode);
    else this.tool = mode.kind === 'measure' ? this.ruler : null;
    board.picked(this.tool instanceof PlaceTool ? this.tool.model : null);
  }
  private move(mode: ModeOf<'move'>): Tool {
    const tool = new MoveTool(this.board, mode);
    const { first } = mode;
    // the board is being drawn now
    if (first) queueMicrotask(() => this.tool === tool && tool.tap(first));
    return tool;
  }
  /** The tool that plans a move or a place, if there is one. */
  get planning(): Tool | null {
    return this.tool === this.ruler ? null : this.tool;
  }
  pick(model: ModelId): void {
    if (this.tool instanceof PlaceTool) this.tool.pick(model);
    this.board.picked(model);
  }
  tap(at: BoardPoint): void {
    this.tool?.tap(at);
  }

  /** What the fingers' gestures do to the tools. */
  readonly gestures: Pick<GestureHandlers, 'press' | 'hold' | 'lift' | 'drag' | 'still' | 'drop' | 'cancel'> = {
    press: (finger, event) => {
      const waiting = event.composedPath().find((one) => one instanceof HTMLElement && one.dataset['waiting'] !== undefined);
      if (!(waiting instanceof HTMLElement) || !(this.tool instanceof PlaceTool)) return false;
      this.pick(waiting.dataset['waiting'] ?? '');
      this.tool.carry(this.touch(finger));
      this.holding = this.tool;
      return true;
    },
    hold: (finger) => {
      if (!this.ruler.begin(this.board.camera.toBoard(finger), this.board.mode.kind === 'measure')) return false;
      this.holding = this.ruler;
      return true;
    },
    lift: (from) => {
      if (!this.tool?.grabs(this.touch(from))) return false;
      this.holding = this.tool;
      return true;
    },
    drag: (finger) => this.holding?.drag(this.touch(finger)),
    still: () => this.holding?.still(),
    drop: () => this.letGo('drop'),
    cancel: () => this.letGo('cancel'),
  };
  private touch(finger: Finger): Touch {
    return { at: this.board.camera.toBoard(finger), hides: finger.hides };
  }
  private letGo(how: 'drop' | 'cancel'): void {
    this.holding?.[how]();
    this.holding = null;
  }

  /** Whether a finger has something in hand. */
  get held(): boolean {
    return this.holding !== null;
  }
  /** Whether anything may be drawn for a finger. */
  get busy(): boolean {
    return this.tool !== null || this.holding !== null;
  }
  /** The work of one frame. */
  frame(): void {
    this.tool?.frame();
  }
  /** What the top layer shows: the plan, and the tape while it is held. */
  drawn(): unknown[] {
    return [this.planning?.draw(), this.holding === this.ruler ? this.ruler.draw() : undefined];
  }
  ghost(): Ghost | null {
    return this.planning?.ghost() ?? null;
  }
  chips(): Chip[] {
    return this.holding === this.ruler ? this.ruler.chips() : (this.tool?.chips() ?? []);
  }
}
