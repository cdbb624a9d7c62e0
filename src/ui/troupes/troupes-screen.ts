import { companyStyle } from '../art/company.ts';
import { scenePicture } from '../art/scenes.ts';
import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { factionsOf } from '../../troupes/faction.ts';
import { emptyTroupe, LONGEST_NAME, type Troupe } from '../../troupes/troupe.ts';
import { appWords } from '../../words/app/app.ts';
import { troupeWords } from '../../words/app/troupes.ts';
import { icon } from '../art/icon.ts';
import type { KeptTroupe, Parcel, TroupeDesk } from '../contexts/cards/troupe-port.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import '../kit/sheets/empty-state.ts';
import '../kit/fields/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import '../kit/sheets/toast.ts';
import { KeptList } from '../page/kept-list.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import { shareHash, troupesHash } from '../contexts/places.ts';
import './share-dialog.ts';
import './troupe-editor.ts';
import './troupe-list.ts';
import type { TroupeDone } from './troupe-list.ts';
import { sortTroupes, type TroupeOrder } from './troupe-order.ts';
import { typedName } from '../../rules/terms/typed-name.ts';

/** All saved troupes, or the editor of one of them. */
@customElement('moon-troupes-screen')
export class MoonTroupesScreen extends Screen {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      a.press {
        text-decoration: none;
      }
      details > summary {
        min-height: var(--touch);
        padding-block: var(--space-3);
        font-weight: 650;
        color: var(--touchable);
        cursor: pointer;
      }
    `,
  ];
  /** The id of the troupe in the editor; '' for the list. */
  @property() at = '';
  @state() private desk: TroupeDesk | null = null;
  @state() private order: TroupeOrder = 'changed';
  @state() private parcel: Parcel | null = null;
  @state() private renamed: Troupe | null = null;
  readonly #list = new KeptList(this, () => this.#read());

  protected override get headed(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('moon-troupe-editor, moon-page');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('library') || changed.has('at')) void this.#list.read();
  }

  async #read(): Promise<readonly KeptTroupe[]> {
    this.desk ??= await this.library.troupes();
    return this.desk.shelf.list();
  }

  async #fresh() {
    const { desk } = this;
    if (!desk) return;
    const troupe = emptyTroupe(desk.shelf.freshId(), troupeWords.fresh());
    if (await this.#list.change(() => desk.shelf.save(troupe))) location.hash = troupesHash(troupe.id);
  }

  #share(troupe: Troupe) {
    const { desk } = this;
    if (!desk) return;
    this.parcel = desk.shareTroupe(troupe, factionsOf(troupe, desk.catalogue)[0] ?? 'commonwealth');
  }

  #perform({ deed, troupe }: TroupeDone) {
    const shelf = this.desk?.shelf;
    if (!shelf) return;
    const { id, name } = troupe;
    switch (deed) {
      case 'rename':
        this.renamed = troupe;
        break;
      case 'share':
        this.#share(troupe);
        break;
      case 'duplicate':
        void this.#list.change(() =>
          shelf.save({ ...troupe, id: shelf.freshId(), name: troupeWords.copied(name).slice(0, LONGEST_NAME), archived: false }),
        );
        break;
      case 'archive':
        void this.#list.change(() => shelf.archive(id, !troupe.archived));
        break;
      case 'remove':
        void this.#list.change(() => shelf.remove(id), {
          words: troupeWords.removed(name),
          tone: 'news',
          undo: () => this.#list.change(() => shelf.undoRemove(id)),
        });
        break;
    }
  }

  async #rename() {
    const { renamed, desk } = this;
    if (!renamed || typedName(renamed.name) === '') return;
    const name = typedName(renamed.name);
    if (await this.#list.change(() => desk?.shelf.save({ ...renamed, name }, (kept) => ({ ...kept, name })))) this.renamed = null;
  }

  #renaming() {
    const { renamed } = this;
    const empty = renamed !== null && typedName(renamed.name) === '';
    return html`<moon-dialog ?open=${renamed !== null} .heading=${troupeWords.renameHeading()} @closed=${() => (this.renamed = null)}>
      ${
        renamed
          ? html`<moon-text-field
              autofocus
              .label=${troupeWords.name()}
              .value=${renamed.name}
              .error=${empty ? troupeWords.nameMissing() : ''}
              maxlength=${LONGEST_NAME}
              @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.renamed = { ...renamed, name: detail.value })}
            ></moon-text-field>`
          : nothing
      }
      <moon-button slot="actions" data-do="rename-now" ?disabled=${empty} @click=${() => void this.#rename()}
        >${troupeWords.renameNow()}</moon-button
      >
      <moon-button slot="actions" tone="quiet" @click=${() => (this.renamed = null)}>${troupeWords.cancel()}</moon-button>
    </moon-dialog>`;
  }

  #troupes(troupes: readonly KeptTroupe[], { catalogue }: TroupeDesk) {
    return html`<moon-troupe-list
      .listed=${sortTroupes(troupes, this.order, catalogue)}
      .catalogue=${catalogue}
      @deed=${({ detail }: MoonEvent<'deed'>) => this.#perform(detail)}
    ></moon-troupe-list>`;
  }

  #lists(troupes: readonly KeptTroupe[], desk: TroupeDesk) {
    const [keptTroupes, away] = [troupes.filter(({ troupe }) => !troupe.archived), troupes.filter(({ troupe }) => troupe.archived)];
    const orders = [
      { id: 'changed', label: troupeWords.sortChanged() },
      { id: 'name', label: troupeWords.sortName() },
      { id: 'faction', label: troupeWords.sortFaction() },
    ];
    return html`${
      keptTroupes.length === 0
        ? html`<moon-empty-state .heading=${troupeWords.none()} .text=${troupeWords.noneText()}
            >${scenePicture('troupes')}</moon-empty-state
          >`
        : html`${
            keptTroupes.length > 1
              ? html`<div>
                  <moon-segmented
                    .label=${troupeWords.sort()}
                    .selected=${this.order}
                    .segments=${orders}
                    @chosen=${({ detail }: MoonEvent<'chosen', { id: TroupeOrder }>) => (this.order = detail.id)}
                  ></moon-segmented>
                </div>`
              : nothing
          }${this.#troupes(keptTroupes, desk)}`
    }
    ${
      away.length > 0
        ? html`<details>
            <summary>${troupeWords.away()} (${away.length})</summary>
            ${this.#troupes(away, desk)}
          </details>`
        : nothing
    }`;
  }

  override render() {
    const { desk, at } = this;
    const kept = this.#list.items;
    const keptTroupe = kept?.find(({ troupe }) => troupe.id === at);
    const share = html`<moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>`;
    if (desk && keptTroupe)
      return html`<moon-troupe-editor
          .desk=${desk}
          .savedTroupe=${keptTroupe.troupe}
          @shared=${({ detail }: MoonEvent<'shared'>) => this.#share(detail.troupe)}
        ></moon-troupe-editor>
        ${share}`;
    return html`<moon-page .heading=${appWords.troupes()}>
        <div class="stack">
          ${this.#list.render()}
          ${at !== '' && kept && this.#list.isEmpty ? html`<moon-toast .closable=${false}>${troupeWords.gone()}</moon-toast>` : nothing}
          <div class="row">
            <moon-button icon="plus" data-do="fresh" ?disabled=${!desk} @click=${() => void this.#fresh()}
              >${troupeWords.fresh()}</moon-button
            >
            <a class="press" href=${shareHash()}>${icon('eye')}${troupeWords.takeIn()}</a>
          </div>
          ${desk && kept ? this.#lists(kept, desk) : this.#list.failure ? nothing : html`<p class="soft">${appWords.loading()}</p>`}
        </div>
      </moon-page>
      ${this.#renaming()} ${share}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-troupes-screen': MoonTroupesScreen;
  }
}
