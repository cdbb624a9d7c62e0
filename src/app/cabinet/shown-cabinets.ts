import type { CabinetState } from '../../cabinet/changes.ts';
import { figureOf, isOwned, stageOf } from '../../cabinet/figures.ts';
import { shelvesOf } from '../../cabinet/shelves.ts';
import {
  STAGES,
  isPainted,
  type CabinetId,
  type PlainCabinet,
  type Product,
  type ProductId,
  type ShelfSort,
  type Stage,
} from '../../cabinet/terms.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { CabinetFigure, CabinetProduct, CabinetShelf, FigureCopy, ListedCabinet } from '../../ui/contexts/cards/cabinet-port.ts';
import { listNames } from '../../words/cabinet/list-names.ts';
import { foldedText } from '../../words/language/folded-text.ts';
import { alsoCalled } from '../../words/names/official.ts';
import { MINE, type ChangedRows } from './kept-cabinets.ts';

/** The stored cabinets, as the screens read them. */
export interface CabinetsKept {
  all: () => [CabinetId, PlainCabinet][];
  state: (cabinet: CabinetId) => CabinetState;
}

/** A figure at a stage of painting. */
export interface PaintedCopy {
  character: CharacterId;
  copy: FigureCopy;
}

/** The counts of a cabinet, computed when they are first asked for. */
type FigureCounts = Pick<ListedCabinet, 'figures' | 'painted' | 'characters' | 'products'>;

/** The cabinets as the screens see them. An answer is remembered until its cabinet changes. */
export class ShownCabinets {
  readonly #products: ReadonlyMap<ProductId, Product>;
  readonly #boxes = new Map<CharacterId, ProductId[]>();
  readonly #figures = new Map<CabinetId, Map<CharacterId, CabinetFigure>>();
  readonly #counted = new Map<CabinetId, FigureCounts>();

  constructor(
    private readonly storage: CabinetsKept,
    private readonly sold: readonly Product[],
    private characters: readonly Character[],
  ) {
    this.#products = new Map(sold.map((product) => [product.id, product]));
    for (const { id, characters: figures } of sold)
      for (const figure of new Set(figures)) this.#boxes.set(figure, [...(this.#boxes.get(figure) ?? []), id]);
  }

  /** Takes the present cards. Figures of characters without a card stay in the cabinet. */
  lay(characters: readonly Character[]): void {
    this.characters = characters;
    this.forget(null);
  }

  /** Forgets the answers that these changed rows concern; null: all answers. */
  forget(rows: ChangedRows | null): void {
    if (rows === null) {
      this.#figures.clear();
      this.#counted.clear();
      return;
    }
    for (const character of rows.characters) this.#figures.get(rows.cabinet)?.delete(character);
    this.#counted.delete(rows.cabinet);
  }

  /** The cabinets that were not removed; at least one. Their figures are counted only when the counts are read. */
  list(): readonly ListedCabinet[] {
    const all = this.storage.all();
    const standing = all.filter(([, { gone }]) => !gone);
    const listed = standing.length > 0 ? standing : all.filter(([id]) => id === MINE);
    return listed.map(([id, { name, player }]) => {
      const counts = (): FigureCounts => this.#counts(id);
      return {
        id,
        name: name || listNames.mine(),
        player,
        get figures() {
          return counts().figures;
        },
        get painted() {
          return counts().painted;
        },
        get characters() {
          return counts().characters;
        },
        get products() {
          return counts().products;
        },
      };
    });
  }

