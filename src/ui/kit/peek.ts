import { LitElement, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TemplateResult } from 'lit';
import { icon } from '../art/icon.ts';
import { emit } from './emit.ts';
import { labels } from './labels.ts';
import { peekStyles } from './peek-styles.ts';
import { shared } from './styles.ts';

const untouched = 10_000; // ms

/**
 * A tray that shows its secret only while a finger, the mouse, Space or Enter holds the handle. Otherwise the secret is
 * not in the document at all, and the tray looks the same whatever it holds.
 * A finger that slides from the handle up to something with a `data-id` (a card of a hand) and lets go there has picked it.
 * @fires held the secret is shown
 * @fires released the secret is gone
 * @fires picked `{ id }`
 */
@customElement('moon-peek')
export class MoonPeek extends LitElement {
  static override styles = [shared, peekStyles];
  /** Draws the secret. Called only while it is held. */
  @property({ attribute: false }) content: () => TemplateResult | typeof nothing = () => nothing;
  @property() label = '';
  @state() private open = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#hide);
    window.addEventListener('blur', this.#hide);
    window.addEventListener('pagehide', this.#hide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#hide);
    window.removeEventListener('blur', this.#hide);
    window.removeEventListener('pagehide', this.#hide);
    this.#hide();
  }

  /** Takes the secret out of the document at once, without waiting for the next update. */
  readonly #hide = () => {
    clearTimeout(this.#timer);
    if (!this.open) return;
    this.open = false;
    this.performUpdate();
    emit(this, 'released');
  };

  #stay() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#hide, untouched);
  }

  #hold(event: PointerEvent | KeyboardEvent) {
    this.#stay();
    if (this.open) return;
    if (event instanceof PointerEvent) {
      if (event.button !== 0) return;
      // a pointer made up by a script cannot be captured; a real one is, so that letting go anywhere is noticed
      if (event.isTrusted && event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    }
    this.open = true;
    emit(this, 'held');
  }

  #letGo(event: PointerEvent) {
    let under = this.open ? this.shadowRoot?.elementFromPoint(event.clientX, event.clientY) : null;
    const inside = under?.closest('.secret');
    while (under?.shadowRoot) under = under.shadowRoot.elementFromPoint(event.clientX, event.clientY);
    const id = inside ? under?.closest<HTMLElement>('[data-id]')?.dataset['id'] : undefined;
    this.#hide();
    if (id !== undefined) emit(this, 'picked', { id });
  }

  #blurred(event: FocusEvent) {
    // a second finger, or Tab, may go to the cards
    if (!(event.relatedTarget instanceof Node && this.renderRoot.contains(event.relatedTarget))) this.#hide();
  }

  #key(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.type === 'keyup') this.#hide();
    else this.#hold(event);
  }

  override render() {
    return html`<div
      class="tray ${this.open ? 'open' : ''}"
      @contextmenu=${(event: Event) => event.preventDefault()}
      @keyup=${(event: KeyboardEvent) => this.#key(event)}
    >
      <div class="secret" @pointermove=${() => this.open && this.#stay()} @pointerdown=${() => this.open && this.#stay()}>
        ${this.open ? this.content() : icon('moon', '84px')}
      </div>
      <button
        type="button"
        aria-pressed=${this.open}
        @pointerdown=${(event: PointerEvent) => this.#hold(event)}
        @pointermove=${() => this.open && this.#stay()}
        @pointerup=${(event: PointerEvent) => this.#letGo(event)}
        @pointercancel=${this.#hide}
        @lostpointercapture=${this.#hide}
        @keydown=${(event: KeyboardEvent) => this.#key(event)}
        @blur=${(event: FocusEvent) => this.#blurred(event)}
      >
        ${icon(this.open ? 'eye' : 'hand', '1.8em')}<span>${this.label || labels.holdToLook}</span>
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-peek': MoonPeek;
  }
}
