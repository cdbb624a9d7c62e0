import { LitElement, html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TableCard } from '../../../rules/terms/card-language.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { playMomentText, tableCardText } from '../../../words/cards/table-cards.ts';
import { capital } from '../../../words/language/sentences.ts';
import type { CardBench } from '../../../workshop/bench.ts';
import { cardStartersFor } from '../../../workshop/starters.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { starterList, starterStyles } from './starter-list.ts';

/**
 * Texts of printed campaign cards that a card can begin with.
 * @fires card-chosen `{ card }`
 * @fires closed
 */
@customElement('moon-card-starter-sheet')
export class MoonCardStarterSheet extends LitElement {
  static override styles = [shared, pressable, pageStyles, starterStyles];
  @property({ attribute: false }) bench!: CardBench;
  @property({ attribute: false }) card!: TableCard;
  @state() private sought = '';
  @state() private all = false;
  #texts: { id: string; printed: TableCard; words: string }[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('card')) return;
    this.#texts = cardStartersFor(this.bench, this.card).map((printed) => ({
      id: printed.id,
      printed,
      words: `${capital(printed.at.map(playMomentText).join(', '))}:\n${tableCardText(printed)}`,
    }));
  }

  override render() {
    return html`<moon-dialog open side="bottom" .heading=${workshopWords.otherText()} @closed=${() => emit(this, 'closed')}>
      ${starterList({
        texts: this.#texts,
        sought: this.sought,
        all: this.all,
        tongue: cardTongue(),
        seek: (words) => (this.sought = words),
        showAll: () => (this.all = true),
        choose: ({ printed }) => emit(this, 'card-chosen', { card: printed }),
      })}
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    'card-chosen': { card: TableCard };
  }
  interface HTMLElementTagNameMap {
    'moon-card-starter-sheet': MoonCardStarterSheet;
  }
}
