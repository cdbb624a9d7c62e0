import { html, render } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera, ScreenPoint } from '../camera/board-camera.ts';
import type { Chip } from './tool.ts';

const EDGE = 8;
/** The figures under a moving finger change at most once in this time, in ms. */
const READ = 100;

/** A thing on the board: its middle and its radius, in units. */
export interface BoardThing {
  at: BoardPoint;
  radius: number;
}

/** A thing on the screen: its middle and its radius, in CSS pixels. */
export interface LabelledThing extends ScreenPoint {
  reach: number;
}

/** A place for a label: the side of the label's point, and the label's middle on the screen. */
interface ChipStand {
  side: 'above' | 'left' | 'right' | 'below';
  at: ScreenPoint;
}

/** Half the width and half the height of a label, in CSS pixels of the screen. */
type Half = ScreenPoint;

/** The number of things that a label at this place covers. */
const covered = ({ at }: ChipStand, half: Half, things: readonly LabelledThing[]): number =>
  things.filter(({ x, y, reach }) => {
    const [across, down] = [Math.max(0, Math.abs(x - at.x) - half.x), Math.max(0, Math.abs(y - at.y) - half.y)];
    return across * across + down * down < reach * reach;
  }).length;

/** The places where a label may stand, the best first: inside the screen, and beside its point. `below`: no finger covers the room below. */
function stands(
  chip: Chip,
  { width, height }: { width: number; height: number },
  half: Half,
  camera: BoardCamera,
  below: boolean,
): ChipStand[] {
  const sideways = camera.reader % 180 !== 0;
  const within = (value: number, side: number, glass: number): number =>
    Math.min(Math.max(value, side + EDGE), Math.max(side + EDGE, glass - side - EDGE));
  /**
   * The place at this distance from the point as its reader sees it, and how far the edges of the screen push the label up or down (`upright`) and
   * along.
   */
  const off = (side: ChipStand['side'], away: BoardPoint) => {
    const { x, y } = camera.readersVector(away);
    const wanted = camera.toScreen({ x: chip.at.x + x, y: chip.at.y + y });
    const place = { x: within(wanted.x, half.x, camera.width), y: within(wanted.y, half.y, camera.height) };
    const [across, down] = [Math.abs(place.x - wanted.x), Math.abs(place.y - wanted.y)];
    return { side, at: place, ...(sideways ? { upright: across, along: down } : { upright: down, along: across }) };
  };
  const aside = chip.aside ? chip.aside + (Math.sign(chip.aside) * width) / 2 : 0;
  const above = off('above', { x: aside, y: -(chip.above + height / 2) });
  const beside = [
    off('left', { x: -Math.abs(chip.above) - width / 2, y: 0 }),
    off('right', { x: Math.abs(chip.above) + width / 2, y: 0 }),
  ].toSorted((a, b) => a.along - b.along);
  const free = beside.filter(({ along }) => along <= EDGE);
  const under = off('below', { x: 0, y: Math.abs(chip.above) + height / 2 });
  if (below && !chip.aside && under.upright <= EDGE) free.push(under);
  if (chip.aside || above.upright <= EDGE) return [above, ...free];
  return free.length > 0 ? free : beside; // there is no room above
}

/** A label's text with every digit as 0: texts that differ in digits alone take the same room. */
const figureless = (words: string): string => words.replaceAll(/\d/g, '0');

/** The labels as they should read, and their text as a single string. */
interface Labelling {
  words: string;
  chips: readonly Chip[];
}

interface LabelSize {
  width: number;
  height: number;
}

/**
 * Labels beside places of the board, upright for their reader and inside the screen, where they cover the fewest things. A label is measured when its
 * words change; a new number or a new place takes the same room.
 */
export class Chips {
  private words = '';
  private shape = '';
  private sizes: (LabelSize & { element: HTMLElement })[] = [];
  /** The sizes of labels with these words, for as long as a finger moves. */
  private readonly known = new Map<string, LabelSize[]>();
  /** The side where each label stood last: it changes only to cover less. */
  private readonly sides = new Map<number, ChipStand['side']>();
  private written = -Infinity;
  private waits = 0;
  /** New words under a moving finger that are not written yet. */
  private pending: Labelling | null = null;
  private placeAll: () => void = () => undefined;

