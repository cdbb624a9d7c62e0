import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { factOf, type TableAnswer, type TableAnswers } from '../../rules/terms/fact.ts';
import type { Seat } from '../../rules/terms/ids.ts';
import { tableAidWords } from '../../words/match/table-aids.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import './fact-list.ts';

/** Corrects earlier answers about the real table, after it was measured again. @fires refusal `{ reason }` */
@customElement('moon-measured-again')
export class MoonMeasuredAgain extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ type: Number }) seat: Seat = 0;
  /** The earlier answers by the keys of the facts. */
  @property({ attribute: false }) answers: TableAnswers = {};
  @state() private open = false;
  @state() private newAnswers: TableAnswers = {};

  #close() {
    this.open = false;
    this.newAnswers = {};
  }

  /** The answers that differ from the earlier ones. */
  get #changed(): [string, TableAnswer][] {
    return Object.entries(this.newAnswers).filter(([key, answer]) => JSON.stringify(answer) !== JSON.stringify(this.answers[key]));
  }

  async #tell() {
    const facts = this.#changed;
    this.#close();
    if (facts.length === 0) return;
    const refused = await this.table.decide({ seat: this.seat, kind: 'tell', facts });
    if (refused) emit(this, 'refusal', { reason: refused });
  }

  override render() {
    const facts = Object.keys(this.answers).flatMap((key) => factOf(key) ?? []);
    if (facts.length === 0 || this.table.readOnly !== null) return nothing;
    return html`<moon-button tone="quiet" icon="edit" @click=${() => (this.open = true)}>${tableAidWords.again(facts.length)}</moon-button>
      ${
        this.open
          ? html`<moon-dialog
              open
              .heading=${tableAidWords.saidSoFar()}
              @closed=${(event: Event) => (event.stopPropagation(), this.#close())}
            >
              <moon-fact-list
                .facts=${facts}
                .answers=${{ ...this.answers, ...this.newAnswers }}
                @facts-answered=${({ detail }: MoonEvent<'facts-answered'>) => (this.newAnswers = detail.answers)}
              ></moon-fact-list>
              <moon-button slot="actions" tone="question" icon="check" ?disabled=${this.#changed.length === 0} @click=${() => this.#tell()}
                >${tableAidWords.keep()}</moon-button
              >
            </moon-dialog>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-measured-again': MoonMeasuredAgain;
  }
}
