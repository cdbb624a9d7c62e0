import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import { arrowKeys } from '../touch/arrow-keys.ts';
import { emit } from '../emit.ts';
import { pressable, shared } from '../styles.ts';

/** One answer. An answer with `why` cannot be given: pressing it fires `refused` instead of `chosen`. */
export interface ListChoice {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: IconName;
  /** Its picture on the table: a coin. */
  readonly picture?: TemplateResult | typeof nothing;
  readonly why?: string;
  /** True if the player has picked it, in a list where the pick can still change. */
  readonly picked?: boolean;
  /** A second, smaller answer beside it, shown as an icon; `label` says it in words. */
  readonly aside?: { readonly icon: IconName; readonly label: string };
}

/**
 * A list of answers, each as large as a thumb. Arrow keys move the focus, Enter or Space gives the answer. The answer that declines stands apart,
 * always last and in the same corner.
 * @fires chosen `{ id }`
 * @fires pointed `{ id }` the answer under a finger, the mouse or the focus; null when there is none any more
 * @fires aside `{ id }` the smaller answer beside it was given
 * @fires refused `{ id, why }`
 */
@customElement('moon-choice-list')
export class MoonChoiceList extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: block;
      }
      .list {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
        gap: var(--space-3);
      }
      .row {
        display: flex;
        flex-wrap: var(--answers, wrap);
        overflow-x: auto;
      }
      .row .press {
        flex: 1 1 9rem;
      }
      .press {
        justify-content: flex-start;
        min-height: 60px;
        width: 100%;
        background: var(--touchable);
        color: var(--on-touchable);
        font-size: var(--text-m);
      }
      .press[aria-pressed='false'] {
        background: var(--panel-raised);
        color: var(--ink);
      }
      .row .press {
        width: auto;
        min-width: min-content; /* the longest word is not cut */
      }
      .pair {
        display: flex;
        flex: 1 1 9.6rem;
        gap: var(--space-1);
      }
      .row .pair .press {
        flex: 1 1 auto;
      }
      :host .list .pair .press.aside {
        flex: none;
        justify-content: center;
        width: var(--touch);
        min-width: var(--touch);
        padding: 0;
        background: transparent;
        color: var(--ink);
        border-color: var(--line);
        box-shadow: none;
      }
      .picture svg {
        width: 40px;
        height: 40px;
        margin-block: -2px;
      }
      :host([dense]) .list {
        gap: 6px;
      }
      :host([dense]) .press {
        min-height: var(--touch);
        padding-block: 0;
        line-height: 1.1;
      }
      :host([dense]) .row .press {
        flex-basis: 7.6rem;
        gap: 6px;
        padding-inline: 8px;
        font-size: var(--text-s);
        text-align: start;
      }
      :host([dense]) .picture svg {
        width: 32px;
        height: 32px;
      }
      .detail {
        text-wrap: balance; /* the end of a sum stays in its line */
        display: block;
        font-weight: 450;
        font-size: var(--text-s);
        margin-top: 2px;
      }
      .decline {
        background: transparent;
        color: var(--ink);
        border-color: var(--line);
        box-shadow: none;
        justify-content: center;
      }
      /* it stays at the same place for any number of answers */
      .end {
        display: grid;
        grid-template-columns: minmax(0, 1fr) repeat(2, minmax(min(9rem, 44%), 15rem));
        gap: var(--space-2);
        margin-top: calc(var(--space-2) + var(--space-1));
      }
      .end .press {
        grid-column: 3;
        min-height: var(--touch);
      }
      /* with large words in a narrow question */
      @container question (max-width: 21rem) {
        .end {
          grid-template-columns: 0 repeat(2, minmax(0, 1fr));
        }
        .end .press {
          grid-column: 1 / -1;
          justify-self: end;
          width: auto;
          min-width: calc(50% - var(--space-1));
        }
      }
    `,
  ];
  @property({ attribute: false }) choices: readonly ListChoice[] = [];
  @property({ attribute: false }) decline: ListChoice | null = null;
  @property() label = '';
  @property() layout: 'grid' | 'row' = 'grid';
  /** Sets the answers closer together, for long lists. */
  @property({ type: Boolean, reflect: true }) dense = false;

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  #press(choice: ListChoice) {
    if (choice.why === undefined) emit(this, 'chosen', { id: choice.id });
    else emit(this, 'refused', { id: choice.id, why: choice.why });
  }

  #move(event: KeyboardEvent) {
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    arrowKeys(
      event,
      buttons,
      buttons.findIndex((button) => button.matches(':focus')),
    );
  }

  #button(choice: ListChoice, kind = '') {
    return html`<button
      type="button"
      class="press ${kind}"
      data-id=${choice.id}
      aria-pressed=${choice.picked === undefined ? nothing : choice.picked ? 'true' : 'false'}
      aria-disabled=${choice.why === undefined ? nothing : 'true'}
      @click=${() => this.#press(choice)}
      @pointerenter=${() => emit(this, 'pointed', { id: choice.id })}
      @pointerleave=${() => emit(this, 'pointed', { id: null })}
      @focus=${() => emit(this, 'pointed', { id: choice.id })}
      @blur=${() => emit(this, 'pointed', { id: null })}
    >
      ${choice.icon ? icon(choice.icon, '1.7em') : nothing}${choice.picture ? html`<span class="picture">${choice.picture}</span>` : nothing}
      <span
        >${choice.label}${choice.detail ? html`<span class="detail">${choice.detail}</span>` : nothing}${choice.why ? html`<span class="detail">${choice.why}</span>` : nothing}</span
      >
    </button>`;
  }

  #answer(choice: ListChoice) {
    const { id, aside } = choice;
    if (!aside) return this.#button(choice);
    return html`<span class="pair"
      >${this.#button(choice)}<button
        type="button"
        class="press aside"
        data-aside=${id}
        aria-label=${aside.label}
        @click=${() => emit(this, 'aside', { id })}
      >
        ${icon(aside.icon, '1.4em')}
      </button></span
    >`;
  }

  override render() {
    return html`<div role="group" aria-label=${this.label || nothing} @keydown=${(event: KeyboardEvent) => this.#move(event)}>
      <div class="list ${this.layout}">${this.choices.map((choice) => this.#answer(choice))}</div>
      ${this.decline ? html`<div class="end">${this.#button(this.decline, 'decline')}</div>` : nothing}
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    aside: { id: string };
    pointed: { id: string | null };
    refused: { id: string; why: string };
  }
  interface HTMLElementTagNameMap {
    'moon-choice-list': MoonChoiceList;
  }
}
