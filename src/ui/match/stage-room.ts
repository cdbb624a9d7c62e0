import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { View } from '../../seats/view.ts';
import type { MoonBoard } from '../board/board.ts';
import { duelling, type LookedAt } from './focus.ts';
import type { Box } from './lay-out.ts';
import '../spoken/spoken-table.ts';

interface ScreenSpot {
  x: number;
  y: number;
}
/** Where the band of a duel lies on the board, in CSS pixels from the board's corner. */
export interface StageRoom {
  left: number;
  right: number;
  /** The band's middle. */
  middle: number;
}

/** Between the band and what it must not touch. */
const GAP = 8;
/** Less than this is no room to fight in. */
const LEAST = 76;
/** How far from a fighter's middle its coin and its signs reach. */
const COIN = 34;

/** The part of the board no question lies over, in CSS pixels from its corner: each is cut away on the side where the least is lost. */
export function free(board: Box, questions: readonly Box[]): Box {
  const room = { left: 0, top: 0, right: board.width, bottom: board.height };
  for (const { left, top, width, height } of questions) {
    const area = { left: left - board.left, top: top - board.top, right: left - board.left + width, bottom: top - board.top + height };
    if (area.right <= room.left || area.left >= room.right || area.bottom <= room.top || area.top >= room.bottom) continue;
    const [wide, high] = [room.right - room.left, room.bottom - room.top];
    const cuts = [
      { cost: (area.right - room.left) / wide, cut: () => (room.left = area.right) },
      { cost: (room.right - area.left) / wide, cut: () => (room.right = area.left) },
      { cost: (area.bottom - room.top) / high, cut: () => (room.top = area.bottom) },
      { cost: (room.bottom - area.top) / high, cut: () => (room.bottom = area.top) },
    ];
    cuts.sort((a, b) => a.cost - b.cost)[0]?.cut();
  }
  return { left: room.left, top: room.top, width: room.right - room.left, height: room.bottom - room.top };
}

/**
 * Room for a duel's band of this height: beside the open questions, and off the fighters if there is such a place: across the
 * middle, else at the far or the near end. `fighters` in CSS pixels from the board's corner.
 */
export function stageRoom(board: Box, questions: readonly Box[], fighters: readonly ScreenSpot[], height: number): StageRoom {
  const { left, top, width, height: high } = free(board, questions);
  const half = height / 2 + GAP;
  // one that is higher than the room ends below a question, never above the glass
  const places = 2 * half > high ? [top + half] : [top + high / 2, top + half, top + high - half];
  const off = (middle: number): number => Math.min(Infinity, ...fighters.map(({ y }) => Math.abs(y - middle) - half - COIN));
  const middle = places.find((place) => off(place) >= 0) ?? [...places].sort((a, b) => off(b) - off(a))[0] ?? top + high / 2;
  return { left: left + GAP, right: board.width - left - width + GAP, middle };
}

const within = (root: ParentNode, element: string, part: string): Box[] =>
  [...root.querySelectorAll(element)].flatMap((candidate) => {
    const inside = candidate.shadowRoot?.querySelector(part);
    return inside ? [inside.getBoundingClientRect()] : [];
  });

/** How a duel is told: whole, and in fewer and fewer lines where there is no room for that. */
const TOLD = [undefined, 'short', 'shortest', 'least'];

/** The fullest way to tell a duel that leaves the fighters room to be seen in; where none does, the fullest that covers no question. */
function shorten(band: HTMLElement, room: number): void {
  const tell = (short: string | undefined): void => {
    for (const stage of band.children) {
      if (short) stage.setAttribute('data-short', short);
      else stage.removeAttribute('data-short');
    }
  };
  const fits = (high: number): boolean =>
    TOLD.some((short) => {
      tell(short);
      return band.offsetHeight + 2 * GAP <= high;
    });
  if (!fits(room - LEAST)) fits(room + GAP);
}

