import { characters } from '../../../src/cards/index.ts';
import { STAGES, isPainted, type CabinetId, type Product, type ProductId, type ShelfSort, type Stage } from '../../../src/cabinet/terms.ts';
import type { CharacterId } from '../../../src/rules/terms/ids.ts';
import type {
  CabinetChange,
  CabinetFigure,
  CabinetPort,
  CabinetShelf,
  FigureCopy,
  ListReview,
} from '../../../src/ui/contexts/cards/cabinet-port.ts';

const product = (id: string, kind: Product['kind'], year: number, cast: readonly string[]): Product => ({
  id: id as ProductId,
  name: id.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase()),
  kind,
  year,
  characters: cast as readonly CharacterId[],
});

/** A few of them, one with somebody of another. */
export const sampleProducts: readonly Product[] = [
  product('the-barony', 'troupe-box', 2019, ['baron-von-fancyhat', 'eric-the-squire', 'flintlock']),
  product('goblin-city', 'troupe-box', 2019, ['doug-the-flatulent', 'vicious-syd', 'beaky-bobby']),
  product('dusk-till-dawn', 'starter', 2019, [
    'baron-von-fancyhat',
    'eric-the-squire',
    'flintlock',
    'friar-flavious',
    'doug-the-flatulent',
    'beaky-bobby',
    'vicious-syd',
    'grub',
  ]),
];

const freshCopy = (place: number, change: Partial<FigureCopy> = {}): FigureCopy => ({
  place,
  stage: 'boxed',
  days: {},
  from: null,
  look: null,
  away: null,
  guest: null,
  recipe: '',
  gone: 'here',
  ...change,
});
interface Kept {
  copies: FigureCopy[];
  wish: boolean;
  note: string;
  print: string | null;
}
type State = Map<string, Kept>;
const NOTHING_KEPT: Kept = { copies: [], wish: false, note: '', print: null };

/** A cabinet in memory with the manners of the real one: changes are told, one step of undo each, and drawn back where nothing can be kept. */
export class SampleCabinet implements CabinetPort {
  readonly products: readonly Product[];
  cabinets = [{ id: 'mine' as CabinetId, name: 'Mine', player: null, figures: 0, painted: 0, characters: 0, products: 0 }];
  full = false;
  readonly edition = '2026-08';
  readonly photos = new Map<string, Blob>();
  readonly #listeners = new Set<() => void>();
  #state: State = new Map();
  #past: State[] = [];
  #marked = new Map<ProductId, number>();
  /** A figure is the same until it changes. */
  readonly #figures = new Map<string, { row: Kept; figure: CabinetFigure }>();

  constructor(products: readonly Product[] = sampleProducts) {
    this.products = products;
  }

