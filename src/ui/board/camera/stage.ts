import type { BoardPoint } from '../../contexts/table-port.ts';
import { SPAN, type BoardCamera, type BoardPosition, type OpenPart } from './board-camera.ts';

/** The numbers on the coin of a small base can be read when it is at least this wide, in CSS pixels. */
const READABLE = 46;
/** The coin of the acting model is at least this wide, in CSS pixels, however little of the board stays in sight. */
const LEGIBLE = 32;
/** The texts on the board that keep their size on the screen. */
const NAMES = 'text:is(.token-name, .piece-name, .edge-name)';
/** Names grow in steps of this factor; and a glide is over when the zooms differ by less than the second figure. */
const STEP = 1.2;
const NEAR = 0.001;
/** The time after a camera move for which coins may still show the signs of the old zoom, in ms. */
const LATER = 300;
/** When a question loses a line, it uncovers this much of the board (CSS pixels): too little to move the board under the finger. */
const LITTLE = 64;
/** The margin round places that must be seen when the board goes back to where it lay, in units. */
const SEEN = 200;
/** The time for which the last move of the camera counts as moving, in ms. */
const REST = { afterMove: 200, afterLift: 120 };

/**
 * The things that the players look at now: places with a margin in units. While `key` stays the same, a board that was moved by hand stays where it is.
 */
export interface Focus {
  key: string;
  places: readonly BoardPoint[];
  margin: number;
  /** The number of the first places that must be seen even if there is little room; 1 when left out. */
  must?: number;
  /** Show the whole board, moved only as far as needed to see the places beside the panels. */
  whole?: boolean;
  /** No model acts: the board goes back to where it lay the last time, if every place can be seen there. */
  rests?: boolean;
}

/** Puts the camera's position on the world element, with a glide or at once. */
export class BoardStage {
  private timer = 0;
  private farTimer = 0;
  private nameSize = 0;
  private naming = 0;
  /** The world element whose size was set, and the unit that it got. */
  private sized: { world: HTMLElement; unit: number } | null = null;
  private focus: Focus | null = null;
  private byHand = false;
  /** The whole board stays in the middle of the screen when panels cover it, as long as the places looked at can be seen. */
  steady = false;
  /** The open part into which the followed places were last brought; null: not yet. */
  private framed: (OpenPart & { rotation: number }) | null = null;
  /** The place of the board when no model acted; null: not yet. */
  private rested: (BoardPosition & { rotation: number }) | null = null;

  constructor(
    private readonly camera: BoardCamera,
    private readonly world: () => HTMLElement | null,
    private readonly placed: () => void,
  ) {}

