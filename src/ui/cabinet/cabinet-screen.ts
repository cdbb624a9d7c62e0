import { consume } from '@lit/context';
import { LitElement, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { CabinetId, ProductId, ShelfSort } from '../../cabinet/terms.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { appWords } from '../../words/app/app.ts';
import { collectionWords } from '../../words/app/keeping/keeping.ts';
import { shelfWords } from '../../words/cabinet/cabinet-screen.ts';
import { onSpoken } from '../../words/language/locale.ts';
import type { CabinetPort } from '../contexts/cards/cabinet-port.ts';
import { libraryContext } from '../contexts/contexts.ts';
import { collectionHash } from '../contexts/places.ts';
import type { BoxPort } from '../contexts/library/box-port.ts';
import type { DesksPort } from '../contexts/library/desks-port.ts';
import { Watching } from '../contexts/watching.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';
import { pressable, shared } from '../kit/styles.ts';
import { isTyping } from '../kit/touch/typing.ts';
import { pageStyles } from '../page/page-styles.ts';
import { besideName, besideShelves, placedBeside, type ShelfBeside } from './beside-shelves.ts';
import { CabinetChanges } from './changes.ts';
import { cabinetDialog, type OpenDialog } from './cabinet-dialogs.ts';
import { cabinetStyles } from './cabinet-styles.ts';
import { cabinetHead, toolBar, type CabinetTool } from './cabinet-tools.ts';
import type { FigureStart } from './figure/figure-page.ts';
import { GlassWidth } from './glass-width.ts';
import { lastChange } from './last-change.ts';
import './painting-table.ts';
import { takenStyles } from './taken-styles.ts';
import { shelfFinder } from './shelf-finder.ts';
import { changeByKey } from './coins/shelf-keys.ts';
import { DrawnShelves } from './coins/drawn-shelves.ts';
import './coins/shelves.ts';
import { shelfCatalogue, type ShelfCatalogue } from './coins/shown-shelves.ts';

/** A collection as a cabinet: shelves with coins for owned figures and outlines for missing ones, and advice about them. */
@customElement('moon-cabinet-screen')
export class MoonCabinetScreen extends LitElement {
  static override styles = [shared, pressable, pageStyles, cabinetStyles, takenStyles];
  @consume({ context: libraryContext }) @property({ attribute: false }) library!: BoxPort & DesksPort;
  /** The letters of a link to a shared list; '' for none. */
  @property() at = '';
  @state() private port: CabinetPort | null = null;
  @state() private cabinet = 'mine' as CabinetId;
  @state() private sort: ShelfSort = 'people';
  @state() private sought = '';
  @state() private beside: ShelfBeside | null = null;
  @state() private painting = false;
  @state() private dialog: OpenDialog | null = null;
  @state() private version = 0;
  /** True if the first coins have been painted; the panel beside them is drawn after that. */
  @state() private settled = false;
  #catalogue: ShelfCatalogue = { cards: new Map(), products: new Map() };
  #stop: () => void = () => undefined;
  readonly #drawn = new DrawnShelves();
  readonly #glass = new GlassWidth(this);
  readonly #changes = new CabinetChanges(this, () => this.port, {
    character: (id) => this.#catalogue.cards.get(id)?.name ?? id,
    product: (id) => this.#catalogue.products.get(id)?.name ?? id,
  });
  protected readonly spoken = new Watching(this, () => ({ subscribe: onSpoken }));

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#keyed);
    if (this.port) this.#watch(this.port);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#keyed);
    this.#stop();
  }

  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('h1')?.focus({ preventScroll: true }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at') && this.at !== '' && this.port) this.dialog = 'in';
  }

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read() {
    await this.library.load();
    const port = await this.library.cabinet();
    this.#catalogue = shelfCatalogue(this.library.characters, port.products);
    this.cabinet = port.cabinets[0]?.id ?? this.cabinet;
    if (this.isConnected) this.#watch(port);
    [this.port, this.dialog] = [port, this.at === '' ? this.dialog : 'in'];
    await this.updateComplete.then(nextFrame);
    this.settled = true;
  }

  #watch(port: CabinetPort) {
    this.#stop();
    this.#stop = port.subscribe(() => {
      this.version += 1;
      const [first] = port.cabinets;
      if (first && !port.cabinets.some(({ id }) => id === this.cabinet)) this.cabinet = first.id;
    });
  }

  readonly #keyed = (event: KeyboardEvent): void => {
    if (isTyping() || this.dialog !== null || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'z') void this.#changes.undo();
    else if (!command && event.key === '/') this.renderRoot.querySelector<HTMLElement>('moon-text-field')?.focus();
    else return;
    event.preventDefault();
  };

  #open(character: CharacterId, start: FigureStart = '') {
    this.beside = { kind: 'figure', character, start };
  }

  /** Shows something new one frame after the pressed button is marked. */
  #whenSeen(show: () => void) {
    void this.#changes.mark().then((release) => {
      show();
      release();
    });
  }

  /** Adds a figure whose outline is touched; opens a figure that is here already. */
  #touched(character: CharacterId, keyboard = false) {
    const { port, cabinet } = this;
    if (!port) return;
    const { owned, guest } = port.figure(cabinet, character);
    if (owned > 0 || guest || keyboard) return this.#whenSeen(() => this.#open(character));
    void this.#take(port, character);
  }

  /** Adds a figure: its coin is drawn first, then the change, then the panel about the figure. */
  async #take(port: CabinetPort, character: CharacterId) {
    const { cabinet } = this;
    const shelves = this.renderRoot.querySelector('moon-shelves');
    shelves?.take(character);
    const made = this.#changes.make(() => port.acquire(cabinet, character));
    await nextFrame().then(nextFrame);
    if (this.#glass.wide) this.#open(character);
    await made;
    shelves?.take('');
  }

  #heldLong(character: CharacterId) {
    const { port, cabinet } = this;
    if (!port) return;
    if (port.figure(cabinet, character).owned > 0) void this.#changes.make(() => port.another(cabinet, character));
    else this.#open(character);
  }

  #key({ character, key }: { character: CharacterId; key: string }) {
    const { port, cabinet } = this;
    if (!port) return;
    if (key === 'l' || key === 'n') this.#open(character, key === 'l' ? 'lend' : 'note');
    else void this.#changes.make(() => changeByKey(port, cabinet, character, key));
  }

  #bring(product: ProductId, playable = false) {
    void this.#changes.bring(this.cabinet, product, playable ? { stage: 'playable' } : {}, async () => {
      this.dialog = null;
      await nextFrame(); // the list of products closes before the shelves are redrawn
      this.#drawn.forget();
    });
  }

  /** The actions of the tools. */
  readonly #tools = {
    open: (dialog: OpenDialog): void => this.#whenSeen(() => (this.dialog = dialog)),
    toggle: (tool: CabinetTool): void =>
      this.#whenSeen(() => {
        if (tool === 'paint') this.painting = !this.painting;
        else this.beside = this.beside?.kind === tool ? null : { kind: tool };
      }),
    isOn: (tool: CabinetTool): boolean => (tool === 'paint' ? this.painting : this.beside?.kind === tool),
  };

  #shelves(port: CabinetPort) {
    const { cabinet, sort, sought, version } = this;
    const shelves = this.#drawn.of(port, { cabinet, sort, sought, version }, this.#catalogue);
    if (shelves.length === 0) return html`<p class="soft">${shelfWords.none()}</p>`;
    const isEmpty = port.cabinets.find(({ id }) => id === this.cabinet)?.figures === 0;
    return html`${isEmpty ? html`<p class="soft">${shelfWords.emptyText()}</p>` : nothing}<moon-shelves
        .shelves=${shelves}
        .about=${`${cabinet} ${sort}`}
        .current=${this.beside?.kind === 'figure' ? this.beside.character : ''}
        @coin=${({ detail }: MoonEvent<'coin'>) => this.#touched(detail.character, detail.keyboard)}
        @coin-held=${({ detail }: MoonEvent<'coin-held'>) => this.#heldLong(detail.character)}
        @coin-key=${({ detail }: MoonEvent<'coin-key'>) => this.#key(detail)}
        @shelf-taken=${({ detail }: MoonEvent<'shelf-taken'>) => this.#bring(detail.shelf)}
      ></moon-shelves>`;
  }

  #placed(port: CabinetPort) {
    const { cabinet, version, beside } = this;
    const subject = { port, cabinet, version, changes: this.#changes, catalogue: this.#catalogue };
    const shown = this.settled ? besideShelves(beside, subject, (character) => this.#open(character)) : nothing;
    const close = (): void => void (this.beside = null);
    return placedBeside(this.#glass, { name: besideName(beside, this.#catalogue), shown, isOpen: beside !== null, close });
  }

  #head(port: CabinetPort | null) {
    const listed = port?.cabinets.find(({ id }) => id === this.cabinet);
    const name = port && port.cabinets.length > 1 && listed ? listed.name : collectionWords.heading();
    const counts = listed ? shelfWords.figures(listed.figures, listed.painted) : null;
    return cabinetHead({ name, counts, wide: this.#glass.middle }, this.#tools);
  }

  override render() {
    const { port, cabinet, version } = this;
    const [head, catalogue, changes] = [this.#head(port), this.#catalogue, this.#changes];
    if (port === null)
      return html`${head}
        <main><p class="soft">${appWords.loading()}</p></main>`;
    return html`${head}
      <main>
        <div>
          ${
            this.painting
              ? html`<moon-painting-table
                  .port=${port}
                  .changes=${changes}
                  .catalogue=${catalogue}
                  .cabinet=${cabinet}
                  .version=${version}
                ></moon-painting-table>`
              : html`${shelfFinder(
                  { sort: this.sort, sought: this.sought, narrow: !this.#glass.middle },
                  { sortBy: (sort) => (this.sort = sort), search: (sought) => (this.sought = sought) },
                )}${this.#shelves(port)}`
          }
        </div>
        ${this.#placed(port)}
      </main>
      ${lastChange(changes)} ${this.#glass.middle ? nothing : toolBar(this.#tools)}
      ${cabinetDialog(
        this.dialog,
        { port, changes, catalogue, cabinet, version, code: this.at },
        {
          open: (dialog) => {
            if (this.dialog === 'in') this.#drawn.forget();
            this.dialog = dialog;
            if (dialog === null && this.at !== '') location.replace(collectionHash()); // the list of the link has been handled
          },
          bring: (product, playable) => this.#bring(product, playable),
          show: (shown) => (this.cabinet = shown),
        },
      )}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-cabinet-screen': MoonCabinetScreen;
  }
}
