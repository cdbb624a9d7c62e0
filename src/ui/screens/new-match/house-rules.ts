import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { CHOICES, OPTIONS, switchesOf, type ChoiceOption, type Switch } from '../../../rules/terms/options.ts';
import { newMatchWords } from '../../../words/app/new-match.ts';
import { houseRuleWords, optionWords } from '../../../words/app/options.ts';
import { icon } from '../../art/icon.ts';
import type { HouseRules } from '../../contexts/library-port.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import '../../kit/fields/stepper.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/toggle.ts';
import { departures } from './match-plan.ts';
import { pageStyles } from '../../page/page-styles.ts';

/** The house rules of a match, folded until the player opens them. @fires rules-changed `HouseRules` */
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
  /** The present number of characters in a troupe. */
  @property({ type: Number }) size = 6;

  #change(change: HouseRules) {
    emit(this, 'rules-changed', { ...this.rules, ...change });
  }

  #switch(name: Switch) {
    const { name: label, hint } = optionWords[name];
    return html`<moon-toggle
      data-rule=${name}
      .on=${this.rules[name] ?? OPTIONS[name].is}
      .label=${label()}
      .hint=${hint?.() ?? ''}
      @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#change({ [name]: detail.on })}
    ></moon-toggle>`;
  }

  #number(name: 'troupeSize' | 'field', value: number, max: number) {
    const label = optionWords[name].name();
    return html`<div class="line">
      <span>${label}</span>
      <moon-stepper
        .label=${label}
        .value=${value}
        .min=${OPTIONS[name].least}
        .max=${max}
        @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => this.#change({ [name]: detail.value })}
      ></moon-stepper>
    </div>`;
  }

  #segments(label: string, selected: string, segments: readonly { id: string; label: string }[], chosen: (id: string) => void) {
    return html`<div class="line ${segments.length > 2 ? 'wide' : ''}">
      <span>${label}</span>
      <moon-segmented
        .label=${label}
        .selected=${selected}
        .segments=${segments}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => chosen(detail.id)}
      ></moon-segmented>
    </div>`;
  }

  #choice(name: ChoiceOption) {
    const words: { name: () => string; of: Readonly<Record<string, () => string>> } = optionWords[name];
    const values: readonly (string | number)[] = OPTIONS[name].of;
    const segments = values.map((value) => ({ id: String(value), label: words.of[value]?.() ?? '' }));
    return this.#segments(words.name(), String(this.rules[name] ?? OPTIONS[name].is), segments, (id) =>
      this.#change({ [name]: values.find((value) => String(value) === id) }),
    );
  }

  #campaignCards() {
    const { campaignNone, campaignEach } = houseRuleWords;
    const { least, most, is } = OPTIONS.campaignCards;
    const segments = Array.from({ length: most - least + 1 }, (_, index) => ({
      id: String(index),
      label: index === 0 ? campaignNone() : campaignEach(index),
    }));
    const chosen = String(this.rules.campaignCards ?? is);
    return this.#segments(optionWords.campaignCards.name(), chosen, segments, (id) => this.#change({ campaignCards: Number(id) }));
  }

  #rules() {
    const { rules, size } = this;
    return html`<div class="inside">
      ${this.#number('troupeSize', size, OPTIONS.troupeSize.most)} ${this.#number('field', Math.min(rules.field ?? size, size), size)}
      ${CHOICES.map((name) => this.#choice(name))} ${this.#campaignCards()} ${switchesOf('table').map((name) => this.#switch(name))}
      <div class="wide">
        <h3>${houseRuleWords.beginners()}</h3>
        <p class="small soft">${houseRuleWords.beginnersHint()}</p>
      </div>
      ${switchesOf('beginner').map((name) => this.#switch(name))}
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
  interface MoonriseEvents {
    'rules-changed': HouseRules;
  }
  interface HTMLElementTagNameMap {
    'moon-house-rules': MoonHouseRules;
  }
}
