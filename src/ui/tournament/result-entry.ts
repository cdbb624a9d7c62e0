import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MOST_STONES } from '../../tournament/settings.ts';
import type { EntrantId, TableResult, RoundGame, Tournament } from '../../tournament/terms/tournament.ts';
import { entrantWords, roundWords } from '../../words/tournament/tournament.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import '../kit/fields/stepper.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/fields/toggle.ts';
import { pageStyles } from '../page/page-styles.ts';
import { entrantName, outcomeText } from './entrant-names.ts';

/**
 * Enters or corrects the result of a table: the moonstones of both players, and a concession.
 * @fires result `{ result, why }`
 * @fires closed when the form is left without a result
 */
@customElement('moon-result-entry')
export class MoonResultEntry extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      .side {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-2);
        max-width: 28rem;
      }
      .side moon-toggle {
        grid-column: 1 / -1;
      }
      .name {
        overflow-wrap: anywhere;
        font-weight: 600;
      }
    `,
  ];
  @property({ attribute: false }) tournament!: Tournament;
  @property({ attribute: false }) game!: RoundGame;
  @state() private result: TableResult = { stones: [0, 0], conceded: [] };
  @state() private why = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') && this.game.result && !this.hasUpdated) this.result = this.game.result;
  }

  #stones(side: 0 | 1, count: number) {
    const [first, second] = this.result.stones;
    this.result = { ...this.result, stones: side === 0 ? [count, second] : [first, count] };
  }

  #conceded(id: EntrantId, hasConceded: boolean) {
    const players = this.result.conceded.filter((player) => player !== id);
    this.result = { ...this.result, conceded: hasConceded ? [...players, id] : players };
  }

  #side(side: 0 | 1) {
    const id = this.game.players[side];
    const name = entrantName(this.tournament, id);
    return html`<div class="side">
      <span class="name"><bdi>${name}</bdi></span>
      <moon-stepper
        data-side=${side}
        .label=${roundWords.stones(name)}
        .value=${this.result.stones[side]}
        .max=${MOST_STONES}
        @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => this.#stones(side, detail.value)}
      ></moon-stepper>
      <moon-toggle
        .label=${roundWords.conceded(name)}
        .on=${this.result.conceded.includes(id)}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#conceded(id, detail.on)}
      ></moon-toggle>
    </div>`;
  }

  override render() {
    const isCorrection = this.game.result !== null;
    return html`<div class="stack">
      ${this.#side(0)} ${this.#side(1)}
      <p role="status"><strong>${outcomeText(this.tournament, this.game, this.result)}</strong></p>
      ${
        isCorrection
          ? html`<moon-text-field
              maxlength="200"
              .label=${roundWords.why()}
              .value=${this.why}
              @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.why = detail.value)}
            ></moon-text-field>`
          : nothing
      }
      <div class="row">
        <moon-button icon="check" data-do="keep" @click=${() => emit(this, 'result', { result: this.result, why: this.why.trim() })}
          >${roundWords.keep()}</moon-button
        >
        <moon-button tone="quiet" @click=${() => emit(this, 'closed')}>${entrantWords.cancel()}</moon-button>
      </div>
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    result: { result: TableResult; why: string };
  }
  interface HTMLElementTagNameMap {
    'moon-result-entry': MoonResultEntry;
  }
}
