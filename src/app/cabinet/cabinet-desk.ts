import {
  addingProduct,
  another,
  borrowing,
  describing,
  givingBack,
  leaving,
  lending,
  noting,
  owning,
  removingProduct,
  steppingAll,
  steppingBack,
  steppingOn,
  unowning,
  wishing,
  type CabinetState,
  type Changed,
} from '../../cabinet/changes.ts';
import { figureOf, isOwned, stageOf } from '../../cabinet/figures.ts';
import { productsBringing } from '../../cabinet/next.ts';
import { shelvesOf } from '../../cabinet/shelves.ts';
import { taking } from '../../cabinet/taking.ts';
import {
  STAGES,
  isPainted,
  type CabinetId,
  type Day,
  type PlainCabinet,
  type Product,
  type ProductId,
  type ShelfSort,
  type Stage,
} from '../../cabinet/terms.ts';
import { products as sold } from '../../cards/products.ts';
import { nowCalled } from '../../cards/renamed.ts';
import { rivals } from '../../cards/rivals.ts';
import { slug } from '../../cards/slug.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { Stores } from '../../storage/backup.ts';
import { PlayerStore } from '../../storage/player-store.ts';
import { TroupeStore } from '../../storage/troupe-store.ts';
import type {
  Arriving,
  CabinetChange,
  CabinetFigure,
  CabinetPort,
  CabinetProduct,
  CabinetShelf,
  Fielded,
  FieldAnswer,
  FigureCopy,
  ListedCabinet,
  ListReview,
  Told,
  UsedBy,
} from '../../ui/contexts/cabinet-port.ts';
import { fieldSentences } from '../../words/cabinet/fielding.ts';
import { listNames } from '../../words/cabinet/list-names.ts';
import { folded } from '../../words/language/folded.ts';
import { alsoCalled } from '../../words/names/official.ts';
import { byAlphabet } from '../../words/language/sentences.ts';
import { CabinetSums } from './cabinet-sums.ts';
import { KeptCabinets, MINE, type ChangedRows } from './kept-cabinets.ts';
import { ListDesk } from './list-desk.ts';

const DAY = 86_400_000;
const SIZES = [4, 5, 6];
const ORDINARY = 6;

/** The day of the player's calendar, wherever that is. */
const dayOf = (date: Date): Day => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

const nothing: CabinetChange = { what: 'nothing' };

/** The collection for the screens: what is kept, and what follows from it. */
export class CabinetDesk implements CabinetPort {
  readonly products: readonly Product[] = sold;
  readonly #products = new Map<ProductId, Product>(sold.map((product) => [product.id, product]));
  readonly #kept: KeptCabinets;
  #sums: CabinetSums;
  #lists: ListDesk;
  readonly #boxes = new Map<CharacterId, ProductId[]>();
  readonly #listeners = new Set<() => void>();
  readonly #figures = new Map<CabinetId, Map<CharacterId, CabinetFigure>>();

