import { LitElement, html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { crystal } from '../art/crystal.ts';
import { damageSign } from '../art/damage.ts';
import { emblemAt } from '../art/emblem.ts';
import { factionSign, rimPath } from '../art/factions.ts';
import { icon } from '../art/icon.ts';
import '../kit/energy.ts';
import '../kit/health-bar.ts';
import { labels } from '../kit/labels.ts';
import { shared } from '../kit/styles.ts';
import { glossedText } from '../rulebook/rule-link.ts';
import type { ShownAbility, ShownCharacter, ShownSignature } from './character-card-data.ts';
import { characterCardStyles } from './character-card-styles.ts';
import { dealTable, dealTableStyles } from './deal-table.ts';

/** A character's card: the token, the stats in fixed places, health, energy, abilities; the signature moves on its back. */
@customElement('moon-character-card')
export class MoonCharacterCard extends LitElement {
  static override styles = [shared, dealTableStyles, characterCardStyles];
  @property({ attribute: false }) character: ShownCharacter | null = null;
  @property() density: 'full' | 'compact' = 'full';
  @state() private turned = false;

  #coin({ id, keywords, factions }: ShownCharacter) {
    const faction = factions[0] ?? 'commonwealth';
    return html`<svg class="coin" viewBox="-50 -50 100 100" aria-hidden="true" color="var(--on-faction)">
      <circle r="43" fill="var(--${faction})"></circle>
      <path d=${rimPath(faction, 45)} fill="var(--${faction})" stroke="#0b1613" stroke-width="4"></path>
      <circle r="35" fill="#f6efdd" stroke="#0b1613" stroke-width="2"></circle>
      ${svg`<g color="#17211d">${emblemAt(id, keywords, 0, 0, 53)}</g>`}
    </svg>`;
  }

  #stats(shown: ShownCharacter) {
    const stats = [
      [labels.melee, shown.melee],
      [labels.range, shown.meleeRange],
      [labels.arcane, shown.arcane],
      [labels.evade, shown.evade],
      [labels.base, shown.base],
    ] as const;
    return html`<dl class="stats">
      ${stats.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
  }

  #ability(ability: ShownAbility) {
    const { kind, cost, range, pulse, limit, used } = ability;
    return html`<li class="ability ${used ? 'used' : ''}" data-id=${ability.id}>
      <div class="line">
        ${cost === undefined ? nothing : html`<span class="cost"><span aria-hidden="true">${cost}</span><span class="unseen">${labels.costs(cost)}</span></span>`}
        <span class="name">${ability.name}</span>
        ${range === undefined ? nothing : html`<span class="mark">${icon('reach', '1.5em')}<span aria-hidden="true">${range}</span><span class="unseen">${labels.reaches(range)}</span></span>`}
        ${pulse ? html`<span class="mark">${icon('pulse', '1.3em')}${labels.pulse}</span>` : nothing}
        <span class="kind ${kind}">${labels.abilityKind[kind]}</span>
      </div>
      ${limit === undefined ? nothing : html`<div class="mark">${icon(used ? 'check' : 'hourglass', '1em')}${labels.limit[limit]}${used ? html` · ${labels.used}` : nothing}</div>`}
      <p class="text">${glossedText(ability.text)}</p>
    </li>`;
  }

  #signature(signature: ShownSignature) {
    return html`<section class="signature ability">
      <div class="line">
        <span class="name">${signature.name}</span><span class="kind">${labels.upgrades(labels.blow[signature.upgrades])}</span>
      </div>
      <div class="types">${signature.types.map((type) => html`<span>${damageSign(type)}${labels.damage[type]}</span>`)}</div>
      ${dealTable(signature.deal, true)} ${signature.text ? html`<p class="text">${glossedText(signature.text)}</p>` : nothing}
    </section>`;
  }

  override render() {
    const shown = this.character;
    if (shown === null) return nothing;
    const full = this.density === 'full';
    return html`<article class=${this.density} aria-label=${shown.name}>
      <header>
        ${this.#coin(shown)}
        <div class="who">
          <h3>${shown.name}</h3>
          <div class="keywords">${shown.keywords.join(' · ')}</div>
        </div>
        ${shown.factions.map((faction) => html`${factionSign(faction, full ? '38px' : '28px')}<span class="unseen">${labels.faction[faction]}</span>`)}
        ${
          full && shown.signatures.length > 0
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
        <moon-energy .now=${shown.energy} .most=${shown.dots.length}></moon-energy>
        ${shown.stones > 0 ? html`<span class="carried">${crystal(null, '1.6em')}<span aria-hidden="true">${shown.stones}</span><span class="unseen">${labels.stones(shown.stones)}</span></span>` : nothing}
      </div>
      ${
        full
          ? html`<div class="side">
              ${
                this.turned
                  ? shown.signatures.map((signature) => this.#signature(signature))
                  : html`<ul aria-label=${labels.abilities} class="side-list">
                      ${shown.abilities.map((ability) => this.#ability(ability))}
                    </ul>`
              }
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