/** A text over the board stands at its far end, because its reader touches near and middle places; turned sideways it stays in the middle. */
function atFarEnd(toast: HTMLElement, { left, top, width, height }: Box): void {
  const turn = Number(toast.dataset['turn']);
  if (turn % 180 !== 0) return;
  toast.style.maxWidth = `${width - 2 * GAP}px`;
  toast.style.left = `${left + width / 2}px`;
  const half = toast.offsetHeight / 2 + GAP;
  toast.style.top = `${turn === 0 ? top + half : top + height - half}px`;
}

interface Staged extends ReactiveControllerHost {
  readonly renderRoot: DocumentFragment | HTMLElement;
  readonly board: MoonBoard | null;
  /** The view of all players. */
  readonly shared: View;
  /** The focus of all players. */
  readonly lookedAt: LookedAt | null;
}

/** Keeps the band of a duel, and the buttons of the board, where there is room for them while questions open and close round the board. */
export class StagePlace implements ReactiveController {
  #asked = 0;
  /** The models of the duel that is told. */
  #fighters: readonly string[] = [];
  readonly #watched = new WeakSet<Element>();
  readonly #watch = new ResizeObserver(() => this.#ask());

  readonly #resized = () => this.#ask();

  constructor(private readonly host: Staged) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.renderRoot.addEventListener('question-resized', this.#resized);
  }

  hostUpdated(): void {
    for (const strip of this.host.renderRoot.querySelectorAll('moon-adjust-panel, moon-asking-form')) {
      if (this.#watched.has(strip)) continue;
      this.#watched.add(strip);
      this.#watch.observe(strip);
    }
    this.#ask();
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = 0;
  }

  /** Prompts draw themselves after the screen has drawn: what they take is known a frame later. */
  #ask() {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0;
      void this.#place();
    });
  }

  async #place() {
    const { renderRoot, board, shared } = this.host;
    const faces = renderRoot.querySelector('moon-spoken-table');
    const rows = board ?? faces;
    if (!rows) return;
    const room = rows.getBoundingClientRect();
    const questions = [
      ...within(renderRoot, 'moon-seat-strip', '.question'),
      ...within(renderRoot, 'moon-seat-strip', '.status'),
      ...within(renderRoot, 'moon-adjust-panel', '.panel'),
      ...[...renderRoot.querySelectorAll('moon-asking-form')].map((form) => form.getBoundingClientRect()),
    ];
    const open = free(room, questions);
    const toast = renderRoot.querySelector<HTMLElement>('.toast');
    if (toast) atFarEnd(toast, open);
    const rail = renderRoot.querySelector<HTMLElement>('moon-match-header[data-rail]');
    if (rail) rail.style.paddingBlock = `${open.top}px ${room.height - open.top - open.height}px`;
    const band = renderRoot.querySelector<HTMLElement>('.band');
    // a verdict stands longer than its duel, and higher: off its fighters, too, and never beyond the glass
    const named = duelling(shared);
    const staged = band !== null && (named.length > 0 || band.offsetHeight > 0);
    if (named.length > 0 || !staged) this.#fighters = named;
    if (staged) shorten(band, open.height);
    // the fighters stay in sight below the band
    const taken = staged ? band.offsetHeight + 2 * GAP : 0;
    const below = open.height - taken >= LEAST ? { ...open, top: open.top + taken, height: open.height - taken } : open;
    if (faces) {
      faces.keepWithin(below);
      if (band) band.style.top = staged && below !== open ? `${open.top + taken / 2}px` : '';
    }
    if (!board) return;
    board.open = below;
    await board.updateComplete;
    board.follow(this.host.lookedAt);
    if (!staged) return;
    const fighters = this.#fighters.flatMap((id) => {
      const point = shared.table.models[id]?.at;
      return point ? [board.camera.toScreen(point)] : [];
    });
    const { left, right, middle } = stageRoom(room, questions, fighters, band.offsetHeight);
    band.style.left = `${left}px`;
    band.style.right = `${right}px`;
    band.style.top = `${middle}px`;
  }
}