  private constructor(
    private readonly stores: Stores,
    private characters: readonly Character[],
    private readonly clock: () => Date,
  ) {
    this.#kept = new KeptCabinets(
      stores.database,
      (rows) => this.#changed(rows),
      nowCalled,
      () => clock().getTime(),
    );
    this.#sums = new CabinetSums(characters, rivals, sold);
    this.#lists = new ListDesk(characters, sold);
    for (const { id, characters: figures } of sold)
      for (const figure of new Set(figures)) this.#boxes.set(figure, [...(this.#boxes.get(figure) ?? []), id]);
  }

  /** With everything that is kept. */
  static async open(stores: Stores, characters: readonly Character[], clock = () => new Date()): Promise<CabinetDesk> {
    const desk = new CabinetDesk(stores, characters, clock);
    await desk.#kept.read();
    return desk;
  }

  /** Takes the cards of the box after a pack was added or removed. Figures of characters without a card stay in the cabinet. */
  lay(characters: readonly Character[]): void {
    this.characters = characters;
    this.#sums = new CabinetSums(characters, rivals, sold);
    this.#lists = new ListDesk(characters, sold);
    this.#changed(null);
  }

  /** Reads everything anew: a backup was brought. */
  read(): Promise<void> {
    return this.#kept.read();
  }

  #changed(rows: ChangedRows | null): void {
    if (rows) for (const character of rows.characters) this.#figures.get(rows.cabinet)?.delete(character);
    else this.#figures.clear();
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get cabinets(): readonly ListedCabinet[] {
    const all = this.#kept.all().filter(([, { gone }]) => !gone);
    const listed = all.length > 0 ? all : this.#kept.all().filter(([id]) => id === MINE);
    return listed.map(([id, cabinet]) => this.#listed(id, cabinet));
  }

  #listed(id: CabinetId, { name, player, products }: PlainCabinet): ListedCabinet {
    const owned = [...this.#kept.state(id).holdings.values()].map(({ copies }) => copies.filter(isOwned));
    return {
      id,
      name: name || listNames.mine(),
      player,
      figures: owned.flat().length,
      painted: owned.flat().filter((copy) => isPainted(stageOf(copy))).length,
      characters: owned.filter(({ length }) => length > 0).length,
      products: Object.values(products).reduce((sum, count) => sum + count, 0),
    };
  }

  figure(cabinet: CabinetId, character: CharacterId): CabinetFigure {
    const all = this.#figures.get(cabinet) ?? new Map<CharacterId, CabinetFigure>();
    this.#figures.set(cabinet, all);
    const known = all.get(character);
    if (known) return known;
    const figure = figureOf(character, this.#kept.state(cabinet).holdings.get(character), this.#boxes.get(character));
    all.set(character, figure);
    return figure;
  }

  figures(cabinet: CabinetId): readonly CabinetFigure[] {
    return this.characters.map(({ id }) => this.figure(cabinet, id));
  }

  shelves(cabinet: CabinetId, sort: ShelfSort): readonly CabinetShelf[] {
    const { products } = this.#kept.state(cabinet).cabinet;
    const needs = {
      characters: this.characters,
      products: sold,
      figure: (character: CharacterId) => this.figure(cabinet, character),
      count: (product: ProductId) => products[product] ?? 0,
    };
    return shelvesOf(needs, sort);
  }

  product(cabinet: CabinetId, id: ProductId): CabinetProduct {
    const product = this.#products.get(id) ?? { id, name: id, kind: 'limited', year: null, characters: [] };
    const owned = new Map<CharacterId, number>();
    let present = 0;
    for (const character of product.characters) {
      const taken = owned.get(character) ?? 0;
      if (this.figure(cabinet, character).owned > taken) present += 1;
      owned.set(character, taken + 1);
    }
    return { product, count: this.#kept.state(cabinet).cabinet.products[id] ?? 0, owned: present };
  }

  offers(cabinet: CabinetId, sought = ''): readonly CabinetProduct[] {
    const words = folded(sought.trim());
    const names = new Map(this.characters.map(({ id, name }) => [id, [name, ...alsoCalled(name)]]));
    const fits = ({ name, also = [], characters }: Product): boolean =>
      [name, ...also, ...characters.flatMap((id) => names.get(id) ?? [])].some((word) => folded(word).includes(words));
    const offers = sold.filter((product) => words === '' || fits(product)).map(({ id }) => this.product(cabinet, id));
    const isWhole = ({ count, owned, product }: CabinetProduct): boolean => count > 0 || owned === product.characters.length;
    const age = ({ product }: CabinetProduct): number => -(product.year ?? 0);
    const newest = offers.filter((offer) => !isWhole(offer)).sort((a, b) => age(a) - age(b));
    return [...newest, ...offers.filter(isWhole)];
  }

  here(cabinets: readonly CabinetId[], painted = false): ReadonlySet<CharacterId> {
    return new Set(
      cabinets.flatMap((cabinet) =>
        [...this.#kept.state(cabinet).holdings.keys()].filter((id) => {
          const figure = this.figure(cabinet, id);
          return (painted ? figure.painted : figure.here) > 0;
        }),
      ),
    );
  }

  async people(): Promise<readonly string[]> {
    const lent = this.#kept
      .all()
      .flatMap(([id]) => [...this.#kept.state(id).holdings.values()])
      .flatMap(({ copies, guests }) => [...copies, ...guests].flatMap(({ away, guest }) => [away, guest]));
    const players = await new PlayerStore(this.stores.database).list();
    const known = lent.filter((person): person is string => person !== null).sort(byAlphabet);
    return [...new Set([...known, ...players.map(({ data }) => data.name).sort(byAlphabet)])];
  }

  painting(cabinet: CabinetId): Readonly<Record<Stage, readonly { character: CharacterId; copy: FigureCopy }[]>> {
    const copies = this.figures(cabinet).flatMap(({ character, copies: all }) =>
      all.filter(({ gone, guest }) => gone === 'here' && guest === null).map((copy) => ({ character, copy })),
    );
    const column = (stage: Stage) =>
      copies.filter(({ copy }) => copy.stage === stage).sort((a, b) => (a.copy.days[stage] ?? 0) - (b.copy.days[stage] ?? 0));
    return {
      boxed: column('boxed'),
      built: column('built'),
      primed: column('primed'),
      begun: column('begun'),
      playable: column('playable'),
      finished: column('finished'),
    };
  }

  thisMonth(cabinet: CabinetId): Readonly<Partial<Record<Stage, number>>> {
    const date = this.clock();
    const first = dayOf(new Date(date.getFullYear(), date.getMonth(), 1));
    const copies = this.figures(cabinet).flatMap((figure) => figure.copies);
    const counts = STAGES.map((stage) => [stage, copies.filter(({ days }) => (days[stage] ?? 0) >= first).length] as const);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  today(): Day {
    return dayOf(this.clock());
  }

  async #make(cabinet: CabinetId, deed: (state: CabinetState) => Changed | null): Promise<CabinetChange> {
    const changed = deed(this.#kept.state(cabinet));
    if (!changed) return nothing;
    await this.#kept.make(cabinet, changed);
    return changed.change;
  }

  async #rename(cabinet: CabinetId, plain: Partial<PlainCabinet>, change: CabinetChange): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => ({ cabinet: { ...state.cabinet, ...plain }, holdings: new Map(), change }));
  }

  async addCabinet(name: string, player: string | null = null): Promise<CabinetId> {
    const all = this.#kept.all();
    const wanted = slug(name).slice(0, 40) || 'cabinet';
    let [id, count] = [wanted, 1];
    while (all.some(([taken]) => taken === id)) id = `${wanted}-${(count += 1)}`;
    const order = Math.max(...all.map(([, cabinet]) => cabinet.order)) + 1;
    await this.#rename(id, { name: name.trim(), player, order }, { what: 'cabinet', cabinet: id });
    return id;
  }
  renameCabinet(cabinet: CabinetId, name: string, player?: string | null): Promise<CabinetChange> {
    return this.#rename(cabinet, { name: name.trim(), ...(player === undefined ? {} : { player }) }, { what: 'cabinet', cabinet });
  }
  removeCabinet(cabinet: CabinetId): Promise<CabinetChange> {
    return this.#rename(cabinet, { gone: true }, { what: 'no-cabinet', cabinet });
  }

  own(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => owning(state, character));
  }
  unown(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => unowning(state, character));
  }
  another(cabinet: CabinetId, character: CharacterId): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => another(state, character));
  }
  addProduct(cabinet: CabinetId, id: ProductId, arriving?: Arriving): Promise<CabinetChange> {
    const product = this.#products.get(id);
    return this.#make(cabinet, (state) => (product ? addingProduct(state, product, arriving) : null));
  }
  removeProduct(cabinet: CabinetId, id: ProductId): Promise<CabinetChange> {
    const product = this.#products.get(id);
    return this.#make(cabinet, (state) => (product ? removingProduct(state, product) : null));
  }
  forward(cabinet: CabinetId, character: CharacterId, stage?: Stage, place?: number): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => steppingOn(state, character, this.today(), stage, place));
  }
  back(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => steppingBack(state, character, place));
  }
  forwardAll(cabinet: CabinetId, characters: readonly CharacterId[], stage: Stage): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => steppingAll(state, characters, stage, this.today()));
  }
  lend(cabinet: CabinetId, character: CharacterId, person: string, place?: number): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => lending(state, character, person, place));
  }
  giveBack(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => givingBack(state, character, place));
  }
  borrow(cabinet: CabinetId, character: CharacterId, person: string): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => borrowing(state, character, person));
  }
  wish(cabinet: CabinetId, character: CharacterId, wished: boolean): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => wishing(state, character, wished));
  }
  note(cabinet: CabinetId, character: CharacterId, note: string): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => noting(state, character, note));
  }
  recipe(cabinet: CabinetId, character: CharacterId, place: number, recipe: string): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => describing(state, character, place, { recipe }));
  }
  look(cabinet: CabinetId, character: CharacterId, place: number, look: ProductId | null): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => describing(state, character, place, { look }));
  }
  leave(cabinet: CabinetId, character: CharacterId, place?: number): Promise<CabinetChange> {
    return this.#make(cabinet, (state) => leaving(state, character, place));
  }
  async undo(): Promise<CabinetChange | null> {
    return (await this.#kept.undo()) ? { what: 'undone' } : null;
  }

  field(cabinets: readonly CabinetId[], sizes: readonly number[] = SIZES) {
    return this.#sums.field(this.here(cabinets), sizes);
  }
  fieldSentences(answer: FieldAnswer): readonly string[] {
    return fieldSentences(answer);
  }
  next(cabinets: readonly CabinetId[], size = ORDINARY) {
    const owned = new Set(
      cabinets.flatMap((cabinet) => this.figures(cabinet).flatMap((figure) => (figure.owned > 0 ? [figure.character] : []))),
    );
    const marked = new Set(cabinets.flatMap((cabinet) => Object.keys(this.#kept.state(cabinet).cabinet.products)));
    return this.#sums.next(owned, marked, size);
  }
  partners(character: CharacterId, cabinets: readonly CabinetId[] = []) {
    return this.#sums.partners(character, this.here(cabinets));
  }
  advice(characters: readonly CharacterId[], faction: Faction) {
    return this.#sums.advice(characters, faction);
  }
  fairPairs(cabinets: readonly CabinetId[], size: number) {
    return this.#sums.fairPairs(this.here(cabinets), size);
  }
  async evening(cabinets: readonly CabinetId[], size: number, more = 0) {
    const fielded = new Map([...(await this.history())].map(([id, { times }]) => [id, times]));
    const seed = [this.today(), ...cabinets, size, more].join(' ');
    return this.#sums.evening({ present: this.here(cabinets), painted: this.here(cabinets, true), fielded, size, seed });
  }

  async history(): Promise<ReadonlyMap<CharacterId, Fielded>> {
    const fielded = new Map<CharacterId, Fielded>();
    for (const { outcome, computers, changedAt } of await this.stores.matches.list()) {
      const day = dayOf(new Date(changedAt));
      const troupes = outcome?.troupes.filter((_, seat) => !computers?.[seat]) ?? [];
      for (const id of new Set(troupes.flat())) {
        const { times, last } = fielded.get(id) ?? { times: 0, last: 0 };
        fielded.set(id, { times: times + 1, last: Math.max(last ?? 0, day) });
      }
    }
    return fielded;
  }

  async usedBy(): Promise<ReadonlyMap<CharacterId, readonly UsedBy[]>> {
    const uses = new Map<CharacterId, UsedBy[]>();
    for (const { id, archived, data } of await new TroupeStore(this.stores.database).list())
      if (archived === null)
        for (const character of new Set(data.characters)) uses.set(character, [...(uses.get(character) ?? []), { id, name: data.name }]);
    return uses;
  }

  productsFor(characters: readonly CharacterId[]): readonly Product[] {
    return productsBringing(characters, sold);
  }

  readList(text: string): ListReview {
    return this.#lists.read(text);
  }
  takeList(cabinet: CabinetId, { lines }: ListReview, guesses: readonly number[] = []): Promise<CabinetChange> {
    const meant = lines.filter(({ how, number }) => how === 'known' || (how === 'guess' && guesses.includes(number)));
    return this.#make(cabinet, (state) => taking(state, meant, this.#products));
  }
  #written(id: CabinetId) {
    return { name: this.cabinets.find((cabinet) => cabinet.id === id)?.name ?? id, ...this.#kept.state(id) };
  }
  writeCsv(cabinets: readonly CabinetId[], telling?: Told): string {
    return this.#lists.table(
      cabinets.map((id) => this.#written(id)),
      telling,
    );
  }
  writeText(cabinet: CabinetId, telling?: Told): string {
    return this.#lists.text(this.#written(cabinet), telling);
  }
  code(cabinet: CabinetId): string {
    return this.#lists.code((character) => this.figure(cabinet, character));
  }
  readCode(code: string): ListReview | null {
    return this.#lists.readCode(code);
  }
}
