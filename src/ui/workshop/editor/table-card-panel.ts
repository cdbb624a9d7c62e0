import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PlayMoment, TableCard } from '../../../rules/terms/card-language.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { playMomentText } from '../../../words/cards/table-cards.ts';
import { capital } from '../../../words/language/sentences.ts';
import type { Edit } from '../../../workshop/edits.ts';
import { PLAY_MOMENTS } from '../../../workshop/play-moments.ts';
import { emit } from '../../kit/emit.ts';
import { fieldBox, pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { factionRow } from './faction-row.ts';

/** The factions of a card of a player, and the moment at which it is played. @fires edit `{ edit }` */
@customElement('moon-table-card-panel')
export class MoonTableCardPanel extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      select {
        ${fieldBox}
        width: 100%;
      }
      label {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-1);
      }
    `,
  ];
  @property({ attribute: false }) card!: TableCard;

  #change(edit: Edit) {
    emit(this, 'edit', { edit });
  }

  #moment(index: number) {
    const { at } = this.card;
    const chosen = at[index];
    const free = PLAY_MOMENTS.filter((moment) => moment === chosen || !at.includes(moment));
    const change = (event: Event): void => {
      const moment = (event.target as HTMLSelectElement).value as PlayMoment | '';
      if (moment === '') this.#change({ edit: 'remove', path: ['at', index] });
      else this.#change(chosen ? { edit: 'set', path: ['at', index], to: moment } : { edit: 'add', path: ['at', index], node: moment });
    };
    return html`<label
      ><span class="small soft">${index === 0 ? workshopWords.playedWhen() : workshopWords.orWhen()}</span
      ><select lang=${cardTongue()} data-moment=${index} @change=${change}>
        ${chosen && at.length === 1 ? nothing : html`<option value="" ?selected=${!chosen}>–</option>`}
        ${free.map((moment) => html`<option value=${moment} ?selected=${moment === chosen}>${capital(playMomentText(moment))}</option>`)}
      </select></label
    >`;
  }

  override render() {
    const { factions, at } = this.card;
    return html`<section class="panel" aria-label=${workshopWords.playedWhen()}>
      ${at.map((_, index) => this.#moment(index))} ${this.#moment(at.length)}
      ${factions ? factionRow(factions, (to) => this.#change({ edit: 'set', path: ['factions'], to })) : nothing}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-table-card-panel': MoonTableCardPanel;
  }
}
