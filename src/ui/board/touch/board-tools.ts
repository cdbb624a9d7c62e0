import type { ModelId } from '../../../rules/terms/ids.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { afterTouch } from '../../kit/touch/touch-picture.ts';
import type { Finger, GestureHandlers } from './gestures.ts';
import type { Ghost } from '../models/ghost.ts';
import { hitsAt, likelyHits } from './hit.ts';
import type { BoardMode, ModeOf } from '../modes.ts';
import { MoveTool } from './move-tool.ts';
import { PlaceTool } from './place-tool.ts';
import { RulerTool } from './ruler-tool.ts';
import type { Answer, Bench, Chip, Tool, Touch } from './tool.ts';

/** The part of the board that hands need beyond the part that a tool needs. */
export interface ToolBoard extends Bench {
  readonly mode: BoardMode;
  /** A player has chosen a waiting model to place. */
  picked(model: ModelId | null): void;
}

/** The most tapes on the board: more cannot be read at once. */
const MOST = 6;

/** The tool of the board's mode, and the tool that a finger holds now. A long press always takes the tape. */
export class BoardTools {
  private ruler: RulerTool;
  /** Tapes that stay on the board; null while the ruler is off. */
  private laid: RulerTool[] | null = null;
  private tool: Tool | null = null;
  private holding: Tool | null = null;

  constructor(private readonly board: ToolBoard) {
    this.ruler = new RulerTool(board);
  }

  /** Sets the tool of the board's mode; the plan of the tool before is gone. */
  take(): void {
    const { board } = this;
    const { mode } = board;
    this.holding?.cancel();
    this.holding = null;
    if (mode.kind === 'move') this.tool = this.move(mode);
    else if (mode.kind === 'deploy' || mode.kind === 'spot') this.tool = this.place(mode);
    else this.tool = mode.kind === 'measure' ? this.ruler : null;
    board.picked(this.tool instanceof PlaceTool ? this.tool.model : null);
  }
  private place(mode: ModeOf<'deploy'> | ModeOf<'spot'>): Tool {
    const tool = new PlaceTool(this.board, mode);
    // later, because the board is being rendered now
    queueMicrotask(() => this.tool === tool && tool.suggest());
    return tool;
  }
  private move(mode: ModeOf<'move'>): Tool {
    const tool = new MoveTool(this.board, mode);
    const { first } = mode;
    // later, because the board is being rendered now
    if (first) queueMicrotask(() => this.tool === tool && tool.tap(first));
    return tool;
  }
  /** True if every drag lays a tape that stays. */
  get ruling(): boolean {
    return this.laid !== null;
  }
  /** Switches the ruler on, or off with all its tapes. */
  rule(on: boolean): void {
    this.laid = on ? [] : null;
    this.board.redraw();
  }
  /** Moves the tapes with the models between which they lie. */
  moved(): void {
    this.laid = this.laid && this.laid.filter((tape) => tape.follow());
  }
  /** The tool that plans a move or a place, if there is one. */
  get planning(): Tool | null {
    return this.tool === this.ruler ? null : this.tool;
  }
  /** Prepares the tool for its first drag, while the page is idle. */
  prepare(): void {
    const { planning } = this;
    void planning?.prepare?.(() => this.planning === planning && this.holding === null);
  }
  pick(model: ModelId): void {
    if (this.tool instanceof PlaceTool) this.tool.pick(model);
    this.board.picked(model);
  }
  /** A tool that needs long to judge a place first shows the tap, and judges after the next frame. */
  tap(point: BoardPoint): void {
    const { tool } = this;
    if (!tool?.heed) return void tool?.tap(point);
    tool.heed(point);
    void afterTouch(() => void (this.tool === tool && tool.tap(point)));
  }

  /** Passes the gestures of fingers to the tools. */
  readonly gestures: Pick<GestureHandlers, 'press' | 'hold' | 'lift' | 'drag' | 'still' | 'drop' | 'cancel'> = {
    press: (finger, event) => {
      const waiting = event.composedPath().find((target) => target instanceof HTMLElement && target.dataset['waiting'] !== undefined);
      if (!(waiting instanceof HTMLElement) || !(this.tool instanceof PlaceTool)) return false;
      this.pick(waiting.dataset['waiting'] ?? '');
      this.tool.carry(this.touch(finger));
      this.holding = this.tool;
      return true;
    },
    hold: (finger) => {
      if (!this.ruler.begin(this.board.camera.toBoard(finger), this.ruling || this.board.mode.kind === 'measure')) return false;
      this.holding = this.ruler;
      return true;
    },
    lift: (from) => {
      if (this.ruling) {
        this.ruler.begin(this.board.camera.toBoard(from), true);
        this.holding = this.ruler;
        return true;
      }
      const tool = this.tool ?? this.walking(from);
      if (!tool?.grabs(this.touch(from))) return false;
      this.tool = this.holding = tool;
      return true;
    },
    drag: (finger) => this.holding?.drag(this.touch(finger)),
    still: () => this.holding?.still(),
    drop: () => this.letGo('drop'),
    cancel: () => this.letGo('cancel'),
  };
  /** The tool that moves a target which may be dragged; null where there is none under the finger. */
  private walking(from: Finger): Tool | null {
    const { board } = this;
    const { mode, camera } = board;
    if (mode.kind !== 'targets' || !mode.walk) return null;
    const [only, second] = likelyHits(hitsAt(board, camera.toBoard(from)), mode.ids, camera.px);
    const walk = only && !second && only.kind === 'model' && mode.ids.includes(only.id) ? mode.walk(only.id) : null;
    return walk && new MoveTool(board, walk);
  }
  private touch(finger: Finger): Touch {
    return { at: this.board.camera.toBoard(finger), hides: finger.hides };
  }
  private letGo(manner: 'drop' | 'cancel'): void {
    if (manner === 'drop' && this.laid && this.holding === this.ruler && this.ruler.lies) this.lay(this.laid);
    else this.holding?.[manner]();
    this.holding = null;
  }
  /** Keeps the tape on the board; the oldest tape goes when there are too many. */
  private lay(laid: readonly RulerTool[]): void {
    const next = new RulerTool(this.board);
    if (this.tool === this.ruler) this.tool = next;
    this.laid = [...laid, this.ruler].slice(-MOST);
    this.ruler = next;
    this.board.redraw();
  }

  /** True if a finger holds a tool. */
  get isHolding(): boolean {
    return this.holding !== null;
  }
  /** True if a finger holds a tool other than the tape. */
  get carries(): boolean {
    return this.holding !== null && this.holding !== this.ruler;
  }
  /** True if there may be a plan or a tape to draw. */
  get busy(): boolean {
    return this.tool !== null || this.holding !== null || this.ruling;
  }
  /** Does the tool's work of one frame, and returns how the answer to a moving finger stands. */
  frame(): Answer {
    const answer = this.tool?.frame() ?? 'none';
    return this.carries ? answer : 'none';
  }
  /** The drawings of the top layer: the plan, the tapes that stay, and the tape in hand. */
  drawn(): unknown[] {
    return [this.planning?.draw(), this.laid?.map((tape) => tape.draw()), this.holding === this.ruler ? this.ruler.draw() : undefined];
  }
  ghost(): Ghost | null {
    return this.planning?.ghost() ?? null;
  }
  chips(): Chip[] {
    const chips = this.holding === this.ruler ? this.ruler.chips() : (this.tool?.chips() ?? []);
    return [...(this.laid ?? []).flatMap((tape) => tape.chips()), ...chips];
  }
}
