import type { LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import type { MoonBoard } from '../../board/board.ts';
import type { LookedAt } from './focus.ts';
import type { ScreenBox } from './lay-out.ts';
import '../../spoken/spoken-table.ts';

/** The gap between a text over the board and other parts, in CSS pixels. */
const GAP = 8;
/** The least height that has room for rows of faces, in CSS pixels. */
const LEAST = 76;
/** The least height and width of a fighter, in CSS pixels. */
const SMALLEST = 44;
/** The size below which fighters beside each other do not shrink, in CSS pixels or as a share of the stage: fewer lines are shown instead. */
const PRESENCE = { most: 84, part: 0.36 };
/** The distance that letters and frames may reach beyond their lines, in CSS pixels. */
const INK = 5;
/** The share of the room of the faces that a duel takes, and its greatest height in CSS pixels. */
const OVER_FACES = { part: 0.5, most: 360 };

/** The sides of a room. */
interface Sides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The largest room that is left when areas are cut off one side of a room each. */
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

/** The largest part of the board that no question covers, in CSS pixels from the board's corner. */
export function freeBox(board: ScreenBox, questions: readonly ScreenBox[]): ScreenBox {
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

/** The versions of a duel's text: the whole text, and shorter and shorter ones for less room. */
const TOLD = [undefined, 'short', 'shortest', 'least'];

/** The least size of a fighter on a stage, in CSS pixels. */
const smallest = (stage: Element): number =>
  stage.shadowRoot?.querySelector('.stage.beside')
    ? Math.max(SMALLEST, Math.min(PRESENCE.most, PRESENCE.part * stage.clientHeight))
    : SMALLEST;

/** True if the content of a half of the stage does not fit into it, measured as its reader sees it. */
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

/** Chooses the longest version of the text for which there is room. */
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

/**
 * Puts a text over the board at its reader's far end, because the reader touches near and middle places; a text turned sideways stays in the middle.
 */
function atFarEnd(toast: HTMLElement, { left, top, width, height }: ScreenBox): void {
  const turn = Number(toast.dataset['turn']);
  if (turn % 180 !== 0) return;
  toast.style.maxWidth = `${width - 2 * GAP}px`;
  toast.style.left = `${left + width / 2}px`;
  const half = toast.offsetHeight / 2 + GAP;
  toast.style.top = `${turn === 0 ? top + half : top + height - half}px`;
}

/** The board of the screen, and what all players look at. */
interface Staged {
  board: () => MoonBoard | null;
  lookedAt: () => LookedAt | null;
}

/** Keeps the stage of a duel and the buttons of the board in free room while questions open and close round the board. */
export class StagePlace implements ReactiveController {
  #frame = 0;
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
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Places everything in the next frame, because prompts render after the screen and their size is known only then. */
  #ask() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
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
    const open = freeBox(room, questions);
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
    // a board that the stage of a duel covers keeps its place
    if (!board || staged) return;
    board.open = open;
    await board.updateComplete;
    board.follow(this.staged.lookedAt());
  }
}
