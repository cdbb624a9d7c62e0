import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { duelWords } from '../../../words/match/match-duels.ts';
import { aloneContext } from '../../kit/tray/alone-context.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import { labels } from '../../kit/labels.ts';
import { lowHandContext } from '../../kit/tray/low-hand-context.ts';
import '../../kit/tray/peek.ts';
import { shared } from '../../kit/styles.ts';
import { flat, phone } from '../../theme/sizes.ts';
import { promptStyles } from '../prompt.ts';
import { shadeLine } from './shade-line.ts';

/**
 * A secret answer: picked inside the tray while it is held, then given with one more tap. Outside the tray it looks the same for every pick and for
 * every choice of answers.
 * @slot - content between the tray and the buttons
 * @slot beside - a look-up: below the buttons, or beside the handle of a low hand
 * @slot wait - declining for longer
 * @slot decline - declining, in the corner
 * @fires answer `{ id }`
 */
@customElement('moon-secret-answer')
export class MoonSecretAnswer extends LitElement {
  static override styles = [
    shared,
    promptStyles,
    css`
      /* the parts of its prompt that stay in sight keep their place under any amount of text */
      :host {
        display: contents;
      }
      .ways {
        position: sticky;
        z-index: 1;
        bottom: calc(-1 * var(--space-3));
        background: var(--panel);
        box-shadow: 0 -6px 6px var(--panel);
      }
      /* an open hand may be higher than the question, and scrolls with it */
      .ways.open {
        position: static;
        box-shadow: none;
      }
      /* on a small screen it stands beside the look-up */
      .ways {
        grid-column: 1;
      }
      .hint {
        grid-column: 1 / -1;
        margin-bottom: var(--space-2);
        font-size: var(--text-s);
      }
      /* with large words on a narrow screen, the open cards matter more than the text before them */
      @container question (max-width: 16rem) {
        .hint.told {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      @media ${flat}, ${phone} {
        .hint.told {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      .ways.lowest {
        position: var(--lowest, sticky);
        grid-column: 1 / -1;
      }
      .lowest .hint {
        margin: 0;
      }
      .lowest ::slotted([slot='beside']) {
        flex: none;
        margin-top: 0;
      }
      /* as wide as its words */
      .lowest ::slotted([slot='beside']:not([open])) {
        container-type: normal;
      }
      .lowest ::slotted([slot='beside'][open]) {
        flex: 1 0 100%;
      }
      .beside ::slotted([slot='decline']) {
        flex: 1 1 6rem;
        max-width: 15rem;
        margin-inline-start: auto;
      }
      .give {
        display: grid;
      }
      /* on a low screen the hand is in sight, and the button to decline stands beside it */
      @media ${flat} {
        .hint:has(~ .ways.open) {
          position: absolute;
          clip-path: inset(50%);
        }
        .ways.open {
          --open-card: 78px;
          display: grid;
          grid-template-columns: minmax(0, 1fr) fit-content(9rem);
          gap: 0 var(--space-2);
          align-items: center;
        }
        .ways.open .wait {
          grid-area: 2 / 1 / 3 / 3;
          margin: 0;
        }
        .ways.open .corner {
          grid-area: 1 / 2;
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          position: static;
          margin: 0;
          padding: 0;
        }
        .ways.open .corner ::slotted(*) {
          grid-row: auto;
          grid-column: 1;
        }
      }
      /* on a high screen melee cards lie in two rows, each readable as a whole */
      @media (min-width: 1000px) and (min-height: 760px) {
        .ways.open {
          --open-card: clamp(84px, (100cqi - 64px) / 3, 96px);
          --hand-wrap: var(--open-wrap, wrap);
          --hand-flex: var(--open-flex, none);
          --hand-rows: 14px;
        }
      }
      .wait {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: var(--space-2);
        margin-top: var(--space-2);
      }
      .corner slot {
        display: contents;
      }
      .corner ::slotted(*) {
        grid-row: 1;
        grid-column: 3;
      }
      @container question (max-width: 21rem) {
        .corner.alone ::slotted(*) {
          grid-column: 1 / -1;
          justify-self: end;
          min-width: calc(50% - var(--space-1));
        }
      }
    `,
  ];
  /** Renders the secret with its answers (`data-id`), with the picked id marked. */
  @property({ attribute: false }) content: (picked: string | null) => TemplateResult | typeof nothing = () => nothing;
  @property() label = '';
  @property() hint = '';
  @property() give = '';
  /** Gives the answer as soon as the finger lets go on it; letting go anywhere else chooses nothing. */
  @property({ attribute: false }) atOnce = false;
  /** The player has been told a moment ago how to give an answer. */
  @property({ attribute: false }) explained = false;
  /** Shows no other answers below the tray. */
  @property({ attribute: false }) bare = false;
  /** The answers are a list of texts, which needs more room than a hand. */
  @property({ attribute: false }) listed = false;
  @consume({ context: aloneContext, subscribe: true }) @state() protected alone = false;
  @consume({ context: lowHandContext, subscribe: true }) @state() protected edged = false;
  @state() private hasPick = false;
  /** The id of the picked answer, null for none; never in the document. */
  #picked: string | null = null;

