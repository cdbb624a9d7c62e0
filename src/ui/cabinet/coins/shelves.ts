import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ProductId } from '../../../cabinet/terms.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { emit } from '../../kit/emit.ts';
import { nextFrame } from '../../kit/touch/next-frame.ts';
import { shared } from '../../kit/styles.ts';
import { idleTime } from '../../page/time/idle-time.ts';
import { coinButton, type ShownShelf } from './coin-button.ts';
import { LongPress } from './long-press.ts';
import { walkedShelves, type ShelfStand } from './shelf-walk.ts';
import { shelfStyles, wood } from './shelf-styles.ts';

/** The place of a coin by names, which stay valid while coins come and go. */
interface Stop {
  shelf: string;
  character: string;
}

/** The numbers of coins that are drawn at first, in addition in the next frame, and at a time while the page is idle. */
const AT_FIRST = 36;
const NEXT = 36;
const AT_ONCE = 24;

/** Keys that change the focused figure; the screen decides what each does. */
const KEYS = [' ', '+', '-', 'p', 'l', 'w', 'n'];

/**
 * Shelves of coins with one tab stop: arrows go from coin to coin, Home and End to the ends of a shelf.
 * @fires coin `{ character, keyboard }` after a touch or Enter
 * @fires coin-held `{ character }` after a long press
 * @fires coin-key `{ character, key }` after a key that changes a figure
 * @fires shelf-taken `{ shelf }` to add all figures of a shelf
 */
@customElement('moon-shelves')
export class MoonShelves extends LitElement {
  static override styles = [shared, wood, shelfStyles];
  @property({ attribute: false }) shelves: readonly ShownShelf[] = [];
  /** The figure that is shown beside the shelves. */
  @property() current = '';
  /** The cabinet and the sort of the shelves; after a change of it, drawing begins again with the first coins. */
  @property() about = '';
  /** The coin with the tab stop. */
  @state() private stop: Stop = { shelf: '', character: '' };
  /** The number of coins that are drawn; those further down follow while the page is idle. */
  @state() private built = AT_FIRST;
  #building = false;
  /** True if the focus is on a coin before the shelves are drawn again. */
  #focused = false;

  constructor() {
    super();
    new LongPress(this, (target) => {
      const character = target.closest<HTMLElement>('[data-character]')?.dataset['character'];
      if (character !== undefined) emit(this, 'coin-held', { character });
    });
  }

  override focus(): void {
    const button = this.#button(this.#stand);
    if (button) return button.focus();
    // the coin is below everything drawn so far
    this.built = Infinity;
    void this.updateComplete.then(() => this.#button(this.#stand)?.focus());
  }

  /**
   * Fills the outline of a character until new shelves arrive; '' empties it. Only colours change, so that no layout is needed and the next
   * frame shows it.
   */
  take(character: string): void {
    for (const coin of this.renderRoot.querySelectorAll('[data-taken]')) coin.removeAttribute('data-taken');
    if (character === '') return;
    for (const coin of this.renderRoot.querySelectorAll(`[data-missing][data-character="${CSS.escape(character)}"]`))
      coin.toggleAttribute('data-taken', true);
  }

  get #count(): number {
    return this.shelves.reduce((sum, { coins }) => sum + coins.length, 0);
  }

  /** Draws the other coins, some at a time. */
  #build() {
    if (this.#building || this.built >= this.#count) return;
    this.#building = true;
    const begins = this.built === AT_FIRST;
    void (begins ? nextFrame() : idleTime()).then(() => {
      this.#building = false;
      if (this.isConnected) this.built += begins ? NEXT : AT_ONCE;
    });
  }

