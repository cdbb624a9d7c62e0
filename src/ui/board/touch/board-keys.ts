import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import type { BoardTools } from './board-tools.ts';
import type { BoardEvents } from '../modes.ts';
import { focusNeighbour } from './reachable.ts';
import type { BoardStage } from '../camera/stage.ts';
import type { Tool } from './tool.ts';

const WAYS: Readonly<Record<string, BoardPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const CLOSER = 1.4;
/** A tenth of an inch, in units. */
const TENTH = 25.4;

/** The part of the board that the keys need. */
interface Keyed {
  readonly camera: BoardCamera;
  readonly renderRoot: ParentNode;
  placeOf(id: string): BoardPoint | null;
  show(points: readonly BoardPoint[]): void;
  clearPlan(): void;
  say(name: 'plan-cleared', detail: BoardEvents['plan-cleared']): void;
  requestUpdate(): void;
}

/** The keys of the board: arrows move a planned place, or the focus from thing to thing; Shift moves ten times as far; + - 0 zoom. */
export class BoardKeys {
  /** The id of the thing that has the focus; null: none. */
  focused: string | null = null;

  constructor(
    private readonly board: Keyed,
    private readonly hands: BoardTools,
    private readonly stage: BoardStage,
  ) {}

  readonly down = (event: KeyboardEvent): void => {
    if (this.used(event, event.target === event.currentTarget)) event.preventDefault();
  };
  /** Does what a key means; false for a key without a meaning here. `alone`: the surface itself has the focus, and not a thing on it. */
  private used({ key, shiftKey }: KeyboardEvent, alone: boolean): boolean {
    const { board, stage } = this;
    const point = WAYS[key];
    const planning = alone ? this.hands.planning : null;
    if (key === '+' || key === '=') stage.zoom(CLOSER);
    else if (key === '-') stage.zoom(1 / CLOSER);
    else if (key === '0') stage.whole();
    else if (planning && point) this.nudge(planning, point, shiftKey ? 10 : 1);
    else if (planning && key === 'Enter') planning.confirm();
    else if (planning && key === 'Escape') {
      board.clearPlan();
      board.say('plan-cleared', undefined);
    } else if (!alone && point) focusNeighbour(board.renderRoot, point.x + point.y > 0 ? 1 : -1);
    else return false;
    return true;
  }
  /** `toward`: one of four directions as the reader sees them; `steps`: tenths of an inch. */
  private nudge(planning: Tool, toward: BoardPoint, steps: number): void {
    const { camera } = this.board;
    const { x, y } = camera.readersVector(toward);
    planning.nudge(x * steps * TENTH * camera.scale, y * steps * TENTH * camera.scale);
  }

  /** Moves the focus to a thing, or to none (null), and brings the thing into sight. */
  focus(id: string | null): void {
    const { board } = this;
    const had = this.focused;
    this.focused = id;
    if (had !== id) board.requestUpdate();
    const place = id && board.placeOf(id);
    if (!place) return;
    const { x, y } = board.camera.toScreen(place);
    if (x < 0 || y < 0 || x > board.camera.width || y > board.camera.height) board.show([place]);
  }
}