  /** `later`: asks the board to show the labels again. */
  constructor(
    private readonly layer: () => HTMLElement,
    private readonly redraw: () => void,
  ) {}

  /**
   * `lying`: things that labels should not cover; `moving`: a finger carries something, so new words wait for `writeWords`; `buttons`: buttons that
   * lie over the labels.
   */
  show(
    chips: readonly Chip[],
    camera: BoardCamera,
    lying: readonly BoardThing[] = [],
    moving = false,
    buttons: readonly LabelledThing[] = [],
  ): void {
    const words = JSON.stringify([camera.width, chips.map(({ tone, lines }) => [tone, lines])]);
    const labelling = words === this.words ? null : { words, chips };
    const things = [...lying.map(({ at, radius }) => ({ ...camera.toScreen(at), reach: radius * camera.scale })), ...buttons];
    this.placeAll = () => {
      for (const [i, chip] of chips.entries()) this.place(chip, i, camera, things, !moving);
    };
    if (chips.length === 0) this.sides.clear();
    if (!moving) this.known.clear();
    this.pending = moving ? labelling : null;
    if (labelling && !moving) this.write(labelling);
    else this.placeAll();
  }

  /** Writes new words under a moving finger. Figures change at most once in a while: nobody can read figures that change in every frame. */
  writeWords(): void {
    const { pending } = this;
    if (!pending) return;
    const early = figureless(pending.words) === this.shape ? READ - (performance.now() - this.written) : 0;
    if (early > 0) this.waits ||= window.setTimeout(() => ((this.waits = 0), this.redraw()), early);
    else this.write(pending);
  }

  /** The elements of the labels that are shown. */
  get all(): HTMLElement[] {
    return this.sizes.map(({ element }) => element);
  }
  private write({ words, chips }: Labelling): void {
    this.pending = null;
    this.words = words;
    this.written = performance.now();
    const layer = this.layer();
    render(
      chips.map(({ tone, lines }) => html`<div class=${`chip ${tone}`}>${lines.map((line) => html`<div>${line}</div>`)}</div>`),
      layer,
    );
    this.measure(layer, figureless(words));
  }
  /** A label keeps its size while only figures change: the browser then paints it anew, but does not put the layers of the page together again. */
  private measure(layer: HTMLElement, shape: string): void {
    if (shape !== this.shape) this.resize(layer, shape);
    this.placeAll();
  }
  private resize(layer: HTMLElement, shape: string): void {
    this.shape = shape;
    const labels = [...layer.children].filter((element) => element instanceof HTMLElement);
    const sizes = this.known.get(shape) ?? this.sizesOf(labels);
    this.known.set(shape, sizes);
    this.sizes = labels.flatMap((element, i) => (sizes[i] ? [{ element, ...sizes[i] }] : []));
    for (const { element, width, height } of this.sizes) Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  }
  private sizesOf(labels: readonly HTMLElement[]): LabelSize[] {
    for (const { style } of labels) style.width = style.height = '';
    // a width is rounded, and a label that is too narrow would break its lines
    return labels.map((element) => ({ width: element.offsetWidth + 1, height: element.offsetHeight }));
  }

  private place(chip: Chip, i: number, camera: BoardCamera, things: readonly LabelledThing[], below: boolean): void {
    const size = this.sizes[i];
    if (!size) return;
    const { element, width, height } = size;
    const half = camera.reader % 180 === 0 ? { x: width / 2, y: height / 2 } : { x: height / 2, y: width / 2 };
    const places = stands(chip, size, half, camera, below).map((candidate) => ({
      ...candidate,
      covers: covered(candidate, half, things),
    }));
    const least = Math.min(...places.map(({ covers }) => covers));
    const clear = places.filter(({ covers }) => covers === least);
    const stand = clear.find(({ side }) => side === this.sides.get(i)) ?? clear[0];
    if (!stand) return;
    this.sides.set(i, stand.side);
    const { at } = stand;
    const transform = `translate(${(at.x - width / 2).toFixed(1)}px, ${(at.y - height / 2).toFixed(1)}px) rotate(${camera.reader}deg)`;
    if (element.style.transform !== transform) element.style.transform = transform;
  }
}