  /** The stand of the tab stop. Where its shelf no longer has the coin, it is the first shelf that has it, or else the first coin of all. */
  get #stand(): ShelfStand {
    const { shelf, character } = this.stop;
    const isMeant = (candidate: ShownShelf): boolean => candidate.coins.some(({ card }) => card.id === character);
    const known = this.shelves.findIndex((candidate) => candidate.id === shelf && isMeant(candidate));
    const place = known < 0 ? this.shelves.findIndex(isMeant) : known;
    if (place < 0) return { shelf: 0, coin: 0 };
    return { shelf: place, coin: this.shelves[place]?.coins.findIndex(({ card }) => card.id === character) ?? 0 };
  }

  #stopAt({ shelf, coin }: ShelfStand): void {
    const stopped = this.shelves[shelf];
    this.stop = { shelf: stopped?.id ?? '', character: stopped?.coins[coin]?.card.id ?? '' };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('about')) this.built = AT_FIRST;
    if (changed.has('shelves')) this.#focused = this.shadowRoot?.activeElement?.matches('.coin-button') ?? false;
  }

  /** A coin that moves to another place keeps the focus. */
  protected override updated(changed: PropertyValues<this>): void {
    this.#build();
    if (changed.has('shelves')) this.take('');
    if (changed.has('shelves') && this.#focused && this.shadowRoot?.activeElement === null) this.focus();
  }

  #button({ shelf, coin }: ShelfStand): HTMLButtonElement | null {
    return this.renderRoot.querySelector(`[data-stand="${shelf}/${coin}"]`);
  }

  #columns(): number {
    const row = this.renderRoot.querySelector('.coins');
    return row ? Math.max(1, getComputedStyle(row).gridTemplateColumns.split(' ').length) : 1;
  }

  #keyed(event: KeyboardEvent, stand: ShelfStand, character: string) {
    const lengths = this.shelves.map(({ coins }) => coins.length);
    const next = walkedShelves({ lengths, columns: this.#columns() }, stand, event);
    if (next) {
      event.preventDefault();
      this.#stopAt(next);
      void this.updateComplete.then(() => this.focus());
      return;
    }
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(key)) return;
    event.preventDefault();
    emit(this, 'coin-key', { character, key: key === 'p' && event.shiftKey ? 'P' : key });
  }

  /** The coin of an event. One listener for all coins is cheaper than four for each. */
  #coinOf({ target }: Event): { character: string; stand: ShelfStand } | null {
    const button = target instanceof Element ? target.closest<HTMLElement>('.coin-button') : null;
    if (!button) return null;
    const [shelf = 0, coin = 0] = (button.dataset['stand'] ?? '').split('/').map(Number);
    return { character: button.dataset['character'] ?? '', stand: { shelf, coin } };
  }

  readonly #clicked = (event: MouseEvent): void => {
    const coin = this.#coinOf(event);
    if (coin) emit(this, 'coin', { character: coin.character, keyboard: event.detail === 0 });
  };

  readonly #released = (event: KeyboardEvent): void => {
    if (event.key === ' ' && this.#coinOf(event)) event.preventDefault();
  };

  /** Moves the tab stop after the focus, one frame later, since the next frame is for what a touch shows. */
  readonly #focusedOn = (event: FocusEvent): void => {
    const coin = this.#coinOf(event);
    if (!coin) return;
    const { target } = event; // read now, since later the event names the host as its target
    void nextFrame().then(() => {
      if (this.shadowRoot?.activeElement === target) this.#stopAt(coin.stand);
    });
  };

  readonly #pressed = (event: KeyboardEvent): void => {
    const coin = this.#coinOf(event);
    if (coin) this.#keyed(event, coin.stand, coin.character);
  };

  /** Draws a shelf again only when a part of it has changed. */
  #guardedShelf(row: ShownShelf, shelf: number, stand: ShelfStand, limit: number) {
    const { id, name, count, whole, take, coins } = row;
    const drawn = Math.min(Math.max(limit, 0), coins.length);
    const stop = shelf === stand.shelf ? stand.coin : -1;
    const current = coins.findIndex(({ card }) => card.id === this.current);
    return guard([id, name, count, whole, take, shelf, drawn, stop, current, ...coins], () => this.#shelf(row, shelf, stand, limit));
  }

  /** `limit`: how many of its coins are drawn. */
  #shelf({ id, name, count, whole, take, coins }: ShownShelf, shelf: number, stand: ShelfStand, limit: number) {
    return html`<section data-shelf=${id} aria-labelledby="shelf-${shelf}">
      <div class="plate">
        <h2 id="shelf-${shelf}">${name}</h2>
        <span class="count ${whole ? 'whole' : ''}">${count}</span>
        ${
          take === undefined
            ? nothing
            : html`<button type="button" class="take" @click=${() => emit(this, 'shelf-taken', { shelf: id })}>${take}</button>`
        }
      </div>
      ${
        limit <= 0
          ? nothing
          : html`<div role="grid" aria-labelledby="shelf-${shelf}">
              <div role="row" class="coins">
                ${repeat(
                  limit < coins.length ? coins.slice(0, limit) : coins,
                  ({ card }) => card.id,
                  (coin, index) =>
                    coinButton(
                      coin,
                      { shelf, coin: index },
                      { stops: stand.shelf === shelf && stand.coin === index, current: coin.card.id === this.current },
                    ),
                )}
              </div>
            </div>`
      }
    </section>`;
  }

  override render() {
    const stand = this.#stand;
    let remaining = this.built;
    return html`<div class="case" @click=${this.#clicked} @keyup=${this.#released} @focusin=${this.#focusedOn} @keydown=${this.#pressed}>
      ${repeat(
        this.shelves,
        ({ id }) => id,
        (shelf, index) => {
          const most = remaining;
          remaining -= shelf.coins.length;
          return this.#guardedShelf(shelf, index, stand, most);
        },
      )}
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    coin: { character: CharacterId; keyboard?: boolean };
    'coin-held': { character: CharacterId };
    'coin-key': { character: CharacterId; key: string };
    'shelf-taken': { shelf: ProductId };
  }
  interface HTMLElementTagNameMap {
    'moon-shelves': MoonShelves;
  }
}
