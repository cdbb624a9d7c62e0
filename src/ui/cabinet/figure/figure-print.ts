import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OLDER_PRINT, type CabinetId } from '../../../cabinet/terms.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import { changedParts, isNewCard } from '../../../words/app/edition/edition-changes.ts';
import { shelfWords } from '../../../words/cabinet/cabinet-screen.ts';
import type { CabinetFigure, CabinetPort } from '../../contexts/cards/cabinet-port.ts';
import '../../kit/fields/segmented.ts';
import { shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import type { CabinetChanges } from '../changes.ts';
import { figureStyles } from './figure-styles.ts';

/** The choice which print of its card the player has, where the newest print has changed, and the changes since an older print. */
@customElement('moon-figure-print')
export class MoonFigurePrint extends LitElement {
  static override styles = [shared, pageStyles, figureStyles];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) changes!: CabinetChanges;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property({ attribute: false }) figure!: CabinetFigure;
  @property({ attribute: false }) card!: Character;

  #chosen(print: string) {
    const { port, cabinet, figure, changes } = this;
    void changes.make(() => port.print(cabinet, figure.character, figure.print === print ? null : print));
  }

  override render() {
    const { port, figure, card } = this;
    const parts = changedParts(card);
    if (parts.length === 0 || isNewCard(card)) return nothing;
    const { edition } = port;
    const older = figure.print !== null && figure.print !== edition;
    return html`<h3>${shelfWords.print()}</h3>
      <moon-segmented
        .label=${shelfWords.print()}
        .segments=${[
          { id: edition, label: shelfWords.newestPrint() },
          { id: OLDER_PRINT, label: shelfWords.olderPrint() },
        ]}
        .selected=${older ? OLDER_PRINT : (figure.print ?? '')}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#chosen(detail.id)}
      ></moon-segmented>
      ${older ? html`<p class="small">${shelfWords.printChanged(parts)}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-figure-print': MoonFigurePrint;
  }
}
