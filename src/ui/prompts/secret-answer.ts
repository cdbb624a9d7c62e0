import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { duelWords } from '../../words/match-duels.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/peek.ts';
import { shared } from '../kit/styles.ts';
import { promptStyles } from './prompt.ts';

/**
 * An answer nobody else may see: picked inside the tray while it is held, then given with one more tap.
 * Outside the tray it looks the same whatever was picked and whatever could be picked.
 * @slot - what stands between the tray and the buttons
 * @slot wait - declining for longer
 * @slot decline - declining, in the corner, or above it where the row is too short
 * @fires given `{ id }`
 */
@customElement('moon-secret-answer')
export class MoonSecretAnswer extends LitElement {
  static override styles = [
    shared,
    promptStyles,
    css`
      .hint {
        margin-bottom: var(--space-2);
        font-size: var(--text-s);
      }
      /* the handle is lowest: what it opens has the height of the question above it, too */
      .give {
        position: sticky;
        bottom: calc(-1 * var(--space-3));
        display: flex;
        flex-wrap: wrap-reverse;
        align-items: center;
        gap: var(--space-2);
        margin-bottom: calc(-1 * var(--space-3));
        padding-bottom: var(--space-3);
        background: var(--panel);
      }
      .taken {
        flex: 1 1 19rem;
        display: flex;
        flex-wrap: wrap-reverse;
        align-items: center;
        justify-content: flex-end;
        gap: var(--space-2);
      }
      .taken moon-peek {
        flex: 1 1 9rem;
      }
      .give .corner {
        flex: 0 1 auto;
        flex-wrap: wrap;
        margin: 0 0 0 auto;
      }
    `,
  ];
  /** Draws the secret with its answers (`data-id`); the id picked so far is to be marked. */
  @property({ attribute: false }) content: (picked: string | null) => TemplateResult | typeof nothing = () => nothing;
  @property() label = '';
  @property() hint = duelWords.slide();
  @property() give = duelWords.lay();
  /** Gives the answer as soon as it is picked: something open follows that can still be taken back. */
  @property({ attribute: false }) atOnce = false;
  @state() private any = false;
  /** Never in the document. */
  #picked: string | null = null;

  #pick(id: string) {
    this.#picked = id;
    this.any = true;
    if (this.atOnce) emit(this, 'given', { id });
    else this.renderRoot.querySelector('moon-peek')?.requestUpdate();
  }

  #give() {
    const id = this.#picked;
    if (id === null) return;
    this.#picked = null;
    this.any = false;
    emit(this, 'given', { id });
  }

  /** A card tapped by a second finger, or chosen with the keyboard, while the tray is held. */
  #tapped(event: Event) {
    const id = (event as CustomEvent<{ id?: unknown }>).detail?.id; // the hand inside says which
    event.stopPropagation();
    if (typeof id === 'string') this.#pick(id);
  }

  #clicked(event: Event) {
    const hit = event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset['id'] !== undefined);
    const id = hit?.dataset['id'];
    if (id !== undefined && hit?.tagName === 'BUTTON') this.#pick(id);
  }

  override render() {
    return html`<p class="hint" aria-live="polite">${this.any ? duelWords.picked() : this.hint}</p>
      <slot></slot>
      <div class="give">
        <div class="taken">
          <moon-peek
            .label=${this.label}
            .content=${() => html`${this.content(this.#picked)}`}
            @selected=${(event: Event) => this.#tapped(event)}
            @click=${(event: Event) => this.#clicked(event)}
            @picked=${({ detail }: CustomEvent<{ id: string }>) => this.#pick(detail.id)}
          ></moon-peek>
          ${this.atOnce ? nothing : html`<moon-button tone="question" ?disabled=${!this.any} @click=${() => this.#give()}>${this.give}</moon-button>`}
        </div>
        <div class="corner"><slot name="wait"></slot><slot name="decline"></slot></div>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-secret-answer': MoonSecretAnswer;
  }
}
