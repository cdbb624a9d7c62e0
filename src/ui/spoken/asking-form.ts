import { consume } from '@lit/context';
import { LitElement, css, html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Fact, TableAnswers } from '../../rules/terms/fact.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { spokenWords } from '../../words/match/fact-words.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';
import { shared } from '../kit/styles.ts';
import './fact-list.ts';
import { saying } from './usual-answers.ts';
import './measured-again.ts';

/**
 * One form with the facts of the real table that the rules need before a decision can continue, filled with the usual answers.
 * @fires refusal `{ reason }`
 */
@customElement('moon-asking-form')
export class MoonAskingForm extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        max-height: 100%;
        overflow: auto;
        padding: var(--space-3) var(--space-4);
        border: var(--pen) solid var(--outline);
        border-top: 5px solid var(--question);
        border-radius: 16px 14px 0 0;
        background: var(--panel);
      }
      h2 {
        margin-bottom: var(--space-2);
        font: 700 var(--text-l) / 1.2 var(--title-face);
        color: var(--question-ink);
      }
      .go {
        position: sticky;
        bottom: calc(-1 * var(--space-3));
        display: grid;
        gap: var(--space-2);
        padding: var(--space-2) 0 var(--space-3);
        background: var(--panel);
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) facts: readonly Fact[] = [];
  /** The answers already given for the waiting decision. */
  @property({ attribute: false }) answers: TableAnswers = {};
  /** The seat whose decision waits. */
  @property({ type: Number }) seat: Seat = 0;
  @state() private newAnswers: TableAnswers = {};
  @state() private busy = false;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('facts')) this.newAnswers = {};
  }

  async #tell() {
    if (this.busy) return;
    this.busy = true;
    await nextFrame();
    const facts = saying(this.facts, this.newAnswers);
    const refused = await this.table.decide({ seat: this.seat, kind: 'tell', facts });
    this.busy = false;
    if (refused) emit(this, 'refusal', { reason: refused });
  }

  override render() {
    return html`<h2>${spokenWords.asking()}</h2>
      <moon-fact-list
        .facts=${this.facts}
        .answers=${this.newAnswers}
        @facts-answered=${({ detail }: MoonEvent<'facts-answered'>) => (this.newAnswers = detail.answers)}
      ></moon-fact-list>
      <div class="go">
        <moon-measured-again .seat=${this.seat} .answers=${this.answers}></moon-measured-again>
        <moon-button tone="question" icon="check" ?disabled=${this.busy} @click=${() => this.#tell()}>${spokenWords.goOn()}</moon-button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-asking-form': MoonAskingForm;
  }
}
