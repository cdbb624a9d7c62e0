import { LitElement, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isFairName } from '../../../packs/names.ts';
import { typedName } from '../../../rules/terms/typed-name.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';

/** The typed text as a name for a card; null where it is no fair name. */
export function fairName(typed: string, limit: number): string | null {
  const name = typedName(typed.normalize('NFC')).trim();
  return isFairName(name, limit) ? name : null;
}

/**
 * Asks for a name.
 * @fires named `{ name }`
 * @fires closed
 */
@customElement('moon-name-dialog')
export class MoonNameDialog extends LitElement {
  static override styles = [shared];
  @property() heading = '';
  @property() value = '';
  @property({ type: Number }) maxlength = 40;
  @state() private typed: string | null = null;

  #confirm() {
    const name = fairName(this.typed ?? this.value, this.maxlength);
    if (name !== null) emit(this, 'named', { name });
  }

  override render() {
    const typed = this.typed ?? this.value;
    const isFair = fairName(typed, this.maxlength) !== null;
    return html`<moon-dialog open .heading=${this.heading} @closed=${() => emit(this, 'closed')}>
      <moon-text-field
        .label=${workshopWords.rename()}
        .value=${typed}
        .maxlength=${this.maxlength}
        .error=${isFair || typed === '' ? '' : workshopWords.badName()}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.typed = detail.value)}
        @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && this.#confirm()}
      ></moon-text-field>
      <moon-button slot="actions" data-do="named" ?disabled=${!isFair} @click=${() => this.#confirm()}>${workshopWords.done()}</moon-button>
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    named: { name: string };
  }
  interface HTMLElementTagNameMap {
    'moon-name-dialog': MoonNameDialog;
  }
}
