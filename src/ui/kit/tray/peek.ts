import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { PropertyValues, TemplateResult } from 'lit';
import { icon } from '../../art/icon.ts';
import { aloneContext } from './alone-context.ts';
import { firstBelow } from './first-below.ts';
import { handPlace, outlineOf } from './hand-place.ts';
import { EdgeScroll } from '../touch/edge-scroll.ts';
import { emit } from '../emit.ts';
import { labels } from '../labels.ts';
import { nextFrame } from '../touch/next-frame.ts';
import { peekStyles } from './peek-styles.ts';
import { shared } from '../styles.ts';
import { drawnAfterTouch } from '../touch/touch-picture.ts';
import { isLeftHanded } from '../../theme/theme.ts';
import { wordSize } from '../word-size.ts';
import { trayPlace, type Quarter } from './tray-place.ts';

/** The height of an open held tray if there is room, in CSS pixels; `--peek-height` overrides it. Larger words make it higher. */
const HEIGHT = 200;
const untouched = 10_000; // ms
/** Longer, for a player to whom a screen reader reads the secret. */
const unread = 60_000; // ms

/** True if a screen reader made a tap: it has no size, or on Android it is a mouse without pressure. */
const isVoiced = ({ width, height, pressure, pointerType }: PointerEvent): boolean =>
  (width === 0 && height === 0) || (pressure === 0 && pointerType === 'mouse' && navigator.userAgent.includes('Android'));

/**
 * A handle that shows a secret only while a finger, the mouse or Space holds it. Otherwise the secret is not in the document at all, and the handle
 * looks the same for every secret. The secret opens above the handle and over everything else, wholly on the screen, as long as the handle's row, and
 * turned like its reader (`--turn`, in degrees). A finger that slides from the handle to an element with a `data-id` (a card of a hand) and lets go
 * there picks it. With `low` the secret lies over its own player's strip, at the edge of the screen, and leaves its handle free; slotted content is
 * beside the handle. When no other player looks at the screen, the secret is open in place, without a handle. A player who cannot hold a finger on
 * the handle opens it with Enter or a screen reader: the focus goes into the secret, which stays open until the focus leaves it, Escape is pressed,
 * or `putAway` is called.
 * @slot - content beside the handle of a low hand
 * @slot above - content above the cards of a low hand
 * @fires held the secret is shown
 * @fires released the secret is hidden
 * @fires picked `{ id }`
 */
