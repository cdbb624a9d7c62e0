import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DAMAGE_TYPES, FACTIONS } from '../../rules/terms/factions.ts';
import { compendiumWords, deedName, deeds, kindName, type CardKind } from '../../words/app/compendium.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { factionName } from '../../words/names/factions.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { icon } from '../art/icon.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { labels } from '../kit/labels.ts';
import '../kit/fields/segmented.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { CompendiumEntry } from './entry.ts';
import { filterCount, noFilters, afterTap, type Filters } from './filters.ts';
import { byAlphabet } from '../../words/language/sentences.ts';

type Group = keyof typeof compendiumWords.groups;

const KINDS: readonly CardKind[] = ['character', 'upgrade', 'event', 'agenda', 'campaign'];
const ABILITIES = ['passive', 'active', 'arcane'] as const;

/**
 * Chips that combine: each is wanted, not wanted, or does not matter.
 * @fires filters-changed `Filters`
 */
@customElement('moon-filter-panel')
export class MoonFilterPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      summary {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-height: 48px;
        font-weight: 650;
        cursor: pointer;
        list-style: none;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      details[open] .turn {
        rotate: 180deg;
      }
      .count {
        padding: 0 var(--space-2);
        border-radius: 9px;
        background: var(--touchable);
        color: var(--on-touchable);
        font-size: var(--text-s);
      }
      .groups {
        display: grid;
        gap: var(--space-3);
        padding-block: var(--space-2) var(--space-3);
      }
      h2 {
        font: 650 var(--text-m) / 1.3 var(--text-face);
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        margin-top: var(--space-1);
      }
      .chip {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        min-height: 44px;
        min-width: 44px;
        padding: 0 var(--space-3);
        border: var(--pen) solid var(--line);
        border-radius: 22px;
        background: var(--ground-deep);
        color: var(--ink);
        font-weight: 600;
      }
      .chip.wanted {
        border-color: var(--touchable);
        background: var(--touchable);
        color: var(--on-touchable);
      }
      .chip.unwanted {
        border-color: var(--harm);
        border-style: dashed;
        text-decoration: line-through;
      }
    `,
  ];
  @property({ attribute: false }) entries: readonly CompendiumEntry[] = [];
  @property({ attribute: false }) filters: Filters = noFilters;
  /** True if the filters are drawn; finding them reads every card, so the panel waits until it is opened. */
  @state() private ready = false;

  #groups(): [Group, [tag: string, label: string][]][] {
    const present = new Set(this.entries.flatMap(({ tags }) => [...tags]));
    const keywords = [...present].filter((tag) => tag.startsWith('keyword:')).map((tag) => tag.slice(8));
    const chips = <Id extends string>(group: Group, ids: readonly Id[], name: (id: Id) => string): [Group, [string, string][]] => [
      group,
      ids
        .filter((id) => present.has(`${group}:${id}`))
        .map((id): [string, string] => [`${group}:${id}`, name(id)])
        .sort(([, a], [, b]) => (group === 'keyword' ? byAlphabet(a, b) : 0)),
    ];
    return [
      chips('kind', KINDS, kindName),
      chips('faction', FACTIONS, factionName),
      chips('does', deeds, deedName),
      chips('damage', DAMAGE_TYPES, damageTypeName),
      chips('ability', ABILITIES, (kind) => labels.abilityKind[kind]),
      chips('keyword', keywords, keywordName),
    ];
  }

  #change(filters: Filters) {
    emit(this, 'filters-changed', filters);
  }

  #chip(tag: string, label: string) {
    const { wanted, unwanted } = this.filters;
    const state = wanted.includes(tag) ? 'wanted' : unwanted.includes(tag) ? 'unwanted' : '';
    return html`<button type="button" class="chip ${state}" data-tag=${tag} @click=${() => this.#change(afterTap(this.filters, tag))}>
      ${state === 'wanted' ? icon('check', '1.1em') : state === 'unwanted' ? icon('close', '1.1em') : nothing}${label}${
        state === '' ? nothing : html`<span class="unseen">, ${compendiumWords[state]()}</span>`
      }
    </button>`;
  }

  override render() {
    const count = filterCount(this.filters);
    return html`<details @toggle=${() => (this.ready = true)}>
      <summary>
        ${icon('settings')}${compendiumWords.filters()}${count > 0 ? html`<span class="count">${compendiumWords.chosen(count)}</span>` : nothing}
        <span class="turn">${icon('chevron-down')}</span>
      </summary>
      <div class="groups">
        <div class="row spread">
          <moon-segmented
            .label=${compendiumWords.together()}
            .segments=${[
              { id: 'all', label: compendiumWords.all() },
              { id: 'any', label: compendiumWords.any() },
            ]}
            .selected=${this.filters.together}
            @chosen=${({ detail }: MoonEvent<'chosen', { id: Filters['together'] }>) => this.#change({ ...this.filters, together: detail.id })}
          ></moon-segmented>
          <moon-button tone="quiet" ?disabled=${count === 0} @click=${() => this.#change(noFilters)}
            >${compendiumWords.clear()}</moon-button
          >
        </div>
        <p class="small soft">${compendiumWords.chipHint()}</p>
        ${(this.ready ? this.#groups() : [])
          .filter(([, chips]) => chips.length > 1)
          .map(
            ([group, chips]) =>
              html`<div role="group" aria-labelledby=${group}>
                <h2 id=${group}>${compendiumWords.groups[group]()}</h2>
                <div class="chips">${chips.map(([tag, label]) => this.#chip(tag, label))}</div>
              </div>`,
          )}
      </div>
    </details>`;
  }
}

declare global {
  interface MoonriseEvents {
    'filters-changed': Filters;
  }
  interface HTMLElementTagNameMap {
    'moon-filter-panel': MoonFilterPanel;
  }
}