  #counts(id: CabinetId): FigureCounts {
    const known = this.#counted.get(id);
    if (known) return known;
    const { cabinet, holdings } = this.storage.state(id);
    const owned = [...holdings.values()].map(({ copies }) => copies.filter(isOwned));
    const counts = {
      figures: owned.reduce((sum, { length }) => sum + length, 0),
      painted: owned.flat().filter((copy) => isPainted(stageOf(copy))).length,
      characters: owned.filter(({ length }) => length > 0).length,
      products: Object.values(cabinet.products).reduce((sum, count) => sum + count, 0),
    };
    this.#counted.set(id, counts);
    return counts;
  }

  figure(cabinet: CabinetId, character: CharacterId): CabinetFigure {
    const all = this.#figures.get(cabinet) ?? new Map<CharacterId, CabinetFigure>();
    this.#figures.set(cabinet, all);
    const known = all.get(character);
    if (known) return known;
    const figure = figureOf(character, this.storage.state(cabinet).holdings.get(character), this.#boxes.get(character));
    all.set(character, figure);
    return figure;
  }

  figures(cabinet: CabinetId): readonly CabinetFigure[] {
    return this.characters.map(({ id }) => this.figure(cabinet, id));
  }

  shelves(cabinet: CabinetId, sort: ShelfSort): readonly CabinetShelf[] {
    const { products } = this.storage.state(cabinet).cabinet;
    const needs = {
      characters: this.characters,
      products: this.sold,
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
    return { product, count: this.storage.state(cabinet).cabinet.products[id] ?? 0, owned: present };
  }

  /** Products to add: incomplete ones first, and among them the newest first. */
  offers(cabinet: CabinetId, sought: string): readonly CabinetProduct[] {
    const words = foldedText(sought.trim());
    const names = new Map(words === '' ? [] : this.characters.map(({ id, name }) => [id, [name, ...alsoCalled(name)]]));
    const fits = ({ name, also = [], characters }: Product): boolean =>
      [name, ...also, ...characters.flatMap((id) => names.get(id) ?? [])].some((word) => foldedText(word).includes(words));
    const offers = this.sold.filter((product) => words === '' || fits(product)).map(({ id }) => this.product(cabinet, id));
    const isWhole = ({ count, owned, product }: CabinetProduct): boolean => count > 0 || owned === product.characters.length;
    const age = ({ product }: CabinetProduct): number => -(product.year ?? 0);
    const newest = offers.filter((offer) => !isWhole(offer)).sort((a, b) => age(a) - age(b));
    return [...newest, ...offers.filter(isWhole)];
  }

  /** The characters that stand in these cabinets; with `painted` only the painted ones. */
  charactersIn(cabinets: readonly CabinetId[], painted: boolean): ReadonlySet<CharacterId> {
    return new Set(
      cabinets.flatMap((cabinet) =>
        [...this.storage.state(cabinet).holdings.keys()].filter((id) => {
          const figure = this.figure(cabinet, id);
          return (painted ? figure.painted : figure.present) > 0;
        }),
      ),
    );
  }

  /** Characters in these cabinets that were painted on or after the day `first`. */
  freshIn(cabinets: readonly CabinetId[], first: number): ReadonlySet<CharacterId> {
    const painted = this.charactersIn(cabinets, true);
    const isFresh = ({ copies }: CabinetFigure): boolean =>
      copies.some(({ gone, days }) => gone === 'here' && Math.max(days.playable ?? 0, days.finished ?? 0) >= first);
    return new Set([...painted].filter((id) => cabinets.some((cabinet) => isFresh(this.figure(cabinet, id)))));
  }

  /** The copies of figures by their stage; the copies that reached a stage earliest come first. */
  painting(cabinet: CabinetId): Readonly<Record<Stage, readonly PaintedCopy[]>> {
    const copies = this.figures(cabinet).flatMap(({ character, copies: all }) =>
      all.filter(({ gone, guest }) => gone === 'here' && guest === null).map((copy) => ({ character, copy })),
    );
    const column = (stage: Stage): PaintedCopy[] =>
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

  /** The number of copies that have reached each stage on or after the day `first`. */
  reachedSince(cabinet: CabinetId, first: number): Readonly<Partial<Record<Stage, number>>> {
    const copies = this.figures(cabinet).flatMap((figure) => figure.copies);
    const counts = STAGES.map((stage) => [stage, copies.filter(({ days }) => (days[stage] ?? 0) >= first).length] as const);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  /** All people to whom a figure was lent or from whom one was borrowed. */
  lenders(): string[] {
    const copies = this.storage
      .all()
      .flatMap(([id]) => [...this.storage.state(id).holdings.values()])
      .flatMap(({ copies: owned, guests }) => [...owned, ...guests]);
    return [...new Set(copies.flatMap(({ away, guest }) => [away, guest]).filter((person) => person !== null))];
  }
}