  subscribe(listener: () => void) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  #of(character: string): Kept {
    return this.#state.get(character) ?? NOTHING_KEPT;
  }
  figure(_: CabinetId, character: CharacterId): CabinetFigure {
    const row = this.#of(character);
    const known = this.#figures.get(character);
    if (known?.row === row) return known.figure;
    const figure = this.#shown(character, row);
    this.#figures.set(character, { row, figure });
    return figure;
  }
  #shown(character: CharacterId, { copies, wish, note, print }: Kept): CabinetFigure {
    const present = copies.filter(({ gone }) => gone === 'here');
    const owned = present.filter(({ guest }) => guest === null);
    const stages = (owned.length > 0 ? owned : present).map(({ stage }) => STAGES.indexOf(stage));
    const standing = present.filter(({ away }) => away === null);
    return {
      character,
      copies: copies.filter(({ gone }) => gone !== 'never'),
      owned: owned.length,
      present: standing.length,
      painted: standing.filter(({ stage }) => isPainted(stage)).length,
      stage: stages.length === 0 ? null : (STAGES[Math.max(...stages)] ?? null),
      away: present.some(({ away }) => away !== null),
      guest: present.some(({ guest }) => guest !== null),
      wish,
      note,
      print,
      products: this.products.filter((candidate) => candidate.characters.includes(character)).map(({ id }) => id),
    };
  }
  figures(cabinet: CabinetId) {
    return characters.map(({ id }) => this.figure(cabinet, id));
  }
  shelves(cabinet: CabinetId, sort: ShelfSort): readonly CabinetShelf[] {
    const byShelf = new Map<string, CharacterId[]>();
    const put = (shelf: string, id: CharacterId): void => void byShelf.set(shelf, [...(byShelf.get(shelf) ?? []), id]);
    for (const { id, keywords, factions } of characters) {
      const { stage, products, owned } = this.figure(cabinet, id);
      if (sort === 'people') put(keywords[0] ?? 'others', id);
      else if (sort === 'faction') for (const faction of factions) put(faction, id);
      else if (sort === 'stage') put(stage ?? 'others', id);
      else for (const shelf of products.length > 0 ? products : ['others']) if (sort === 'product' || owned === 0) put(shelf, id);
    }
    return [...byShelf].map(([id, ids]) => {
      const figures = ids.map((character) => this.figure(cabinet, character));
      const isHere = ({ copies }: CabinetFigure): boolean => copies.length > 0;
      const sorted = [...figures.filter(isHere), ...figures.filter((figure) => !isHere(figure))];
      return { id, sort, figures: sorted, owned: figures.filter(({ owned }) => owned > 0).length };
    });
  }
  product(cabinet: CabinetId, id: ProductId) {
    const listed = this.products.find((candidate) => candidate.id === id);
    if (!listed) throw new Error(`no product ${id}`);
    const owned = listed.characters.filter((character) => this.figure(cabinet, character).owned > 0).length;
    return { product: listed, count: this.#marked.get(id) ?? 0, owned };
  }
  offers(cabinet: CabinetId, sought = '') {
    return this.products.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase())).map(({ id }) => this.product(cabinet, id));
  }
  charactersIn(cabinets: readonly CabinetId[], painted = false): ReadonlySet<CharacterId> {
    const all = cabinets.flatMap((cabinet) => this.figures(cabinet));
    return new Set(all.filter((figure) => (painted ? figure.painted : figure.present) > 0).map(({ character }) => character));
  }
  people() {
    return Promise.resolve(['Bo', 'Ada']);
  }
  painting(cabinet: CabinetId) {
    const columns = Object.fromEntries(STAGES.map((stage) => [stage, []])) as unknown as Record<
      Stage,
      { character: CharacterId; copy: FigureCopy }[]
    >;
    for (const { character, copies } of this.figures(cabinet)) for (const copy of copies) columns[copy.stage].push({ character, copy });
    return columns;
  }
  thisMonth() {
    return {};
  }
  today() {
    return 20_784;
  }

  /** One change, one step of undo. */
  #change(made: CabinetChange, change: (state: State) => void): Promise<CabinetChange> {
    if (this.full) return Promise.reject(new Error('full'));
    this.#past.push(this.#state);
    this.#state = new Map(this.#state);
    change(this.#state);
    this.#tell();
    return Promise.resolve(made);
  }
  #tell() {
    const all = this.figures('mine' as CabinetId);
    const figures = all.reduce((sum, { owned }) => sum + owned, 0);
    const painted = all.filter(({ stage, owned }) => owned > 0 && stage !== null && isPainted(stage)).length;
    const [mine] = this.cabinets;
    if (mine) this.cabinets = [{ ...mine, figures, painted }];
    for (const listener of this.#listeners) listener();
  }
  #copies(state: State, character: CharacterId, change: (copies: readonly FigureCopy[]) => FigureCopy[]) {
    const before = this.#of(character);
    state.set(character, { ...before, copies: change(before.copies) });
  }
  #copy(state: State, character: CharacterId, place: number | undefined, change: Partial<FigureCopy>) {
    const meant = place ?? this.#of(character).copies.find(({ gone }) => gone === 'here')?.place;
    this.#copies(state, character, (copies) => copies.map((copy) => (copy.place === meant ? { ...copy, ...change } : copy)));
  }
  #new(character: CharacterId, change: Partial<FigureCopy> = {}) {
    return (state: State): void => this.#copies(state, character, (copies) => [...copies, freshCopy(copies.length, change)]);
  }

  addCabinet() {
    return Promise.resolve('mine' as CabinetId);
  }
  renameCabinet(cabinet: CabinetId) {
    return Promise.resolve({ kind: 'cabinet' as const, cabinet });
  }
  removeCabinet(cabinet: CabinetId) {
    return Promise.resolve({ kind: 'no-cabinet' as const, cabinet });
  }
  acquire(_: CabinetId, character: CharacterId) {
    return this.#change({ kind: 'owned', character }, this.#new(character));
  }
  another(_: CabinetId, character: CharacterId) {
    return this.#change({ kind: 'another', character }, this.#new(character));
  }
  unown(_: CabinetId, character: CharacterId) {
    return this.#change({ kind: 'unowned', character }, (state) => this.#copies(state, character, (copies) => copies.slice(0, -1)));
  }
  addProduct(cabinet: CabinetId, id: ProductId, { stage = 'boxed', double = false }: { stage?: Stage; double?: boolean } = {}) {
    const cast = this.product(cabinet, id).product.characters;
    const known = double ? [] : cast.filter((character) => this.figure(cabinet, character).owned > 0);
    const fresh = cast.filter((character) => !known.includes(character));
    this.#marked.set(id, 1);
    return this.#change({ kind: 'product', product: id, fresh, doubled: [], known }, (state) => {
      for (const character of fresh) this.#new(character, { stage, from: id })(state);
    });
  }
  removeProduct(_: CabinetId, id: ProductId) {
    return this.#change({ kind: 'no-product', product: id, count: 0, remaining: [] }, () => undefined);
  }
  forward(_: CabinetId, character: CharacterId, stage?: Stage, place?: number) {
    const copies = this.#of(character).copies;
    const copy = copies.find((candidate) => candidate.place === (place ?? 0)) ?? copies[0];
    const next = stage ?? STAGES[Math.min(5, STAGES.indexOf(copy?.stage ?? 'boxed') + 1)] ?? 'boxed';
    const days = { ...copy?.days, [next]: this.today() };
    return this.#change({ kind: 'stage', character, stage: next }, (state) =>
      this.#copy(state, character, copy?.place, { stage: next, days }),
    );
  }
  back(_: CabinetId, character: CharacterId, place?: number) {
    const copy = this.#of(character).copies[place ?? 0];
    const next = STAGES[Math.max(0, STAGES.indexOf(copy?.stage ?? 'boxed') - 1)] ?? 'boxed';
    return this.#change({ kind: 'stage', character, stage: next }, (state) => this.#copy(state, character, place, { stage: next }));
  }
  forwardAll(cabinet: CabinetId, ids: readonly CharacterId[], stage: Stage) {
    return this.#change({ kind: 'shelf-stage', count: ids.length, stage }, (state) => {
      for (const character of ids) this.#copy(state, character, 0, { stage });
      void cabinet;
    });
  }
  lend(_: CabinetId, character: CharacterId, player: string, place?: number) {
    return this.#change({ kind: 'lent', character, person: player }, (state) => this.#copy(state, character, place, { away: player }));
  }
  giveBack(_: CabinetId, character: CharacterId, place?: number) {
    return this.#change({ kind: 'returned', character }, (state) => this.#copy(state, character, place, { away: null }));
  }
  borrow(_: CabinetId, character: CharacterId, player: string) {
    return this.#change({ kind: 'borrowed', character, person: player }, this.#new(character, { guest: player }));
  }
  wish(_: CabinetId, character: CharacterId, wish: boolean) {
    return this.#change(
      { kind: wish ? 'wished' : 'unwished', character },
      (state) => void state.set(character, { ...this.#of(character), wish }),
    );
  }
  note(_: CabinetId, character: CharacterId, note: string) {
    return this.#change({ kind: 'note', character }, (state) => void state.set(character, { ...this.#of(character), note }));
  }
  recipe(_: CabinetId, character: CharacterId, place: number, recipe: string) {
    return this.#change({ kind: 'recipe', character }, (state) => this.#copy(state, character, place, { recipe }));
  }
  look(_: CabinetId, character: CharacterId, place: number, look: ProductId | null) {
    return this.#change({ kind: 'look', character }, (state) => this.#copy(state, character, place, { look }));
  }
  print(_: CabinetId, character: CharacterId, print: string | null) {
    return this.#change({ kind: 'print', character }, (state) => void state.set(character, { ...this.#of(character), print }));
  }
  photo(_: CabinetId, character: CharacterId) {
    return Promise.resolve(this.photos.get(character) ?? null);
  }
  keepPhoto(_: CabinetId, character: CharacterId, photo: Uint8Array<ArrayBuffer>) {
    if (this.full) return Promise.reject(new Error('full'));
    this.photos.set(character, new Blob([photo], { type: 'image/jpeg' }));
    return Promise.resolve();
  }
  removePhoto(_: CabinetId, character: CharacterId) {
    this.photos.delete(character);
    return Promise.resolve();
  }
  leave(_: CabinetId, character: CharacterId, place?: number) {
    return this.#change({ kind: 'left', character }, (state) => this.#copy(state, character, place, { gone: 'left' }));
  }
  undo(): Promise<CabinetChange | null> {
    const before = this.#past.pop();
    if (!before) return Promise.resolve(null);
    this.#state = before;
    this.#tell();
    return Promise.resolve({ kind: 'undone' });
  }

  field() {
    return Promise.resolve({ sizes: [4, 5, 6], rows: [], all: {}, idle: [], lacking: [] });
  }
  fieldSentences() {
    return ['Commonwealth: six a side, 84 ways', 'Shades: four a side, 1 way'];
  }
  nextProducts() {
    const [first, second] = this.products;
    const reason = (of: Product | undefined) =>
      of
        ? [
            {
              product: of,
              fresh: of.characters,
              friends: of.characters.slice(0, 1),
              roles: ['heals' as const],
              more: {},
              first: ['commonwealth' as const],
              closer: {},
              completes: [],
              idle: [],
            },
          ]
        : [];
    return Promise.resolve({ 'first-troupe': reason(first), friends: reason(second), 'new-roles': [], completes: [] });
  }
  partners(character: CharacterId) {
    const speak = characters
      .filter(({ id }) => id !== character)
      .slice(0, 8)
      .map(({ id }) => ({ character: id, bond: 'names' as const, ties: [], sentence: 'My Hero mentions a Noble.' }));
    return Promise.resolve({ speak, keywords: [], lack: [], sameBox: [] });
  }
  advice() {
    const places = { melee: 90, arcane: 50, evade: 50, health: 50, energy: 50, healing: 50, moving: 10, shooting: 50 };
    return Promise.resolve({ good: ['melee' as const], help: ['moving' as const], nobody: [], places, sentences: ['Good at melee.'] });
  }
  fairPairs() {
    return Promise.resolve([]);
  }
  evening(_: readonly CabinetId[], size: number) {
    const [first, second] = this.products;
    if (size > 3 || !first || !second) return Promise.resolve([]);
    const factions = ['commonwealth', 'dominion'] as const;
    return Promise.resolve([{ first: first.characters, second: second.characters, factions, gap: 0, reason: 'All painted' }]);
  }
  history() {
    return Promise.resolve(new Map());
  }
  usedBy() {
    return Promise.resolve(new Map());
  }
  productsFor(ids: readonly CharacterId[]) {
    return this.products.filter((candidate) => candidate.characters.some((character) => ids.includes(character)));
  }

  readList(text: string): ListReview {
    const lines = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, index) => {
        const card = characters.find(({ name }) => name.toLowerCase().startsWith(line.trim().toLowerCase().slice(0, 5)));
        const certainty =
          card === undefined
            ? ('not' as const)
            : card.name.toLowerCase() === line.trim().toLowerCase()
              ? ('known' as const)
              : ('guess' as const);
        return {
          number: index + 1,
          text: line,
          certainty,
          ...(card ? { character: card.id } : {}),
          count: 1,
          lent: null,
          wished: false,
          stage: null,
        };
      });
    const count = (certainty: string): number => lines.filter((line) => line.certainty === certainty).length;
    return { lines, known: count('known'), guesses: count('guess'), not: count('not') };
  }
  takeList(cabinet: CabinetId, { lines }: ListReview, guesses: readonly number[] = []) {
    const taken = lines.flatMap(({ certainty, number, character }) =>
      character && (certainty === 'known' || guesses.includes(number)) ? [character] : [],
    );
    const fresh = taken.filter((character) => this.figure(cabinet, character).owned === 0);
    return this.#change({ kind: 'list', count: taken.length }, (state) => {
      for (const character of fresh) this.#new(character)(state);
    });
  }
  writeCsv() {
    return 'cabinet,character\r\n';
  }
  writeText(cabinet: CabinetId) {
    return this.figures(cabinet)
      .filter(({ owned }) => owned > 0)
      .map(({ character }) => characters.find(({ id }) => id === character)?.name ?? '')
      .join('\n');
  }
  code(cabinet: CabinetId) {
    return btoa(this.writeText(cabinet)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  }
  readCode(code: string) {
    return this.readList(atob(code.replaceAll('-', '+').replaceAll('_', '/')));
  }
}
