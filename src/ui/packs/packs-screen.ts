import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Clash } from '../../packs/box.ts';
import { cardsOf, type Pack } from '../../packs/pack.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import { powerWords } from '../../words/app/power.ts';
import type { PowerEstimate } from '../contexts/power-port.ts';
import { appWords } from '../../words/app/app.ts';
import { packsWords } from '../../words/app/packs.ts';
import { workshopWords } from '../../words/app/workshop.ts';
import { icon } from '../art/icon.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import type { HostedPack, ListedPack, PackPort } from '../contexts/pack-port.ts';
import { NEW_PUZZLE, puzzlesHash, shareHash, workshopHash } from '../contexts/places.ts';
import type { Parcel } from '../contexts/troupe-port.ts';
import '../kit/button.ts';
import '../kit/empty-state.ts';
import '../kit/icon-button.ts';
import '../kit/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/toast.ts';
import '../kit/toggle.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { MoonPage } from '../page/page.ts';
import '../page/page.ts';
import { makerSaid, usersSaid } from '../cards/pack-offer.ts';
import './hosted-packs.ts';
import { namedRows } from '../kit/named-rows.ts';

/** The packs of cards on this device: switched on and off, passed on, removed. */
@customElement('moon-packs-screen')
export class MoonPacksScreen extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    namedRows,
    css`
      summary {
        min-height: 44px;
        padding-block: var(--space-2);
        cursor: pointer;
      }
      h2,
      p {
        overflow-wrap: anywhere;
      }
    `,
  ];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  @state() private packs: readonly ListedPack[] | null = null;
  @state() private hosted: readonly HostedPack[] = [];
  /** A character that is tried out. */
  @state() private tried: { card: Character; estimate: PowerEstimate } | null = null;
  @state() private refusal: string | null = null;
  @state() private clashes: readonly Clash[] = [];
  @state() private removed: Pack | null = null;
  @state() private trouble = false;
  @state() private parcel: Parcel | null = null;
  @query('moon-page') private readonly page!: MoonPage | null;
  #port: PackPort | null = null;

  override focus(): void {
    void this.updateComplete.then(() => this.page?.focus());
  }

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read() {
    this.#port ??= await this.library.packs();
    this.packs = await this.#port.list().catch(() => []);
    this.clashes = this.#port.clashes();
    this.hosted = await this.#port.hosted().catch(() => []);
  }

  async #tried(work: Promise<void> | undefined): Promise<boolean> {
    this.trouble = false;
    try {
      await work;
    } catch {
      this.trouble = true;
    }
    await this.#read();
    return !this.trouble;
  }

  async #remove(pack: Pack) {
    if (await this.#tried(this.#port?.remove(pack.id))) this.removed = pack;
  }

  async #undo({ id }: Pack) {
    this.removed = null;
    await this.#tried(this.#port?.undoRemove(id));
  }

  /** One at a time: it keeps the device busy. */
  async #tryOut(card: Character) {
    await import('./power-panel.ts');
    const estimate = await this.#port?.tryOut(card);
    this.tried?.estimate.cancel();
    this.tried = estimate ? { card, estimate } : null;
  }

  async #take(pack: Pack): Promise<boolean> {
    return this.#tried(this.#port?.take(pack).then((refusal) => void (this.refusal = refusal)));
  }

  async #share(pack: Pack) {
    await import('../troupes/share-dialog.ts');
    await this.#tried(
      (async () => {
        this.parcel = (await this.#port?.share(pack)) ?? null;
      })(),
    );
  }

  #pack({ pack, official, on, users }: ListedPack) {
    const { id, name, notes } = pack;
    return html`<li class="panel" data-pack=${id}>
      <div class="head">
        <div class="name">
          <h2>${name}</h2>
          <p class="soft">${makerSaid(pack)}${official ? html` · <strong data-official>${packsWords.isOfficial()}</strong>` : nothing}</p>
        </div>
        <moon-icon-button
          icon="share"
          data-do="share"
          .label=${packsWords.share(name)}
          @click=${() => void this.#share(pack)}
        ></moon-icon-button>
        <moon-icon-button
          icon="trash"
          data-do="remove"
          .label=${packsWords.remove(name)}
          @click=${() => void this.#remove(pack)}
        ></moon-icon-button>
      </div>
      ${notes === '' ? nothing : html`<p>${notes}</p>`}
      <p>
        ${cardsOf(pack).map(
          ({ card }, index) =>
            html`${index > 0 ? ' · ' : nothing}<a data-card=${card.id} href=${workshopHash(id, card.id)}>${card.name}</a>`,
        )}
      </p>
      ${
        on && pack.characters.length > 0
          ? html`<details>
              <summary>${powerWords.tryOut(name)}</summary>
              <div class="row">
                ${pack.characters.map(
                  (card) =>
                    html`<moon-button tone="quiet" data-try=${card.id} @click=${() => void this.#tryOut(card)}
                      >${powerWords.tryOut(card.name)}</moon-button
                    >`,
                )}
              </div>
            </details>`
          : nothing
      }
      ${
        this.tried && pack.characters.some(({ id: card }) => card === this.tried?.card.id)
          ? html`<moon-power-panel
              .estimate=${this.tried.estimate}
              .called=${this.tried.card.name}
              @closed=${() => (this.tried = null)}
            ></moon-power-panel>`
          : nothing
      }
      ${usersSaid(users)}
      <moon-toggle
        .label=${packsWords.on()}
        .on=${on}
        @changed=${({ detail }: CustomEvent<{ on: boolean }>) => void this.#tried(this.#port?.switchOn(id, detail.on))}
      ></moon-toggle>
    </li>`;
  }

  /** Two packs have a card: the player says whose is used. */
  #clash({ id, used, packs }: Clash) {
    const holders = packs.flatMap((pack) => this.packs?.find((entry) => entry.pack.id === pack)?.pack ?? []);
    const card = holders.flatMap(cardsOf).find((part) => part.card.id === id)?.card;
    return card
      ? html`<section class="panel" data-clash=${id}>
          <p>${packsWords.clash(card.name)}</p>
          <moon-segmented
            .label=${packsWords.clash(card.name)}
            .selected=${used}
            .segments=${holders.map((pack) => ({ id: pack.id, label: pack.name }))}
            @chosen=${({ detail }: CustomEvent<{ id: string }>) => void this.#tried(this.#port?.prefer(id, detail.id))}
          ></moon-segmented>
        </section>`
      : nothing;
  }

  #lines() {
    const { removed } = this;
    return html`${this.refusal === null ? nothing : html`<moon-toast tone="refusal" @closed=${() => (this.refusal = null)}>${this.refusal}</moon-toast>`}${this.trouble ? html`<moon-toast @closed=${() => (this.trouble = false)}>${appWords.notKept()}</moon-toast>` : nothing}${
      removed
        ? html`<moon-toast tone="news" @closed=${() => (this.removed = null)}
            >${packsWords.removed(removed.name)}<moon-button slot="link" tone="quiet" icon="undo" @click=${() => void this.#undo(removed)}
              >${packsWords.undo()}</moon-button
            ></moon-toast
          >`
        : nothing
    }`;
  }

  override render() {
    const { packs } = this;
    return html`<moon-page .heading=${appWords.packs()}>
        <div class="stack">
          ${this.#lines()}
          <p class="soft">${packsWords.text()}</p>
          <div class="row">
            <a class="press" data-do="take" href=${shareHash()}>${icon('upload')}${packsWords.take()}</a
            ><a class="press" data-do="make" href=${workshopHash()}>${icon('edit')}${workshopWords.makeCard()}</a
            ><a class="press" data-do="set-up" href=${puzzlesHash(NEW_PUZZLE)}>${icon('map')}${workshopWords.setUp()}</a>
          </div>
          ${this.clashes.map((clash) => this.#clash(clash))}
          ${
            packs?.length === 0
              ? html`<moon-empty-state icon="share" .heading=${packsWords.none()} .text=${packsWords.noneText()}></moon-empty-state>`
              : html`<ul class="rows">
                  ${(packs ?? []).map((pack) => this.#pack(pack))}
                </ul>`
          }
          <moon-hosted-packs
            .hosted=${this.hosted}
            .packs=${this.packs ?? []}
            .fetch=${(id: string) => this.#port?.fetch(id) ?? Promise.resolve(null)}
            .take=${(pack: Pack) => this.#take(pack)}
            @refused=${() => (this.refusal = packsWords.notFetched())}
          ></moon-hosted-packs>
        </div>
      </moon-page>
      <moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-packs-screen': MoonPacksScreen;
  }
}