@customElement('moon-peek')
export class MoonPeek extends LitElement {
  static override styles = [shared, peekStyles];
  /** Renders the secret. Called only while the secret is open. */
  @property({ attribute: false }) content: () => TemplateResult | typeof nothing = () => nothing;
  @property() label = '';
  /** Opens at its reader's edge, and not towards a player who sits opposite. */
  @property({ attribute: false }) low = false;
  @consume({ context: aloneContext, subscribe: true }) @state() protected alone = false;
  @state() private open = false;
  @query('.secret') private readonly secret!: HTMLElement | null;
  @query('.tray > button') private readonly handle!: HTMLElement | null;
  #turn: Quarter = 0;
  /** The last place of the finger, in CSS pixels of the window. */
  #last = { x: 0, y: 0 };
  readonly #scroll = new EdgeScroll(
    () => this.secret ?? this,
    () => this.#light(this.#answerAt(this.#last.x, this.#last.y)),
  );
  /** The element that would be picked if the finger let go now. */
  #candidate: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True if the secret stays open without a finger, because it was opened with Enter or by a screen reader. */
  #stays = false;
  /** True if the present tap was made by a screen reader. */
  #voiced = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#hide);
    window.addEventListener('blur', this.#hide);
    window.addEventListener('resize', this.#hide);
    window.addEventListener('pagehide', this.#hide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#hide);
    window.removeEventListener('blur', this.#hide);
    window.removeEventListener('resize', this.#hide);
    window.removeEventListener('pagehide', this.#hide);
    this.#hide();
  }

  /** Takes the secret out of the document at once, without waiting for the next update. */
  readonly #hide = () => {
    clearTimeout(this.#timer);
    if (!this.open) return;
    const within = this.secret?.matches(':focus-within') === true;
    this.open = this.#stays = false;
    this.#candidate = null;
    this.#scroll.stop();
    this.handle?.removeAttribute('data-pressed');
    if (within) this.handle?.focus({ preventScroll: true });
    this.performUpdate();
    emit(this, 'released');
  };

  /** Closes the secret, whether it is held or stays open. */
  putAway(): void {
    this.#hide();
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return drawnAfterTouch(this, () => super.scheduleUpdate());
  }

  /** Measures the place before anything new is rendered: later the browser would have to lay out everything twice. */
  protected override willUpdate(changed: PropertyValues): void {
    // the player opposite has left: the secret is open in place now, without a finger
    if (this.alone && this.open) this.open = this.#stays = false;
    if (this.open && changed.has('open') && this.hasUpdated && this.isConnected) this.#place();
  }
  protected override updated(changed: PropertyValues): void {
    const { secret } = this;
    if (this.alone || !secret || (!changed.has('open') && !changed.has('content'))) return;
    const shown = secret.matches(':popover-open');
    if (!this.open && shown) secret.hidePopover();
    if (!this.open || shown || !this.isConnected) return;
    secret.showPopover();
    if (this.#stays) void this.#enter();
  }

  #place() {
    const style = getComputedStyle(this);
    const turn = (Number(style.getPropertyValue('--turn')) || 0) as Quarter; // `--turn` is set by the parent that turns a seat, in quarter turns
    this.#turn = turn;
    const most = (Number.parseFloat(style.getPropertyValue('--peek-height')) || HEIGHT) * Math.max(1, wordSize());
    const row = (this.parentElement ?? this).getBoundingClientRect();
    const [over, right, under, left] = style.getPropertyValue('--covered').split(' ').map(parseFloat);
    const glass = { left: left || 0, top: over || 0, right: innerWidth - (right || 0), bottom: innerHeight - (under || 0) };
    const { handle, secret } = this;
    if (!handle || !secret) return;
    const grip = handle.getBoundingClientRect();
    const low = this.low ? handPlace(grip, row, glass, turn, Number.parseFloat(style.getPropertyValue('--hand-least')) || 0) : null;
    const place = low ?? trayPlace(grip, row, glass, turn, most);
    const more = low ? `; --start: ${low.start}px; --end: ${low.end}px; --abreast: ${low.abreast}; clip-path: ${outlineOf(low)}` : '';
    secret.style.cssText = `left: ${place.left}px; top: ${place.top}px; width: ${place.width}px; height: ${place.height}px; rotate: ${turn}deg${more}`;
  }

  /** Moves the focus to the first element of the secret, after the secret has rendered. */
  async #enter() {
    await nextFrame();
    if (this.#stays && this.secret) firstBelow(this.secret, 'button:not(:disabled), [tabindex="0"]')?.focus({ preventScroll: true });
  }

  #stay() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#hide, this.#stays ? unread : untouched);
  }

  #toggle() {
    if (this.open) return this.#hide();
    this.#stays = true;
    this.#stay();
    this.open = true;
    emit(this, 'held');
  }

  #hold(event: PointerEvent | KeyboardEvent) {
    if (event instanceof PointerEvent) {
      this.#voiced = isVoiced(event);
      if (this.#voiced) return;
    }
    this.#stay();
    if (this.open) return;
    if (event instanceof PointerEvent) {
      if (event.button !== 0) return;
      // a pointer from a script cannot be captured; a real one is, so that letting go anywhere is noticed
      if (event.isTrusted && event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    }
    this.open = true;
    this.handle?.setAttribute('data-pressed', ''); // marks the press at once, a frame before the secret opens
    emit(this, 'held');
  }

  /**
   * Follows the finger that holds the handle. It cannot scroll, so a secret longer than the tray scrolls while the finger rests at one of its ends.
   */
  #slid({ clientX: x, clientY: y }: PointerEvent) {
    if (!this.open || !this.secret) return;
    this.#stay();
    if (this.isUpdatePending) return; // the secret is not on the screen yet
    this.#last = { x, y };
    const { left, top, right, bottom } = this.secret.getBoundingClientRect();
    const inside = x > left && x < right && y > top && y < bottom;
    const fromTop = { 0: y - top, 90: right - x, 180: bottom - y, 270: x - left }[this.#turn];
    const fromEnd = { 0: bottom - y, 90: x - left, 180: y - top, 270: right - x }[this.#turn];
    this.#light(this.#answerAt(x, y));
    this.#scroll.at({ fromTop, fromEnd, inside });
  }

  /** The answer under a finger, or a card that can only be looked at; null: none. */
  #answerAt(x: number, y: number): HTMLElement | null {
    let under = this.open ? this.shadowRoot?.elementFromPoint(x, y) : null;
    if (!under?.closest('.secret')) return null;
    while (under?.shadowRoot) under = under.shadowRoot.elementFromPoint(x, y);
    return under?.closest<HTMLElement>('[data-id], [data-lifts]') ?? null;
  }

  /** Marks the element under the finger by an attribute, because it may be inside another component. */
  #light(answer: HTMLElement | null) {
    if (answer === this.#candidate) return;
    this.#candidate?.removeAttribute('data-under');
    answer?.setAttribute('data-under', '');
    this.#candidate = answer;
  }

  #letGo(event: PointerEvent) {
    const id = this.#answerAt(event.clientX, event.clientY)?.dataset['id'];
    this.#hide();
    if (id !== undefined) emit(this, 'picked', { id });
  }

  #blurred(event: FocusEvent) {
    // a second finger, or Tab, may move the focus to the cards
    if (!(event.relatedTarget instanceof Node && this.renderRoot.contains(event.relatedTarget))) this.#hide();
  }

  /** Handles a click that was made neither by a finger nor by a key. */
  #clicked(event: MouseEvent) {
    if (event.detail === 0 || this.#voiced) this.#toggle();
    this.#voiced = false;
  }

  #key(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') {
      if (event.type === 'keydown' && !event.repeat) this.#toggle();
    } else if (event.type === 'keydown') this.#hold(event);
  }

  /** Handles keys anywhere in the tray. */
  #inside(event: KeyboardEvent) {
    if (!this.open) return;
    this.#stay();
    // Enter that opened the tray gives no answer while it is held down
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#hide();
  }

  #let(event: KeyboardEvent) {
    if (this.#stays || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    this.#hide();
  }

  get #says(): string {
    return this.label || labels.holdToLook;
  }

  override render() {
    if (this.alone) return html`<div class="lies secret" role="group" aria-label=${this.#says}>${this.content()}</div>`;
    return html`<div
      class="tray ${this.open ? 'open' : ''} ${this.low ? 'low' : ''} ${this.low && isLeftHanded() ? 'left' : ''}"
      @contextmenu=${(event: Event) => event.preventDefault()}
      @keydown=${(event: KeyboardEvent) => this.#inside(event)}
      @keyup=${(event: KeyboardEvent) => this.#let(event)}
      @focusout=${(event: FocusEvent) => this.#blurred(event)}
    >
      <div class="secret" popover="manual" @pointermove=${() => this.open && this.#stay()} @pointerdown=${() => this.open && this.#stay()}>
        ${this.open ? this.content() : nothing}<slot name="above"></slot>
      </div>
      <slot></slot>
      <button
        type="button"
        aria-expanded=${this.open}
        aria-description=${labels.trayKeys}
        @pointerdown=${(event: PointerEvent) => this.#hold(event)}
        @pointermove=${(event: PointerEvent) => this.#slid(event)}
        @pointerup=${(event: PointerEvent) => this.#letGo(event)}
        @pointercancel=${this.#hide}
        @lostpointercapture=${() => this.#stays || this.#hide()}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @click=${(event: MouseEvent) => this.#clicked(event)}
      >
        ${icon(this.open ? 'eye' : 'hand', '1.8em')}<span>${this.#says}</span>
      </button>
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    held: undefined;
    picked: { id: string };
    released: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-peek': MoonPeek;
  }
}
