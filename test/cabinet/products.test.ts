import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { characters } from '../../src/cards/characters.ts';
import { characterNames } from '../../src/cards/other-names.ts';
import { PRINTED_CHARACTERS } from '../../src/cards/printed-index.ts';
import { products } from '../../src/cards/products.ts';
import { RENAMED, nowCalled } from '../../src/cards/renamed-characters.ts';
import { slug } from '../../src/cards/slug.ts';

const known = new Set(characters.map(({ id }) => id));

it('every figure of a product is a character, and every character comes in a product', () => {
  expect(
    products.flatMap(({ id, characters: figures }) => figures.filter((figure) => !known.has(figure)).map((figure) => `${id}: ${figure}`)),
  ).toEqual([]);
  const boxed = new Set(products.flatMap((product) => product.characters));
  expect([...known].filter((id) => !boxed.has(id))).toEqual([]);
  expect(products.filter(({ characters: figures }) => figures.length === 0)).toEqual([]);
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
});

it('every spelling leads to one thing', () => {
  const things = new Map<string, Set<string>>();
  const leads = (spelling: string, thing: string): void => {
    things.set(slug(spelling), (things.get(slug(spelling)) ?? new Set()).add(thing));
  };
  for (const { id, name, characters: figures, also = [] } of products)
    for (const spelling of [name, ...also]) {
      const character = characterNames.get(slug(spelling));
      // a figure that is sold alone is called as its character is, and stands for it
      leads(spelling, figures.length === 1 ? (figures[0] ?? '') : id);
      if (character !== undefined) leads(spelling, character);
    }
  // a box that is called as one of its characters is: the name alone means the character; the list only gets shorter
  const SHARED = ['nanny'];
  expect(
    [...things]
      .filter(([, ids]) => ids.size > 1)
      .map(([spelling]) => spelling)
      .sort(),
  ).toEqual(SHARED);
});

it('every id that was published once leads somewhere', () => {
  const published = readFileSync('test/cabinet/published-ids.txt', 'utf8').trim().split('\n');
  const ids = new Set([...products.map(({ id }) => id), ...known]);
  expect(published.filter((id) => !ids.has(nowCalled(id)))).toEqual([]);
  expect(
    [...ids].filter((id) => !published.includes(id)),
    'add new ids at the end of published-ids.txt',
  ).toEqual([]);
  expect([...RENAMED].filter(([old, id]) => ids.has(old) || !ids.has(id))).toEqual([]);
});

it('characters keep their place in the code of a collection: new ones come at the end', () => {
  const order = PRINTED_CHARACTERS.map(({ id }) => id).filter((id) => !id.includes('#'));
  const published = readFileSync('test/cabinet/code-order.txt', 'utf8').trim().split('\n');
  expect(order.slice(0, published.length)).toEqual(published);
  expect(new Set(order).size).toBe(order.length);
});

it('is 9 kB at most', () => {
  expect(gzipSync(readFileSync('src/cards/products.ts')).length).toBeLessThan(9000);
});
