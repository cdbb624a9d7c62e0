/** The sizes of faces, the largest first, and the share of the table's height they may take; the questions need the rest. */
const SIZES = ['large', 'middle', 'small'] as const;
const ROOM = 0.7;
/** The share of the height that stays free above the rows for a duel, so that the rows do not move when one comes and goes. */
const STAGE = 0.17;

/** True if every name and number fits on its face. */
const whole = (rows: HTMLElement): boolean =>
  [...rows.querySelectorAll<HTMLElement>('.name, .facts')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

/** The rows of faces in the part of a table that no question covers. */
export class FittedRows {
  /** The room and the extent of the rows at the last fitting, as text; '' after each drawing. */
  #fitted = '';

  constructor(private readonly host: HTMLElement & { renderRoot: ParentNode }) {}

  /** The rows were drawn again: the next fitting measures them. */
  forget(): void {
    this.#fitted = '';
  }

  /**
   * Makes faces and numbers as large as the room allows, and gives back the height of the rows. Each size is laid out to measure it, unless
   * nothing has changed.
   */
  #grown(room: number): number {
    const rows = this.host.renderRoot.querySelector<HTMLElement>('.rows');
    if (!rows) return 0;
    const fit = () => [room, rows.offsetWidth, rows.offsetHeight, rows.scrollHeight, whole(rows)].join(' ');
    if (this.#fitted === fit()) return rows.offsetHeight;
    for (const size of SIZES) {
      rows.dataset['size'] = size;
      if (rows.offsetHeight <= room && whole(rows)) break;
    }
    this.#fitted = fit();
    return rows.offsetHeight;
  }

  /**
   * Keeps the rows in the part of the table that no question covers; where they do not fit, the acting model stays visible. In CSS pixels
   * from the corner of the table.
   */
  keepWithin({ top, height }: { top: number; height: number }): void {
    const { host } = this;
    const full = host.offsetHeight;
    const rows = this.#grown(Math.min(full * ROOM, height));
    const above = Math.min(Math.max(full * STAGE, top), top + Math.max(0, height - rows));
    host.style.paddingTop = `${above}px`;
    host.style.paddingBottom = `${Math.max(0, full - top - height)}px`;
    if (rows > height) this.#show(top, height);
  }

  /** Scrolls to the acting model, or to one that may be chosen. */
  #show(top: number, height: number): void {
    const { host } = this;
    const face = (host.renderRoot.querySelector('.active') ?? host.renderRoot.querySelector('.may'))?.getBoundingClientRect();
    if (!face) return;
    const from = face.top - host.getBoundingClientRect().top;
    const over = from + face.height - top - height;
    if (over > 0) host.scrollTop += over;
    else if (from < top) host.scrollTop -= top - from;
  }
}
