import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ModelId } from '../../rules/terms/ids.ts';
import { cardTongue, cardTongues } from '../../words/cards/current-writer.ts';
import { matchWords } from '../../words/match/match.ts';
import { allOf, inches, signed } from '../../words/language/sentences.ts';
import { cardSays } from '../cards/character/card-says.ts';
import type { ShownCharacter } from '../cards/character/character-card-data.ts';
import '../cards/character/character-card.ts';
import { shownCharacter } from '../cards/character/shown-character.ts';
import { stonesOn } from '../board/table.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { TablePort } from '../contexts/table-port.ts';
import '../kit/sheets/dialog.ts';
import '../kit/sheets/read-in.ts';
import { shared } from '../kit/styles.ts';
import { cardOf, upgradesOf } from '../table/card-of.ts';
import { modelName, tokensOn } from '../table/names.ts';

/** A model's card with the model's state in the match; null without a card. */
function shownModel(table: TablePort, id: ModelId): ShownCharacter | null {
  const view = table.view(null);
  const model = view.table.models[id];
  const card = cardOf(table, id);
  if (!model || !card) return null;
  const { wounds, energy } = model;
  const gained = model.lasting.flatMap(({ gives, lost }) => (gives && lost === undefined ? [gives] : []));
  return shownCharacter(card, {
    wounds,
    energy,
    stones: stonesOn(view, id),
    used: table.numbers(id).used,
    gained,
    upgrades: upgradesOf(table, id),
  });
}

/** The text of a model's card, in the current language; '' without a card. */
const saysOf = (table: TablePort, id: ModelId): string => {
  const shown = shownModel(table, id);
  return shown ? cardSays(shown) : '';
};

/**
 * A model's card, both sides, with its numbers as they are now.
 * @fires closed
 */
@customElement('moon-model-sheet')
export class MoonModelSheet extends LitElement {
  static override styles = [
    shared,
    css`
      p,
      moon-read-in {
        margin-top: var(--space-3);
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  @property({ attribute: false }) model: ModelId | null = null;
  @property() side: 'centre' | 'top' | 'bottom' = 'centre';

  override render() {
    const { table, model } = this;
    const shown = model === null ? null : shownModel(table, model);
    if (!shown || model === null) return nothing;
    const numbers = table.numbers(model);
    return html`<moon-dialog open .heading=${modelName(table, model)} side=${this.side}>
      <moon-character-card .character=${shown}></moon-character-card>
      <p>
        ${matchWords.counts(numbers.melee, inches(numbers.meleeRange), numbers.arcane, numbers.evade === 0 ? '0' : signed(numbers.evade))}
      </p>
      ${numbers.engagedBy.length > 0 ? html`<p>${matchWords.engagedBy(allOf(numbers.engagedBy.map((id) => modelName(table, id))))}</p>` : nothing}
      ${tokensOn(table, model).map(({ name, ends }) => html`<p lang=${cardTongue()}><strong>${name}</strong> · ${ends}</p>`)}
      ${numbers.slow ? html`<p>${matchWords.slow()}</p>` : nothing}
      <moon-read-in .languages=${cardTongues} .say=${() => saysOf(table, model)}></moon-read-in>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-model-sheet': MoonModelSheet;
  }
}
