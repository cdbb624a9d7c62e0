import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId, TroupeRole } from '../../../cabinet/terms.ts';
import type { CharacterId } from '../../../rules/terms/ids.ts';
import { shelfWords } from '../../../words/cabinet/cabinet-screen.ts';
import { modelsNamed } from '../../../words/cabinet/models-named.ts';
import { roleName } from '../../../words/cabinet/roles.ts';
import { allOf, capital, headed } from '../../../words/language/sentences.ts';
import { troupesHash } from '../../contexts/places.ts';
import type { AdviceAnswer, CabinetFigure, CabinetPort, Fielded, PartnersAnswer, UsedBy } from '../../contexts/cards/cabinet-port.ts';
import { emit } from '../../kit/emit.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { dayNamed } from '../../page/time/day-named.ts';
import { idleTime } from '../../page/time/idle-time.ts';
import { pageStyles } from '../../page/page-styles.ts';

import { figureCoin } from '../coins/figure-coin.ts';
import { figureStyles } from './figure-styles.ts';
import { markOf, type ShelfCatalogue } from '../coins/shown-shelves.ts';

/** The most partners that are named, and the most characters for a missing role. */
const PARTNERS = 8;
const HELPERS = 4;
/** Partners drawn in one frame. */
const AT_ONCE = 3;
/** The parts drawn after the partners: the roles the figure lacks, and its box. */
const AFTER_PARTNERS = 2;

/**
 * The relations of a figure: its boxes and troupes, its matches, its partners and its strengths.
 * @fires coin `{ character }` when a partner is touched
 */
@customElement('moon-figure-kin')
export class MoonFigureKin extends LitElement {
  static override styles = [shared, pressable, pageStyles, figureStyles];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property({ attribute: false }) figure!: CabinetFigure;
  @state() private partners: PartnersAnswer | null = null;
  @state() private advice: AdviceAnswer | null = null;
  @state() private played: Fielded | null = null;
  @state() private troupes: readonly UsedBy[] = [];
  /** The number of partners drawn so far; the others follow while the page is idle. */
  @state() private drawn = 0;
  /** Answers about all figures; they stay valid because no match is played while the page is open. */
  #used: Promise<ReadonlyMap<CharacterId, readonly UsedBy[]>> | null = null;
  #history: Promise<ReadonlyMap<CharacterId, Fielded>> | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('figure') && changed.get('figure')?.character !== this.figure.character) void this.#read(this.figure.character);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#used = this.#history = null;
  }

  /** Asks one question after the other while the page is idle. A late answer belongs to another figure and is dropped. */
  async #read(character: CharacterId) {
    this.partners = this.advice = this.played = null;
    this.troupes = [];
    this.drawn = 0;
    const { port, cabinet } = this;
    const faction = this.catalogue.cards.get(character)?.factions[0];
    const isMeant = (): boolean => this.isConnected && this.figure.character === character;
    const ask = async <T>(question: () => Promise<T>, take: (value: T) => void): Promise<void> => {
      await idleTime();
      if (!isMeant()) return;
      const value = await question().catch(() => undefined); // the page is complete without it
      if (value !== undefined && isMeant()) take(value);
    };
    await ask(
      () => (this.#used ??= port.usedBy()),
      (used) => (this.troupes = used.get(character) ?? []),
    );
    await ask(
      () => (this.#history ??= port.history()),
      (history) => (this.played = history.get(character) ?? { times: 0, last: null }),
    );
    if (faction)
      await ask(
        () => port.advice([character], faction),
        (advice) => (this.advice = advice),
      );
    await ask(
      () => port.partners(character, [cabinet]),
      (partners) => (this.partners = partners),
    );
    while (isMeant() && this.drawn < this.#partCount) {
      this.drawn += AT_ONCE;
      await idleTime();
    }
  }

  /** The number of parts that can be drawn. */
  get #partCount(): number {
    return this.partners ? PARTNERS + this.partners.keywords.length + AFTER_PARTNERS : 0;
  }

  #name(character: CharacterId): string {
    return this.catalogue.cards.get(character)?.name ?? character;
  }

  /** Characters with the roles that the figure lacks. */
  #helpers(role: TroupeRole, characters: readonly CharacterId[]): string {
    return headed(capital(roleName(role)), modelsNamed(characters.slice(0, HELPERS).map((id) => this.#name(id))));
  }

  #person(character: CharacterId, sentence: string) {
    const card = this.catalogue.cards.get(character);
    if (!card) return nothing;
    const mark = markOf(this.port.figure(this.cabinet, character));
    return html`<li>
      <button type="button" class="person" data-partner=${character} @click=${() => emit(this, 'coin', { character })}>
        ${figureCoin(card, mark, '44px')}<span><strong>${card.name}</strong><span class="small soft">${sentence}</span></span>
      </button>
    </li>`;
  }

  #past() {
    if (!this.played) return nothing;
    const { times, last } = this.played;
    return html`<p class="small">${times > 0 && last !== null ? shelfWords.fielded(times, dayNamed(last)) : shelfWords.unfielded()}</p>`;
  }

  override render() {
    const { partners, advice, troupes, figure, catalogue, drawn } = this;
    const speak = partners?.speak.slice(0, PARTNERS) ?? [];
    const after = drawn - speak.length - (partners?.keywords.length ?? 0);
    // the further sentences are about roles that a troupe lacks
    const sentences = advice?.sentences.slice(0, Number(advice.good.length > 0) + Number(advice.help.length > 0)) ?? [];
    const products = figure.products.flatMap((id) => catalogue.products.get(id)?.name ?? []);
    return html`${
      products.length > 0
        ? html`<h3>${shelfWords.comesIn()}</h3>
            <p class="small" lang="en">${allOf(products)}</p>`
        : nothing
    }
    ${
      troupes.length > 0
        ? html`<h3>${shelfWords.usedBy()}</h3>
            <p>${troupes.map(({ id, name }, index) => html`${index > 0 ? ' · ' : ''}<a href=${troupesHash(id)}>${name}</a>`)}</p>`
        : nothing
    }
    ${this.#past()}
    ${
      advice
        ? html`<ul class="small">
            ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
          </ul>`
        : nothing
    }
    ${
      partners && speak.length + partners.keywords.length > 0
        ? html`<h3>${shelfWords.partners()}</h3>
            <ul class="list">
              ${speak.slice(0, drawn).map(({ character, sentence }) => this.#person(character, sentence))}
              ${partners.keywords
                .slice(0, Math.max(0, drawn - speak.length))
                .map(
                  ({ word, sentences: [people, line] }) =>
                    html`<li data-keyword=${word}><strong>${people}</strong><br /><span class="small soft">${line}</span></li>`,
                )}
            </ul>`
        : nothing
    }
    ${
      partners && after > 0 && partners.lack.length > 0
        ? html`<h3>${shelfWords.lacks()}</h3>
            <ul class="small">
              ${partners.lack
                .filter(({ characters }) => characters.length > 0)
                .map(({ role, characters }) => html`<li>${this.#helpers(role, characters)}</li>`)}
            </ul>`
        : nothing
    }
    ${
      partners && after > 1 && partners.sameBox.length > 0
        ? html`<h3>${shelfWords.sameBox()}</h3>
            <p class="small">${modelsNamed(partners.sameBox.map((id) => this.#name(id)))}</p>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-figure-kin': MoonFigureKin;
  }
}
