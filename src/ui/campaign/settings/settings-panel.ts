import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { GROWTH_PRESETS, growthTable, type GrowthPreset } from '../../../campaign/terms/presets.ts';
import type { CampaignSettings } from '../../../campaign/terms/settings.ts';
import { growthRowWords, growthWords, settingChoices, settingNumbers, settingWords } from '../../../words/campaign/campaign-settings.ts';
import type { ChosenSetting, NumberSetting } from '../../../words/campaign/campaign-settings.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/toggle.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { askStyles } from '../ask-styles.ts';
import './growth-rows.ts';
import './house-settings.ts';
import { measureField } from './measure-field.ts';

const LONGEST = 12;
const FIELD = { min: 3, max: 8 };

/** The weeks of a round robin among `players`, at most `longest`. @rule campaign 7.4 */
export const roundRobin = (players: number, longest: number): number =>
  Math.min(longest, Math.max(1, players % 2 === 0 ? players - 1 : players));

/** Every setting of a campaign. The common ones are open, the house rules folded. @fires settings-changed the new `Settings` */
@customElement('moon-campaign-settings')
export class MoonCampaignSettings extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    askStyles,
    css`
      :host {
        display: block;
      }
      .growth {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: var(--space-2);
      }
      .growth .press {
        justify-content: flex-start;
      }
    `,
  ];
  @property({ attribute: false }) settings!: CampaignSettings;
  @property({ type: Number }) players = 2;
  @state() private growth: GrowthPreset | null = null;

  #change(change: Partial<CampaignSettings>) {
    emit(this, 'settings-changed', { ...this.settings, ...change });
  }

  get #weeks(): number {
    const { length, longest } = this.settings;
    return length === 'auto' ? roundRobin(this.players, longest) : length;
  }

  get #gameSize(): number {
    return this.settings.growth.at(-1)?.gameSize ?? FIELD.max;
  }

  get #preset(): GrowthPreset | null {
    const current = JSON.stringify(this.settings.growth);
    return this.growth ?? GROWTH_PRESETS.find((preset) => JSON.stringify(growthTable(preset, this.#gameSize)) === current) ?? null;
  }

  #grow(preset: GrowthPreset, size = this.#gameSize) {
    this.growth = preset;
    this.#change({ growth: growthTable(preset, size) });
  }

  #number(
    label: string,
    value: number,
    limits: readonly [number, number],
    set: (value: number) => Partial<CampaignSettings>,
  ): TemplateResult {
    return measureField(label, value, limits, (next) => this.#change(set(next)));
  }

  #plain(key: NumberSetting): TemplateResult {
    const { label, min, max } = settingNumbers[key];
    return this.#number(label(), this.settings[key], [min, max], (value) => ({ [key]: value }));
  }

  #choice(key: ChosenSetting): TemplateResult {
    const { label, values } = settingChoices[key];
    return html`<div>
      <p class="small soft">${label()}</p>
      <moon-segmented
        .label=${label()}
        .selected=${String(this.settings[key] ?? values[0][0])}
        .segments=${values.map(([id, text]) => ({ id, label: text() }))}
        @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#change({ [key]: key === 'stones' ? Number(detail.id) : detail.id })}
      ></moon-segmented>
    </div>`;
  }

  #length(): TemplateResult {
    const { length, longest } = this.settings;
    const auto = roundRobin(this.players, longest);
    return html`<div>
        <p class="small soft">${settingWords.length()}</p>
        <moon-segmented
          .label=${settingWords.length()}
          .selected=${length === 'auto' ? 'auto' : 'fixed'}
          .segments=${[
            { id: 'auto', label: settingWords.autoLength(auto, roundRobin(this.players, Infinity)) },
            { id: 'fixed', label: settingWords.fixedLength() },
          ]}
          @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#change({ length: detail.id === 'auto' ? 'auto' : auto })}
        ></moon-segmented>
      </div>
      ${length === 'auto' ? nothing : this.#number(settingWords.weeks(), length, [1, LONGEST], (weeks) => ({ length: weeks }))}`;
  }

  /** The number of fielded characters: a field, or the numbers by week where the growth sets them. */
  #fielded(): TemplateResult {
    const preset = this.#preset ?? 'bookish';
    const isSet = JSON.stringify(growthTable(preset, FIELD.min)) === JSON.stringify(growthTable(preset, FIELD.max));
    if (isSet) {
      const { growth } = this.settings;
      const sizes = Array.from({ length: this.#weeks }, (_, week) => growth[Math.min(week, growth.length - 1)]?.gameSize ?? 0);
      return html`<p data-fielded>${settingWords.fieldedByWeek(sizes.join(', '))}</p>`;
    }
    return this.#number(settingWords.gameSize(), this.#gameSize, [FIELD.min, FIELD.max], (size) => {
      this.growth = preset;
      return { growth: growthTable(preset, size) };
    });
  }

  #growths(): TemplateResult {
    return html`<div>
      <p class="small soft">${settingWords.growth()}</p>
      <div class="growth">
        ${GROWTH_PRESETS.map((preset) => {
          const { name, text } = growthWords[preset];
          return html`<button
            type="button"
            class="press"
            data-growth=${preset}
            aria-pressed=${this.#preset === preset}
            @click=${() => this.#grow(preset)}
          >
            <span><strong>${name()}</strong><span class="under soft">${text()}</span></span>
          </button>`;
        })}
      </div>
      <details class="by-hand">
        <summary>${growthRowWords.byHand()}</summary>
        <moon-growth-rows
          .rows=${this.settings.growth}
          .weeks=${this.#weeks}
          .largestField=${FIELD.max}
          @rows-changed=${({ detail }: MoonEvent<'rows-changed'>) => {
            this.growth = null;
            this.#change({ growth: detail.rows });
          }}
        ></moon-growth-rows>
      </details>
    </div>`;
  }

  #house(): TemplateResult {
    const { settings } = this;
    const { cards, bystander, groupSizes } = settings;
    return html`<details>
      <summary>${settingWords.house()}</summary>
      <div class="stack">
        <p class="soft">${settingWords.houseText()}</p>
        ${this.#choice('winner')} ${this.#choice('tierSize')} ${this.#choice('tierTies')} ${this.#choice('overSupport')}
        ${this.#choice('names')} ${this.#choice('final')} ${this.#choice('painted')} ${this.#plain('machinations')}
        ${this.#plain('machinationsFrom')} ${this.#plain('overSupportMp')}
        ${this.#number(settingWords.cards(), cards.base, [cards.least, cards.most], (base) => ({ cards: { ...cards, base } }))}
        ${this.#number(settingWords.cardsLeast(), cards.least, [0, cards.base], (least) => ({ cards: { ...cards, least } }))}
        ${this.#number(settingWords.cardsMost(), cards.most, [cards.base, 6], (most) => ({ cards: { ...cards, most } }))}
        ${this.#number(settingWords.group(), groupSizes.three, [1, 8], (three) => ({ groupSizes: { ...groupSizes, three } }))}
        ${this.#number(settingWords.groupFour(), groupSizes.four, [1, 8], (four) => ({ groupSizes: { ...groupSizes, four } }))}
        ${this.#plain('groupVp')} ${this.#plain('absentVp')} ${this.#plain('upgradesPerCharacter')}
        ${this.#number(settingWords.byeExtra(), bystander.extra, [0, 3], (extra) => ({ bystander: { ...bystander, extra } }))}
        ${this.#number(settingWords.byeCredit(), bystander.creditMp, [0, 3], (creditMp) => ({ bystander: { ...bystander, creditMp } }))}
        <moon-toggle
          .label=${settingWords.supportsOpponent()}
          .on=${settings.supportsOpponent === true}
          @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#change({ supportsOpponent: detail.on })}
        ></moon-toggle>
        <moon-toggle
          .label=${settingWords.pledges()}
          .on=${settings.pledgesInFinal}
          @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#change({ pledgesInFinal: detail.on })}
        ></moon-toggle>
        <moon-house-settings
          .settings=${settings}
          @house-settings-changed=${(event: MoonEvent<'house-settings-changed'>) => {
            event.stopPropagation();
            this.#change(event.detail);
          }}
        ></moon-house-settings>
      </div>
    </details>`;
  }

  override render() {
    return html`<div class="stack">
      ${this.#length()} ${this.#growths()} ${this.#fielded()} ${this.#choice('stones')} ${this.#choice('pairings')} ${this.#house()}
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    'settings-changed': CampaignSettings;
  }
  interface HTMLElementTagNameMap {
    'moon-campaign-settings': MoonCampaignSettings;
  }
}
