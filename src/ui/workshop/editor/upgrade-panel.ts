import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Upgrade } from '../../../rules/terms/card-language.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { upgradeChanges } from '../../../words/cards/upgrades.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import type { Edit } from '../../../workshop/edits.ts';
import { emit } from '../../kit/emit.ts';
import { labels } from '../../kit/labels.ts';
import '../../kit/fields/stepper.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { factionRow } from './faction-row.ts';
import { numberGrid } from './number-grid.ts';
import { wordChips } from './word-chips.ts';

const STATS = ['melee', 'arcane', 'evade'] as const;
/** The most that an upgrade adds to a number, or takes from it. */
const MOST = 4;
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The characters that may have an upgrade, and its changes besides its texts. @fires edit `{ edit }` @fires keyword-wanted `{ field }` */
@customElement('moon-upgrade-panel')
export class MoonUpgradePanel extends LitElement {
  static override styles = [shared, pressable, pageStyles, numberGrid];
  @property({ attribute: false }) card!: Upgrade;

  #change(edit: Edit) {
    emit(this, 'edit', { edit });
  }

  /** Sets the change of a number; a change of 0 is left out. */
  #stat(stat: (typeof STATS)[number], value: number) {
    const { [stat]: _before, ...otherStats } = this.card.stats ?? {};
    const stats = value === 0 ? otherStats : { ...this.card.stats, [stat]: value };
    const isBare = Object.keys(stats).length === 0;
    if (isBare && !this.card.stats) return;
    this.#change(isBare ? { edit: 'remove', path: ['stats'] } : { edit: 'set', path: ['stats'], to: stats });
  }

  #words(field: 'allowed' | 'forbidden' | 'keywords', heading: string) {
    return html`<div>
      <p class="small soft">${heading}</p>
      ${wordChips(
        { field, words: this.card[field], name: keywordName },
        field !== 'keywords',
        (edit) => this.#change(edit),
        () => emit(this, 'keyword-wanted', { field }),
      )}
    </div>`;
  }

  /** A sentence about an ability that the upgrade takes from its character. */
  #silenced(text: string): string {
    const { keywords: _keywords, stats: _stats, ...card } = this.card;
    return upgradeChanges({ ...card, without: [text] });
  }

  override render() {
    const { factions, stats = {}, without } = this.card;
    return html`<section class="panel" aria-label=${workshopWords.numbers()}>
      <p class="small soft">${workshopWords.adds()}</p>
      <dl>
        ${STATS.map(
          (stat) =>
            html`<div data-number=${stat}>
              <dt>${labels[stat]}</dt>
              <dd>
                <moon-stepper
                  .label=${labels[stat]}
                  .value=${stats[stat] ?? 0}
                  .min=${-MOST}
                  .max=${MOST}
                  .show=${signed}
                  @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => this.#stat(stat, detail.value)}
                ></moon-stepper>
              </dd>
            </div>`,
        )}
      </dl>
      ${factionRow(factions, (to) => this.#change({ edit: 'set', path: ['factions'], to }))}
      ${this.#words('allowed', workshopWords.allowed())} ${this.#words('forbidden', workshopWords.forbidden())}
      ${this.#words('keywords', workshopWords.givesKeywords())}
      ${
        without
          ? wordChips({ field: 'without', words: without, name: (text) => this.#silenced(text) }, false, (edit) => this.#change(edit), null)
          : nothing
      }
    </section>`;
  }
}

declare global {
  interface MoonriseEvents {
    'keyword-wanted': { field: 'keywords' | 'allowed' | 'forbidden' };
  }
  interface HTMLElementTagNameMap {
    'moon-upgrade-panel': MoonUpgradePanel;
  }
}
