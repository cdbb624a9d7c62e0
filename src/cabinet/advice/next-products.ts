import type { Character } from '../../rules/terms/card-language.ts';
import { FACTIONS, type Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { FieldAnswer, NextAnswer, NextProduct } from '../answers.ts';
import { fitTogether, idleAmong, rolesLacking, type Bonds } from './bonds.ts';
import { largest, troupeCounts, type TroupeCounts } from './field.ts';
import type { Product, ProductId } from '../terms.ts';

/** Larger sizes are not counted: no table of players fields more. */
const MOST = 12;
/** A faction that still lacks more characters than this after a purchase is no reason for it. */
const NEAR = 3;
/** At most so many products are shown for each goal. */
const SHOWN = 12;

const cardsOf = (characters: Iterable<CharacterId>, { cards }: Bonds): Character[] => [...characters].flatMap((id) => cards.get(id) ?? []);
const bySize = <T>(sizes: readonly number[], count: (size: number) => T): Record<number, T> =>
  Object.fromEntries(sizes.map((size) => [size, count(size)]));

/** The legal troupes that these characters can form. */
export function fieldOf(characters: ReadonlySet<CharacterId>, sizes: readonly number[], bonds: Bonds): FieldAnswer {
  const present = cardsOf(characters, bonds);
  const { by, all } = troupeCounts(present, bonds.rivals, Math.max(MOST, ...sizes));
  const rows = FACTIONS.map((faction) => ({
    faction,
    characters: present.filter((card) => card.unselectable !== true && card.factions.includes(faction)).length,
    ways: bySize(sizes, (size) => by[faction][size] ?? 0),
    missing: bySize(sizes, (size) => Math.max(0, size - largest(by[faction]))),
    largest: largest(by[faction]),
  }));
  return {
    sizes,
    rows,
    all: bySize(sizes, (size) => all[size] ?? 0),
    idle: idleAmong(characters, bonds),
    lacking: rolesLacking(characters, bonds),
  };
}

/** The cabinet with which a product is compared. */
interface Present {
  characters: ReadonlySet<CharacterId>;
  counts: TroupeCounts;
  size: number;
  lacking: readonly string[];
  /** Troupe boxes and bought products that are partly here. */
  partialProducts: readonly Product[];
}

function reasonsFor(product: Product, present: Present, bonds: Bonds): NextProduct | null {
  const { characters, counts, size, lacking, partialProducts } = present;
  const fresh = [...new Set(product.characters)].filter((id) => !characters.has(id) && bonds.cards.has(id));
  if (fresh.length === 0) return null;
  const together = new Set([...characters, ...fresh]);
  const after = troupeCounts(cardsOf(together, bonds), bonds.rivals, size);
  const ways = (side: TroupeCounts, faction: Faction): number => side.by[faction][size] ?? 0;
  const missing = (side: TroupeCounts, faction: Faction): number => Math.max(0, size - largest(side.by[faction]));
  const more = FACTIONS.flatMap((faction): [Faction, number][] => {
    const growth = ways(after, faction) - ways(counts, faction);
    return growth > 0 ? [[faction, growth]] : [];
  });
  const closer = FACTIONS.flatMap((faction): [Faction, number][] => {
    const [before, then] = [missing(counts, faction), missing(after, faction)];
    return then > 0 && then < before && then <= NEAR ? [[faction, then]] : [];
  });
  const friends = [...characters].filter((friend) => {
    const card = bonds.cards.get(friend);
    return (
      card !== undefined &&
      fresh.some((id) => {
        const arrival = bonds.cards.get(id);
        const speaks = bonds.ties.get(id)?.some(({ by, to }) => by === friend || to === friend);
        return speaks === true && arrival !== undefined && fitTogether(arrival, card, bonds);
      })
    );
  });
  return {
    product,
    fresh,
    friends,
    roles: rolesLacking([], bonds).filter((role) => lacking.includes(role) && fresh.some((id) => bonds.roles.get(id)?.has(role))),
    more: Object.fromEntries(more),
    first: FACTIONS.filter((faction) => ways(counts, faction) === 0 && ways(after, faction) > 0),
    closer: Object.fromEntries(closer),
    completes: partialProducts.filter(({ characters: figures }) => figures.every((id) => together.has(id))).map(({ id }) => id),
    idle: fresh.filter((id) => idleAmong(together, bonds).includes(id)),
  };
}

const sum = (counts: Readonly<Partial<Record<Faction, number>>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The products with this goal, the best first; equal ones by size, the smaller first, then by name. */
function ordered(
  all: readonly NextProduct[],
  fits: (next: NextProduct) => boolean,
  worth: (next: NextProduct) => readonly number[],
): NextProduct[] {
  return all
    .filter((next) => fits(next) && next.idle.length < next.fresh.length)
    .map((next) => ({ next, worth: [...worth(next), -next.product.characters.length] }))
    .sort((a, b) => {
      const index = a.worth.findIndex((value, place) => value !== b.worth[place]);
      return index < 0 ? (a.next.product.id < b.next.product.id ? -1 : 1) : (b.worth[index] ?? 0) - (a.worth[index] ?? 0);
    })
    .slice(0, SHOWN)
    .map(({ next }) => next);
}

/** The products to buy next, a list for each goal; one step for each product. An owned figure is never suggested. */
export function* findingNext(
  characters: ReadonlySet<CharacterId>,
  products: readonly Product[],
  marked: ReadonlySet<ProductId>,
  size: number,
  bonds: Bonds,
): Generator<number, NextAnswer> {
  // a starter set only combines other boxes with some figures, so it counts as incomplete only if it was bought
  const isPartly = ({ id: product, kind, characters: figures }: Product): boolean =>
    (kind === 'troupe-box' || marked.has(product)) && figures.some((id) => characters.has(id)) && figures.some((id) => !characters.has(id));
  const present: Present = {
    characters,
    counts: troupeCounts(cardsOf(characters, bonds), bonds.rivals, size),
    size,
    lacking: rolesLacking(characters, bonds),
    partialProducts: products.filter(isPartly),
  };
  const all: NextProduct[] = [];
  for (const [index, product] of products.entries()) {
    const next = marked.has(product.id) ? null : reasonsFor(product, present, bonds);
    if (next) all.push(next);
    yield index;
  }
  const opening = ordered(
    all,
    ({ first }) => first.length > 0,
    // a troupe that uses figures of the cabinet comes before one of new figures alone
    ({ first, friends }) => [Math.sign(friends.length), first.length, friends.length],
  );
  const isBegun = (faction: Faction): boolean => largest(present.counts.by[faction]) > 0;
  const nearing = ordered(
    all,
    ({ closer }) => sum(closer) > 0,
    ({ closer, friends }) => [
      Number(FACTIONS.some((faction) => closer[faction] !== undefined && isBegun(faction))),
      Math.sign(friends.length),
      -Math.min(...Object.values(closer)),
      friends.length,
    ],
  );
  return {
    'first-troupe': opening.length > 0 ? opening : nearing,
    friends: ordered(
      all,
      ({ friends }) => friends.length > 0,
      ({ friends, roles }) => [friends.length, roles.length],
    ),
    'new-roles': ordered(
      all,
      ({ roles }) => roles.length > 0,
      ({ roles, friends }) => [roles.length, friends.length],
    ),
    completes: ordered(
      all,
      ({ completes }) => completes.length > 0,
      ({ completes, fresh }) => [completes.length, -fresh.length],
    ),
  };
}

/** The fewest products that contain these characters; of equally few, those with the fewest figures. */
export function productsBringing(characters: readonly CharacterId[], products: readonly Product[]): Product[] {
  const bring = (id: CharacterId): Product[] => products.filter((product) => product.characters.includes(id));
  const wanted = [...new Set(characters)].filter((id) => bring(id).length > 0).sort((a, b) => bring(a).length - bring(b).length);
  const figures = (chosen: readonly Product[]): number => chosen.reduce((total, product) => total + product.characters.length, 0);
  let best: readonly Product[] | null = null;
  let tries = 0;
  const search = (chosen: readonly Product[]): void => {
    tries += 1;
    const open = wanted.find((id) => !chosen.some((product) => product.characters.includes(id)));
    if (open === undefined) {
      if (!best || chosen.length < best.length || figures(chosen) < figures(best)) best = chosen;
      return;
    }
    // after so many attempts the best result so far is used, although it may not be optimal
    if (tries > 20_000 || (best && chosen.length + 1 > best.length)) return;
    const gain = (product: Product): number => wanted.filter((id) => product.characters.includes(id)).length;
    for (const product of bring(open).sort((a, b) => gain(b) - gain(a) || a.characters.length - b.characters.length))
      search([...chosen, product]);
  };
  search([]);
  return best ?? [];
}
