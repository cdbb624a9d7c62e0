import { consume } from '@lit/context';
import { LitElement, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import { editionWords } from '../../words/app/edition/edition.ts';
import { editionMark } from '../../words/app/edition/edition-mark.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import type { DevicePort } from '../contexts/library/device-port.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';

/**
 * Announces an edition with changed cards, until the player has seen it.
 * @fires closed
 */
@customElement('moon-edition-news')
export class MoonEditionNews extends LitElement {
  static override styles = shared;
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: DesksPort & DevicePort;
  /** The changed cards; null until the player asks for them. */
  @state() private changed: readonly Character[] | null = null;

  async #show() {
    const [desk] = await Promise.all([this.library.troupes(), import('./edition-changes.ts')]);
    this.changed = Object.values(desk.catalogue.characters);
  }

  async #dismiss() {
    await this.library.change({ edition: editionMark.id }).catch(() => undefined);
    emit(this, 'closed');
  }

  override render() {
    if (this.changed)
      return html`<moon-edition-changes
        .cards=${this.changed}
        @closed=${(event: Event) => (event.stopPropagation(), void this.#dismiss())}
      ></moon-edition-changes>`;
    return html`<moon-toast tone="news" data-line="edition" @closed=${(event: Event) => (event.stopPropagation(), void this.#dismiss())}
      >${editionWords.news()}<moon-button slot="link" tone="quiet" icon="cards" data-do="edition" @click=${() => void this.#show()}
        >${editionWords.show()}</moon-button
      ></moon-toast
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-edition-news': MoonEditionNews;
  }
}
