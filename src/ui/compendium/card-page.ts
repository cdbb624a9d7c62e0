import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import { cardTongues } from '../../words/cards/current-writer.ts';
import { tableCardHead, tableCardText } from '../../words/cards/table-cards.ts';
import { upgradeHead, upgradeLines } from '../../words/cards/upgrades.ts';
import { compendiumWords } from '../../words/app/compendium.ts';
import { editionWords } from '../../words/app/edition/edition.ts';
import { partsAsRead } from '../../words/app/edition/edition-changes.ts';
import { keywordName } from '../../words/names/keywords.ts';
import { inches, signed } from '../../words/language/sentences.ts';
import { workshopWords } from '../../words/app/making/workshop.ts';
import { icon } from '../art/icon.ts';
import { companyPicture, companyStyle } from '../art/company.ts';
import { packNameOf } from '../art/lent-cards.ts';
import { workshopHash } from '../contexts/places.ts';
import { cardSays } from '../cards/character/card-says.ts';
import '../cards/character/character-card.ts';
import { shownCharacter } from '../cards/character/shown-character.ts';
import '../kit/button.ts';
import '../kit/sheets/read-in.ts';
import { emit } from '../kit/emit.ts';
import { labels } from '../kit/labels.ts';
import { pressable, shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { CompendiumEntry } from './entry.ts';
import './card-photo.ts';
import './plain-card.ts';
import { phone } from '../theme/sizes.ts';

/** The text of a card, one ability a line. */
function says({ card }: CompendiumEntry): string {
  if ('tableCard' in card) return `${tableCardHead(card.tableCard)}\n${tableCardText(card.tableCard)}`;
  if ('upgrade' in card) return [upgradeHead(card.upgrade), ...upgradeLines(card.upgrade)].join('\n');
  return cardSays(shownCharacter(card.character));
}

/** A line of a comparison. `better`: which of two values is better; for a base, neither is. */
type StatLine = readonly [
  label: string,
  value: (character: Character) => number,
  written: (value: number) => string,
  better: 'higher' | 'lower' | 'neither',
];

/** The numbers that are compared between two characters. */
const lines = (): readonly StatLine[] => [
  [labels.melee, ({ melee }) => melee, String, 'higher'],
  [labels.range, ({ meleeRange }) => meleeRange, inches, 'higher'],
  [labels.arcane, ({ arcane }) => arcane, String, 'higher'],
  // the change in the number of cards drawn against the model
  [labels.evade, ({ evade }) => evade, (evade) => (evade === 0 ? '0' : signed(evade)), 'lower'],
  [labels.health, ({ health }) => health, String, 'higher'],
  [labels.energy, ({ blueDots }) => blueDots.length, String, 'higher'],
  [labels.base, ({ base }) => base, (base) => `${base} mm`, 'neither'],
];

/** The id of a card, which is that of its entry without the kind. */
const idOf = ({ card }: CompendiumEntry): string =>
  ('character' in card ? card.character : 'upgrade' in card ? card.upgrade : card.tableCard).id;

/**
 * One card to read, or two characters side by side.
 * @fires compare `{ id }`: compare the character with another one
 * @fires tag-wanted `{ tag }`: list the cards with this tag
 */
@customElement('moon-card-page')
export class MoonCardPage extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
        gap: var(--space-4);
        align-items: start;
      }
      .cards > * {
        width: 100%;
        min-width: 0;
      }
      moon-read-in {
        display: block;
        margin-top: var(--space-4);
      }
      .aside {
        display: grid;
        gap: var(--space-3);
        align-content: start;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        --figures: tabular-nums;
      }
      th,
      td {
        padding: var(--space-2);
        border-bottom: 1px solid var(--line);
        text-align: center;
      }
      @media ${phone} {
        th,
        td {
          padding-inline: 2px;
          overflow-wrap: anywhere;
        }
      }
      th[scope='row'] {
        text-align: start;
        font-weight: 500;
      }
      td.more {
        font-weight: 800;
      }
      td .icon {
        display: inline-block;
        vertical-align: middle;
        margin-inline-start: 4px;
      }
    `,
  ];
  @property({ attribute: false }) entry: CompendiumEntry | null = null;
  /** The character on the other side of a comparison; null for none. */
  @property({ attribute: false }) counterpart: CompendiumEntry | null = null;

  #card(entry: CompendiumEntry): TemplateResult {
    return 'character' in entry.card
      ? html`<moon-character-card explained spread .character=${shownCharacter(entry.card.character)}></moon-character-card>`
      : html`<moon-plain-card .entry=${entry}></moon-plain-card>`;
  }

  /** The edition of the card, and the parts of it that were read by machine. */
  #edition({ card }: CompendiumEntry): TemplateResult | typeof nothing {
    if (!('character' in card)) return nothing;
    const parts = partsAsRead(card.character);
    return html`<p class="small soft" data-edition>
      ${editionWords.cards()} ${parts.length > 0 ? html`${editionWords.asRead(parts)}. ${editionWords.asReadWhy()}` : nothing}
    </p>`;
  }

  #compared(entry: CompendiumEntry, rival: CompendiumEntry): TemplateResult | typeof nothing {
    if (!('character' in entry.card) || !('character' in rival.card)) return nothing;
    const [left, right] = [entry.card.character, rival.card.character];
    const cell = (isBetter: boolean, written: string): TemplateResult =>
      isBetter
        ? html`<td class="more">${written}${icon('check', '1em')}<span class="unseen">, ${compendiumWords.better()}</span></td>`
        : html`<td>${written}</td>`;
    return html`<table class="panel">
      <thead>
        <tr>
          <th scope="col">${compendiumWords.number()}</th>
          <th scope="col">${entry.name}</th>
          <th scope="col">${rival.name}</th>
        </tr>
      </thead>
      <tbody>
        ${lines().map(([label, value, written, better]) => {
          const [a, b] = [value(left), value(right)];
          const ahead = better === 'neither' ? 0 : better === 'higher' ? a - b : b - a;
          return html`<tr>
            <th scope="row">${label}</th>
            ${cell(ahead > 0, written(a))}${cell(ahead < 0, written(b))}
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  #aside(entry: CompendiumEntry): TemplateResult {
    const keywords = entry.keywords.map((keyword) => [`keyword:${keyword}`, keywordName(keyword)] as const);
    const { card } = entry;
    return html`<div class="aside">
      ${
        'character' in card && packNameOf(entry.id) === null
          ? html`<div class="people">
              ${companyPicture([{ character: card.character.id, faction: card.character.factions[0] ?? 'commonwealth', keywords: card.character.keywords }])}
            </div>`
          : nothing
      }
      ${this.#edition(entry)} ${entry.kind === 'character' ? html`<p class="soft">${compendiumWords.meaning()}</p>` : nothing}
      <div class="row">
        <a class="press" data-do="change" href=${workshopHash(idOf(entry))}>${icon('edit')}${workshopWords.changeCard()}</a>
        ${
          entry.kind === 'character'
            ? html`<moon-button icon="people" @click=${() => emit(this, 'compare', { id: entry.id })}
                >${compendiumWords.compare()}</moon-button
              >`
            : nothing
        }
      </div>
      ${
        entry.kind === 'character' && packNameOf(entry.id) !== null
          ? html`<moon-card-photo .character=${entry.id} .name=${entry.name}></moon-card-photo>`
          : nothing
      }
      ${
        keywords.length > 0
          ? html`<h2>${compendiumWords.likeIt()}</h2>
              <div class="row">
                ${keywords.map(
                  ([tag, name]) =>
                    html`<moon-button tone="quiet" data-tag=${tag} @click=${() => emit(this, 'tag-wanted', { tag })}>${name}</moon-button>`,
                )}
              </div>`
          : nothing
      }
    </div>`;
  }

  override render() {
    const { entry, counterpart } = this;
    if (!entry) return nothing;
    return counterpart
      ? html`<div class="stack">
          ${this.#compared(entry, counterpart)}
          <h2 class="unseen">${labels.card}</h2>
          <div class="cards">${this.#card(entry)}${this.#card(counterpart)}</div>
        </div>`
      : html`<h2 class="unseen">${labels.card}</h2>
          <div class="cards">${this.#card(entry)}${this.#aside(entry)}</div>
          <moon-read-in .languages=${cardTongues} .say=${() => says(entry)}></moon-read-in>`;
  }
}

declare global {
  interface MoonriseEvents {
    compare: { id: string };
    'tag-wanted': { tag: string };
  }
  interface HTMLElementTagNameMap {
    'moon-card-page': MoonCardPage;
  }
}
