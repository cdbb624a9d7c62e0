import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ATTACKS, MACHINATIONS, OUTCOMES, TIE_BREAKS, TIERS } from '../../../campaign/terms/settings.ts';
import type { AttackSettings, MachinationKind, GameOutcome, CampaignSettings, Tier, TieBreak } from '../../../campaign/terms/settings.ts';
import { attackWords, machinationWords, outcomeWords, tierWords } from '../../../words/campaign/campaign.ts';
import { attackSettingWords, houseWords, settingWords, tieBreakWords } from '../../../words/campaign/campaign-settings.ts';
import { capital, signed } from '../../../words/language/sentences.ts';
import '../../kit/button.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/icon-button.ts';
import { shared } from '../../kit/styles.ts';
import '../../kit/fields/toggle.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { askStyles } from '../ask-styles.ts';
import { measureField } from './measure-field.ts';

const ENERGY = [0, 5] as const;
const PAYS = [-5, 5] as const;
const points = (value: number): string => (value === 0 ? '0' : signed(value));

/**
 * The finer house rules of a campaign: tie-breaks at equal Power, the pay of machinations, the switching of Objective Markers, attacks.
 * @fires house-settings-changed the part of `Settings` that changes
 */
@customElement('moon-house-settings')
export class MoonHouseSettings extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    askStyles,
    css`
      .pays {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: var(--space-3);
      }
      .place {
        flex: 1;
      }
    `,
  ];
  @property({ attribute: false }) settings!: CampaignSettings;

  #change(change: Partial<CampaignSettings>) {
    emit(this, 'house-settings-changed', change);
  }

  #tieBreaks(): TemplateResult {
    const { tieBreaks } = this.settings;
    const set = (next: readonly TieBreak[]) => this.#change({ tieBreaks: [...next] });
    const available = TIE_BREAKS.filter((candidate) => !tieBreaks.includes(candidate));
    return html`<div>
      <p class="small soft">${houseWords.parts()}</p>
      <ol class="plain stack">
        ${tieBreaks.map((tieBreak, index) => {
          const label = tieBreakWords[tieBreak]();
          return html`<li class="row" data-part=${tieBreak}>
            <span class="place">${index + 1}. ${capital(label)}</span>
            <moon-icon-button
              icon="chevron-up"
              .label=${houseWords.earlier(label)}
              ?disabled=${index === 0}
              @click=${() => set([...tieBreaks.slice(0, index - 1), tieBreak, ...tieBreaks.slice(index - 1).filter((rule) => rule !== tieBreak)])}
            ></moon-icon-button>
            <moon-icon-button
              icon="close"
              .label=${houseWords.without(label)}
              @click=${() => set(tieBreaks.filter((rule) => rule !== tieBreak))}
            ></moon-icon-button>
          </li>`;
        })}
      </ol>
      <div class="chips">
        ${available.map(
          (candidate) =>
            html`<moon-button tone="quiet" icon="plus" data-adds=${candidate} @click=${() => set([...tieBreaks, candidate])}
              >${capital(tieBreakWords[candidate]())}</moon-button
            >`,
        )}
      </div>
    </div>`;
  }

  #pay(kind: MachinationKind, tier: Tier, outcome: GameOutcome, paid: number) {
    const { machinationTable: table } = this.settings;
    this.#change({ machinationTable: { ...table, [kind]: { ...table[kind], [tier]: { ...table[kind][tier], [outcome]: paid } } } });
  }

  #pays(): TemplateResult {
    const { machinationTable } = this.settings;
    return html`<details>
      <summary>${houseWords.pays()}</summary>
      <div class="pays">
        ${MACHINATIONS.flatMap((kind) =>
          TIERS.map((tier) => {
            const aim = houseWords.aimed(machinationWords[kind](), tierWords[tier]());
            return html`<section class="panel stack" data-pays="${kind} ${tier}" aria-label=${aim}>
              <h3>${aim}</h3>
              ${OUTCOMES.map((outcome) =>
                measureField(
                  `${aim}, ${outcomeWords[outcome]()}`,
                  machinationTable[kind][tier][outcome],
                  PAYS,
                  (paid) => this.#pay(kind, tier, outcome, paid),
                  { short: houseWords.target(outcomeWords[outcome]()), show: points },
                ),
              )}
            </section>`;
          }),
        )}
      </div>
    </details>`;
  }

  #markers(): TemplateResult {
    const { markers } = this.settings;
    return html`<moon-toggle
        .label=${settingWords.markers()}
        .hint=${markers === false ? settingWords.markersAgreed() : settingWords.markersHint()}
        .on=${markers !== false}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => this.#change({ markers: detail.on ? { activate: 1, switchOff: 1 } : false })}
      ></moon-toggle>
      ${
        markers === false
          ? nothing
          : html`${measureField(settingWords.markersOn(), markers.activate, ENERGY, (activate) => this.#change({ markers: { ...markers, activate } }))}
            ${measureField(settingWords.markersOff(), markers.switchOff, ENERGY, (switchOff) =>
              this.#change({ markers: { ...markers, switchOff } }),
            )}`
      }`;
  }

  #attacks(): TemplateResult {
    const { attacks } = this.settings;
    const set = (change: Partial<AttackSettings>) => this.#change({ attacks: { ...attacks, ...change } });
    const { needed, cost, wounds, catastrophe } = attackSettingWords;
    return html`<moon-toggle
        .label=${settingWords.attacks()}
        .hint=${settingWords.attacksHint()}
        .on=${attacks.on}
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => set({ on: detail.on })}
      ></moon-toggle>
      ${
        attacks.on
          ? html`${measureField(attackSettingWords.points(), attacks.points, [1, 6], (value) => set({ points: value }))}
            ${ATTACKS.map(
              (kind) =>
                html`${measureField(cost(attackWords[kind]()), attacks.cost[kind], [0, 6], (value) => set({ cost: { ...attacks.cost, [kind]: value } }))}
                ${measureField(needed(attackWords[kind]()), attacks.needed[kind], [1, 4], (value) =>
                  set({ needed: { ...attacks.needed, [kind]: value } }),
                )}`,
            )}
            ${measureField(wounds(), attacks.wounds, [0, 6], (value) => set({ wounds: value }))}
            ${measureField(catastrophe(), attacks.catastrophe, [0, 5], (value) => set({ catastrophe: value }))}
            ${(['inFirstWeek', 'inFinalWeek'] as const).map(
              (week) =>
                html`<moon-toggle
                  .label=${attackSettingWords[week]()}
                  .on=${attacks[week]}
                  @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => set({ [week]: detail.on })}
                ></moon-toggle>`,
            )}`
          : nothing
      }`;
  }

  override render() {
    return html`<div class="stack">${this.#tieBreaks()} ${this.#pays()} ${this.#markers()} ${this.#attacks()}</div>`;
  }
}

declare global {
  interface MoonriseEvents {
    'house-settings-changed': Partial<CampaignSettings>;
  }
  interface HTMLElementTagNameMap {
    'moon-house-settings': MoonHouseSettings;
  }
}
