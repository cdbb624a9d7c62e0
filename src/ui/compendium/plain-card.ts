import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TableCard, Upgrade } from '../../rules/terms/card-language.ts';
import { tableCardHead, tableCardText } from '../../words/cards/table-cards.ts';
import { cardTongue } from '../../words/cards/current-writer.ts';
import { upgradeChanges, upgradeHead } from '../../words/cards/upgrades.ts';
import { kindName } from '../../words/app/compendium.ts';
import { factionSign } from '../art/factions.ts';
import { icon } from '../art/icon.ts';
import { abilityItem } from '../cards/character/ability-item.ts';
import { characterCardStyles } from '../cards/character/character-card-styles.ts';
import { shownAbility } from '../cards/character/shown-character.ts';
import { labels } from '../kit/labels.ts';
import { shared } from '../kit/styles.ts';
import { glossedText } from '../page/rule-link.ts';
import type { CompendiumEntry } from './entry.ts';
import { kindIcon } from './kind-icon.ts';

/** A card other than a character: an upgrade, or a card that belongs to a player. */
@customElement('moon-plain-card')
export class MoonPlainCard extends LitElement {
  static override styles = [
    shared,
    characterCardStyles,
    css`
      .sign {
        display: grid;
        place-items: center;
        width: 56px;
        height: 56px;
        border: var(--pen) solid var(--paper-line);
        border-radius: 50%;
        background: var(--paper-raised);
      }
      .side {
        padding-top: var(--space-2);
        border-top: var(--pen) solid var(--paper-ink);
      }
      .head {
        font-size: 0.9rem;
        font-weight: 650;
      }
    `,
  ];
  @property({ attribute: false }) entry: CompendiumEntry | null = null;

  #upgrade(upgrade: Upgrade): TemplateResult {
    const { abilities } = upgrade;
    const changes = upgradeChanges(upgrade);
    return html`<div class="side">
      <p class="head" lang=${cardTongue()}>${upgradeHead(upgrade)}</p>
      ${changes === '' ? nothing : html`<p class="text" lang=${cardTongue()}>${changes}</p>`}
      ${
        abilities.length > 0
          ? html`<ul aria-label=${labels.abilities}>
              ${abilities.map((ability) => abilityItem(shownAbility(ability, abilities)))}
            </ul>`
          : nothing
      }
    </div>`;
  }

  #tableCard(card: TableCard): TemplateResult {
    return html`<div class="side">
      <p class="head" lang=${cardTongue()}>${tableCardHead(card)}</p>
      <p class="text" lang=${cardTongue()}>${glossedText(tableCardText(card))}</p>
    </div>`;
  }

  override render() {
    const { entry } = this;
    if (!entry || 'character' in entry.card) return nothing;
    return html`<article aria-label=${entry.name}>
      <header>
        <span class="sign">${icon(kindIcon(entry.kind), '2.1em')}</span>
        <div class="who">
          <h3 lang="en">${entry.name}</h3>
          ${'upgrade' in entry.card ? html`<div class="keywords">${kindName(entry.kind)}</div>` : nothing}
        </div>
        ${entry.factions.map((faction) => html`${factionSign(faction, '34px')}<span class="unseen">${labels.faction[faction]}</span>`)}
      </header>
      ${'upgrade' in entry.card ? this.#upgrade(entry.card.upgrade) : this.#tableCard(entry.card.tableCard)}
    </article>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-plain-card': MoonPlainCard;
  }
}
