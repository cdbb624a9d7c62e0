import { LitElement, html } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Ability, Character, Upgrade } from '../../../rules/terms/card-language.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { phraseAlone } from '../../../words/cards/phrases.ts';
import type { CardBench } from '../../../workshop/bench.ts';
import { startersFor } from '../../../workshop/starters.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { starterList, starterStyles } from './starter-list.ts';

/**
 * Texts that a new ability can begin with.
 * @fires text-chosen `{ text }`
 * @fires closed
 */
@customElement('moon-starter-sheet')
export class MoonStarterSheet extends LitElement {
  static override styles = [shared, pressable, pageStyles, starterStyles];
  @property({ attribute: false }) bench!: CardBench;
  @property({ attribute: false }) card!: Character | Upgrade;
  @property() kind: Ability['kind'] = 'passive';
  @state() private sought = '';
  @state() private all = false;
  #texts: { id: string; text: Ability; words: string }[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('kind') && !changed.has('card')) return;
    this.#texts = startersFor(this.bench, this.card, this.kind).map((text) => ({
      id: text.id,
      text,
      words: phraseAlone({ part: 'ability', node: text }, this.card, []),
    }));
  }

  override render() {
    const heading = { passive: workshopWords.addPassive, active: workshopWords.addActive, arcane: workshopWords.addArcane }[this.kind]();
    return html`<moon-dialog open side="bottom" .heading=${heading} @closed=${() => emit(this, 'closed')}>
      ${starterList({
        texts: this.#texts,
        sought: this.sought,
        all: this.all,
        tongue: cardTongue(),
        seek: (words) => (this.sought = words),
        showAll: () => (this.all = true),
        choose: ({ text }) => emit(this, 'text-chosen', { text }),
      })}
    </moon-dialog>`;
  }
}

declare global {
  interface MoonriseEvents {
    'text-chosen': { text: Ability };
  }
  interface HTMLElementTagNameMap {
    'moon-starter-sheet': MoonStarterSheet;
  }
}
