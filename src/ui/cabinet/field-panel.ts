import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId } from '../../cabinet/terms.ts';
import { appWords } from '../../words/app/app.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import type { CabinetPort, FieldAnswer } from '../contexts/cards/cabinet-port.ts';
import { troupesHash } from '../contexts/places.ts';
import { pressable, shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { ShelfCatalogue } from './coins/shown-shelves.ts';
import './evening-panel.ts';

/** The troupes that a cabinet can field, in sentences. */
@customElement('moon-field-panel')
export class MoonFieldPanel extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      li {
        padding: var(--space-2) 0;
        border-bottom: 1px solid var(--line);
      }
      .press {
        margin-block: var(--space-3);
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property({ attribute: false }) version = 0;
  @state() private answer: FieldAnswer | null = null;
  @state() private isUnread = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('cabinet') || changed.has('version')) void this.#read();
  }

  async #read() {
    try {
      this.answer = await this.port.field([this.cabinet]);
      this.isUnread = false;
    } catch {
      this.isUnread = true;
    }
  }

  override render() {
    const { answer, port, catalogue } = this;
    if (this.isUnread) return html`<p role="alert">${appWords.notRead()}</p>`;
    if (answer === null) return html`<p class="soft">${appWords.loading()}</p>`;
    const idle = answer.idle.map((id) => catalogue.cards.get(id)?.name ?? id);
    return html`<ul>
        ${port.fieldSentences(answer).map((sentence) => html`<li>${sentence}</li>`)}
        ${idle.length > 0 ? html`<li class="soft">${shelfWords.idle(idle)}</li>` : nothing}
      </ul>
      <a class="press" href=${troupesHash()}>${shelfWords.build()}</a>
      <moon-evening-panel .port=${port} .catalogue=${catalogue} .cabinet=${this.cabinet} .version=${this.version}></moon-evening-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-field-panel': MoonFieldPanel;
  }
}
