import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Turning } from '../../../rules/terms/thought.ts';
import { lookingBackWords, turningText } from '../../../words/match/opponents/looking-back.ts';
import type { Names } from '../../../words/language/naming.ts';
import type { LookingBack } from '../../contexts/looking-back.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/figures/progress-bar.ts';
import { pressable, shared } from '../../kit/styles.ts';

/**
 * Finds the decisions of a finished match for which others would have been better, with their consequences. It searches on request, shows its
 * progress, and can be stopped.
 * @fires leap `{ step }` the player wants to see the moment of one of them
 * @fires turned the search has ended
 */
@customElement('moon-where-it-turned')
export class MoonWhereItTurned extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      :host {
        display: block;
      }
      h3 {
        font: 700 var(--text-l) / 1.2 var(--title-face);
        margin-bottom: var(--space-2);
      }
      ol {
        display: grid;
        gap: var(--space-4);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      p,
      dl {
        margin: 0 0 var(--space-1);
      }
      .made {
        font-weight: 700;
      }
      button.made {
        width: 100%;
        margin-bottom: var(--space-2);
        justify-content: flex-start;
        text-align: start;
      }
      dl {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 var(--space-3);
        max-width: 24rem;
        font-size: var(--text-s);
        --figures: tabular-nums;
      }
      dd {
        margin: 0;
        text-align: end;
      }
      .soft {
        color: var(--ink-soft);
        font-size: var(--text-s);
      }
    `,
  ];
  @property({ attribute: false }) lookingBack!: LookingBack;
  @property({ attribute: false }) names!: Names;
  /** Shows a link to the moment of each decision; the parent renders the heading. */
  @property({ type: Boolean }) leads = false;
  @state() private share = 0;
  @state() private failed = false;
  @state() private working: AbortController | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #stop() {
    this.working?.abort();
    this.working = null;
  }

  async #look() {
    const abort = new AbortController();
    this.working = abort;
    this.failed = false;
    this.share = 0;
    try {
      await this.lookingBack.find((share) => (this.share = share), abort.signal);
      emit(this, 'turned');
    } catch {
      this.failed = !abort.signal.aborted;
    }
    if (this.working === abort) this.working = null;
  }

  #turning(turning: Turning) {
    const { made, better } = turningText(turning, this.names);
    const head = this.leads
      ? html`<button class="press made" @click=${() => emit(this, 'leap', { step: turning.at })}>${made}</button>`
      : html`<p class="made">${made}</p>`;
    const parts = turning.parts.map(({ part, points }) => lookingBackWords.part(part, points));
    return html`<li>
      ${head}
      <p>${better}</p>
      <p class="soft">${lookingBackWords.worth(turning.loss)}</p>
      <dl>
        ${parts.map(
          ({ name, points }) =>
            html`<dt>${name}</dt>
              <dd>${points}</dd>`,
        )}
      </dl>
    </li>`;
  }

  #working() {
    return html`<moon-progress-bar
      .share=${this.share}
      .label=${lookingBackWords.working()}
      @stopped=${() => this.#stop()}
    ></moon-progress-bar>`;
  }

  override render() {
    const { known } = this.lookingBack;
    return html`${this.leads ? nothing : html`<h3>${lookingBackWords.heading()}</h3>`}
      <div role="status">${known?.length === 0 ? lookingBackWords.none() : this.failed ? lookingBackWords.failed() : nothing}</div>
      ${
        known
          ? html`<ol>
              ${known.map((turning) => this.#turning(turning))}
            </ol>`
          : this.working
            ? this.#working()
            : html`<p class="soft">${lookingBackWords.means()}</p>
                <moon-button icon="hourglass" data-do="look" @click=${() => void this.#look()}>${lookingBackWords.ask()}</moon-button>`
      }`;
  }
}

declare global {
  interface MoonriseEvents {
    leap: { step: number };
    turned: undefined;
  }
  interface HTMLElementTagNameMap {
    'moon-where-it-turned': MoonWhereItTurned;
  }
}
