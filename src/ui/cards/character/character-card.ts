import { LitElement, html, nothing, svg, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { crystal } from '../../art/crystal.ts';
import { damageSign } from '../../art/damage.ts';
import { bustAt } from '../../art/body.ts';
import { emblemAt } from '../../art/emblem.ts';
import { packNameOf } from '../../art/lent-cards.ts';
import { packsWords } from '../../../words/app/making/packs.ts';
import { factionSign, rimPath } from '../../art/factions.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import { icon } from '../../art/icon.ts';
import '../../kit/figures/energy.ts';
import '../../kit/figures/health-bar.ts';
import { labels } from '../../kit/labels.ts';
import { shared } from '../../kit/styles.ts';
import { glossedText, keywordLinks, ruleHash } from '../../page/rule-link.ts';
import { abilityItem } from './ability-item.ts';
import type { ShownCharacter, ShownSignature } from './character-card-data.ts';
import { characterCardStyles } from './character-card-styles.ts';
import { dealTable, dealTableStyles } from '../deck/deal-table.ts';

/** A character's card: the token, the stats in fixed places, health, energy, abilities; the signature moves on its back. */
@customElement('moon-character-card')
export class MoonCharacterCard extends LitElement {
  static override styles = [shared, dealTableStyles, characterCardStyles];
  @property({ attribute: false }) character: ShownCharacter | null = null;
  @property() density: 'full' | 'compact' = 'full';
  /** True if both sides are shown, one below the other; otherwise the card can be turned over. */
  @property({ type: Boolean }) spread = false;
  /** True if numbers and keywords are links to their rules. */
  @property({ type: Boolean }) explained = false;
  @state() private turned = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // another card shows its abilities first
    if (changed.has('character') && changed.get('character')?.id !== this.character?.id) this.turned = false;
  }

  #coin({ id, keywords, factions }: ShownCharacter) {
    const faction = factions[0] ?? 'commonwealth';
    return html`<svg class="coin" viewBox="-50 -50 100 100" aria-hidden="true" color="var(--on-faction)">
      <circle r="43" fill="var(--${faction})"></circle>
      <path d=${rimPath(faction, 45)} fill="var(--${faction})" stroke="#0b1613" stroke-width="4"></path>
      <circle r="37" fill="color-mix(in oklab, var(--${faction}), #f6efdd 62%)" stroke="#0b1613" stroke-width="2"></circle>
      ${bustAt({ character: id, keywords, faction }, 37, svg`<g color="#17211d">${emblemAt(id, keywords, 0, 0, 53)}</g>`)}
    </svg>`;
  }

  #stats(character: ShownCharacter) {
    const stats = [
      [labels.melee, character.melee, 'CRD-3'],
      [labels.range, character.meleeRange, 'CRD-4'],
      [labels.arcane, character.arcane, 'CRD-5'],
      [labels.evade, character.evade, 'CRD-6'],
      [labels.base, character.base, 'CRD-11'],
    ] as const;
    return html`<dl class="stats">
      ${stats.map(
        ([name, value, clause]) =>
          html`<div>
            <dt>${this.explained ? html`<a class="means" href=${ruleHash(clause)}>${name}</a>` : name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
  }

  #signature(signature: ShownSignature) {
    return html`<section class="signature ability">
      <div class="line">
        <span class="name" lang="en">${signature.name}</span><span class="kind">${labels.upgrades(labels.blow[signature.upgrades])}</span>
      </div>
      <div class="types">${signature.types.map((type) => html`<span>${damageSign(type)}${labels.damage[type]}</span>`)}</div>
      ${dealTable(signature.deal, true)}
      ${signature.text ? html`<p class="text" lang=${cardTongue()}>${glossedText(signature.text)}</p>` : nothing}
    </section>`;
  }

  override render() {
    const shown = this.character;
    if (shown === null) return nothing;
    const full = this.density === 'full';
    const maker = packNameOf(shown.id);
    return html`<article class=${this.density} aria-label=${shown.name}>
      <header>
        ${this.#coin(shown)}
        <div class="who">
          <h3 lang="en">${shown.name}</h3>
          <div class="keywords">${this.explained ? keywordLinks(shown.keywords) : shown.keywords.join(' · ')}</div>
          ${maker === null ? nothing : html`<div class="own" data-own>${packsWords.ownCard(maker)}</div>`}
        </div>
        ${shown.factions.map((faction) => html`${factionSign(faction, full ? '38px' : '28px')}<span class="unseen">${labels.faction[faction]}</span>`)}
        ${
          full && !this.spread && shown.signatures.length > 0
            ? html`<button
                type="button"
                class="flip"
                aria-pressed=${this.turned}
                aria-label=${this.turned ? labels.flipToAbilities : labels.flipToSignature}
                @click=${() => (this.turned = !this.turned)}
              >
                ${icon('flip', '1.6em')}
              </button>`
            : nothing
        }
      </header>
      ${this.#stats(shown)}
      <div class="state">
        <moon-health-bar .boxes=${shown.boxes} .dots=${shown.dots} .wounds=${shown.wounds}></moon-health-bar>
        <moon-energy .amount=${shown.energy} .leastDrops=${shown.dots.length}></moon-energy>
        ${shown.stones > 0 ? html`<span class="carried">${crystal(null, '1.6em')}<span aria-hidden="true">${shown.stones}</span><span class="unseen">${labels.stones(shown.stones)}</span></span>` : nothing}
      </div>
      ${
        full
          ? html`<div class="side">
              ${
                this.turned && !this.spread
                  ? nothing
                  : html`<ul aria-label=${labels.abilities} class="side-list">
                      ${shown.abilities.map(abilityItem)}
                    </ul>`
              }
              ${this.turned || this.spread ? shown.signatures.map((signature) => this.#signature(signature)) : nothing}
            </div>`
          : nothing
      }
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-character-card': MoonCharacterCard;
  }
}
