import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CabinetId } from '../../../cabinet/terms.ts';
import type { Character } from '../../../rules/terms/card-language.ts';
import { factionName } from '../../../words/names/factions.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { shelfWords } from '../../../words/cabinet/cabinet-screen.ts';
import { icon } from '../../art/icon.ts';
import type { IconName } from '../../art/icon.ts';
import type { CabinetFigure, CabinetPort, FigureCopy } from '../../contexts/cards/cabinet-port.ts';
import { compendiumHash } from '../../contexts/places.ts';
import '../../kit/fields/segmented.ts';
import { nextFrame } from '../../kit/touch/next-frame.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { idleTime } from '../../page/time/idle-time.ts';
import { pageStyles } from '../../page/page-styles.ts';
import type { CabinetChanges } from '../changes.ts';

import { figureCoin, wishSign } from '../coins/figure-coin.ts';
import './figure-kin.ts';
import './figure-photo.ts';
import './figure-print.ts';
import { figureStyles } from './figure-styles.ts';
import { takenStyles } from '../taken-styles.ts';
import { stageLadder } from './stage-ladder.ts';
import './person-choice.ts';
import { markOf, type ShelfCatalogue } from '../coins/shown-shelves.ts';

/** The part at which the page of a figure opens: the loan, the note, or '' for the top. */
export type FigureStart = 'lend' | 'note' | '';

