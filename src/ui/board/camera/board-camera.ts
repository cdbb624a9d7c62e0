import { BOARD } from '../../../geometry/lengths.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardTurn } from '../modes.ts';

/** Width of the frame round the playing surface, and the side of everything that is drawn; tenths of a millimetre. */
export const FRAME = 250;
export const SPAN = BOARD + 2 * FRAME;
const NEAREST = 7;
/** The least zoom, for two fighters far apart who have little room on the screen. */
const SMALLEST = 0.4;
/** The least room that is kept free round a model that is shown, in units. */
const SNUG = 330;
/** The space that may be seen beyond the edge of a zoomed board, as a share of the open part: after a move by hand, and when something is shown. */
const SLACK = 0.12;
const SHOWN = 0.02;

/**
 * The way to show places: the margin round them in units, the greatest zoom, the least zoom for a single place, and the number of the first that must be
 * seen.
 */
interface Showing {
  margin?: number;
  greatestZoom?: number;
  leastZoom?: number;
  must?: number;
}
export interface ScreenPoint {
  x: number;
  y: number;
}
/** A part of the board's area on the screen, in CSS pixels. */
export interface OpenPart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place of the board on the screen. */
export interface BoardPosition {
  zoom: number;
  x: number;
  y: number;
}

const turned = ({ x, y }: ScreenPoint, angle: number): ScreenPoint => {
  switch (((angle % 360) + 360) % 360) {
    case 90:
      return { x: -y, y: x };
    case 180:
      return { x: -x, y: -y };
    case 270:
      return { x: y, y: -x };
    default:
      return { x, y };
  }
};

/** The place of the board on the screen: a pan in CSS pixels, a zoom (1 is the whole board), and quarter turns. */
export class BoardCamera {
  width = 0;
  height = 0;
  zoom = 1;
  x = 0;
  y = 0;
  rotation: BoardTurn = 0;
  /** The direction of the words' upper side on the screen. */
  reader: BoardTurn = 0;
  /** The part of the screen that no panel covers; null: all of it. The board keeps within it, or covers all of it. */
  open: OpenPart | null = null;

  /** CSS pixels per unit while the whole board is shown. */
  get fit(): number {
    return Math.max(1, Math.min(this.width, this.height)) / SPAN;
  }
  get scale(): number {
    return this.fit * this.zoom;
  }
  /** Units per CSS pixel. */
  get px(): number {
    return 1 / this.scale;
  }
  /** Degrees by which words are turned inside the board, so that they stand upright for their reader. */
  get upright(): number {
    return (this.reader - this.rotation + 360) % 360;
  }

  toScreen({ x, y }: BoardPoint): ScreenPoint {
    const off = turned({ x: (x - BOARD / 2) * this.scale, y: (y - BOARD / 2) * this.scale }, this.rotation);
    return { x: this.width / 2 + this.x + off.x, y: this.height / 2 + this.y + off.y };
  }
  toBoard({ x, y }: ScreenPoint): BoardPoint {
    const off = this.vector({ x: x - this.width / 2 - this.x, y: y - this.height / 2 - this.y });
    return { x: BOARD / 2 + off.x, y: BOARD / 2 + off.y };
  }
  /** Turns a vector on the screen into a vector on the board. */
  vector(direction: ScreenPoint): BoardPoint {
    const { x, y } = turned(direction, -this.rotation);
    return { x: x * this.px, y: y * this.px };
  }
  /** Turns a vector as the reader of the words sees it (CSS pixels, y down for the reader) into a vector on the board. */
  readersVector(direction: ScreenPoint): BoardPoint {
    return this.vector(turned(direction, this.reader));
  }

