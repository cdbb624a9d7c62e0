import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { factionsOf } from '../../troupes/faction.ts';
import { termsOf } from '../../troupes/formats.ts';
import { judgeTroupe, type TroupeProblem } from '../../troupes/judge-troupe.ts';
import { refuseUpgrade } from '../../troupes/judge-upgrades.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import { upgradesOn, type Troupe } from '../../troupes/troupe.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { reasonText } from '../../words/reasons/reasons.ts';
import { troupeWords } from '../../words/app/troupes.ts';
import { icon } from '../art/icon.ts';
import '../kit/button.ts';
import type { ListChoice } from '../kit/fields/choice-list.ts';
import '../kit/fields/choice-list.ts';
import { emit } from '../kit/emit.ts';
import '../kit/icon-button.ts';
import { shared } from '../kit/styles.ts';
import { characterCoin } from '../cards/coin.ts';
import { pageStyles } from '../page/page-styles.ts';
import { cardName } from './card-name.ts';

/** The picks of a troupe in their order, each with its upgrades and its errors. @fires troupe-edited `{ troupe }` */
@customElement('moon-troupe-picks')
export class MoonTroupePicks extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      ol {
        display: grid;
        gap: var(--space-2);
      }
      li {
        padding: var(--space-2) var(--space-3);
        border: var(--pen) solid var(--line);
        border-radius: var(--radius-drawn);
        background: var(--panel-raised);
      }
      .line {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .name {
        flex: 1;
        min-width: 0;
      }
      strong,
      .name .small {
        display: block;
      }
      .why {
        display: flex;
        align-items: flex-start;
        gap: var(--space-1);
        margin-top: var(--space-1);
      }
      .error {
        color: var(--harm-ink);
        font-weight: 600;
      }
      .borne {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
        margin-top: var(--space-1);
      }
      .chip {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        padding-inline-start: var(--space-3);
        border: var(--pen) solid var(--line);
        border-radius: 999px;
      }
      moon-choice-list {
        margin-top: var(--space-2);
      }
    `,
  ];
  @property({ attribute: false }) troupe!: Troupe;
  @property({ attribute: false }) catalogue!: TroupeCatalogue;
  /** The character whose upgrades are being chosen; null for none. */
  @state() private equipping: CharacterId | null = null;

  #change(change: Partial<Troupe>) {
    emit(this, 'troupe-edited', { troupe: { ...this.troupe, ...change } });
  }

  #takeAway(character: CharacterId) {
    const { [character]: _removed, ...upgrades } = this.troupe.upgrades;
    this.#change({ characters: this.troupe.characters.filter((id) => id !== character), upgrades });
  }

  #up(index: number) {
    const characters = [...this.troupe.characters];
    const [moved] = characters.splice(index, 1);
    if (moved !== undefined) characters.splice(index - 1, 0, moved);
    this.#change({ characters });
  }

  #equip(character: CharacterId, borne: readonly string[]) {
    const { [character]: _before, ...upgrades } = this.troupe.upgrades;
    this.#change({ upgrades: borne.length > 0 ? { ...upgrades, [character]: [...borne] } : upgrades });
  }

  #problems(problems: readonly TroupeProblem[]) {
    return problems.map(
      ({ grade, reason }) =>
        html`<p class="why small ${grade}">${icon(grade === 'error' ? 'warning' : 'info')}<span>${reasonText(reason)}</span></p>`,
    );
  }

  #choices(character: CharacterId): ListChoice[] {
    const { troupe, catalogue } = this;
    const factions = factionsOf(troupe, catalogue);
    return Object.values(catalogue.upgrades)
      .filter((upgrade) => upgrade.factions.some((faction) => factions.includes(faction)))
      .filter(({ id }) => !upgradesOn(troupe, character).includes(id))
      .map(({ id, name }) => {
        const refused = refuseUpgrade(id, character, troupe, catalogue);
        return { id, label: name, ...(refused ? { why: reasonText(refused) } : {}) };
      });
  }

  #upgrades(character: CharacterId) {
    const { troupe, catalogue } = this;
    const borne = upgradesOn(troupe, character);
    const open = this.equipping === character;
    const may = termsOf(troupe.format).upgrades !== 'no' && Object.keys(catalogue.upgrades).length > 0;
    if (borne.length === 0 && !may) return nothing;
    const name = cardName(character, catalogue);
    return html`<div class="borne" role="group" aria-label=${troupeWords.upgradesOf(name)}>
        ${borne.map((id) => {
          const called = cardName(id, catalogue);
          return html`<span class="chip small"
            >${called}<moon-icon-button
              icon="close"
              .label=${troupeWords.takeAway(called)}
              @click=${() =>
                this.#equip(
                  character,
                  borne.filter((candidate) => candidate !== id),
                )}
            ></moon-icon-button
          ></span>`;
        })}
        ${
          may
            ? html`<moon-button
                tone="quiet"
                icon=${open ? 'chevron-up' : 'chevron-down'}
                @click=${() => (this.equipping = open ? null : character)}
                >${troupeWords.addUpgrade()}</moon-button
              >`
            : nothing
        }
      </div>
      ${
        open && may
          ? html`<moon-choice-list
              .choices=${this.#choices(character)}
              @chosen=${({ detail }: MoonEvent<'chosen'>) => this.#equip(character, [...borne, detail.id])}
            ></moon-choice-list>`
          : nothing
      }`;
  }

  #pick(character: CharacterId, index: number, problems: readonly TroupeProblem[]) {
    const { troupe, catalogue } = this;
    const card = Object.hasOwn(catalogue.characters, character) ? catalogue.characters[character] : undefined;
    const name = cardName(character, catalogue);
    const factions = factionsOf(troupe, catalogue);
    const worn = factions.length === 1 ? factions[0] : undefined;
    return html`<li data-pick=${character}>
      <div class="line">
        ${card ? characterCoin(card, '42px', worn) : nothing}
        <span class="name"
          ><strong>${name}</strong
          >${card ? html`<span class="small soft">${card.keywords.map(keywordName).join(' · ')}</span>` : nothing}</span
        >
        <moon-icon-button
          icon="chevron-up"
          .label=${troupeWords.up(name)}
          ?disabled=${index === 0}
          @click=${() => this.#up(index)}
        ></moon-icon-button>
        <moon-icon-button icon="close" .label=${troupeWords.takeAway(name)} @click=${() => this.#takeAway(character)}></moon-icon-button>
      </div>
      ${this.#upgrades(character)} ${this.#problems(problems)}
    </li>`;
  }

  override render() {
    const { troupe, catalogue } = this;
    const problems = judgeTroupe(troupe, troupe.format, catalogue);
    const problemsOf = (character: CharacterId) => problems.filter(({ pick }) => pick?.character === character);
    const whole = problems.filter(({ pick }) => !pick || !troupe.characters.includes(pick.character));
    return html`<div class="stack">
      ${
        troupe.characters.length === 0
          ? html`<p class="soft">${troupeWords.noPicks()}</p>`
          : html`<ol>
              ${troupe.characters.map((character, index) => this.#pick(character, index, problemsOf(character)))}
            </ol>`
      }
      <div role="status">
        ${this.#problems(whole)}
        ${problems.some(({ grade }) => grade === 'error') ? nothing : html`<p class="why legal">${icon('check')}${troupeWords.legal()}</p>`}
      </div>
    </div>`;
  }
}

declare global {
  interface MoonriseEvents {
    'troupe-edited': { troupe: Troupe };
  }
  interface HTMLElementTagNameMap {
    'moon-troupe-picks': MoonTroupePicks;
  }
}
