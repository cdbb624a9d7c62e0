import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { GOALS, type CabinetId, type Goal } from '../../cabinet/terms.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { appWords } from '../../words/app/app.ts';
import { goalName, shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import { roleName } from '../../words/cabinet/roles.ts';
import { lackingThen } from '../../words/cabinet/fielding.ts';
import { capital, headed } from '../../words/language/sentences.ts';
import { factionName } from '../../words/names/factions.ts';
import type { CabinetPort, NextAnswer, NextProduct } from '../contexts/cards/cabinet-port.ts';
import { shared } from '../kit/styles.ts';
import { pageStyles } from '../page/page-styles.ts';
import { ABSENT, figureCoin } from './coins/figure-coin.ts';
import { figureStyles } from './figure/figure-styles.ts';
import type { ShelfCatalogue } from './coins/shown-shelves.ts';

/** The size of troupes for which the panel advises: that of an ordinary game. */
const SIZE = 6;
/** The number of products that are named for each goal. */
const NAMED = 4;

/** Products to buy next: a list for each of four goals, each product with its reasons. */
@customElement('moon-next-panel')
export class MoonNextPanel extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    figureStyles,
    css`
      li[data-product] {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 var(--space-3);
        padding: var(--space-2) 0;
        border-bottom: 1px solid var(--line);
      }
      .coins {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: 3px;
        margin-top: 4px;
      }
      .text {
        grid-column: 1 / -1;
      }
    `,
  ];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property({ attribute: false }) version = 0;
  @state() private answer: NextAnswer | null = null;
  @state() private isUnread = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('cabinet') || changed.has('version')) void this.#read();
  }

  async #read() {
    try {
      this.answer = await this.port.nextProducts([this.cabinet]);
      this.isUnread = false;
    } catch {
      this.isUnread = true;
    }
  }

  #names(characters: readonly CharacterId[]): string[] {
    return characters.flatMap((id) => this.catalogue.cards.get(id)?.name ?? []);
  }

  /** A line for each reason. The line about completed products names others only; the product itself has a line on how much of it is here. */
  #reasons({ product, fresh, friends, roles, first, closer, completes, idle }: NextProduct): string[] {
    const nearer = FACTIONS.flatMap((faction) => {
      const count = closer[faction];
      return count === undefined ? [] : [headed(factionName(faction), lackingThen(SIZE, count))];
    });
    const names = completes.filter((id) => id !== product.id).flatMap((id) => this.catalogue.products.get(id)?.name ?? []);
    const all = new Set(product.characters).size;
    return [
      ...(first.length > 0 ? [shelfWords.first(first.map(factionName))] : []),
      ...nearer,
      ...(friends.length > 0 ? [shelfWords.friends(this.#names(friends.slice(0, 5)))] : []),
      ...(roles.length > 0 ? [shelfWords.roles(roles.map(roleName))] : []),
      ...(names.length > 0 ? [shelfWords.completes(names)] : []),
      ...(all > fresh.length ? [shelfWords.partly(all - fresh.length, all)] : []),
      ...(fresh.length > 0 ? [shelfWords.fresh(this.#names(fresh))] : []),
      ...(idle.length > 0 ? [shelfWords.idle(this.#names(idle))] : []),
    ].map(capital);
  }

  #product(next: NextProduct) {
    return html`<li data-product=${next.product.id}>
      <span class="text"><strong lang="en">${next.product.name}</strong></span>
      <ul class="text small soft" data-reasons>
        ${this.#reasons(next).map((reason) => html`<li>${reason}</li>`)}
      </ul>
      <span class="coins"
        >${next.fresh.map((id) => {
          const card = this.catalogue.cards.get(id);
          return card ? figureCoin(card, ABSENT, '40px') : nothing;
        })}</span
      >
    </li>`;
  }

  #goal(goal: Goal, products: readonly NextProduct[]) {
    if (products.length === 0) return nothing;
    return html`<section data-goal=${goal}>
      <h3>${goalName(goal)}</h3>
      <ul>
        ${products.slice(0, NAMED).map((next) => this.#product(next))}
      </ul>
    </section>`;
  }

  override render() {
    const { answer } = this;
    if (this.isUnread) return html`<p role="alert">${appWords.notRead()}</p>`;
    if (answer === null) return html`<p class="soft">${appWords.loading()}</p>`;
    if (GOALS.every((goal) => answer[goal].length === 0)) return html`<p class="soft">${shelfWords.nothingNext()}</p>`;
    return GOALS.map((goal) => this.#goal(goal, answer[goal]));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-next-panel': MoonNextPanel;
  }
}
