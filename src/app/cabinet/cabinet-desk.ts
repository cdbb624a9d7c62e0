import { productsBringing } from '../../cabinet/advice/next-products.ts';
import { importedLines } from '../../cabinet/taking.ts';
import type { CabinetId, Day, PlainCabinet, Product, ProductId, ShelfSort } from '../../cabinet/terms.ts';
import { EDITION } from '../../cards/edition.ts';
import { products as sold } from '../../cards/products.ts';
import { nowCalled } from '../../cards/renamed-characters.ts';
import { rivals } from '../../cards/rivals.ts';
import { slug } from '../../cards/slug.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Stores } from '../../storage/backup/backup.ts';
import { freeId } from '../../storage/free-id.ts';
import { PlayerStore } from '../../storage/stores/player-store.ts';
import type { CabinetChange, CabinetPort, ListReview, ListInclusions } from '../../ui/contexts/cards/cabinet-port.ts';
import { fieldSentences } from '../../words/cabinet/fielding.ts';
import { byAlphabet } from '../../words/language/sentences.ts';
import { CabinetSums } from './cabinet-sums.ts';
import { CabinetWindows } from './cabinet-windows.ts';
import { dayOf } from './day-of.ts';
import { FigureDeeds, type CabinetDeed } from './figure-deeds.ts';
import { FigurePhotos } from './figure-photos.ts';
import { fieldedIn, usedIn } from './figures-used.ts';
import { KeptCabinets, type ChangedRows } from './kept-cabinets.ts';
import { ListDesk } from './list-desk.ts';
import { ShownCabinets } from './shown-cabinets.ts';

const SIZES = [4, 5, 6];
const ORDINARY = 6;
/** Days for which paint counts as fresh. */
const FRESH = 30;

const nothing: CabinetChange = { kind: 'nothing' };

/** The collection as the screens use it: the stored cabinets, and everything that is derived from them. */
export class CabinetDesk extends FigureDeeds implements CabinetPort {
  readonly products: readonly Product[] = sold;
  readonly edition = EDITION;
  readonly fieldSentences = fieldSentences;
  readonly #cabinetStore: KeptCabinets;
  readonly #windows: CabinetWindows;
  readonly #display: ShownCabinets;
  readonly #photos: FigurePhotos;
  #sums: CabinetSums;
  #lists: ListDesk;
  readonly #listeners = new Set<() => void>();

