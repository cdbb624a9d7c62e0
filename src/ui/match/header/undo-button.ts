import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Seat } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import { tableContext } from '../../contexts/contexts.ts';
import type { TablePort } from '../../contexts/table-port.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/icon-button.ts';
import { shared } from '../../kit/styles.ts';
import { toldOf } from '../../log/lines.ts';
import { onlyPersonAt } from '../../table/people.ts';

/**
 * Takes back a seat's last decision: at once if no player has answered it and it has shown nothing, otherwise by asking the other players. Computers
 * always agree. The button names the decision, and looks the same for all hands.
 * @fires refusal `{ reason }`
 */
@customElement('moon-undo-button')
export class MoonUndoButton extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        flex: none;
        display: block;
      }
      moon-icon-button.asks {
        opacity: 0.75;
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ type: Number }) seat: Seat = 0;
  @state() private asking: number | null = null;

  override willUpdate(): void {
    // the decision to take back may have gone in the meantime
    if (this.asking !== null && this.table.takeBack(this.seat)?.to !== this.asking) this.asking = null;
  }

  async #back(to: number) {
    this.asking = null;
    const reason = await this.table.decide({ seat: this.seat, kind: 'take-back', to });
    if (reason) emit(this, 'refusal', { reason });
  }

  override render() {
    const { table, seat, asking } = this;
    const back = table.readOnly === null && table.view(null).order.result === null ? table.takeBack(seat) : null;
    const text = back === null ? '' : toldOf(table, back.to);
    const free = back?.alone === true || onlyPersonAt(table) === seat;
    const label = back === null ? matchWords.nothingToUndo() : free ? matchWords.undo(text) : matchWords.askUndo(text);
    return html`<moon-icon-button
        icon="undo"
        class=${back !== null && !free ? 'asks' : ''}
        label=${label}
        title=${label}
        ?disabled=${back === null}
        @click=${() => back && (free ? void this.#back(back.to) : (this.asking = back.to))}
      ></moon-icon-button>
      ${
        asking === null
          ? nothing
          : html`<moon-dialog open .heading=${matchWords.takeBack()} @closed=${() => (this.asking = null)}>
              <p>${matchWords.askUndoSure(text)}</p>
              <moon-button slot="actions" tone="question" icon="undo" @click=${() => this.#back(asking)}
                >${matchWords.askThem()}</moon-button
              >
              <moon-button slot="actions" tone="quiet" @click=${() => (this.asking = null)}>${matchWords.cancel()}</moon-button>
            </moon-dialog>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-undo-button': MoonUndoButton;
  }
}
