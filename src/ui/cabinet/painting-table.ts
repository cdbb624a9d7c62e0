import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { STAGES, type CabinetId, type Stage } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { coinWords, shelfWords, stageName } from '../../words/cabinet/cabinet-screen.ts';
import { localeTag } from '../../words/language/locale.ts';
import { allOf, capital, headed } from '../../words/language/sentences.ts';
import type { CabinetPort, FigureCopy } from '../contexts/cards/cabinet-port.ts';
import '../kit/sheets/empty-state.ts';
import { pressable, shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { CabinetChanges } from './changes.ts';
import { ABSENT, figureCoin } from './coins/figure-coin.ts';
import { isLong } from './coins/is-long.ts';
import { wood } from './coins/shelf-styles.ts';
import type { ShelfCatalogue } from './coins/shown-shelves.ts';
import { column } from '../theme/sizes.ts';
import { takenStyles } from './taken-styles.ts';

/** Six columns of figures by their stage. A touch moves a figure one stage on, or to the stage whose head is pressed. */
@customElement('moon-painting-table')
export class MoonPaintingTable extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    wood,
    takenStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      .stack {
        gap: var(--space-2);
        padding-top: var(--space-3);
      }
      .table {
        display: grid;
        grid-template-columns: repeat(6, minmax(0, 1fr));
        border: 7px solid var(--wood);
        border-radius: 10px 8px 6px 7px;
        outline: var(--pen) solid var(--outline);
        background: var(--wood-back);
      }
      .column + .column {
        border-inline-start: 1px dashed var(--line);
      }
      .table .press {
        width: 100%;
        min-width: 0;
        min-height: 60px;
        padding: 4px 1px;
        flex-direction: column;
        gap: 0;
        border-radius: 0;
        border-width: 0 0 var(--pen);
        background: var(--wood);
        box-shadow: none;
        font-size: 0.74rem;
        text-align: center;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      .table .press[aria-pressed='true'] {
        background: var(--touchable);
      }
      .press strong {
        font: 700 1.15rem/1.1 var(--title-face);
        --figures: tabular-nums;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 3.4rem), 1fr));
      }
      li {
        min-width: 0;
        padding: 4px 0;
      }
      .figure {
        display: grid;
        justify-items: center;
        gap: 2px;
        width: 100%;
        min-height: 48px;
        padding: 2px 0;
        border: 0;
        background: none;
        color: var(--ink);
        font-size: 0.67rem;
        letter-spacing: -0.02em;
        line-height: 1.15;
        text-align: center;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      .figure:focus-visible {
        outline-offset: -3px;
      }
      .figure svg {
        width: min(100%, 60px);
        height: auto;
      }
      .long {
        font-size: 0.6rem;
        letter-spacing: -0.035em;
      }
      @media ${column} {
        .table {
          border-inline-width: 3px;
        }
        .table .press {
          font-size: 0.62rem;
          letter-spacing: -0.03em;
        }
        .long {
          font-size: 0.58rem;
          letter-spacing: -0.045em;
        }
      }
      /* with large words six columns have no room: the stages lie one below the other */
      @container (max-width: 18rem) {
        .table {
          grid-template-columns: minmax(0, 1fr);
        }
        .column + .column {
          border-inline-start: 0;
        }
        .table .press {
          min-height: 48px;
          flex-direction: row;
          gap: var(--space-3);
          font-size: var(--text-s);
        }
        ul {
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 4.6rem), 1fr));
        }
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) changes!: CabinetChanges;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  /** Changes with the saved data. */
  @property({ attribute: false }) version = 0;
  @state() private aim: Stage | null = null;

  #touch(character: CharacterId, { place, stage }: FigureCopy) {
    const { port, cabinet, changes, aim } = this;
    const isFurther = aim !== null && STAGES.indexOf(aim) > STAGES.indexOf(stage);
    if (aim !== null && !isFurther) return;
    void changes.make(() => port.forward(cabinet, character, aim ?? undefined, place));
  }

  #since({ stage, days }: FigureCopy): string | null {
    const day = days[stage];
    const since = day === undefined || day === 0 || stage === 'finished' ? 0 : this.port.today() - day;
    return since > 0 ? shelfWords.inDays(since) : null;
  }

  #figure(character: CharacterId, copy: FigureCopy) {
    const card = this.catalogue.cards.get(character);
    if (!card) return nothing;
    const since = this.#since(copy);
    const step = STAGES.indexOf(copy.stage) + 1;
    const mark = { ...ABSENT, step, painted: step > 4, copies: 1, lent: copy.away !== null };
    const facts = [stageName(copy.stage), ...(since === null ? [] : [since]), ...(copy.away === null ? [] : [coinWords.lent()])];
    return html`<li>
      <button
        type="button"
        class="figure"
        data-character=${character}
        data-place=${copy.place}
        aria-label=${headed(card.name, allOf(facts))}
        @click=${() => this.#touch(character, copy)}
      >
        ${figureCoin(card, mark, '60px')}<span class=${isLong(card.name) ? 'long' : ''} lang="en">${card.name}</span
        >${since === null ? nothing : html`<span class="soft">${since}</span>`}
      </button>
    </li>`;
  }

  #month() {
    const reached = this.port.thisMonth(this.cabinet);
    const parts = STAGES.flatMap((stage) => (reached[stage] ? [shelfWords.countStage(reached[stage], stageName(stage))] : []));
    if (parts.length === 0) return nothing;
    const month = new Date(this.port.today() * 86_400_000).toLocaleDateString(localeTag(), { month: 'long', timeZone: 'UTC' });
    return html`<p>${shelfWords.month(capital(month), parts)}</p>`;
  }

  override render() {
    const columns = this.port.painting(this.cabinet);
    if (STAGES.every((stage) => columns[stage].length === 0))
      return html`<moon-empty-state icon="brush" .heading=${shelfWords.noPaint()}></moon-empty-state>`;
    return html`<div class="stack">
      ${this.#month()}
      <p class="soft small" aria-live="polite">
        ${this.aim === null ? shelfWords.touchNext() : shelfWords.touchStage(stageName(this.aim))}
      </p>
      <div class="table">
        ${STAGES.map(
          (stage) =>
            html`<div class="column" data-stage=${stage}>
              <button
                type="button"
                class="press"
                aria-pressed=${this.aim === stage}
                @click=${() => (this.aim = this.aim === stage ? null : stage)}
              >
                <strong>${columns[stage].length}</strong>${capital(stageName(stage))}
              </button>
              <ul>
                ${columns[stage].map(({ character, copy }) => this.#figure(character, copy))}
              </ul>
            </div>`,
        )}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-painting-table': MoonPaintingTable;
  }
}