  private constructor(
    private readonly stores: Stores,
    characters: readonly Character[],
    private readonly clock: () => Date,
    windows: string,
  ) {
    super();
    this.#cabinetStore = new KeptCabinets(stores.database, nowCalled, () => clock().getTime(), {
      changed: (rows) => this.#changed(rows),
      written: (rows) => this.#windows.tell(rows),
    });
    this.#windows = new CabinetWindows(windows, (rows) => {
      (rows ? this.#cabinetStore.hear(rows) : this.read()).catch(() => undefined); // if this fails, the next change merges with what is stored
    });
    this.#photos = new FigurePhotos(stores.database, clock);
    this.#display = new ShownCabinets(this.#cabinetStore, sold, characters);
    this.#sums = new CabinetSums(characters, rivals, sold);
    this.#lists = new ListDesk(characters, sold);
  }

  /** Opens the desk with all stored cabinets. `windows`: the name of the channel between the windows of this device; '' for a window alone. */
  static async open(stores: Stores, characters: readonly Character[], clock = () => new Date(), windows = ''): Promise<CabinetDesk> {
    const desk = new CabinetDesk(stores, characters, clock, windows);
    await desk.#cabinetStore.read();
    return desk;
  }

  /** Computes the shelves of the first cabinet, so that they are drawn at once. */
  foresee(): void {
    const [first] = this.cabinets;
    if (first) this.#display.shelves(first.id, 'people');
  }

  /** Takes the cards of the box after a pack was added or removed. Figures of characters without a card stay in the cabinet. */
  lay(characters: readonly Character[]): void {
    this.#display.lay(characters);
    this.#sums = new CabinetSums(characters, rivals, sold);
    this.#lists = new ListDesk(characters, sold);
    this.#changed(null);
  }

  /** Reads everything from the disk again, as after restoring a backup. */
  read(): Promise<void> {
    return this.#cabinetStore.read();
  }

  /** Stops listening to other windows. */
  close(): void {
    this.#windows.close();
  }

  #changed(rows: ChangedRows | null): void {
    this.#display.forget(rows);
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get cabinets() {
    return this.#display.list();
  }
  figure(cabinet: CabinetId, character: CharacterId) {
    return this.#display.figure(cabinet, character);
  }
  figures(cabinet: CabinetId) {
    return this.#display.figures(cabinet);
  }
  shelves(cabinet: CabinetId, sort: ShelfSort) {
    return this.#display.shelves(cabinet, sort);
  }
  product(cabinet: CabinetId, id: ProductId) {
    return this.#display.product(cabinet, id);
  }
  offers(cabinet: CabinetId, sought = '') {
    return this.#display.offers(cabinet, sought);
  }
  charactersIn(cabinets: readonly CabinetId[], painted = false) {
    return this.#display.charactersIn(cabinets, painted);
  }
  painting(cabinet: CabinetId) {
    return this.#display.painting(cabinet);
  }

  async people(): Promise<readonly string[]> {
    const players = await new PlayerStore(this.stores.database).list();
    return [...new Set([...this.#display.lenders().sort(byAlphabet), ...players.map(({ data }) => data.name).sort(byAlphabet)])];
  }

  thisMonth(cabinet: CabinetId) {
    const date = this.clock();
    return this.#display.reachedSince(cabinet, dayOf(new Date(date.getFullYear(), date.getMonth(), 1)));
  }

  override today(): Day {
    return dayOf(this.clock());
  }

  protected async make(cabinet: CabinetId, deed: CabinetDeed): Promise<CabinetChange> {
    const changed = deed(this.#cabinetStore.state(cabinet));
    if (!changed) return nothing;
    await this.#cabinetStore.make(cabinet, changed);
    return changed.change;
  }

  async #rename(cabinet: CabinetId, plain: Partial<PlainCabinet>, change: CabinetChange): Promise<CabinetChange> {
    return this.make(cabinet, (state) => ({ cabinet: { ...state.cabinet, ...plain }, holdings: new Map(), change }));
  }

  async addCabinet(name: string, player: string | null = null): Promise<CabinetId> {
    const all = this.#cabinetStore.all();
    const id = freeId(slug(name).slice(0, 40) || 'cabinet', new Set(all.map(([taken]) => taken)));
    const order = Math.max(...all.map(([, cabinet]) => cabinet.order)) + 1;
    await this.#rename(id, { name: name.trim(), player, order }, { kind: 'cabinet', cabinet: id });
    return id;
  }
  renameCabinet(cabinet: CabinetId, name: string, player?: string | null): Promise<CabinetChange> {
    return this.#rename(cabinet, { name: name.trim(), ...(player === undefined ? {} : { player }) }, { kind: 'cabinet', cabinet });
  }
  removeCabinet(cabinet: CabinetId): Promise<CabinetChange> {
    return this.#rename(cabinet, { gone: true }, { kind: 'no-cabinet', cabinet });
  }

  photo(cabinet: CabinetId, character: CharacterId): Promise<Blob | null> {
    return this.#photos.open(cabinet, character);
  }
  keepPhoto(cabinet: CabinetId, character: CharacterId, photo: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#photos.keep(cabinet, character, photo);
  }
  removePhoto(cabinet: CabinetId, character: CharacterId): Promise<void> {
    return this.#photos.remove(cabinet, character);
  }
  async undo(): Promise<CabinetChange | null> {
    return (await this.#cabinetStore.undo()) ? { kind: 'undone' } : null;
  }

  field(cabinets: readonly CabinetId[], sizes: readonly number[] = SIZES) {
    return this.#sums.field(this.charactersIn(cabinets), sizes);
  }
  nextProducts(cabinets: readonly CabinetId[], size = ORDINARY) {
    const owned = new Set(
      cabinets.flatMap((cabinet) => this.figures(cabinet).flatMap((figure) => (figure.owned > 0 ? [figure.character] : []))),
    );
    const marked = new Set(cabinets.flatMap((cabinet) => Object.keys(this.#cabinetStore.state(cabinet).cabinet.products)));
    return this.#sums.nextProducts(owned, marked, size);
  }
  partners(character: CharacterId, cabinets: readonly CabinetId[] = []) {
    return this.#sums.partners(character, this.charactersIn(cabinets));
  }
  advice(characters: readonly CharacterId[], faction: Faction) {
    return this.#sums.advice(characters, faction);
  }
  fairPairs(cabinets: readonly CabinetId[], size: number) {
    return this.#sums.fairPairs(this.charactersIn(cabinets), size);
  }
  async evening(cabinets: readonly CabinetId[], size: number, more = 0) {
    const fielded = new Map([...(await this.history())].map(([id, { last }]) => [id, last ?? 0]));
    const seed = [this.today(), ...cabinets, size, more].join(' ');
    const [present, painted] = [this.charactersIn(cabinets), this.charactersIn(cabinets, true)];
    const fresh = this.#display.freshIn(cabinets, this.today() - FRESH);
    return this.#sums.evening({ present, painted, fresh, fielded, size, seed });
  }

  history() {
    return fieldedIn(this.stores);
  }
  usedBy() {
    return usedIn(this.stores);
  }

  productsFor(characters: readonly CharacterId[]): readonly Product[] {
    return productsBringing(characters, sold);
  }

  readList(text: string): ListReview {
    return this.#lists.read(text);
  }
  takeList(cabinet: CabinetId, { lines }: ListReview, guesses: readonly number[] = []): Promise<CabinetChange> {
    const meant = lines.filter(({ certainty, number }) => certainty === 'known' || (certainty === 'guess' && guesses.includes(number)));
    return this.make(cabinet, (state) => importedLines(state, meant, this.sold));
  }
  #written(id: CabinetId) {
    return { name: this.cabinets.find((cabinet) => cabinet.id === id)?.name ?? id, ...this.#cabinetStore.state(id) };
  }
  writeCsv(cabinets: readonly CabinetId[], telling?: ListInclusions): string {
    return this.#lists.table(
      cabinets.map((id) => this.#written(id)),
      telling,
    );
  }
  writeText(cabinet: CabinetId, telling?: ListInclusions): string {
    return this.#lists.text(this.#written(cabinet), telling);
  }
  code(cabinet: CabinetId): string {
    return this.#lists.code((character) => this.figure(cabinet, character));
  }
  readCode(code: string): ListReview | null {
    return this.#lists.readCode(code);
  }
}
