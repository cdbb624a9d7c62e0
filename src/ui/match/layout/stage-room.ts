import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import type { MoonBoard } from '../../board/board.ts';
import type { LookedAt } from './focus.ts';
import type { ScreenBox } from './lay-out.ts';
import '../../spoken/spoken-table.ts';

/** Between a text over the board and what it must not touch. */
const GAP = 8;
/** Less than this is no room for rows of faces. */
const LEAST = 76;
/** The least that a fighter is high and wide, in CSS pixels. */
const SMALLEST = 44;
/** Of two who stand beside each other: fewer lines are told before a body is smaller than this, or than this part of the stage. */
const PRESENCE = { most: 84, part: 0.36 };
/** Letters and frames round words may reach so far beyond their lines, in CSS pixels. */
const INK = 5;
/** The part of the room of rows of faces that a duel takes, and the most in CSS pixels. */
const OVER_FACES = { part: 0.5, most: 360 };

/** The sides of a room. */
interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The largest room that is left of one when areas are cut away from it, each on one of its sides. */
function largest(room: Sides, [area, ...areas]: readonly Sides[]): Sides {
  if (!area) return room;
  if (area.left >= room.right || area.right <= room.left || area.top >= room.bottom || area.bottom <= room.top) return largest(room, areas);
  const cuts: Sides[] = [
    { ...room, left: Math.min(room.right, area.right) },
    { ...room, right: Math.max(room.left, area.left) },
    { ...room, top: Math.min(room.bottom, area.bottom) },
    { ...room, bottom: Math.max(room.top, area.top) },
  ];
  const size = ({ left, top, right, bottom }: Sides): number => (right - left) * (bottom - top);
  return cuts.map((cut) => largest(cut, areas)).reduce((best, cut) => (size(cut) > size(best) ? cut : best));
}

/** The part of the board no question lies over, in CSS pixels from its corner: as much of it as there can be. */
export function free(board: ScreenBox, questions: readonly ScreenBox[]): ScreenBox {
  const areas = questions.map(({ left, top, width, height }) => ({
    left: left - board.left,
    top: top - board.top,
    right: left - board.left + width,
    bottom: top - board.top + height,
  }));
  const { left, top, right, bottom } = largest({ left: 0, top: 0, right: board.width, bottom: board.height }, areas);
  return { left, top, width: right - left, height: bottom - top };
}

const within = (root: ParentNode, element: string, part: string): ScreenBox[] =>
  [...root.querySelectorAll(element)].flatMap((candidate) => {
    const inside = candidate.shadowRoot?.querySelector(part);
    return inside ? [inside.getBoundingClientRect()] : [];
  });

/** How a duel is told: whole, and in fewer and fewer lines where there is no room for that. */
const TOLD = [undefined, 'short', 'shortest', 'least'];

/** How small a fighter may be on a stage. */
const smallest = (stage: Element): number =>
  stage.shadowRoot?.querySelector('.stage.beside')
    ? Math.max(SMALLEST, Math.min(PRESENCE.most, PRESENCE.part * stage.clientHeight))
    : SMALLEST;

/** Whether a half of a stage has more in it than it shows; what is turned is measured as its reader sees it. */
const overflows = (stage: Element): boolean =>
  [...(stage.shadowRoot?.querySelectorAll('.turned') ?? [])].some(
    (half) =>
      [...half.querySelectorAll<HTMLElement>(':scope > .fighters')].some(
        ({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < smallest(stage),
      ) ||
      [...half.querySelectorAll<HTMLElement>(':scope > :is(.laid, .facts)')].some(
        ({ offsetLeft, offsetTop, offsetWidth, offsetHeight, scrollHeight, className }) =>
          offsetTop < 0 ||
          (className === 'facts' && scrollHeight > offsetHeight + INK) ||
          offsetLeft < -offsetWidth / 2 - 10 ||
          offsetTop + offsetHeight > half.clientHeight + 1 ||
          offsetLeft + offsetWidth > half.clientWidth + offsetWidth / 2 + 10,
      ),
  );

/** The fullest way to tell a duel for which there is room. */
function shorten(band: HTMLElement): void {
  const tell = (short: string | undefined): void => {
    for (const stage of band.children) {
      if (short) stage.setAttribute('data-short', short);
      else stage.removeAttribute('data-short');
    }
  };
  TOLD.some((short) => {
    tell(short);
    return ![...band.children].some(overflows);
  });
}

/** A text over the board stands at its far end, because its reader touches near and middle places; turned sideways it stays in the middle. */
function atFarEnd(toast: HTMLElement, { left, top, width, height }: ScreenBox): void {
  const turn = Number(toast.dataset['turn']);
  if (turn % 180 !== 0) return;
  toast.style.maxWidth = `${width - 2 * GAP}px`;
  toast.style.left = `${left + width / 2}px`;
  const half = toast.offsetHeight / 2 + GAP;
  toast.style.top = `${turn === 0 ? top + half : top + height - half}px`;
}

/** What is staged: the board of the screen, and what all players look at. */
interface Staged {
  board: () => MoonBoard | null;
  lookedAt: () => LookedAt | null;
}

/** Keeps the band of a duel, and the buttons of the board, where there is room for them while questions open and close round the board. */
export class StagePlace implements ReactiveController {
  #asked = 0;
  readonly #watched = new WeakSet<Element>();
  readonly #watch = new ResizeObserver(() => this.#ask());

  readonly #resized = () => this.#ask();

  constructor(
    private readonly host: ReactiveControllerHost & Pick<LitElement, 'renderRoot'>,
    private readonly staged: Staged,
  ) {
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
    const { renderRoot } = this.host;
    const board = this.staged.board();
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
    const staged = band !== null && !band.hidden && [...band.children].some((stage) => stage.shadowRoot?.querySelector('.stage'));
    const high = faces ? Math.min(open.height * OVER_FACES.part, OVER_FACES.most) : open.height;
    if (band) {
      const { left, top, width } = open;
      Object.assign(band.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${high}px` });
      if (staged) shorten(band);
    }
    if (faces) {
      const below = { ...open, top: open.top + high, height: open.height - high };
      faces.keepWithin(staged && below.height >= LEAST ? below : open);
    }
    // a table that nobody sees stays where it is
    if (!board || staged) return;
    board.open = open;
    await board.updateComplete;
    board.follow(this.staged.lookedAt());
  }
}
