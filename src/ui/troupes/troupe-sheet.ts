import { LitElement, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Character } from '../../rules/terms/card-language.ts';
import { MELEE_CARDS } from '../../rules/terms/decks.ts';
import { upgradedCard } from '../../rules/terms/upgrades.ts';
import { factionsOf } from '../../troupes/faction.ts';
import { termsOf } from '../../troupes/formats.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import { upgradesOn, type Troupe } from '../../troupes/troupe.ts';
import { damageTypeName } from '../../words/names/damage.ts';
import { meleeCardName } from '../../words/names/melee-cards.ts';
import { factionsSaid, formatName, strengthName, troupeWords } from '../../words/app/troupes.ts';
import '../kit/button.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/toggle.ts';
import type { DealRows } from '../cards/deck/deal-table.ts';
import { shownCharacter } from '../cards/character/shown-character.ts';
import { cardName } from './card-name.ts';
import { DENSITIES, troupeSheetStyles } from './troupe-sheet-styles.ts';

const TURNS = [1, 2, 3, 4];
/** The height of a page between its margins, in millimetres, for Letter, the lower of the two papers. */
const HIGH = 255;
const MILLIMETRE = 96 / 25.4;

/**
 * A troupe on paper: the sheet with its numbers and the score sheet of a game, black on white.
 * @fires closed
 */
@customElement('moon-troupe-sheet')
export class MoonTroupeSheet extends LitElement {
  static override styles = [shared, troupeSheetStyles];
  @property({ attribute: false }) troupe!: Troupe;
  @property({ attribute: false }) catalogue!: TroupeCatalogue;
  @state() private wordy = true;
  @query('main') private readonly main!: HTMLElement;
  @query('.cards-page') private readonly page!: HTMLElement;

  override connectedCallback(): void {
    super.connectedCallback();
    void document.fonts.ready.then(() => this.#fit()); // letters have another width until their font is loaded
  }

  protected override updated(): void {
    this.#fit();
  }

  #boxes({ health, blueDots }: Character) {
    return html`<span class="boxes"
      >${Array.from({ length: health }, (_, index) => html`<span class="box">${blueDots.includes(index + 1) ? html`<span class="dot"></span>` : nothing}</span>`)}</span
    >`;
  }