  place(glide = false): void {
    const world = this.world();
    if (!world) return;
    const { camera } = this;
    world.classList.toggle('glide', glide);
    if (world !== this.sized?.world || camera.fit !== this.sized.unit) {
      this.sized = { world, unit: camera.fit };
      world.style.setProperty('--side', `${camera.fit * SPAN}px`);
      world.style.setProperty('--u', `${camera.fit}px`);
    }
    world.style.transform = camera.transform;
    // A late change of the coins' signs does no harm; a new layout of all signs while the player waits for the next frame does.
    clearTimeout(this.farTimer);
    if (this.nameSize === 0) world.classList.toggle('far', this.far);
    else if (world.classList.contains('far') !== this.far)
      this.farTimer = window.setTimeout(() => world.classList.toggle('far', this.far), LATER);
    this.sizeNames(glide && this.nameSize > 0);
    this.placed();
  }
  /** Names keep their size on the screen, in steps, so that a pinch or a glide does not redraw them all the time. */
  private sizeNames(glides: boolean): void {
    cancelAnimationFrame(this.naming);
    const { camera } = this;
    const scale = glides ? camera.fit * this.shownZoom : camera.scale;
    const name = STEP ** Math.round(Math.log(1 / scale) / Math.log(STEP));
    if (name !== this.nameSize) {
      this.nameSize = name;
      this.nameAll();
    }
    if (scale !== camera.scale) this.naming = requestAnimationFrame(() => this.sizeNames(true));
  }
  /** The zoom that is on the screen now, also in the middle of a glide. */
  private get shownZoom(): number {
    const world = this.world();
    const { zoom } = this.camera;
    if (!world?.isConnected) return zoom;
    const { a, b } = new DOMMatrixReadOnly(getComputedStyle(world).transform);
    const shown = Math.hypot(a, b);
    return Math.abs(shown - zoom) < NEAR ? zoom : shown;
  }
  private get far(): boolean {
    return 300 * this.camera.scale < READABLE;
  }
  /** Sets the size on each name and not on the world: a custom property of the world makes the browser restyle everything in it. */
  nameAll(): void {
    for (const name of this.world()?.querySelectorAll<SVGElement>(NAMES) ?? []) name.style.setProperty('--name', String(this.nameSize));
  }
  /** Fits the camera to a new size. True when the size has changed. */
  fit(width: number, height: number): boolean {
    const { camera } = this;
    if (width === camera.width && height === camera.height) return false;
    camera.width = width;
    camera.height = height;
    camera.limit();
    this.place();
    this.framed = this.rested = null;
    this.follow(this.focus);
    return true;
  }
  /** Sets the open part when a panel over the board has changed. */
  clear(open: OpenPart | null): void {
    const { camera } = this;
    const before = camera.transform;
    camera.open = open;
    if (this.steady) return; // `follow` decides whether the board has to move
    camera.limit();
    if (camera.transform !== before) this.place(true);
  }
  /** Brings the places the players look at into the open part, near enough to be read; the whole board where there are none. */
  follow(focus: Focus | null): void {
    const { camera } = this;
    if (focus?.key !== this.focus?.key) this.byHand = false;
    const isSame = JSON.stringify(focus) === JSON.stringify(this.focus);
    const isSameActor = focus?.key.split(' ')[0] === this.focus?.key.split(' ')[0];
    this.focus = focus;
    if (this.byHand || camera.width === 0) return;
    if (this.steady && (!focus || focus.places.length === 0 || focus.whole)) {
      const { transform } = camera;
      camera.steady(focus?.places ?? []);
      if (camera.transform !== transform) this.place(true);
      this.framed = null;
      return;
    }
    // during a duel the board moves no farther than needed to keep both fighters in sight
    const fighters = focus?.places.slice(0, focus.must ?? 1) ?? [];
    if (this.steady && isSameActor && camera.zoom > 1 && focus?.key.endsWith('duel') && camera.holds(fighters)) {
      const { transform } = camera;
      camera.nudge(fighters);
      if (camera.transform !== transform) this.place(true);
      this.framed = null;
      return;
    }
    if (isSame && this.stays(focus)) return;
    if (!isSame && focus && this.keeps(focus)) return;
    this.framed = { ...camera.room, rotation: camera.rotation };
    const before = camera.transform;
    const wide = (px: number): number => Math.max(1, px / (300 * camera.fit));
    if (!focus || focus.places.length === 0) camera.whole();
    else if (focus.whole) camera.show(focus.places, { ...focus, greatestZoom: 1, leastZoom: 1 });
    else if (!focus.rests || !this.returns(focus))
      camera.show(focus.places, { ...focus, greatestZoom: wide(READABLE), leastZoom: wide(LEGIBLE) });
    if (focus?.rests) this.rested = { zoom: camera.zoom, x: camera.x, y: camera.y, rotation: camera.rotation };
    if (camera.transform !== before) this.place(true);
  }
  /** Puts the board back where it lay when no model acted; false where a place would be out of sight there. */
  private returns({ places }: Focus): boolean {
    const { camera, rested } = this;
    if (rested?.rotation !== camera.rotation) return false;
    const { zoom, x, y } = camera;
    camera.lay(rested);
    if (camera.sees(places, SEEN)) return true;
    camera.lay({ zoom, x, y });
    return false;
  }
  /** True if the places can be read where the board lies now, so that it does not move. */
  private keeps({ places, margin, whole }: Focus): boolean {
    const { camera, framed } = this;
    if (!framed || framed.rotation !== camera.rotation || whole || camera.zoom < 1.02 || places.length === 0) return false;
    return 300 * camera.scale >= LEGIBLE && camera.sees(places, margin);
  }
  /** True if the followed places are still in sight: a finger misses a board that moves with every line of a question. */
  private stays(focus: Focus | null): boolean {
    const { framed, camera } = this;
    if (framed?.rotation !== camera.rotation) return false;
    if (!focus || focus.places.length === 0) return camera.inside;
    const { left, top, width, height } = camera.room;
    const more = [
      framed.left - left,
      framed.top - top,
      left + width - framed.left - framed.width,
      top + height - framed.top - framed.height,
    ];
    return more.every((amount) => amount > -1 && amount < LITTLE);
  }
  whole(): void {
    this.byHand = true;
    this.camera.whole();
    this.place(true);
  }
  show(places: readonly BoardPoint[]): void {
    this.camera.show([...places]);
    this.place(true);
  }
  zoom(factor: number): void {
    this.byHand = true;
    const { left, top, width, height } = this.camera.open ?? { left: 0, top: 0, ...this.camera };
    const [first] = this.focus?.places ?? [];
    const point = first && this.camera.toScreen(first);
    const seen = point && point.x > left && point.x < left + width && point.y > top && point.y < top + height;
    const middle = seen ? point : { x: left + width / 2, y: top + height / 2 };
    this.camera.pinch(middle, middle, factor);
    this.place(true);
  }
  /** Moves the board under fingers; costly painting waits until they rest. */
  move(change: () => void): void {
    this.byHand = true;
    change();
    this.world()?.classList.add('moving');
    this.place();
    this.rest(REST.afterMove + REST.afterLift);
  }
  rest(after = REST.afterLift): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.world()?.classList.remove('moving'), after);
  }
}
