import type { BoardPoint } from '../contexts/table-port.ts';
import { SPAN, type BoardCamera } from './board-camera.ts';

/** From this breadth of a small base on (CSS pixels) numbers on a coin can be read. */
const READABLE = 46;
/** How long the last move of the camera counts as moving, in ms. */
const REST = { afterMove: 200, afterLift: 120 };

/** The world as it lies on the glass: puts what the camera says on the element, gliding or at once. */
export class Stage {
  private timer = 0;
  private nameSize = 0;

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
    world.style.setProperty('--side', `${camera.fit * SPAN}px`);
    world.style.setProperty('--u', `${camera.fit}px`);
    world.style.transform = camera.transform;
    world.classList.toggle('far', 300 * camera.scale < READABLE);
    // Names keep their size on the glass, in steps, so that a pinch does not redraw them all the time.
    const name = 1.2 ** Math.round(Math.log(camera.px) / Math.log(1.2));
    if (name !== this.nameSize) world.style.setProperty('--name', String((this.nameSize = name)));
    this.placed();
  }
  /** Fits the camera to the room it has. True when the room has changed. */
  fit(width: number, height: number): boolean {
    const { camera } = this;
    if (width === camera.width && height === camera.height) return false;
    camera.width = width;
    camera.height = height;
    camera.limit();
    this.place();
    return true;
  }
  whole(): void {
    this.camera.whole();
    this.place(true);
  }
  show(places: readonly BoardPoint[]): void {
    this.camera.show([...places]);
    this.place(true);
  }
  zoom(factor: number): void {
    const middle = { x: this.camera.width / 2, y: this.camera.height / 2 };
    this.camera.pinch(middle, middle, factor);
    this.place(true);
  }
  /** Follows fingers: what is costly to paint waits until they rest. */
  move(how: () => void): void {
    how();
    this.world()?.classList.add('moving');
    this.place();
    this.rest(REST.afterMove + REST.afterLift);
  }
  rest(after = REST.afterLift): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.world()?.classList.remove('moving'), after);
  }
}
