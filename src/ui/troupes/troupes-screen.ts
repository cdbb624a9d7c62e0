import { consume } from '@lit/context';
import { companyPicture, companyStyle } from '../art/company.ts';
import type { Companion } from '../art/company.ts';
import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { factionsOf } from '../../troupes/faction.ts';
import { emptyTroupe, LONGEST_NAME, type Troupe } from '../../troupes/troupe.ts';
import { appWords } from '../../words/app/app.ts';
import { troupeWords } from '../../words/app/troupes.ts';
import { icon } from '../art/icon.ts';
import { libraryContext } from '../contexts/contexts.ts';
import type { LibraryPort } from '../contexts/library-port.ts';
import type { KeptTroupe, Parcel, TroupeDesk } from '../contexts/troupe-port.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/empty-state.ts';
import '../kit/segmented.ts';
import { pressable, shared } from '../kit/styles.ts';
import '../kit/text-field.ts';
import '../kit/toast.ts';
import '../page/page.ts';
import type { MoonPage } from '../page/page.ts';
import { pageStyles } from '../page/page-styles.ts';
import { shareHash, troupesHash } from '../contexts/places.ts';
import './share-dialog.ts';
import './troupe-editor.ts';
import type { MoonTroupeEditor } from './troupe-editor.ts';
import './troupe-list.ts';
import type { TroupeDone } from './troupe-list.ts';
import { ordered, type TroupeOrder } from './troupe-order.ts';
import { typedName } from '../../rules/terms/typed-name.ts';

/** Who stands there while nobody else does. */
const COMPANY: readonly Companion[] = [
  { character: 'baron-von-fancyhat', faction: 'commonwealth' },
  { character: 'agatha-tavernfrau', faction: 'commonwealth' },
  { character: 'flintlock', faction: 'commonwealth' },
  { character: 'young-jack', faction: 'commonwealth' },
  { character: 'friar-flavious', faction: 'commonwealth' },
];

