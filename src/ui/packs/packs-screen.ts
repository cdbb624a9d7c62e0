import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Clash } from '../../packs/box.ts';
import { cardsOf, type Pack } from '../../packs/pack.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import { powerWords } from '../../words/app/making/power.ts';
import type { PowerEstimate } from '../contexts/cards/power-port.ts';
import { appWords } from '../../words/app/app.ts';
import { packsWords } from '../../words/app/making/packs.ts';
import { workshopWords } from '../../words/app/making/workshop.ts';
import { companyStyle } from '../art/company.ts';
import { icon } from '../art/icon.ts';
import { scenePicture } from '../art/scenes.ts';
import type { HostedPack, ListedPack, PackPort } from '../contexts/cards/pack-port.ts';
import { NEW_PUZZLE, puzzlesHash, shareHash, workshopHash } from '../contexts/places.ts';
import type { Parcel } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import '../kit/sheets/empty-state.ts';
import '../kit/icon-button.ts';
import '../kit/fields/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/sheets/toast.ts';
import '../kit/fields/toggle.ts';
import { pageStyles } from '../page/page-styles.ts';
import { KeptList } from '../page/kept-list.ts';
import { Screen } from '../page/screen.ts';
import { makerSaid, usersSaid } from '../cards/pack-offer.ts';
import './hosted-packs.ts';
import { namedRows } from '../kit/fields/named-rows.ts';

/** The packs of cards on this device: to switch on and off, share and remove. */
@customElement('moon-packs-screen')
export class MoonPacksScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    namedRows,
    companyStyle,
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
  @state() private hosted: readonly HostedPack[] = [];
  /** The character whose strength is being estimated; null for none. */
  @state() private tried: { card: Character; estimate: PowerEstimate } | null = null;
  @state() private clashes: readonly Clash[] = [];
  @state() private parcel: Parcel | null = null;
  #port: PackPort | null = null;
  readonly #list = new KeptList(this, () => this.#read());

  protected override firstUpdated(): void {
    void this.#list.read();
  }

  async #read(): Promise<readonly ListedPack[]> {
    this.#port ??= await this.library.packs();
    const packs = await this.#port.list();
    this.clashes = this.#port.clashes();
    this.hosted = await this.#port.hosted().catch(() => []);
    return packs;
  }

  #remove({ id, name }: Pack) {
    const undo = () => this.#list.change(() => this.#port?.undoRemove(id));
    return this.#list.change(() => this.#port?.remove(id), { words: packsWords.removed(name), tone: 'news', undo });
  }

  /** Estimates the strength of a character, one at a time, since that keeps the device busy. */
  async #tryOut(card: Character) {
    await this.#list.reading(async () => {
      await import('./power-panel.ts');
      const estimate = await this.#port?.tryOut(card);
      this.tried?.estimate.cancel();
      this.tried = estimate ? { card, estimate } : null;
    });
  }

  async #take(pack: Pack): Promise<boolean> {
    return this.#list.change(async () => {
      const refusal = await this.#port?.take(pack);
      if (refusal) this.#refuse(refusal);
    });
  }

  #refuse(words: string) {
    this.#list.say({ words, tone: 'refusal' });
  }

  async #share(pack: Pack) {
    await this.#list.reading(async () => {
      await import('../troupes/share-dialog.ts');
      this.parcel = (await this.#port?.share(pack)) ?? null;
    });
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
        @changed=${({ detail }: MoonEvent<'changed', { on: boolean }>) => void this.#list.change(() => this.#port?.switchOn(id, detail.on))}
      ></moon-toggle>
    </li>`;
  }

  /** The choice of the pack whose card is used, where two packs have the card. */
  #clash({ id, used, packs }: Clash) {
    const holders = packs.flatMap((pack) => this.#list.items?.find((entry) => entry.pack.id === pack)?.pack ?? []);
    const card = holders.flatMap(cardsOf).find((part) => part.card.id === id)?.card;
    return card
      ? html`<section class="panel" data-clash=${id}>
          <p>${packsWords.clash(card.name)}</p>
          <moon-segmented
            .label=${packsWords.clash(card.name)}
            .selected=${used}
            .segments=${holders.map((pack) => ({ id: pack.id, label: pack.name }))}
            @chosen=${({ detail }: MoonEvent<'chosen'>) => void this.#list.change(() => this.#port?.prefer(id, detail.id))}
          ></moon-segmented>
        </section>`
      : nothing;
  }

  override render() {
    const packs = this.#list.items;
    return html`<moon-page .heading=${appWords.packs()}>
        <div class="stack">
          ${this.#list.render()}
          <p class="soft">${packsWords.text()}</p>
          <div class="row">
            <a class="press" data-do="take" href=${shareHash()}>${icon('upload')}${packsWords.take()}</a
            ><a class="press" data-do="make" href=${workshopHash()}>${icon('edit')}${workshopWords.makeCard()}</a
            ><a class="press" data-do="set-up" href=${puzzlesHash(NEW_PUZZLE)}>${icon('map')}${workshopWords.setUp()}</a>
          </div>
          ${this.clashes.map((clash) => this.#clash(clash))}
          ${
            packs?.length === 0
              ? html`<moon-empty-state .heading=${packsWords.none()} .text=${packsWords.noneText()}
                  >${scenePicture('packs', icon('cards'))}</moon-empty-state
                >`
              : html`<ul class="rows">
                  ${(packs ?? []).map((pack) => this.#pack(pack))}
                </ul>`
          }
          <moon-hosted-packs
            .hosted=${this.hosted}
            .packs=${packs ?? []}
            .fetch=${(id: string) => this.#port?.fetch(id) ?? Promise.resolve(null)}
            .take=${(pack: Pack) => this.#take(pack)}
            @packs-refused=${() => this.#refuse(packsWords.notFetched())}
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
