import type { CharacterId } from '../../rules/terms/ids.ts';
import type { ProductId, Stage } from '../terms.ts';

/** The kind of a column. */
export const COLUMNS = [
  'cabinet',
  'product',
  'character',
  'copy',
  'stage',
  'day',
  'earlier',
  'lent',
  'guest',
  'wished',
  'gone',
  'look',
  'note',
  'recipe',
  'print',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A word beside a name in a list. */
export type ListWord = { says: 'stage'; stage: Stage } | { says: 'lent' } | { says: 'wished' };

/** Every accepted spelling, folded, in all languages. */
export interface Spellings {
  fold: (text: string) => string;
  products: ReadonlyMap<string, ProductId>;
  characters: ReadonlyMap<string, CharacterId>;
  words: ReadonlyMap<string, ListWord>;
  columns: ReadonlyMap<string, Column>;
}

/** The meaning of a name; a product with a single figure counts as that figure. */
export interface NamedThing {
  product?: ProductId;
  character?: CharacterId;
}

/** The thing with this name, in any known spelling. */
export function namedThing(name: string, { fold, characters, products }: Spellings): NamedThing | null {
  const spelt = fold(name);
  const character = characters.get(spelt);
  if (character !== undefined) return { character };
  const product = products.get(spelt);
  return product === undefined ? null : { product };
}

const SHORTEST = 4;
const LONGEST = 60;

/** The number of letters that differ; above `most` it is not exact. */
function distance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row[b.length] ?? most + 1;
}

/** The thing with the closest spelling, where one is clearly closest. */
export function nearestThing(name: string, { fold, characters, products }: Spellings): NamedThing | null {
  const spelt = fold(name);
  if (spelt.length < SHORTEST || spelt.length > LONGEST) return null;
  const most = Math.max(1, Math.min(3, Math.floor(spelt.length / 4)));
  let [best, things]: [number, Set<string>] = [most + 1, new Set()];
  const look = (known: string, thing: string): void => {
    if (Math.abs(known.length - spelt.length) > most) return;
    const letters = distance(spelt, known, best);
    if (letters < best) [best, things] = [letters, new Set([thing])];
    else if (letters === best && letters <= most) things.add(thing);
  };
  for (const [known, id] of characters) look(known, `c ${id}`);
  for (const [known, id] of products) if (!characters.has(known)) look(known, `p ${id}`);
  const [thing, ...others] = things;
  if (thing === undefined || others.length > 0) return null;
  return thing.startsWith('c ') ? { character: thing.slice(2) } : { product: thing.slice(2) };
}