  /** Damage against each melee card, in the order of the book; a Follow-Up is round. */
  #deal(deal: DealRows) {
    return html`<span class="deal"
      >${MELEE_CARDS.map((card) => html`<span class="box ${deal[card].followUp ? 'round' : ''}">${deal[card].deal ?? '∅'}</span>`)}</span
    >`;
  }

  #character(card: Character) {
    const { melee, meleeRange, arcane, evade, base, keywords, abilities, signatures } = shownCharacter(card);
    const numbers: [string, string | number][] = [
      [strengthName('melee'), `${melee} (${meleeRange})`],
      [strengthName('arcane'), arcane],
      [strengthName('evade'), evade],
    ];
    const borne = upgradesOn(this.troupe, card.id).map((id) => cardName(id, this.catalogue));
    return html`<article>
      <h2>${card.name} <span class="soft">${keywords.join(' · ')} · ${base}</span></h2>
      <p class="numbers">${numbers.map(([name, value]) => html`<span>${name} <strong>${value}</strong></span>`)} ${this.#boxes(card)}</p>
      ${borne.length > 0 ? html`<p><strong>+ ${borne.join(', ')}</strong></p>` : nothing}
      <ul>
        ${abilities.map(
          ({ name, cost, range, limit, text }) =>
            html`<li>
              <strong>${name}</strong>${cost === undefined ? nothing : html` (${cost})`}${range ? html` ${range}` : nothing}${
                limit ? html` <span class="mark">${limit === 'game' ? '◻' : '↻'}</span>` : nothing
              }${this.wordy ? html` ${text.replaceAll('\n', ' ')}` : nothing}
            </li>`,
        )}
        ${signatures.map(
          ({ name, upgrades, types, deal, text }) =>
            html`<li>
              <strong>${troupeWords.signature(name, meleeCardName(upgrades))}</strong> ${this.#deal(deal)}
              ${types.length > 0 ? `${types.map(damageTypeName).join(' / ')}.` : nothing}${this.wordy && text ? html` ${text}` : nothing}
            </li>`,
        )}
      </ul>
    </article>`;
  }

  /** Makes the letters so small that all cards fit on one page of A4 or Letter. */
  #fit(): void {
    if (!this.hasUpdated) return;
    const { main, page } = this;
    main.classList.add('proof');
    for (const density of DENSITIES) {
      page.classList.remove(...DENSITIES.filter((name) => name !== ''));
      if (density !== '') page.classList.add(density);
      if (page.getBoundingClientRect().height <= HIGH * MILLIMETRE) break;
    }
    main.classList.remove('proof');
  }

  #score(cards: readonly Character[]) {
    return html`<section class="page score" aria-label=${troupeWords.scoreSheet()}>
      <h1>${troupeWords.scoreSheet()} <span class="soft">${this.troupe.name}</span></h1>
      <p class="blanks">
        ${[troupeWords.player(), troupeWords.opponent(), troupeWords.date()].map((name) => html`<span>${name}<span class="blank"></span></span>`)}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">${troupeWords.picks()}</th>
            <th scope="col">${troupeWords.healthHead()}</th>
            <th scope="col">${troupeWords.stonesHead()}</th>
            <th scope="col">${troupeWords.activated()}</th>
            <th scope="col">${troupeWords.onceHead()}</th>
          </tr>
        </thead>
        <tbody>
          ${cards.map((card) => {
            const once = card.abilities.filter(({ limit }) => limit?.per === 'game');
            return html`<tr>
              <th scope="row">${card.name}</th>
              <td>${this.#boxes(card)}</td>
              <td><span class="stone"></span></td>
              <td class="turns">${TURNS.map((turn) => html`<span class="box">${turn}</span>`)}</td>
              <td>${once.map(({ name }) => html`<span class="once"><span class="box"></span>${name}</span>`)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
      <table class="result">
        <tbody>
          <tr>
            ${[...TURNS.map((turn) => troupeWords.turn(turn)), troupeWords.suddenDeath()].map(
              (name) => html`<td><span class="box"></span>${name}</td>`,
            )}
          </tr>
        </tbody>
      </table>
      <p class="blanks">
        <span>${troupeWords.result()}</span>
        <span>${troupeWords.player()}<span class="blank short"></span></span>
        <span>${troupeWords.opponent()}<span class="blank short"></span></span>
      </p>
      <p class="foot">${troupeWords.unofficial()}</p>
    </section>`;
  }

  override render() {
    const { troupe, catalogue } = this;
    const cards = troupe.characters.flatMap((id) => {
      const card = Object.hasOwn(catalogue.characters, id) ? catalogue.characters[id] : undefined;
      return card ? [upgradedCard(catalogue, card, upgradesOn(troupe, id))] : [];
    });
    const absent = troupe.characters.filter((id) => !Object.hasOwn(catalogue.characters, id)).map((id) => cardName(id, catalogue));
    return html`<div class="tools">
        <moon-button icon="chevron-left" tone="quiet" data-do="close" @click=${() => emit(this, 'closed')}
          >${troupeWords.printClose()}</moon-button
        >
        <moon-toggle
          .on=${this.wordy}
          .label=${troupeWords.withWords()}
          @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => (this.wordy = detail.on)}
        ></moon-toggle>
        <moon-button icon="quill" @click=${() => window.print()}>${troupeWords.printNow()}</moon-button>
      </div>
      <main>
        <section class="page cards-page" aria-label=${troupeWords.printTitle()}>
          <h1>${troupe.name}</h1>
          <p class="soft">
            ${factionsSaid(factionsOf(troupe, catalogue), termsOf(troupe.format).oneFaction)} · ${formatName(troupe.format)} ·
            ${troupeWords.characters(troupe.characters.length)}
          </p>
          ${troupe.notes === '' ? nothing : html`<p class="notes">${troupe.notes}</p>`}
          <div class="cards">${cards.map((card) => this.#character(card))}</div>
          ${absent.length > 0 ? html`<p><strong>${absent.join(', ')}</strong></p>` : nothing}
          <p class="foot">
            ${troupeWords.marks()} · ${troupeWords.dealMarks(MELEE_CARDS.map(meleeCardName).join(' · '))} · ${troupeWords.unofficial()}
          </p>
        </section>
        ${this.#score(cards)}
      </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-troupe-sheet': MoonTroupeSheet;
  }
}
