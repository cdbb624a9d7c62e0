import type { nothing, TemplateResult } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import type { Ghost } from '../models/ghost.ts';

export type { Bench } from '../models/bench.ts';

/** A finger as a tool sees it: its place on the board, and whether it hides that place. */
export interface Touch {
  at: BoardPoint;
  hides: boolean;
}

/** A small label on the screen beside a place of the board. */
export interface Chip {
  at: BoardPoint;
  /** CSS pixels from the place towards the reader's upper side. */
  above: number;
  /** CSS pixels towards the reader's right (or left, below 0) to the label's nearer side. */
  aside?: number;
  tone: 'plain' | 'harm' | 'heal' | 'question';
  lines: string[];
}

/** The state of the answer to a finger: nothing was asked, the answer is pending (only the ghost moves), or it has just come. */
export type Answer = 'none' | 'pending' | 'come';

/** A tool that a finger holds: it draws on the top layer only. */
export interface Tool {
  /** Works out ahead what the first frame of a drag needs, while the page is idle. */
  prepare?(isIdle: () => boolean): Promise<void>;
  /** True when a drag that begins here belongs to the tool. */
  grabs(touch: Touch): boolean;
  drag(touch: Touch): void;
  still(): void;
  drop(): void;
  cancel(): void;
  /** Shows the carried thing at a tapped place before the place is judged. */
  heed?(point: BoardPoint): void;
  /** True when the tool has used the tap. */
  tap(point: BoardPoint): boolean;
  nudge(dx: number, dy: number): void;
  /** Plans the thing where it is, as letting go does. */
  confirm(): void;
  /** Does the work of one frame, before `draw`. */
  frame(): Answer;
  draw(): TemplateResult | typeof nothing;
  /** The thing that the tool carries over the board; null: none. */
  ghost(): Ghost | null;
  chips(): Chip[];
}

/** The least time between two answers to a moving finger, in ms. */
const ANSWERS = 72;

/**
 * Asks a costly question now and then, and less often when its answers are slow: the ghost follows the finger at once, and the answer follows later.
 */
export class ToolPatience {
  private isAsked = false;
  private cost = 0;
  private lastAnswer = 0;
  ask(): void {
    this.isAsked = true;
  }
  /** Runs the question when it is due; with `atOnce` without waiting. */
  attend(question: () => void, atOnce = false): Answer {
    if (!this.isAsked) return 'none';
    const time = performance.now();
    if (!atOnce && time - this.lastAnswer < Math.max(ANSWERS, this.cost * 2)) return 'pending';
    this.isAsked = false;
    question();
    this.lastAnswer = performance.now();
    this.cost = this.lastAnswer - time;
    return 'come';
  }
}

/** The distance that a dragged thing keeps ahead of the finger that would hide it; it grows with the first pixels of the drag. */
export class Lead {
  private start: BoardPoint | null = null;
  private offset: BoardPoint = { x: 0, y: 0 };
  /** Begins a drag of a thing that is at `point`. */
  begin(touch: Touch, point: BoardPoint): void {
    this.start = touch.at;
    this.offset = { x: point.x - touch.at.x, y: point.y - touch.at.y };
  }
  place({ at, hides }: Touch, camera: BoardCamera): BoardPoint {
    if (!this.start) this.begin({ at, hides }, at);
    const start = this.start ?? at;
    const length = Math.sqrt((at.x - start.x) ** 2 + (at.y - start.y) ** 2) * camera.scale;
    const lead = hides ? camera.readersVector({ x: 0, y: -Math.min(56, length) }) : { x: 0, y: 0 };
    return { x: Math.round(at.x + this.offset.x + lead.x), y: Math.round(at.y + this.offset.y + lead.y) };
  }
}
