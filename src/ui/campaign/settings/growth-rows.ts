import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GrowthRow } from '../../../campaign/terms/settings.ts';
import { growthRowWords } from '../../../words/campaign/campaign-settings.ts';
import { emit } from '../../kit/emit.ts';
import { shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { askStyles } from '../ask-styles.ts';
import { measureField } from './measure-field.ts';

const MOST = { roster: 20, upgrades: 20, swaps: 6 };

/** The row of a week; the last row holds for all later weeks. */
const rowOf = (rows: readonly GrowthRow[], week: number): GrowthRow =>
  rows[Math.min(week, rows.length) - 1] ?? { rosterSize: 1, gameSize: 1, upgradesTotal: 0, swapsAllowed: 0 };

/** Sets the growth of rosters week by week. @fires rows-changed `{ rows }` */
@customElement('moon-growth-rows')
export class MoonGrowthRows extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    askStyles,
    css`
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        list-style: none;
      }
    `,
  ];
  @property({ attribute: false }) rows: readonly GrowthRow[] = [];
  @property({ type: Number }) weeks = 1;
  /** The largest field. */
  @property({ type: Number }) largestField = 8;

  #set(week: number, change: Partial<GrowthRow>) {
    const length = Math.max(this.rows.length, this.weeks);
    const rows = Array.from({ length }, (_, index): GrowthRow => {
      const row = rowOf(this.rows, index + 1);
      if (index + 1 !== week) return row;
      const next = { ...row, ...change };
      // a field is never larger than its roster: the number that was not touched adapts
      return change.rosterSize === undefined
        ? { ...next, rosterSize: Math.max(next.gameSize, next.rosterSize) }
        : { ...next, gameSize: Math.min(next.gameSize, next.rosterSize) };
    });
    emit(this, 'rows-changed', { rows });
  }

  override render() {
    return html`<ol>
      ${Array.from({ length: this.weeks }, (_, index) => {
        const week = index + 1;
        const { rosterSize, gameSize, upgradesTotal, swapsAllowed } = rowOf(this.rows, week);
        const label = (name: string): string => growthRowWords.inWeek(name, week);
        const { roster, field, upgrades, swaps } = growthRowWords;
        return html`<li class="panel stack" data-week=${week}>
          <h3>${growthRowWords.week(week)}</h3>
          ${measureField(label(roster()), rosterSize, [1, MOST.roster], (size) => this.#set(week, { rosterSize: size }), { short: roster() })}
          ${measureField(label(field()), gameSize, [1, this.largestField], (size) => this.#set(week, { gameSize: size }), { short: field() })}
          ${measureField(label(upgrades()), upgradesTotal, [0, MOST.upgrades], (total) => this.#set(week, { upgradesTotal: total }), { short: upgrades() })}
          ${measureField(label(swaps()), swapsAllowed, [0, MOST.swaps], (allowed) => this.#set(week, { swapsAllowed: allowed }), { short: swaps() })}
        </li>`;
      })}
    </ol>`;
  }
}

declare global {
  interface MoonriseEvents {
    'rows-changed': { rows: GrowthRow[] };
  }
  interface HTMLElementTagNameMap {
    'moon-growth-rows': MoonGrowthRows;
  }
}
