import type { nothing, TemplateResult } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera } from '../camera/board-camera.ts';
import type { Ghost } from '../models/ghost.ts';

export type { Bench } from '../models/bench.ts';

/** A finger as a tool sees it: where it is on the board, and where the thing it carries should be. */
export interface Touch {
  at: BoardPoint;
  hides: boolean;
}

/** A small label on the glass beside a place of the board. */
export interface Chip {
  at: BoardPoint;
  /** CSS pixels from the place towards the reader's top. */
  above: number;
  /** CSS pixels towards the reader's right (or left, below 0), to the label's near side. */
  aside?: number;
  tone: 'plain' | 'harm' | 'heal' | 'question';
  lines: string[];
}

/** How it stands with the answer to a finger: nobody has asked, it is pending (then only the ghost moves), or it has just come. */
export type Answer = 'none' | 'pending' | 'come';

/** What a finger holds: it draws on the top layer only. */
export interface Tool {
  /** True when a drag that begins here is the tool's. */
  grabs(touch: Touch): boolean;
  drag(touch: Touch): void;
  still(): void;
  drop(): void;
  cancel(): void;
  /** Shows what it carries where a finger has tapped, before that place is judged. */
  heed?(point: BoardPoint): void;
  /** True when the tap was used up. */
  tap(point: BoardPoint): boolean;
  nudge(dx: number, dy: number): void;
  /** Plans what lies there, as a release does. */
  confirm(): void;
  /** Does the work of one picture, before `draw`. */
  frame(): Answer;
  draw(): TemplateResult | typeof nothing;
  /** What it carries over the board. */
  ghost(): Ghost | null;
  chips(): Chip[];
}

/** The least time between two answers to a moving finger, in ms. */
const ANSWERS = 40;

/**
 * Asks a costly question now and then, and less often when its answers are slow: the ghost follows the finger,
 * the answer follows the ghost.
 */
export class ToolPatience {
  private asked = false;
  private cost = 0;
  private done = 0;
  ask(): void {
    this.asked = true;
  }
  /** Runs the question when it is time. */
  attend(question: () => void, atOnce = false): Answer {
    if (!this.asked) return 'none';
    const time = performance.now();
    if (!atOnce && time - this.done < Math.max(ANSWERS, this.cost * 2)) return 'pending';
    this.asked = false;
    question();
    this.done = performance.now();
    this.cost = this.done - time;
    return 'come';
  }
}

/** How far a dragged thing keeps ahead of the finger that would hide it, growing with the first pixels of the drag. */
export class Lead {
  private start: BoardPoint | null = null;
  private offset: BoardPoint = { x: 0, y: 0 };
  /** Begins a drag: the thing lies at `point`. */
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