  /** Turns a vector on the board into CSS pixels as the reader of the words sees it. */
  asRead({ x, y }: BoardPoint): ScreenPoint {
    return turned({ x: x * this.scale, y: y * this.scale }, this.rotation - this.reader);
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.limit();
  }
  /** Zooms by a factor; the point of the board under `from` moves to `to`. */
  pinch(from: ScreenPoint, to: ScreenPoint, factor: number): void {
    const fixed = this.toBoard(from);
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const moved = this.toScreen(fixed);
    this.panBy(to.x - moved.x, to.y - moved.y);
  }
  whole(): void {
    const { left, top, width, height } = this.room;
    this.zoom = 1;
    this.x = left + width / 2 - this.width / 2;
    this.y = top + height / 2 - this.height / 2;
    this.limit();
  }
  /**
   * Shows the whole board in the middle of the screen, and moves it only as far as needed to bring places with `margin` units round them into the
   * open part.
   */
  steady(places: readonly BoardPoint[], margin = SNUG): void {
    [this.zoom, this.x, this.y] = [1, 0, 0];
    if (places.length > 0) this.nudge(places, margin);
  }
  /** True if places lie in the open part where the board lies now, with `margin` units round them as far as the board reaches. */
  sees(places: readonly BoardPoint[], margin: number): boolean {
    const { left, top, width, height } = this.room;
    const onBoard = (value: number): number => Math.min(BOARD, Math.max(0, value));
    return places
      .flatMap(({ x, y }) => [
        { x: onBoard(x - margin), y: onBoard(y - margin) },
        { x: onBoard(x + margin), y: onBoard(y + margin) },
      ])
      .map((corner) => this.toScreen(corner))
      .every(({ x, y }) => x >= left - 1 && x <= left + width + 1 && y >= top - 1 && y <= top + height + 1);
  }
  /** The place itself if it lies in the open part; otherwise the nearest place that lies at least `inset` CSS pixels inside it. */
  inSight(place: BoardPoint, inset: number): BoardPoint {
    const { left, top, width, height } = this.room;
    const { x, y } = this.toScreen(place);
    if (x >= left && x <= left + width && y >= top && y <= top + height) return place;
    const kept = (value: number, start: number, long: number): number => {
      const within = Math.min(inset, long / 2);
      return Math.min(start + long - within, Math.max(start + within, value));
    };
    return this.toBoard({ x: kept(x, left, width), y: kept(y, top, height) });
  }
  /** True if the places fit into the open part at the present zoom. */
  holds(places: readonly BoardPoint[]): boolean {
    return places.length > 0 && this.fitting(places, SNUG) >= this.zoom;
  }
  /** Moves the board only as far as needed to bring places with `margin` units round them into the open part. */
  nudge(places: readonly BoardPoint[], margin = SNUG): void {
    const { left, top, width, height } = this.room;
    const round = margin * this.scale;
    const points = places.map((place) => this.toScreen(place));
    const moved = (values: readonly number[], start: number, long: number): number => {
      const [least, most] = [Math.min(...values) - round, Math.max(...values) + round];
      if (least < start) return start - least;
      return most > start + long ? start + long - most : 0;
    };
    this.x += moved(
      points.map(({ x }) => x),
      left,
      width,
    );
    this.y += moved(
      points.map(({ y }) => y),
      top,
      height,
    );
  }
  /** True if the whole board lies in the open part. */
  get inside(): boolean {
    const { left, top, width, height } = this.room;
    const half = (SPAN * this.scale) / 2;
    const { x, y } = this.toScreen({ x: BOARD / 2, y: BOARD / 2 });
    return this.zoom === 1 && x - half > left - 1 && x + half < left + width + 1 && y - half > top - 1 && y + half < top + height + 1;
  }
  get room(): OpenPart {
    return this.open ?? { left: 0, top: 0, width: this.width, height: this.height };
  }
  /** The zoom at which places just fit into the open part, with `margin` units round them. */
  private fitting(places: readonly BoardPoint[], margin: number): number {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const across = Math.max(...xs) - Math.min(...xs) + 2 * margin;
    const down = Math.max(...ys) - Math.min(...ys) + 2 * margin;
    const [wide, high] = this.rotation % 180 === 0 ? [across, down] : [down, across];
    return Math.min(this.room.width / wide, this.room.height / high) / this.fit;
  }
  /**
   * Brings places into the open part, at a zoom of at most `greatestZoom`, with `margin` units round them; a single place at a zoom of at least `leastZoom`.
   * Where there is no room for all, those farthest from the first are left out; for the first `must` the board is shown smaller.
   */
  show(places: readonly BoardPoint[], { margin = 900, greatestZoom = 3.2, leastZoom = 1, must: owed = 1 }: Showing = {}): void {
    const [first] = places;
    if (!first) return;
    const must = Math.max(1, owed);
    const distanceOf = ({ x, y }: BoardPoint): number => Math.hypot(x - first.x, y - first.y);
    const extras = places.slice(must).sort((a, b) => distanceOf(a) - distanceOf(b));
    const snug = Math.min(margin, SNUG);
    const shown = (): BoardPoint[] => [...places.slice(0, must), ...extras];
    while (extras.length > 0 && this.fitting(shown(), snug) < 1) extras.pop();
    const all = shown();
    const floor = all.length === 1 ? leastZoom : Math.min(1, Math.max(SMALLEST, this.fitting(all, snug)));
    this.zoom = Math.min(greatestZoom, NEAREST, Math.max(floor, this.fitting(all, margin)));
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const { room } = this;
    const middle = this.toScreen({ x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 });
    this.x += room.left + room.width / 2 - middle.x;
    this.y += room.top + room.height / 2 - middle.y;
    this.limit(SHOWN);
  }
  /** Keeps a board smaller than the open part within it, and lets a larger board cover all of it. */
  limit(share = SLACK): void {
    const { left, top, width, height } = this.room;
    const slack = this.zoom > 1.01 ? share : 0;
    const kept = (position: number, start: number, long: number, glass: number): number => {
      const middle = start + long / 2 - glass / 2;
      const more = SPAN * this.scale - long;
      const beyond = more < 0 ? Math.max(-more / 2, more / 2 + long * slack) : more / 2 + long * slack;
      return Math.min(middle + beyond, Math.max(middle - beyond, position));
    };
    this.x = kept(this.x, left, width, this.width);
    this.y = kept(this.y, top, height, this.height);
  }
  /** Puts the board back where it lay. */
  lay({ zoom, x, y }: BoardPosition): void {
    this.zoom = zoom;
    this.x = x;
    this.y = y;
  }
  get transform(): string {
    return `translate(${this.x.toFixed(2)}px, ${this.y.toFixed(2)}px) rotate(${this.rotation}deg) scale(${this.zoom.toFixed(4)})`;
  }
}
