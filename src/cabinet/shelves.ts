import type { Character } from '../rules/terms/card-language.ts';
import { FACTIONS } from '../rules/terms/factions.ts';
import type { CabinetFigure, CabinetShelf } from './answers.ts';
import { STAGES, type Product, type ShelfSort } from './terms.ts';

/** The data for shelves: the cards in order, the products, and the figure of each card. */
export interface ShelfNeeds {
  characters: readonly Character[];
  products: readonly Product[];
  figure: (character: Character['id']) => CabinetFigure;
  /** The number of copies of a product that are marked. */
  count: (product: string) => number;
}

const OTHERS = 'others';

const isThere = ({ owned, guest }: CabinetFigure): boolean => owned > 0 || guest;

function shelf(id: string, sort: ShelfSort, figures: readonly CabinetFigure[]): CabinetShelf {
  const present = figures.filter(isThere);
  return {
    id,
    sort,
    figures: [...present, ...figures.filter((figure) => !isThere(figure))],
    owned: figures.filter(({ owned }) => owned > 0).length,
  };
}

/** Groups cards into shelves by their keys, in the order in which the keys first occur; `others` comes last. */
function grouped(
  needs: ShelfNeeds,
  sort: ShelfSort,
  keysOf: (card: Character, figure: CabinetFigure) => readonly string[],
): CabinetShelf[] {
  const groups = new Map<string, CabinetFigure[]>();
  for (const card of needs.characters) {
    const figure = needs.figure(card.id);
    const keys = keysOf(card, figure);
    for (const key of keys.length > 0 ? keys : [OTHERS]) groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  const shelves = [...groups].map(([id, figures]) => shelf(id, sort, figures));
  return [...shelves.filter(({ id }) => id !== OTHERS), ...shelves.filter(({ id }) => id === OTHERS)];
}

const inOrder = (shelves: readonly CabinetShelf[], order: readonly string[]): CabinetShelf[] =>
  [...shelves].sort((a, b) => place(a.id, order) - place(b.id, order));
const place = (id: string, order: readonly string[]): number => (order.includes(id) ? order.indexOf(id) : order.length);

function ofProducts({ characters, products, figure, count }: ShelfNeeds): CabinetShelf[] {
  const known = new Set(characters.map(({ id }) => id));
  const shelves = products.flatMap((product) => {
    const figures = [...new Set(product.characters)].filter((id) => known.has(id)).map(figure);
    return count(product.id) > 0 && figures.length > 0 ? [shelf(product.id, 'product', figures)] : [];
  });
  const boxed = new Set(products.filter(({ id }) => count(id) > 0).flatMap((product) => product.characters));
  const loose = characters.filter(({ id }) => !boxed.has(id)).map(({ id }) => figure(id));
  return [...shelves, ...(loose.length > 0 ? [shelf(OTHERS, 'product', loose)] : [])];
}

/** The products of which some figures are owned and some are missing; the product that lacks least comes first. */
function ofGaps({ characters, products, figure }: ShelfNeeds): CabinetShelf[] {
  const known = new Set(characters.map(({ id }) => id));
  return products
    .flatMap((product) => {
      const figures = [...new Set(product.characters)].filter((id) => known.has(id)).map(figure);
      const made = shelf(product.id, 'gaps', figures);
      return made.owned > 0 && made.owned < figures.length ? [made] : [];
    })
    .sort((a, b) => a.figures.length - a.owned - (b.figures.length - b.owned));
}

/** The shelves of a cabinet. Every character is on at least one shelf, except with the sort `gaps`. */
export function shelvesOf(needs: ShelfNeeds, sort: ShelfSort): CabinetShelf[] {
  switch (sort) {
    case 'people':
      return grouped(needs, sort, ({ keywords }) => keywords.slice(0, 1));
    case 'faction':
      return inOrder(
        grouped(needs, sort, ({ factions }) => factions),
        FACTIONS,
      );
    case 'stage':
      return inOrder(
        grouped(needs, sort, (_, { stage }) => (stage === null ? [] : [stage])),
        STAGES,
      );
    case 'product':
      return ofProducts(needs);
    case 'gaps':
      return ofGaps(needs);
  }
}
