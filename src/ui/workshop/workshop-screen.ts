import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Pack } from '../../packs/pack.ts';
import { appWords } from '../../words/app/app.ts';
import { workshopWords } from '../../words/app/making/workshop.ts';
import { packsHash, workshopHash, workshopPlaceOf } from '../contexts/places.ts';
import type { TablePort } from '../contexts/table-port.ts';
import type { CardDesk, CardAddress, WorkshopPort } from '../contexts/cards/workshop-port.ts';
import '../kit/button.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import { pageStyles } from '../page/page-styles.ts';
import { ChangeNotice } from '../page/change-notice.ts';
import { Screen } from '../page/screen.ts';
import './editor/card-editor.ts';
import type { MoonCardEditor } from './editor/card-editor.ts';
import './start/new-card-form.ts';
import type { NewCard } from './start/new-card-form.ts';

/** The most letters of the name of a card. */
const MOST = 40;

/** Makes cards: a form for a new card, or the editor of one. */
@customElement('moon-workshop-screen')
export class MoonWorkshopScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .trial {
        position: fixed;
        inset: 0;
        z-index: 10;
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        background: var(--ground);
      }
      .trial > .row {
        padding: max(var(--space-2), env(safe-area-inset-top)) var(--space-3) var(--space-2);
      }
      moon-match-screen {
        height: 100%;
        padding-top: 0;
      }
    `,
  ];
  /** The pack and the card to change, with a slash between; '' for a new card, or the id of a printed card to change. */
  @property() at = '';
  @state() private packs: readonly Pack[] = [];
  @state() private desk: CardDesk | null = null;
  @state() private missing = false;
  @state() private trial: { table: TablePort; close: () => void } | null = null;
  @query('moon-card-editor') private readonly editor!: MoonCardEditor | null;
  #port: Promise<WorkshopPort> | null = null;
  readonly #notice = new ChangeNotice(this);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endTrial();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at')) void this.#notice.reading(() => this.#open());
  }

  /** The workshop, fetched when it is first needed; a tap before that waits for it. After a failure the next tap fetches it again. */
  #desk(): Promise<WorkshopPort> {
    this.#port ??= this.library.cardWorkshop().catch((error: unknown) => {
      this.#port = null;
      throw error;
    });
    return this.#port;
  }

  async #open() {
    const { at } = this;
    const port = await this.#desk();
    const place = workshopPlaceOf(at);
    this.#endTrial();
    this.missing = false;
    if (place?.card === '') return this.#go(await port.placeOf(place.pack), true);
    const desk = place && (await port.open(place));
    if (at !== this.at) return;
    this.desk = desk;
    this.missing = place !== null && desk === null;
    this.packs = place ? [] : await port.packs();
  }

  #go({ pack, card }: CardAddress, replaces = false) {
    const hash = workshopHash(pack, card);
    if (replaces) location.replace(hash);
    else location.hash = hash;
  }

  #make({ kind, name, pack }: NewCard) {
    void this.#notice.change(async () => {
      this.#go(await (await this.#desk()).make(kind, name, pack));
    });
  }

  async #play({ detail: { card, alone } }: MoonEvent<'play'>) {
    await this.editor?.settled;
    await this.#notice.reading(async () => {
      const [trial] = await Promise.all([this.desk?.tryOut(card, alone), import('../match/match-screen.ts')]);
      this.#endTrial();
      this.trial = trial ?? null;
    });
  }

  #endTrial() {
    this.trial?.close();
    this.trial = null;
  }

  #double({ pack, card }: CardDesk) {
    void this.#notice.change(async () => {
      await this.editor?.settled;
      this.#go(await (await this.#desk()).double({ pack: pack.id, card: card.id }, `${card.name.slice(0, MOST - 2)} 2`));
    });
  }

  #remove({ pack, card }: CardDesk) {
    void this.#notice.change(async () => {
      await this.editor?.settled;
      await (await this.#desk()).remove({ pack: pack.id, card: card.id });
      this.#notice.say({ words: workshopWords.removed(card.name), tone: 'news', undo: () => this.#undoRemove() });
      this.desk = null;
      this.missing = true;
    });
  }

  async #undoRemove() {
    await (await this.#desk()).undoRemove();
    await this.#open().catch(() => this.#notice.fail('unread')); // the card is back, only not on the screen
  }

  #opened(desk: CardDesk) {
    return html`<moon-card-editor .desk=${desk} @play=${(event: MoonEvent<'play'>) => void this.#play(event)}>
      <div class="row">
        <a class="press" data-do="to-pack" href=${packsHash()}>${workshopWords.toPack()}</a>
        <moon-button tone="quiet" data-do="double" @click=${() => this.#double(desk)}>${workshopWords.double()}</moon-button>
        <moon-button tone="quiet" icon="trash" data-do="remove-card" @click=${() => this.#remove(desk)}
          >${workshopWords.removeCard()}</moon-button
        >
      </div>
    </moon-card-editor>`;
  }

  override render() {
    const { desk, trial } = this;
    return html`<moon-page .heading=${workshopWords.heading()} back=${packsHash()} .backLabel=${appWords.packs()} ?inert=${trial !== null}>
        <div class="stack">
          ${this.#notice.render()}
          ${desk ? this.#opened(desk) : this.missing ? html`<p>${workshopWords.cardGone()}</p>` : this.at === '' ? html`<moon-new-card-form .packs=${this.packs} @make-card=${(event: MoonEvent<'make-card'>) => this.#make(event.detail)}></moon-new-card-form>` : html`<p class="soft">${appWords.loading()}</p>`}
        </div>
      </moon-page>
      ${
        trial
          ? html`<div class="trial">
              <div class="row">
                <moon-button icon="chevron-left" data-do="back-to-card" @click=${() => this.#endTrial()}
                  >${workshopWords.backToCard()}</moon-button
                >
              </div>
              <moon-match-screen
                .table=${trial.table}
                .seating=${'side'}
                @leave=${(event: Event) => (event.stopPropagation(), this.#endTrial())}
                @rematch=${(event: Event) => (event.stopPropagation(), this.#endTrial())}
              ></moon-match-screen>
            </div>`
          : nothing
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-workshop-screen': MoonWorkshopScreen;
  }
}
