import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { houseRuleWords, newMatchWords } from '../../words/screens.ts';
import { icon } from '../art/icon.ts';
import type { HouseRules } from '../contexts/library-port.ts';
import { emit } from '../kit/emit.ts';
import '../kit/segmented.ts';
import '../kit/stepper.ts';
import { shared } from '../kit/styles.ts';
import '../kit/toggle.ts';
import { BEGINNER, MOST_CAMPAIGN_CARDS, departures } from './match-plan.ts';
import { pageStyles } from './page-styles.ts';

type Switch = 'draft' | 'eventsAndAgendas' | 'objectiveMarkers' | 'shades' | 'coverVsFriendly' | (typeof BEGINNER)[number];

const LARGEST_TROUPE = 8;

const OFF_BY_BOOK: readonly Switch[] = ['draft', 'eventsAndAgendas', 'objectiveMarkers'];

/**
 * What the table agrees on, folded away until somebody asks.
 * @fires rules-changed `HouseRules`
 */
@customElement('moon-house-rules')
export class MoonHouseRules extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      details.panel {
        padding: 0;
      }
      summary {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        min-height: 60px;
        padding: 0 var(--space-4);
        cursor: pointer;
        list-style: none;
        border-radius: var(--radius-drawn);
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary h2 {
        flex: 1;
      }
      details[open] summary .icon {
        rotate: 180deg;
      }
      .inside {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
        gap: var(--space-3) var(--space-6);
        margin: 0;
        padding: 0 var(--space-4) var(--space-4);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
        min-height: var(--touch);
      }
      .wide {
        grid-column: 1 / -1;
      }
    `,
  ];
  @property({ attribute: false }) rules: HouseRules = {};
  /** Characters in a troupe, as they are now. */
  @property({ type: Number }) size = 6;

  #change(change: HouseRules) {
    emit<HouseRules>(this, 'rules-changed', { ...this.rules, ...change });
  }

  #switch(name: Switch, label: string, hint = '') {
    const { [name]: on = !OFF_BY_BOOK.includes(name) } = this.rules;
    return html`<moon-toggle
      data-rule=${name}
      .on=${on}
      .label=${label}
      .hint=${hint}
      @changed=${({ detail }: CustomEvent<{ on: boolean }>) => this.#change({ [name]: detail.on })}
    ></moon-toggle>`;
  }

  #number(name: 'troupeSize' | 'field', label: string, value: number, max: number) {
    return html`<div class="line">
      <span>${label}</span>
      <moon-stepper
        .label=${label}
        .value=${value}
        min="1"
        .max=${max}
        @changed=${({ detail }: CustomEvent<{ value: number }>) => this.#change({ [name]: detail.value })}
      ></moon-stepper>
    </div>`;
  }

  #choice<Id extends string>(label: string, selected: Id, segments: readonly { id: Id; label: string }[], chosen: (id: Id) => void) {
    return html`<div class="line">
      <span>${label}</span>
      <moon-segmented
        .label=${label}
        .selected=${selected}
        .segments=${segments}
        @chosen=${({ detail }: CustomEvent<{ id: Id }>) => chosen(detail.id)}
      ></moon-segmented>
    </div>`;
  }

  #rules() {
    const { rules, size } = this;
    return html`<div class="inside">
      ${this.#number('troupeSize', houseRuleWords.troupeSize(), size, LARGEST_TROUPE)}
      ${this.#number('field', houseRuleWords.field(), Math.min(rules.field ?? size, size), size)}
      ${this.#choice(
        houseRuleWords.stones(),
        String(rules.stones ?? 7),
        [
          { id: '7', label: '7' },
          { id: '5', label: '5' },
        ],
        (id) => this.#change({ stones: id === '5' ? 5 : 7 }),
      )}
      ${this.#choice(
        houseRuleWords.elevation(),
        rules.elevation ?? 'english',
        [
          { id: 'english', label: houseRuleWords.elevationEnglish() },
          { id: 'german', label: houseRuleWords.elevationGerman() },
        ],
        (elevation) => this.#change({ elevation }),
      )}
      <div class="wide">
        ${this.#choice(
          houseRuleWords.suddenDeath(),
          rules.suddenDeath ?? 'after-action',
          [
            { id: 'after-action', label: houseRuleWords.suddenAfter() },
            { id: 'any-moment', label: houseRuleWords.suddenAny() },
            { id: 'off', label: houseRuleWords.suddenOff() },
          ],
          (suddenDeath) => this.#change({ suddenDeath }),
        )}
      </div>
      ${this.#switch('draft', houseRuleWords.draft(), houseRuleWords.draftHint())} ${this.#switch('shades', houseRuleWords.shades())}
      ${this.#switch('eventsAndAgendas', houseRuleWords.events(), houseRuleWords.eventsHint())}
      ${this.#choice(
        houseRuleWords.campaignCards(),
        String(rules.campaignCards ?? 0),
        [
          { id: '0', label: houseRuleWords.campaignNone() },
          ...Array.from({ length: MOST_CAMPAIGN_CARDS }, (_, at) => ({ id: String(at + 1), label: houseRuleWords.campaignEach(at + 1) })),
        ],
        (id) => this.#change({ campaignCards: Number(id) }),
      )}
      ${this.#switch('objectiveMarkers', houseRuleWords.markers(), houseRuleWords.markersHint())}
      ${this.#switch('coverVsFriendly', houseRuleWords.coverVsFriendly())}
      <div class="wide">
        <h3>${houseRuleWords.beginners()}</h3>
        <p class="small soft">${houseRuleWords.beginnersHint()}</p>
      </div>
      ${BEGINNER.map((name) => this.#switch(name, houseRuleWords[name]()))}
    </div>`;
  }

  override render() {
    const count = departures(this.rules);
    return html`<details class="panel">
      <summary>
        <h2>${newMatchWords.rules()}</h2>
        <span class="soft small">${count === 0 ? newMatchWords.rulesPlain() : newMatchWords.rulesChanged(count)}</span>
        ${icon('chevron-down')}
      </summary>
      ${this.#rules()}
    </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-house-rules': MoonHouseRules;
  }
}
