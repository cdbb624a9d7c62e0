import { html, render, type TemplateResult } from 'lit';
import type { BoardPoint } from '../../contexts/table-port.ts';
import type { BoardCamera, ScreenPoint } from '../camera/board-camera.ts';
import type { Chip } from './tool.ts';

const EDGE = 8;
/** The figures under a moving finger change at most once in this time, in ms. */
const READ = 100;
/** Under a moving finger a label with fewer words keeps its size for this time, in ms. */
const FIRM = 1000;

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

/** A label: its panel in the middle of an element that is moved, which has few styles because the browser finds them anew with each move. */
const labelTemplate = ({ tone, lines }: Chip): TemplateResult =>
  html`<div class="label"><div class=${`chip ${tone}`}>${lines.map((line) => html`<div>${line}</div>`)}</div></div>`;

/** A label's text with every digit as 0: texts that differ in digits alone take the same room. */
const figureless = (words: string): string => words.replaceAll(/\d/g, '0');

interface LabelSize {
  width: number;
  height: number;
}
const largerSize = (a: LabelSize, b: LabelSize): LabelSize => ({ width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) });

/**
 * Labels beside places of the board, upright for their reader and inside the screen, where they cover the fewest things. A label is measured when its
 * words change; a new number or a new place takes the same room. While a finger moves, a label grows at once and shrinks late: each new size makes the
 * browser put all layers together.
 */
export class Chips {
  private words = '';
  private shape = '';
  private elements: HTMLElement[] = [];
  private sizes: readonly LabelSize[] = [];
  /** True if the labels have new words whose size is not known. */
  private isResized = false;
  /** True if the labels have a least size, because a finger moves. */
  private isFirm = false;
  /** The sizes of labels with these words, for as long as a finger moves. */
  private readonly known = new Map<string, readonly LabelSize[]>();
  /** The side where each label stood last: it changes only to cover less. */
  private readonly sides = new Map<number, ChipStand['side']>();
  private written = -Infinity;
  private waits = 0;
  private shrinks = 0;

  /** `later`: asks the board to show the labels again. */
  constructor(
    private readonly layer: () => HTMLElement,
    private readonly redraw: () => void,
  ) {}

  /**
   * Writes new words. While a finger moves (`moving`), figures change at most once in a while, because nobody can read figures that change in every
   * frame, and the first words of a label wait until it is placed.
   */
  write(chips: readonly Chip[], camera: BoardCamera, moving: boolean): void {
    const words = JSON.stringify([camera.width, chips.map(({ tone, lines }) => [tone, lines])]);
    if (!moving) this.letShrink();
    if (words === this.words || (moving && chips.length !== this.elements.length)) return;
    const early = moving && figureless(words) === this.shape ? READ - (performance.now() - this.written) : 0;
    if (early > 0) this.waits ||= window.setTimeout(() => ((this.waits = 0), this.redraw()), early);
    else this.render(chips, words, moving);
  }
  /** Measures words that the last frame has laid out. Call it at the beginning of a frame, before anything is changed. */
  measureWords(moving = false): void {
    if (this.isResized) this.measure(moving);
  }
  /**
   * Places the labels. `lying`: things that labels should not cover; `moving`: a finger carries something and covers the room below; `buttons`: buttons
   * that lie over the labels.
   */
  place(
    chips: readonly Chip[],
    camera: BoardCamera,
    lying: readonly BoardThing[] = [],
    moving = false,
    buttons: readonly LabelledThing[] = [],
  ): void {
    if (chips.length !== this.elements.length) this.write(chips, camera, false);
    this.measureWords(moving);
    if (chips.length === 0) this.sides.clear();
    const things = [...lying.map(({ at, radius }) => ({ ...camera.toScreen(at), reach: radius * camera.scale })), ...buttons];
    for (const [i, chip] of chips.entries()) this.placeLabel(chip, i, camera, things, !moving);
  }

  /** The elements of the labels that are shown. */
  get all(): readonly HTMLElement[] {
    return this.elements;
  }
  private render(chips: readonly Chip[], words: string, moving: boolean): void {
    this.words = words;
    this.written = performance.now();
    const layer = this.layer();
    render(chips.map(labelTemplate), layer);
    this.elements = [...layer.children].filter((element) => element instanceof HTMLElement);
    const shape = figureless(words);
    if (shape !== this.shape) this.resize(shape, moving);
  }
  /** While a finger moves, new words are measured a frame later: measuring at once would lay them out twice. */
  private resize(shape: string, moving: boolean): void {
    this.shape = shape;
    if (moving && this.isFirm) this.shrinkLater();
    const known = this.known.get(shape);
    this.isResized = known === undefined;
    if (known) this.sizes = known.map((size, i) => largerSize(size, this.sizes[i] ?? size));
    else if (!moving) this.measure(false);
  }
  private measure(moving: boolean): void {
    const { panels } = this;
    this.isResized = false;
    this.sizes = panels.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height }));
    this.known.set(this.shape, this.sizes);
    if (!moving) return;
    this.isFirm = true;
    for (const [i, { style }] of panels.entries()) {
      style.minWidth = `${this.sizes[i]?.width ?? 0}px`;
      style.minHeight = `${this.sizes[i]?.height ?? 0}px`;
    }
  }
  private shrinkLater(): void {
    clearTimeout(this.shrinks);
    this.shrinks = window.setTimeout(() => {
      this.letShrink();
      this.redraw();
    }, FIRM);
  }
  /** Gives the labels the size of their words again. */
  private letShrink(): void {
    clearTimeout(this.shrinks);
    this.known.clear();
    if (!this.isFirm) return;
    this.isFirm = false;
    this.isResized = true;
    for (const { style } of this.panels) style.minWidth = style.minHeight = '';
  }
  private get panels(): HTMLElement[] {
    return this.elements.flatMap(({ firstElementChild: panel }) => (panel instanceof HTMLElement ? [panel] : []));
  }

  private placeLabel(chip: Chip, i: number, camera: BoardCamera, things: readonly LabelledThing[], below: boolean): void {
    const [element, size] = [this.elements[i], this.sizes[i]];
    if (!element || !size) return;
    const { width, height } = size;
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
    const transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%) rotate(${camera.reader}deg)`;
    if (element.style.transform !== transform) element.style.transform = transform;
  }
}