/** All kept troupes, or one of them on the bench. */
@customElement('moon-troupes-screen')
export class MoonTroupesScreen extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    companyStyle,
    css`
      .people {
        width: min(100%, 30rem);
      }
      .people .company {
        height: 150px;
      }
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
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: LibraryPort;
  /** The troupe on the bench; '' for the list. */
  @property() at = '';
  @state() private desk: TroupeDesk | null = null;
  @state() private kept: readonly KeptTroupe[] | null = null;
  @state() private order: TroupeOrder = 'changed';
  @state() private parcel: Parcel | null = null;
  @state() private renamed: Troupe | null = null;
  @state() private said: { words: string; tone: 'news' | 'refusal'; back?: Troupe } | null = null;
  @query('moon-page') private readonly page!: MoonPage | null;
  @query('moon-troupe-editor') private readonly editor!: MoonTroupeEditor | null;

  override focus(): void {
    void this.updateComplete.then(() => (this.editor ?? this.page)?.focus());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('library') || changed.has('at')) void this.#read();
  }

  async #read() {
    this.desk ??= await this.library.troupes();
    try {
      this.kept = await this.desk.shelf.list();
    } catch {
      this.kept = [];
      this.said = { words: appWords.notKept(), tone: 'refusal' };
    }
  }

  async #keep(work: Promise<unknown> | undefined, notice: MoonTroupesScreen['said'] = null): Promise<boolean> {
    try {
      await work;
      this.said = notice;
      return true;
    } catch {
      this.said = { words: appWords.notKept(), tone: 'refusal' };
      return false;
    } finally {
      await this.#read();
    }
  }

  async #fresh() {
    const { desk } = this;
    if (!desk) return;
    const troupe = emptyTroupe(desk.shelf.freshId(), troupeWords.fresh());
    if (await this.#keep(desk.shelf.save(troupe))) location.hash = troupesHash(troupe.id);
  }

  #share(troupe: Troupe) {
    const { desk } = this;
    if (!desk) return;
    this.parcel = desk.shareTroupe(troupe, factionsOf(troupe, desk.catalogue)[0] ?? 'commonwealth');
  }

  #done({ deed, troupe }: TroupeDone) {
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
        void this.#keep(
          shelf.save({ ...troupe, id: shelf.freshId(), name: troupeWords.copied(name).slice(0, LONGEST_NAME), archived: false }),
        );
        break;
      case 'archive':
        void this.#keep(shelf.archive(id, !troupe.archived));
        break;
      case 'remove':
        void this.#keep(shelf.remove(id), { words: troupeWords.removed(name), tone: 'news', back: troupe });
        break;
    }
  }

  async #rename() {
    const { renamed, desk } = this;
    if (!renamed || typedName(renamed.name) === '') return;
    const name = typedName(renamed.name);
    if (await this.#keep(desk?.shelf.save({ ...renamed, name }, (kept) => ({ ...kept, name })))) this.renamed = null;
  }

  #toast() {
    const { said } = this;
    if (!said) return nothing;
    const { back } = said;
    const undo = () => back && void this.#keep(this.desk?.shelf.undoRemove(back.id));
    return html`<moon-toast .tone=${said.tone} @closed=${() => (this.said = null)}
      >${said.words}${
        back ? html`<moon-button slot="link" tone="quiet" icon="undo" @click=${undo}>${troupeWords.undo()}</moon-button>` : nothing
      }</moon-toast
    >`;
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
              @changed=${({ detail }: CustomEvent<{ value: string }>) => (this.renamed = { ...renamed, name: detail.value })}
            ></moon-text-field>`
          : nothing
      }
      <moon-button slot="actions" data-do="rename-now" ?disabled=${empty} @click=${() => void this.#rename()}
        >${troupeWords.renameNow()}</moon-button
      >
      <moon-button slot="actions" tone="quiet" @click=${() => (this.renamed = null)}>${troupeWords.cancel()}</moon-button>
    </moon-dialog>`;
  }

  #list(kept: readonly KeptTroupe[], { catalogue }: TroupeDesk) {
    return html`<moon-troupe-list
      .listed=${ordered(kept, this.order, catalogue)}
      .catalogue=${catalogue}
      @deed=${({ detail }: CustomEvent<TroupeDone>) => this.#done(detail)}
    ></moon-troupe-list>`;
  }

  #lists(kept: readonly KeptTroupe[], desk: TroupeDesk) {
    const [keptTroupes, away] = [kept.filter(({ troupe }) => !troupe.archived), kept.filter(({ troupe }) => troupe.archived)];
    const orders = [
      { id: 'changed', label: troupeWords.sortChanged() },
      { id: 'name', label: troupeWords.sortName() },
      { id: 'faction', label: troupeWords.sortFaction() },
    ];
    return html`${
      keptTroupes.length === 0
        ? html`<moon-empty-state .heading=${troupeWords.none()} .text=${troupeWords.noneText()}
            ><div slot="picture" class="people">${companyPicture(COMPANY)}</div></moon-empty-state
          >`
        : html`${
            keptTroupes.length > 1
              ? html`<div>
                  <moon-segmented
                    .label=${troupeWords.sort()}
                    .selected=${this.order}
                    .segments=${orders}
                    @chosen=${({ detail }: CustomEvent<{ id: TroupeOrder }>) => (this.order = detail.id)}
                  ></moon-segmented>
                </div>`
              : nothing
          }${this.#list(keptTroupes, desk)}`
    }
    ${
      away.length > 0
        ? html`<details>
            <summary>${troupeWords.away()} (${away.length})</summary>
            ${this.#list(away, desk)}
          </details>`
        : nothing
    }`;
  }

  override render() {
    const { desk, kept, at } = this;
    const keptTroupe = kept?.find(({ troupe }) => troupe.id === at);
    const share = html`<moon-share-dialog .parcel=${this.parcel} @closed=${() => (this.parcel = null)}></moon-share-dialog>`;
    if (desk && keptTroupe)
      return html`<moon-troupe-editor
          .desk=${desk}
          .kept=${keptTroupe.troupe}
          @shared=${({ detail }: CustomEvent<{ troupe: Troupe }>) => this.#share(detail.troupe)}
        ></moon-troupe-editor>
        ${share}`;
    return html`<moon-page .heading=${appWords.troupes()}>
        <div class="stack">
          ${this.#toast()}
          ${at !== '' && kept && !this.said ? html`<moon-toast .closable=${false}>${troupeWords.gone()}</moon-toast>` : nothing}
          <div class="row">
            <moon-button icon="plus" data-do="fresh" ?disabled=${!desk} @click=${() => void this.#fresh()}
              >${troupeWords.fresh()}</moon-button
            >
            <a class="press" href=${shareHash()}>${icon('eye')}${troupeWords.takeIn()}</a>
          </div>
          ${desk && kept ? this.#lists(kept, desk) : html`<p class="soft">${appWords.loading()}</p>`}
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
