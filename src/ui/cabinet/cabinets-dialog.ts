import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId } from '../../cabinet/terms.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import { troupeWords } from '../../words/app/troupes.ts';
import type { CabinetPort, ListedCabinet } from '../contexts/cards/cabinet-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { CabinetChanges } from './changes.ts';
import { takenStyles } from './taken-styles.ts';

/** The cabinets of this device: opens one, renames one, adds another. @fires cabinet `{ cabinet }` to open it @fires closed */
@customElement('moon-cabinets-dialog')
export class MoonCabinetsDialog extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    takenStyles,
    css`
      li {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        margin-bottom: var(--space-2);
      }
      .press {
        flex: 1;
        min-width: 0;
        justify-content: flex-start;
      }
      strong,
      .small {
        display: block;
      }
      moon-text-field {
        flex: 1 1 10rem;
      }
      .row {
        align-items: end;
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) changes!: CabinetChanges;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property({ attribute: false }) version = 0;
  @state() private name = '';
  @state() private renaming: CabinetId | null = null;

  async #keep() {
    const name = this.name.trim();
    if (name === '') return;
    const { renaming, port } = this;
    this.renaming = null;
    this.name = '';
    if (renaming !== null) return this.changes.make(() => port.renameCabinet(renaming, name));
    const cabinet = await port.addCabinet(name).catch(() => null);
    if (cabinet === null) return this.changes.make(() => Promise.reject(new Error('not kept')));
    emit(this, 'cabinet', { cabinet });
    return;
  }

  #item({ id, name, figures, painted }: ListedCabinet) {
    return html`<li>
      <button type="button" class="press" aria-pressed=${id === this.cabinet} @click=${() => emit(this, 'cabinet', { cabinet: id })}>
        <span><strong>${name}</strong><span class="small soft">${shelfWords.figures(figures, painted)}</span></span>
      </button>
      <moon-icon-button
        icon="edit"
        .label=${troupeWords.rename(name)}
        @click=${() => ((this.renaming = id), (this.name = name))}
      ></moon-icon-button>
      ${
        this.port.cabinets.length > 1
          ? html`<moon-icon-button
              icon="trash"
              .label=${troupeWords.remove(name)}
              @click=${() => void this.changes.make(() => this.port.removeCabinet(id))}
            ></moon-icon-button>`
          : nothing
      }
    </li>`;
  }

  override render() {
    return html`<moon-dialog open .heading=${shelfWords.cabinets()} @closed=${() => emit(this, 'closed')}>
      <ul>
        ${this.port.cabinets.map((cabinet) => this.#item(cabinet))}
      </ul>
      <div class="row">
        <moon-text-field
          .label=${this.renaming === null ? shelfWords.newCabinet() : troupeWords.renameHeading()}
          .value=${this.name}
          .maxlength=${60}
          @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.name = detail.value)}
        ></moon-text-field>
        <moon-button ?disabled=${this.name.trim() === ''} @click=${() => void this.#keep()}
          >${this.renaming === null ? shelfWords.add() : troupeWords.renameNow()}</moon-button
        >
      </div>
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    cabinet: { cabinet: CabinetId };
  }
  interface HTMLElementTagNameMap {
    'moon-cabinets-dialog': MoonCabinetsDialog;
  }
}
