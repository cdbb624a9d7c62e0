import { LitElement, css, html } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { emit } from '../emit.ts';
import '../button.ts';
import type { MoonButton } from '../button.ts';
import { labels } from '../labels.ts';
import { shared } from '../styles.ts';

/**
 * Hides the whole table while the tablet changes hands: opaque from its first frame, above every dialog, closed only by its button. Set `open`, await
 * `painted()`, and only then change the table behind it.
 * @slot - the player who gets the tablet, as `wholeWords`, which fit on any screen
 * @slot aside - another way on, below the button
 * @fires confirmed the next player has the tablet
 */
@customElement('moon-cover')
export class MoonCover extends LitElement {
  static override styles = [
    shared,
    css`
      dialog {
        position: fixed;
        inset: 0;
        width: 100vw;
        height: 100dvh;
        max-width: none;
        max-height: none;
        margin: 0;
        --side: min(var(--space-5), 5vw);
        padding: max(var(--space-5), env(safe-area-inset-top)) max(var(--side), env(safe-area-inset-right))
          max(var(--space-5), env(safe-area-inset-bottom)) max(var(--side), env(safe-area-inset-left));
        border: 0;
        background: var(--ground);
        color: var(--ink);
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: center;
        gap: var(--space-5);
      }
      dialog::backdrop {
        background: var(--ground);
      }
      .moon {
        width: min(46vmin, 320px);
        height: auto;
      }
      .hills {
        position: absolute;
        inset: auto 0 0;
        width: 100%;
        height: 26%;
      }
      .words {
        position: relative;
        max-width: min(22em, 100%);
        overflow-wrap: anywhere;
        hyphens: manual;
        text-align: center;
        font: 700 min(var(--text-xl), 9.5vw) / 1.2 var(--title-face);
        text-wrap: balance;
      }
      /* a long word moves to a line of its own before it is broken */
      ::slotted(.word) {
        display: inline-block;
        max-width: 100%;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      ::slotted([slot='aside']) {
        position: relative;
      }
      moon-button {
        position: relative;
        width: min(24rem, 100%);
        --touch: 84px;
        font-size: var(--text-l);
      }
    `,
  ];
  @property({ type: Boolean, reflect: true }) open = false;
  @property({ attribute: 'confirm-label' }) confirmLabel = '';
  @query('dialog') private readonly dialog!: HTMLDialogElement;
  @query('dialog > moon-button') private readonly button!: MoonButton;

  override updated(): void {
    if (this.open && !this.dialog.open) {
      this.dialog.showModal();
      // the button renders after the cover
      void this.button.updateComplete.then(() => this.button.focus());
    }
    if (!this.open && this.dialog.open) this.dialog.close();
  }

  /** Resolves when the cover, or the screen without it, has been painted. */
  async painted(): Promise<void> {
    await this.updateComplete;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }

  override render() {
    return html`<dialog
      closedby="none"
      aria-labelledby="words"
      @cancel=${(event: Event) => event.preventDefault()}
      @close=${() => this.open && this.dialog.showModal()}
    >
      <svg class="hills" viewBox="0 0 400 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path
          d="M0 60V38C30 24 60 22 92 32L97 18L102 33L107 22L113 36C150 42 176 30 206 24C240 17 268 22 290 30L295 12L301 32L306 20L311 34L315 25L320 36C350 40 378 34 400 26V60Z"
          fill="var(--ground-deep)"
        ></path>
      </svg>
      <svg class="moon" viewBox="40 4 120 84" aria-hidden="true">
        <path d="M100 12A36 36 0 1 0 136 60A30 30 0 1 1 100 12Z" fill="var(--touchable)"></path>
        <path
          d="M60 18h.01M152 24h.01M136 12h.01M48 58h.01M120 34h.01"
          stroke="var(--ink)"
          stroke-width="2.600"
          stroke-linecap="round"
        ></path>
      </svg>
      <div class="words" id="words"><slot></slot></div>
      <moon-button tone="question" @click=${() => emit(this, 'confirmed')}>${this.confirmLabel || labels.coverConfirm}</moon-button>
      <slot name="aside"></slot>
    </dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    confirmed: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-cover': MoonCover;
  }
}
