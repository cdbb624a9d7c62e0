import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { emit } from '../emit.ts';
import '../icon-button.ts';
import { labels } from '../labels.ts';
import { shared } from '../styles.ts';
import { wholeWords } from './whole-words.ts';

/** The screen width in pixels from which every word fits into a heading. */
const SMALL = 480;

/**
 * A dialog over the table: in the middle, or a sheet at the near edge (`bottom`) or at the far edge (`top`, turned round).
 * @slot - its content
 * @slot actions - its buttons, at the lower right
 * @fires closed whenever it has been closed
 */
@customElement('moon-dialog')
export class MoonDialog extends LitElement {
  static override styles = [
    shared,
    css`
      dialog {
        inset: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
        padding: 0;
        border: var(--pen) solid var(--outline);
        border-radius: 20px 16px 22px 15px / 16px 21px 15px 20px;
        background: var(--panel);
        color: var(--ink);
        width: min(36rem, calc(100vw - 32px - env(safe-area-inset-left) - env(safe-area-inset-right)));
        max-height: calc(100dvh - 48px - env(safe-area-inset-top) - env(safe-area-inset-bottom));
        box-shadow:
          0 6px 0 var(--outline),
          0 24px 60px rgb(0 0 0 / 45%);
      }
      /* the dialog itself cannot be pressed */
      dialog:focus-visible {
        outline: none;
        box-shadow:
          0 6px 0 var(--outline),
          0 24px 60px rgb(0 0 0 / 45%);
      }
      dialog::backdrop {
        background: rgb(4 12 10 / 62%);
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
        animation: lay var(--slow) ease-out;
      }
      .bottom {
        bottom: 0;
        margin-bottom: 0;
        padding-bottom: env(safe-area-inset-bottom);
        width: min(52rem, calc(100vw - env(safe-area-inset-left) - env(safe-area-inset-right)));
        max-width: 100vw;
        border-radius: 22px 18px 0 0;
      }
      .top {
        top: 0;
        margin-top: 0;
        padding-bottom: env(safe-area-inset-top); /* a dialog that is turned round has its lower edge at the top of the screen */
        width: min(52rem, calc(100vw - env(safe-area-inset-left) - env(safe-area-inset-right)));
        max-width: 100vw;
        border-radius: 22px 18px 0 0;
        rotate: 180deg;
      }
      @keyframes lay {
        from {
          opacity: 0;
          transform: translateY(16px);
        }
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        padding: var(--space-3) var(--space-3) 2px var(--space-5);
      }
      h2 {
        flex: 1;
        min-width: 0;
        font: 700 var(--text-l) / 1.15 var(--title-face);
        hyphens: manual;
      }
      /* a long word moves to a line of its own before it is broken */
      .word {
        display: inline-block;
        max-width: 100%;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      .body {
        overflow: auto;
        padding: 6px var(--space-5) var(--space-4); /* room for the rim of the first element */
      }
      /* inside, because the page cuts an outline beyond its rim */
      .body:focus-visible {
        outline-offset: -3px;
        box-shadow: none;
      }
      footer {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: var(--space-3);
        padding: 0 var(--space-5) var(--space-5);
      }
      /* with large letters on a small screen the heading has the whole line */
      .tight {
        flex-wrap: wrap-reverse;
        justify-content: flex-end;
        gap: 0;
        padding: var(--space-2) var(--space-3) 2px;
      }
      .tight ~ :is(.body, footer) {
        padding-inline: var(--space-3);
      }
      .tight h2 {
        flex: 1 0 100%;
        font-size: 1.05rem;
      }
    `,
  ];
  @property({ type: Boolean, reflect: true }) open = false;
  @property() heading = '';
  @property() side: 'centre' | 'bottom' | 'top' = 'centre';
  /** True if it can be closed without an answer. */
  @property({ attribute: false }) closable = true;
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  /** True if the finger came down beside the dialog. */
  #pressed = false;

  override updated(): void {
    if (this.open && !this.dialog.open) this.dialog.showModal();
    if (!this.open && this.dialog.open) this.dialog.close();
  }

  #closed() {
    this.open = false;
    emit(this, 'closed');
  }

  /** Closes the dialog after a press that begins and ends beside it, in browsers without `closedby`. */
  #beside(event: PointerEvent) {
    if ('closedBy' in HTMLDialogElement.prototype || !this.closable) return;
    const { left, top, right, bottom } = this.dialog.getBoundingClientRect();
    const beside = event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
    if (event.type === 'pointerdown') this.#pressed = beside;
    else if (this.#pressed && beside) this.dialog.close();
  }

  override render() {
    const root = document.documentElement;
    const isTight = root.hasAttribute('data-tight');
    return html`<dialog
      class=${this.side}
      aria-labelledby="heading"
      closedby=${this.closable ? 'any' : 'none'}
      @pointerdown=${(event: PointerEvent) => this.#beside(event)}
      @pointerup=${(event: PointerEvent) => this.#beside(event)}
      @cancel=${(event: Event) => !this.closable && event.preventDefault()}
      @close=${() => this.#closed()}
    >
      <div class="head ${isTight ? 'tight' : ''}">
        <h2 id="heading">${isTight || root.clientWidth < SMALL ? wholeWords(this.heading) : this.heading}</h2>
        ${this.closable ? html`<moon-icon-button icon="close" label=${labels.close} @click=${() => this.dialog.close()}></moon-icon-button>` : nothing}
      </div>
      <div class="body"><slot></slot></div>
      <footer><slot name="actions"></slot></footer>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-dialog': MoonDialog;
  }
}