/** One figure: its copies and their stages, loans, notes, and partners. */
@customElement('moon-figure-page')
export class MoonFigurePage extends LitElement {
  static override styles = [shared, pressable, pageStyles, figureStyles, takenStyles];
  @property({ attribute: false }) port!: CabinetPort;
  @property({ attribute: false }) changes!: CabinetChanges;
  @property({ attribute: false }) catalogue!: ShelfCatalogue;
  @property({ attribute: false }) cabinet!: CabinetId;
  @property({ attribute: false }) figure!: CabinetFigure;
  @property({ attribute: false }) start: FigureStart = '';
  @state() private place = 0;
  @state() private asking: 'lend' | 'borrow' | null = null;
  @state() private people: readonly string[] = [];
  /** True if the lower half is drawn, one frame after the page opens. */
  @state() private settled = false;
  @query('#note') private readonly noteField!: HTMLElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.start === 'note') this.settled = true;
    const before = changed.get('figure');
    if (!changed.has('figure') && !changed.has('start')) return;
    if (before?.character !== this.figure.character) {
      this.place = this.#present()[0]?.place ?? 0;
      this.asking = null;
    } else if (!this.#present().some(({ place }) => place === this.place)) this.place = this.#present()[0]?.place ?? 0;
    if (changed.has('start') && this.start === 'lend') {
      this.asking = this.figure.owned > 0 ? 'lend' : 'borrow';
      void this.#readPeople();
    }
  }

  protected override firstUpdated(): void {
    void nextFrame()
      .then(idleTime)
      .then(() => (this.settled = true));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('start') || this.start === '') return;
    if (this.start === 'note') this.noteField?.focus();
    else this.renderRoot.querySelector('moon-person-choice')?.focus();
  }

  #present(): readonly FigureCopy[] {
    return this.figure.copies.filter(({ gone }) => gone === 'here');
  }

  async #ask(asking: 'lend' | 'borrow') {
    const release = await this.changes.mark();
    this.asking = asking;
    release();
    await this.#readPeople();
  }

  /** Reads the known people from all cabinets, after the question is drawn. */
  async #readPeople() {
    await nextFrame();
    this.people = await this.port.people().catch(() => this.people);
  }

  #person(name: string) {
    const { port, cabinet, figure, asking, place } = this;
    this.asking = null;
    void this.changes.make(() =>
      asking === 'borrow' ? port.borrow(cabinet, figure.character, name) : port.lend(cabinet, figure.character, name, place),
    );
  }

  #wish() {
    const { port, cabinet, figure, changes } = this;
    const press = (): void => void changes.make(() => port.wish(cabinet, figure.character, !figure.wish));
    return html`<button type="button" class="press" aria-pressed=${figure.wish} @click=${press}>${wishSign}${shelfWords.wish()}</button>`;
  }

  #button(sign: IconName, label: string, press: () => void, pressed?: boolean) {
    return html`<button type="button" class="press" aria-pressed=${pressed === undefined ? nothing : pressed} @click=${press}>
      ${icon(sign, '1.2em')}${label}
    </button>`;
  }

  /** The choice of a limited sculpt for a copy. */
  #sculpts({ place, look, guest }: FigureCopy) {
    const { port, cabinet, figure, changes, catalogue } = this;
    const looks = [...catalogue.products.values()].filter(
      ({ kind, characters }) => kind === 'limited' && characters.includes(figure.character),
    );
    if (looks.length === 0 || guest !== null) return nothing;
    return html`<div class="actions" role="group" aria-label=${shelfWords.sculpt()}>
      ${looks.map(({ id, name }) =>
        this.#button(
          'trophy',
          name,
          () => void changes.make(() => port.look(cabinet, figure.character, place, look === id ? null : id)),
          look === id,
        ),
      )}
    </div>`;
  }

  #copy(copy: FigureCopy) {
    const { port, cabinet, figure, changes, catalogue } = this;
    const { character } = figure;
    const { place, from, look, away, guest } = copy;
    const product = catalogue.products.get(look ?? from ?? '')?.name;
    const person = away === null ? (guest === null ? null : shelfWords.isOf(guest)) : shelfWords.isWith(away);
    const parts = [product, person].filter((part) => part !== undefined && part !== null);
    return html`${parts.length === 0 ? nothing : html`<p class="small soft">${parts.join(' · ')}</p>`}
      ${guest === null ? stageLadder(copy, this) : nothing} ${this.#sculpts(copy)}
      <div class="actions">
        ${
          away !== null || guest !== null
            ? this.#button('undo', shelfWords.comesBack(), () => void changes.make(() => port.giveBack(cabinet, character, place)))
            : this.#button('people', shelfWords.lend(), () => void this.#ask('lend'))
        }
        ${this.#button('plus', shelfWords.onceMore(), () => void changes.make(() => port.another(cabinet, character)))}
        ${
          guest === null
            ? html`${this.#button('minus', shelfWords.oneLess(), () => void changes.make(() => port.unown(cabinet, character)))}
              ${this.#button('flag', shelfWords.gone(), () => void changes.make(() => port.leave(cabinet, character, place)))}`
            : nothing
        }
        ${this.#wish()}
      </div>`;
  }

  #absent() {
    const { port, cabinet, figure, changes } = this;
    return html`<div class="actions">
      ${this.#button('chest', shelfWords.isHere(), () => void changes.make(() => port.acquire(cabinet, figure.character)))}
      ${this.#button('people', shelfWords.borrow(), () => void this.#ask('borrow'))} ${this.#wish()}
    </div>`;
  }

  #written(copy: FigureCopy | undefined) {
    const { port, cabinet, figure, changes } = this;
    const read = ({ target }: Event): string => (target instanceof HTMLTextAreaElement ? target.value : '');
    return html`<div>
        <label for="note">${shelfWords.note()}</label>
        <textarea
          id="note"
          maxlength="600"
          .value=${figure.note}
          @change=${(event: Event) => void changes.make(() => port.note(cabinet, figure.character, read(event)))}
        ></textarea>
      </div>
      ${
        copy && copy.guest === null
          ? html`<div>
              <label for="recipe">${shelfWords.recipe()}</label>
              <textarea
                id="recipe"
                maxlength="1200"
                .value=${copy.recipe}
                @change=${(event: Event) => void changes.make(() => port.recipe(cabinet, figure.character, copy.place, read(event)))}
              ></textarea>
            </div>`
          : nothing
      }`;
  }

  override render() {
    const { figure, catalogue } = this;
    const card = catalogue.cards.get(figure.character);
    if (!card) return nothing;
    const present = this.#present();
    const copy = present.find(({ place }) => place === this.place);
    const goneCount = figure.copies.filter(({ gone }) => gone === 'left').length;
    return html`<div class="head">
        ${figureCoin(card, markOf(figure), '76px')}
        <div>
          <p class="small soft">${[...card.factions.map(factionName), ...card.keywords.map(keywordName)].join(' · ')}</p>
          <a href=${compendiumHash(card.id)}>${shelfWords.card()}</a>
        </div>
      </div>
      ${
        present.length > 1
          ? html`<moon-segmented
              .label=${shelfWords.copy(this.place + 1)}
              .segments=${present.map(({ place }, index) => ({ id: String(place), label: shelfWords.copy(index + 1) }))}
              .selected=${String(this.place)}
              @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.place = Number(detail.id))}
            ></moon-segmented>`
          : nothing
      }
      ${copy ? this.#copy(copy) : this.#absent()}
      ${
        this.asking
          ? html`<moon-person-choice
              .label=${this.asking === 'lend' ? shelfWords.toWhom() : shelfWords.ofWhom()}
              .verb=${this.asking === 'lend' ? shelfWords.lend() : shelfWords.borrow()}
              .people=${this.people}
              @person=${({ detail }: MoonEvent<'person'>) => this.#person(detail.name)}
            ></moon-person-choice>`
          : nothing
      }
      ${goneCount > 0 ? html`<p class="small soft">${shelfWords.goneOnes(goneCount)}</p>` : nothing}
      ${this.settled ? this.#further(card, copy) : nothing}`;
  }

  /** The lower half of the page. */
  #further(card: Character, copy: FigureCopy | undefined) {
    const { figure, catalogue, port, cabinet } = this;
    return html`${this.#written(copy)}
      ${
        copy
          ? html`<moon-figure-print
                .port=${port}
                .changes=${this.changes}
                .cabinet=${cabinet}
                .figure=${figure}
                .card=${card}
              ></moon-figure-print>
              <moon-figure-photo .port=${port} .cabinet=${cabinet} .character=${card.id} .name=${card.name}></moon-figure-photo>`
          : nothing
      } <moon-figure-kin .port=${port} .catalogue=${catalogue} .cabinet=${cabinet} .figure=${figure}></moon-figure-kin>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-figure-page': MoonFigurePage;
  }
}