  #pick(id: string) {
    this.#picked = id;
    const tray = this.renderRoot.querySelector('moon-peek');
    if (!this.atOnce) {
      this.hasPick = true;
      return tray?.requestUpdate();
    }
    tray?.putAway();
    emit(this, 'answer', { id });
  }

  #give() {
    const id = this.#picked;
    if (id === null) return;
    this.#picked = null;
    this.hasPick = false;
    emit(this, 'answer', { id });
  }

  /** Picks a card that is tapped by a second finger, or chosen with the keyboard, while the tray is held. */
  #tapped(event: Event) {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null; // the hand inside names the card in the event
    const id = typeof detail === 'object' && detail !== null && 'id' in detail ? detail.id : null;
    event.stopPropagation();
    if (typeof id === 'string') this.#pick(id);
  }

  #clicked(event: Event) {
    const hit = event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset['id'] !== undefined);
    const id = hit?.dataset['id'];
    if (id !== undefined && hit?.tagName === 'BUTTON') this.#pick(id);
  }

  #hint() {
    return html`<p class="hint ${this.explained ? 'told' : ''}" aria-live="polite">
      ${this.hasPick ? duelWords.picked() : this.alone ? labels.touchToChoose : this.hint || duelWords.slide()}
    </p>`;
  }

  #tray(low: boolean) {
    return html`<div class="give">
      <moon-peek
        .low=${low}
        .label=${this.label}
        .content=${() => html`${this.content(this.#picked)}`}
        @selected=${(event: Event) => this.#tapped(event)}
        @click=${(event: Event) => this.#clicked(event)}
        @picked=${({ detail }: MoonEvent<'picked'>) => this.#pick(detail.id)}
        >${
          low
            ? html`${shadeLine()}
                <div class="beside">
                  ${this.#hint()}<slot name="beside"></slot>${this.#declinesBeside(low) ? html`<slot name="decline"></slot>` : nothing}
                </div>`
            : nothing
        }</moon-peek
      >
    </div>`;
  }

  /**
   * True if the button to decline is beside the handle of a low hand, which is so if there is no button to confirm: then two questions on a small
   * screen leave room for a stage between them.
   */
  #declinesBeside(low: boolean): boolean {
    return low && this.atOnce && !this.bare;
  }

  /** The other answers: below a tray, or above a low hand. */
  #otherAnswers(low: boolean) {
    if (this.bare) return nothing;
    const corner = html`<div class="corner ${this.atOnce ? 'alone' : ''} ${low ? 'over' : ''}">
      ${this.atOnce ? nothing : html`<moon-button tone="question" ?disabled=${!this.hasPick} @click=${() => this.#give()}>${this.give}</moon-button>`}
      <slot name="decline"></slot>
    </div>`;
    return html`<div class="wait"><slot name="wait"></slot></div>
      ${this.#declinesBeside(low) ? nothing : corner}`;
  }

  override render() {
    if (this.edged && !this.listed)
      return html`<slot></slot>
        <div class="ways lowest">${this.#otherAnswers(true)} ${this.#tray(true)}</div>`;
    return html`${this.#hint()}
      <slot></slot>
      <div class="ways ${this.alone ? 'open' : ''}">${this.#tray(false)} ${this.#otherAnswers(false)}</div>
      <slot name="beside"></slot>`;
  }
}

declare global {
  interface MoonriseEvents {
    answer: { id: string };
  }
  interface HTMLElementTagNameMap {
    'moon-secret-answer': MoonSecretAnswer;
  }
}
